// How many questions only a person can answer, beside the way to them. One small request; live like the rest.

import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { appPhrases } from './phrases.ts'
import styles from './shell.module.css'

const MANY = 10

export function InboxCount() {
  const phrases = usePhrases(appPhrases)
  const count = useAsked('inbox', { for: 'user', limit: MANY, brief: true }).data?.items.length ?? 0
  if (count === 0) return null
  const shown = count === MANY ? `${MANY - 1}+` : String(count)
  return (
    <span className={styles.count}>
      <span aria-hidden>{shown}</span>
      <span className="visually-hidden">{phrases.forYou(shown)}</span>
    </span>
  )
}
