import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import styles from './chat-page.module.css'
import { chatPhrases } from './phrases.ts'

export function ConversationList({ current }: { readonly current?: string }) {
  const phrases = usePhrases(chatPhrases)
  const dates = useDates()
  const { data } = useAsked('listConversations', { limit: 50 })
  return (
    <ul className={styles.list}>
      {data?.conversations.map(({ id, mode, updatedAt, messages }) => (
        <li key={id}>
          <Link href={`/chat/${id}`} aria-current={id === current ? 'page' : undefined} className={styles.link}>
            <span>{dates.moment(updatedAt)}</span>
            <small>
              {phrases.modes[mode as 'direct' | 'guided']} · {messages}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
