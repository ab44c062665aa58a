import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import styles from './chat-page.module.css'
import type { Mode } from './outbox.ts'
import { chatPhrases } from './phrases.ts'

export function ConversationList({ current }: { readonly current?: string }) {
  const phrases = usePhrases(chatPhrases)
  const dates = useDates()
  const { data } = useAsked('listConversations', { limit: 50 })
  return (
    <ul className={styles.list}>
      {data?.conversations.map(({ id, mode, updatedAt, beginsWith }) => (
        <li key={id}>
          <Link href={`/chat/${id}`} aria-current={id === current ? 'page' : undefined} className={styles.link}>
            <bdi dir="auto" className={styles.beginning}>
              {beginsWith}
            </bdi>
            <small>
              {phrases.modes[mode as Mode]} · {dates.moment(updatedAt)}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
