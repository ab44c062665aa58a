// The name of a task as a link to its page, cut off where there is no more room.

import type { TaskView } from '@pawl/contract'
import { Link } from 'wouter'
import { GivenText } from '../text/given-text.tsx'
import styles from './task-name.module.css'

interface TaskNameProps {
  readonly task: TaskView
  /** How many lines it may have. */
  readonly lines: 'one' | 'three'
}

export function TaskName({ task, lines }: TaskNameProps) {
  return (
    <Link href={`/task/${task.number}`} className={styles.name} data-lines={lines} data-row-name draggable={false}>
      <GivenText>{String(task.title ?? task.content ?? '')}</GivenText>
    </Link>
  )
}
