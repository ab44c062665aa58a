// A board for the tasks of a lifecycle. Where a card may go is read from the table when it is picked up; why it may not
// go elsewhere is asked of the server then, and said before the card is dropped.

import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { TaskView } from '@pawl/contract'
import type { TaskLifecycle } from '@pawl/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moveTo } from '../moves/legal-moves.ts'
import { useStanding } from '../moves/standing.ts'
import { useMove } from '../moves/use-move.ts'
import { useToasts } from '../parts/page/toasts.tsx'
import styles from './board.module.css'
import { CardFace } from './card.tsx'
import { Column, type ColumnPages } from './column.tsx'
import { columnByArrow } from './column-by-arrow.ts'
import { useDragWords } from './drag-words.ts'
import { askWhyNot, useWhyNotText } from './why-not.ts'

interface BoardProps {
  readonly lifecycle: TaskLifecycle
  /** A hook: the tasks in a status. */
  readonly useCards: (status: string) => ColumnPages
}

/** Under the pointer; by the keyboard there is none. */
const columnUnder: CollisionDetection = (given) =>
  given.pointerCoordinates === null ? rectIntersection(given) : pointerWithin(given)

export function Board({ lifecycle, useCards }: BoardProps) {
  const client = useQueryClient()
  const toasts = useToasts()
  const move = useMove()
  const whyNotText = useWhyNotText()
  const standing = useStanding()
  const [dragged, setDragged] = useState<TaskView | null>(null)
  const statuses = Object.keys(lifecycle.statuses)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnByArrow }),
  )
  const onDragStart = ({ active }: DragStartEvent) => {
    const task = active.data.current as TaskView
    setDragged(task)
    for (const status of statuses) {
      if (status !== task.status && moveTo(task, status, standing) === undefined) void askWhyNot(client, task, status)
    }
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const task = active.data.current as TaskView
    const to = over?.id
    if (typeof to !== 'string' || to === task.status) return
    const rule = moveTo(task, to, standing)
    if (rule !== undefined) void move(task, rule)
    else void askWhyNot(client, task, to).then((why) => why && toasts.say(whyNotText(why)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={useDragWords(lifecycle)}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(null)}
    >
      <div className={styles.board} data-dragging={dragged !== null || undefined}>
        {statuses.map((status) => (
          <Column
            key={status}
            lifecycle={lifecycle.name}
            status={status}
            dragged={dragged}
            useCards={useCards}
            onMove={move}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{dragged !== null && <CardFace task={dragged} isLifted />}</DragOverlay>
    </DndContext>
  )
}
