// One governed task in a line: its number, its title, how it stands and with whom.

import type { TaskView } from '@pawl/contract'
import { Link } from 'wouter'
import { usePhrases } from '../language/language.tsx'
import { Status } from '../parts/task/status.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { governedPhrases } from './phrases.ts'
import styles from './task-line.module.css'

export function TaskLine({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(governedPhrases)
  const attempt = Number(task.attempt ?? 1)
  return (
    <span className={styles.line}>
      <Link href={`/task/${task.number}`}>
        <bdi>#{task.number}</bdi> <GivenText>{task.title}</GivenText>
      </Link>
      {attempt > 1 && <small>{phrases.attempt(attempt)}</small>}
      <Status lifecycle="governed" status={task.status} />
      {typeof task.assignee === 'string' && (
        <small>
          <GivenText>{task.assignee}</GivenText>
        </small>
      )}
    </span>
  )
}
