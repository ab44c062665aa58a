// How far the tasks of an initiative are: a bar for the eye, and the same in words.

import type { TaskView } from '@pawl/contract'
import { governed } from '@pawl/kernel'
import { usePhrases, useWords } from '../../language/language.tsx'
import { toneOf } from '../../parts/task/status.tsx'
import { attemptChains } from '../attempt-chains.ts'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'

/** From what is done to what is still to come. */
const ORDER = ['approved', 'completed', 'in_progress', 'blocked', 'rejected', 'pending', 'canceled'].filter(
  (status) => status in governed.statuses,
)

export function TaskProgress({ tasks }: { readonly tasks: readonly TaskView[] }) {
  const phrases = usePhrases(initiativePhrases)
  const { statuses } = useWords().lifecycles.governed
  // A task that was replaced is counted as its last attempt.
  const last = attemptChains(tasks).map((chain) => chain.at(-1) as TaskView)
  const counts = ORDER.map((status) => ({ status, count: last.filter((task) => task.status === status).length }))
  const present = counts.filter(({ count }) => count > 0)
  return (
    <div className={styles.progress}>
      <div className={styles.bar} aria-hidden>
        {present.map(({ status, count }) => (
          <span key={status} data-tone={toneOf('governed', status)} style={{ flexGrow: count }} />
        ))}
      </div>
      <p>
        {present.length === 0
          ? phrases.noTasks
          : present.map(({ status, count }) => phrases.counted(count, statuses[status]?.name ?? status)).join(' · ')}
      </p>
    </div>
  )
}
