// One card. The mouse and the finger drag it anywhere; the keyboard has a handle to pick it up by, and a menu of moves.

import { useDraggable } from '@dnd-kit/core'
import type { TaskView } from '@pawl/contract'
import { GripVertical } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { usePhrases } from '../language/language.tsx'
import { MoveMenu } from '../moves/move-menu.tsx'
import { type Move, nameOf } from '../moves/use-move.ts'
import { Due } from '../parts/task/due.tsx'
import { PriorityMark } from '../parts/task/priority-mark.tsx'
import { TaskName } from '../parts/task/task-name.tsx'
import styles from './board.module.css'
import { boardPhrases } from './phrases.ts'

interface CardProps {
  readonly task: TaskView
  readonly onMove: Move
}

export const Card = memo(function Card({ task, onMove }: CardProps) {
  const phrases = usePhrases(boardPhrases)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: task.id,
    data: task as unknown as Record<string, unknown>,
  })
  const { onKeyDown, ...byHand } = listeners ?? {}
  return (
    <div ref={setNodeRef} className={styles.draggable} data-dragged={isDragging || undefined} {...byHand}>
      <CardFace task={task}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          aria-label={phrases.handle(nameOf(task))}
          aria-describedby={attributes['aria-describedby']}
          onKeyDown={onKeyDown as React.KeyboardEventHandler | undefined}
        >
          <GripVertical size={16} aria-hidden />
        </button>
        <MoveMenu task={task} onMove={onMove} />
      </CardFace>
    </div>
  )
})

interface CardFaceProps {
  readonly task: TaskView
  readonly isLifted?: boolean
  readonly children?: ReactNode
}

/** What of a card is seen, also while it is in the air. */
export function CardFace({ task, isLifted, children }: CardFaceProps) {
  return (
    <article className={styles.card} data-lifted={isLifted || undefined}>
      <TaskName task={task} lines="three" />
      <div className={styles.marks}>
        <span className={styles.number}>#{task.number}</span>
        <PriorityMark priority={task.priority} />
        <Due task={task} />
      </div>
      <div className={styles.tools}>{children}</div>
    </article>
  )
}
