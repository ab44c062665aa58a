// A few tasks under a heading.

import type { TaskView } from '@pawl/contract'
import { type ReactNode, useId } from 'react'
import { useEdit } from '../moves/use-edit.ts'
import { useMove } from '../moves/use-move.ts'
import { usePick } from '../picked/use-pick.ts'
import { TaskRow } from './task-row.tsx'
import styles from './tasks-page.module.css'

interface TaskSectionProps {
  readonly title: string
  readonly tasks: readonly TaskView[]
  readonly beside?: ReactNode
}

export function TaskSection({ title, tasks, beside }: TaskSectionProps) {
  const id = useId()
  const [move, edit, pick] = [useMove(), useEdit(), usePick(tasks)]
  return (
    <section aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {beside}
      </div>
      <ul aria-labelledby={id}>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} onMove={move} onEdit={edit} onPick={pick} />
          </li>
        ))}
      </ul>
    </section>
  )
}
