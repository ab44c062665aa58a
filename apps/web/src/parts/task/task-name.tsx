// The name of a task as a link to its page, cut off where there is no more room.

import type { TaskView } from '@pawl/contract'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { GivenText } from '../text/given-text.tsx'
import { headlineOf } from './headline.ts'
import styles from './task-name.module.css'

interface TaskNameProps {
  readonly task: TaskView
  /** How many lines it may have. */
  readonly lines: 'one' | 'three'
  /** What a plain press does instead of going to its page, if it does anything. */
  readonly onOpen?: (event: MouseEvent) => void
  readonly isOpen?: boolean
}

export function TaskName({ task, lines, onOpen, isOpen }: TaskNameProps) {
  return (
    <Link
      href={`/task/${task.number}`}
      className={styles.name}
      data-lines={lines}
      data-row-name
      draggable={false}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <GivenText>{headlineOf(task)}</GivenText>
    </Link>
  )
}
