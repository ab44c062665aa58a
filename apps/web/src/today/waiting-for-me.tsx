// What waits for the person: a few of the questions, oldest first, and of the work to be reviewed, and the way to all of it.

import { useId } from 'react'
import { Link } from 'wouter'
import { useMayAnswer } from '../api/may.ts'
import { useAsked } from '../api/operation.ts'
import { ItemLine } from '../governed/inbox/item-line.tsx'
import { usePhrases } from '../language/language.tsx'
import { todayPhrases } from './phrases.ts'
import styles from './today-page.module.css'

const FEW = 5

export const useWaitingForMe = () => useAsked('inbox', { for: 'user', limit: FEW })

export function WaitingForMe() {
  const phrases = usePhrases(todayPhrases)
  const id = useId()
  const mayAnswer = useMayAnswer()('user')
  const items = useWaitingForMe().data?.items ?? []
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{mayAnswer ? phrases.waitingForMe : phrases.waitingForPeople}</h2>
        <Link href="/inbox">{phrases.all}</Link>
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <ItemLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}
