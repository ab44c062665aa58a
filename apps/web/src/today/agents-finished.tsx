// What agents in rooms have finished since yesterday, newest first.

import { useId } from 'react'
import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { headlineOf } from '../parts/task/headline.ts'
import { Ago } from '../parts/text/ago.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { useNow } from '../parts/text/now.ts'
import { todayPhrases } from './phrases.ts'
import styles from './today-page.module.css'

const FEW = 10
const DAY = 86_400_000
const MINUTE = 60_000

export const useAgentsFinished = () => useAsked('searchWork', { status: 'completed', limit: FEW })

export function AgentsFinished() {
  const phrases = usePhrases(todayPhrases)
  const id = useId()
  const now = useNow(MINUTE)
  const finished = useAgentsFinished().data?.tasks ?? []
  const lately = finished.filter(({ completedAt }) => now - Number(completedAt ?? 0) < DAY)
  if (lately.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{phrases.agentsFinished}</h2>
      </div>
      <ul>
        {lately.map((task) => (
          <li key={task.id}>
            <Link href={`/task/${task.number}`} className={styles.finished}>
              <GivenText>{headlineOf(task)}</GivenText>
              <span>
                <GivenText>{task.chatroomId}</GivenText> · <Ago at={Number(task.completedAt)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
