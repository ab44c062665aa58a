// A row that can be dragged to another day by its handle. The keyboard does the same by T.

import type { TaskView } from '@pawl/contract'
import type { ReactNode } from 'react'
import { usePhrases } from '../language/language.tsx'
import { useStanding } from '../moves/standing.ts'
import type { Edit } from '../moves/use-edit.ts'
import { DragHandle } from '../parts/order/drag-handle.tsx'
import { startDayDrag } from './day-drag.ts'
import styles from './days.module.css'
import { onDay } from './kept-time.ts'
import { dayPhrases } from './phrases.ts'

interface DayRowProps {
  readonly task: TaskView
  readonly onEdit: Edit
  readonly children: ReactNode
}

export function DayRow({ task, onEdit, children }: DayRowProps) {
  const phrases = usePhrases(dayPhrases)
  const mayMove = useStanding()(task).length > 0
  const drop = (day: string) => void onEdit(task, { deadline: day === 'none' ? null : onDay(task, day) })
  return (
    <div className={styles.row}>
      {mayMove ? (
        <DragHandle
          className={styles.handle}
          title={phrases.drag}
          onPointerDown={(event) => startDayDrag(event, task, drop)}
        />
      ) : (
        <span />
      )}
      {children}
    </div>
  )
}
