// A list in the person's own order: a row is dragged by its handle, by mouse or finger, or moved by Alt and the arrows.

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { TaskView } from '@pawl/contract'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePhrases } from '../language/language.tsx'
import { nameOf } from '../moves/use-move.ts'
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
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onLift(undefined)
    const from = tasks.findIndex(({ id }) => id === active.id)
    const to = tasks.findIndex(({ id }) => id === over?.id)
    if (from !== -1 && to !== -1) arrange(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => onLift(String(active.id))}
      onDragCancel={() => onLift(undefined)}
      onDragEnd={onDragEnd}
    >
      {children(arrange)}
    </DndContext>
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
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: task.id })
  const { setNodeRef: setTarget, isOver } = useDroppable({ id: task.id })
  const shift = transform === null ? undefined : { transform: `translateY(${transform.y}px)` }
  return (
    <div
      ref={setTarget}
      className={styles.ordered}
      data-task-over={(isOver && !isDragging) || undefined}
      data-dragging={isDragging || undefined}
      style={shift}
    >
      <span ref={setNodeRef} {...listeners} className={styles.handle} title={phrases.drag} aria-hidden>
        <GripVertical size={16} />
      </span>
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
