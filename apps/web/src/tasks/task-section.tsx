// A few tasks under a heading.

import type { TaskView } from '@pawl/contract'
import { type ReactNode, useId } from 'react'
import { DayRow } from '../days/day-handle.tsx'
import { useEdit } from '../moves/use-edit.ts'
import { useMove } from '../moves/use-move.ts'
import { usePick } from '../picked/use-pick.ts'
import { TaskRow } from './task-row.tsx'
import styles from './tasks-page.module.css'

interface TaskSectionProps {
  readonly title: string
  readonly tasks: readonly TaskView[]
  readonly beside?: ReactNode
  /** Whether a row can be dragged to another day; the page has the days to drop on. */
  readonly toOtherDays?: boolean
}

export function TaskSection({ title, tasks, beside, toOtherDays = false }: TaskSectionProps) {
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
      <ul className={styles.sectionRows} aria-labelledby={id}>
        {tasks.map((task) => {
          const row = <TaskRow task={task} onMove={move} onEdit={edit} onPick={pick} />
          return (
            <li key={task.id}>
              {toOtherDays ? (
                <DayRow task={task} onEdit={edit}>
                  {row}
                </DayRow>
              ) : (
                row
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
