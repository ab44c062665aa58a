// A board. What dropping a card on a column does is known when it is picked up; why it may not go elsewhere is asked of the
// server then, and said before the card is dropped.

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
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMove } from '../moves/use-move.ts'
import { useToasts } from '../parts/page/toasts.tsx'
import styles from './board.module.css'
import { CardFace } from './card.tsx'
import { Column } from './column.tsx'
import { columnByArrow } from './column-by-arrow.ts'
import { useDragWords } from './drag-words.ts'
import { type BoardWay, columnOf } from './way.ts'
import { askWhyNot, useWhyNotText } from './why-not.ts'

/** Under the pointer; by the keyboard there is none. */
const columnUnder: CollisionDetection = (given) =>
  given.pointerCoordinates === null ? rectIntersection(given) : pointerWithin(given)

export function Board({ way }: { readonly way: BoardWay }) {
  const client = useQueryClient()
  const toasts = useToasts()
  const move = useMove()
  const whyNotText = useWhyNotText()
  const [dragged, setDragged] = useState<TaskView | null>(null)
  const { by, columns, dropOn } = way
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnByArrow }),
  )
  const onDragStart = ({ active }: DragStartEvent) => {
    const task = active.data.current as TaskView
    setDragged(task)
    for (const { id } of columns) {
      const drop = dropOn(task, id)
      if (drop.is === 'refused' && drop.toStatus !== undefined) void askWhyNot(client, task, drop.toStatus)
    }
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    if (over === null) return
    const task = active.data.current as TaskView
    const drop = dropOn(task, columnOf(over.id))
    if (drop.is === 'legal') drop.run()
    if (drop.is !== 'refused') return
    if (drop.why !== undefined) toasts.say(drop.why)
    if (drop.toStatus === undefined) return
    void askWhyNot(client, task, drop.toStatus).then((why) => why && toasts.say(whyNotText(why)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={useDragWords(way)}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(null)}
    >
      <div className={styles.board} data-dragging={dragged !== null || undefined}>
        {columns.map((column) => (
          <Column key={`${by} ${column.id}`} column={column} way={way} dragged={dragged} onMove={move} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{dragged !== null && <CardFace task={dragged} isLifted />}</DragOverlay>
    </DndContext>
  )
}
