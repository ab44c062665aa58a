// Things in an order of someone's own: one is dragged by its handle, by mouse or finger, onto the place of another. At the edge of
// what scrolls it scrolls on.

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
import type { ReactNode } from 'react'
import { DragHandle } from './drag-handle.tsx'
import styles from './ordered.module.css'

interface OrderedProps {
  readonly ids: readonly string[]
  readonly onMove: (from: number, to: number) => void
  /** What is in the air; undefined once it is not. */
  readonly onLift?: (id: string | undefined) => void
  readonly children: ReactNode
}

export function Ordered({ ids, onMove, onLift, children }: OrderedProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onLift?.(undefined)
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from !== -1 && to !== -1 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => onLift?.(String(active.id))}
      onDragCancel={() => onLift?.(undefined)}
      onDragEnd={onDragEnd}
    >
      {children}
    </DndContext>
  )
}

/** What the element that is moved has to have, and the handle to put into it. By keyboard it is moved by buttons, not by this. */
export function useOrderedPlace(id: string, title: string) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id })
  const { setNodeRef: setTarget, isOver } = useDroppable({ id })
  const place = {
    ref: setTarget,
    'data-drop': (isOver && !isDragging) || undefined,
    'data-dragging': isDragging || undefined,
    ...(transform !== null && { style: { transform: `translateY(${transform.y}px)` } }),
  }
  const handle = <DragHandle ref={setNodeRef} {...listeners} title={title} />
  return { place, handle, className: styles.ordered ?? '' }
}
