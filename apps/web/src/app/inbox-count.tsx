// How much waits for a person: questions, work to review, budgets that are used up, beside the way to them. One small request; live like the rest.

import { useMayAnswer } from '../api/may.ts'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { appPhrases } from './phrases.ts'
import styles from './shell.module.css'

const MANY = 10
export const INBOX_OF_PERSON = { for: 'user', limit: MANY, brief: true } as const

/** What was snoozed comes back without an event. */
const EVERY = 60_000

export const shownCount = (count: number) => (count >= MANY ? `${MANY - 1}+` : String(count))

export function useWaitingCount(): number {
  const mayAnswer = useMayAnswer()('user')
  const { items = [], budgets = [] } = useAsked('inbox', INBOX_OF_PERSON, { every: EVERY }).data ?? {}
  // What one may only read waits for others.
  return mayAnswer ? items.length + budgets.length : 0
}

export function InboxCount() {
  const phrases = usePhrases(appPhrases)
  const count = useWaitingCount()
  if (count === 0) return null
  const shown = shownCount(count)
  return (
    <span className={styles.count}>
      <span aria-hidden>{shown}</span>
      <span className="visually-hidden">{phrases.forYou(shown)}</span>
    </span>
  )
}
