// A room in the list.

import type { RoomViewDocument } from '@pawl/contract'
import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { roomsPhrases } from './phrases.ts'
import { STATUS_EVERY } from './room/status-every.ts'
import styles from './rooms-page.module.css'
import { useSeen } from './seen.ts'

export function RoomCard({ room: { room, roles } }: { readonly room: RoomViewDocument }) {
  const phrases = usePhrases(roomsPhrases)
  const { ref, seen } = useSeen<HTMLLIElement>()
  const { data: status } = useAsked('roomStatus', { room }, { enabled: seen, every: STATUS_EVERY })
  const suspects = status?.working.filter(({ state }) => state === 'suspect').length ?? 0
  const forReview = (status?.review.length ?? 0) - (status?.reviewLater?.length ?? 0)
  return (
    <li ref={ref} className={styles.card}>
      <Link href={`/rooms/${room}`} className={styles.name}>
        {room}
      </Link>
      <ul className={styles.roles} aria-label={phrases.roles}>
        {roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
      {status === undefined ? (
        <p className={styles.awaited} aria-hidden>
          {[phrases.idle, phrases.waiting(0), phrases.backlog(0)].join(' ')}
        </p>
      ) : (
        <ul className={styles.facts}>
          <li data-tone={status.working.length > 0 ? 'active' : undefined}>
            {status.working.length > 0 ? phrases.working(status.working.length) : phrases.idle}
          </li>
          <li>{phrases.waiting(status.pending.length + status.queue.length)}</li>
          {suspects > 0 && <li data-tone="bad">{phrases.suspects(suspects)}</li>}
          {forReview > 0 && <li data-tone="review">{phrases.forReview(forReview)}</li>}
          <li>{phrases.backlog(status.backlog)}</li>
        </ul>
      )}
    </li>
  )
}
