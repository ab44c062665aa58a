// A list in the person's own order: a row is dragged by its handle, or moved by Alt and the arrows.

import type { TaskView } from '@pawl/contract'
import type { ReactNode } from 'react'
import { usePhrases } from '../language/language.tsx'
import { nameOf } from '../moves/use-move.ts'
import { Ordered, useOrderedPlace } from '../parts/order/ordered.tsx'
import { tasksPhrases } from './phrases.ts'
import styles from './row-parts.module.css'
import { type Arrange, useArrange } from './use-arrange.ts'

interface OrderedRowsProps {
  readonly tasks: readonly TaskView[]
  /** The row that is in the air: it stays in the page however far the list is scrolled. */
  readonly onLift: (id: string | undefined) => void
  readonly children: (arrange: Arrange) => ReactNode
}

export function OrderedRows({ tasks, onLift, children }: OrderedRowsProps) {
  const arrange = useArrange(tasks)
  return (
    <Ordered ids={tasks.map(({ id }) => id)} onMove={arrange} onLift={onLift}>
      {children(arrange)}
    </Ordered>
  )
}

interface OrderedRowProps {
  readonly task: TaskView
  readonly index: number
  readonly arrange: Arrange
  readonly children: ReactNode
}

export function OrderedRow({ task, index, arrange, children }: OrderedRowProps) {
  const phrases = usePhrases(tasksPhrases)
  const { place, handle, className } = useOrderedPlace(task.id, phrases.drag)
  return (
    <div {...place} className={`${styles.ordered} ${className}`}>
      {handle}
      {children}
      <span className="visually-hidden">
        <button
          type="button"
          tabIndex={-1}
          data-of={task.id}
          aria-keyshortcuts="Alt+ArrowUp"
          aria-label={phrases.moveUp(nameOf(task))}
          onClick={() => arrange(index, index - 1)}
        />
        <button
          type="button"
          tabIndex={-1}
          data-of={task.id}
          aria-keyshortcuts="Alt+ArrowDown"
          aria-label={phrases.moveDown(nameOf(task))}
          onClick={() => arrange(index, index + 1)}
        />
      </span>
    </div>
  )
}
