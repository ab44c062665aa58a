// The rooms: in each, who works, how much waits, and whether anyone has gone silent.

import { Link } from 'wouter'
import { IfMay } from '../api/may.ts'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { Page } from '../parts/page/page.tsx'
import { CreateRoom } from './create-room.tsx'
import { roomsPhrases } from './phrases.ts'
import { RoomCard } from './room-card.tsx'
import styles from './rooms-page.module.css'

export default function RoomsPage() {
  const phrases = usePhrases(roomsPhrases)
  const rooms = useAsked('listRooms', {})
  return (
    <Page title={phrases.title} beside={<Link href="/agents">{phrases.agents}</Link>}>
      <p className={styles.explain}>{phrases.explain}</p>
      <div className={styles.sides}>
        <Answered query={rooms}>
          {({ rooms }) =>
            rooms.length === 0 ? (
              <Notice>{phrases.empty}</Notice>
            ) : (
              <ul className={styles.rooms}>
                {rooms.map((room) => (
                  <RoomCard key={room.room} room={room} />
                ))}
              </ul>
            )
          }
        </Answered>
        {/* Below the rooms, where there is no place beside them: it would jump with them. */}
        {!rooms.isLoading && (
          <IfMay run="createRoom">
            <CreateRoom />
          </IfMay>
        )}
      </div>
    </Page>
  )
}
