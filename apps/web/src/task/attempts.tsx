// The attempts before and after this one: governed work is not done again in place, it is replaced.

import type { TaskView } from '@pawl/contract'
import { Link } from 'wouter'
import { IfMay } from '../api/may.ts'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Panel } from '../parts/page/page.tsx'
import { taskPhrases } from './phrases.ts'
import { TaskLink } from './task-link.tsx'
import styles from './task-page.module.css'

export function Attempts({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const { data } = useAsked('lineage', { task: task.id })
  const followUps = [task.follow_up_task_ids ?? []].flat().map(String)
  const chain = data?.attempts ?? []
  return (
    <Panel
      title={phrases.attempts}
      beside={
        <IfMay run="evidence">
          <Link href={`/evidence/${task.number}`}>{phrases.lineage}</Link>
        </IfMay>
      }
    >
      <ol className={styles.related}>
        {chain.map(({ id }, index) => (
          <li key={id} aria-current={id === task.id || undefined}>
            <span className={styles.quiet}>{phrases.attempt(index + 1)}</span> <TaskLink task={id} />
          </li>
        ))}
      </ol>
      {followUps.length > 0 && (
        <>
          <h3>{phrases.followedBy}</h3>
          <ul className={styles.related}>
            {followUps.map((id) => (
              <li key={id}>
                <TaskLink task={id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
