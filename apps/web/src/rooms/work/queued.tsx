// What stands in the queue of a room: a task, or a message that is no task yet. It is dragged to another place, or moved by its
// buttons.

import type { ComponentProps, ReactNode } from 'react'
import { useMay } from '../../api/may.ts'
import { usePhrases } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { useOrderedPlace } from '../../parts/order/ordered.tsx'
import styles from '../room/room-page.module.css'
import type { RoomStatus } from '../room/room-page.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { WorkItem } from '../room/work-item.tsx'
import { CancelMessage, MoveButtons, useMessageEdit } from './queue-actions.tsx'
import type { MoveInLine, Name } from './use-move-in-line.ts'

export type Waiting = RoomStatus['queue'][number]

export const nameOf = ({ task, message }: Pick<Waiting, 'task' | 'message'>): Name =>
  task === null ? `m${message}` : String(task)

interface QueuedProps {
  readonly room: string
  readonly line: readonly Name[]
  readonly waiting: Waiting
  readonly onMove: MoveInLine
}

export function Queued({ room, line, waiting, onMove }: QueuedProps) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const may = useMay()
  const name = nameOf(waiting)
  const { place, handle, className } = useOrderedPlace(name, phrases.drag)
  const inOrder = may('moveRoomTask') ? { handle, place: { ...place, className } } : {}
  const buttons = may('moveRoomTask') && <MoveButtons line={line} name={name} onMove={onMove} />
  if (waiting.task === null) {
    return <QueuedMessage room={room} name={name} content={waiting.content} {...inOrder} buttons={buttons} />
  }
  return (
    <WorkItem
      task={{ number: waiting.task, content: waiting.content, status: 'queued' }}
      isInGroup
      beside={<span className={styles.itemActions}>{buttons}</span>}
      {...inOrder}
    />
  )
}

interface QueuedMessageProps {
  readonly room: string
  readonly name: Name
  readonly content: string
  readonly handle?: ReactNode
  readonly place?: ComponentProps<'li'>
  readonly buttons: ReactNode
}

function QueuedMessage({ room, name, content, handle, place, buttons }: QueuedMessageProps) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const may = useMay()
  const { button, form } = useMessageEdit({ room, name, content })
  return (
    <li {...place} className={`${styles.item} ${place?.className ?? ''}`}>
      <Markdown className={styles.content} under={3}>
        {content}
      </Markdown>
      <div className={styles.itemHead}>
        {handle}
        <span className={styles.soft}>{phrases.message(name)}</span>
        <span className={styles.itemActions}>
          {buttons}
          {may('editMessage') && button}
          {may('cancelMessage') && <CancelMessage room={room} name={name} />}
        </span>
      </div>
      {form}
    </li>
  )
}
