// A task of the room in one of its lists: what it says, its number, and whatever belongs to it there.

import type { RoomTaskView } from '@pawl/contract'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { Status } from '../../parts/task/status.tsx'
import styles from './room-page.module.css'

interface WorkItemProps {
  readonly task: Pick<RoomTaskView, 'number' | 'content' | 'status'>
  readonly state?: string
  /** The heading of the list says which status they all have. */
  readonly isInGroup?: boolean
  /** Beside the number. */
  readonly beside?: ReactNode
  /** Below the text. */
  readonly facts?: ReactNode
  /** Before the number. */
  readonly handle?: ReactNode
  /** Where it is one of several that are put in order. */
  readonly place?: ComponentProps<'li'>
  readonly children?: ReactNode
}

export function WorkItem({ task, state, isInGroup = false, beside, facts, handle, place, children }: WorkItemProps) {
  const { number, content, status } = task
  return (
    <li {...place} className={`${styles.item} ${place?.className ?? ''}`} data-state={state}>
      <Markdown className={styles.content} under={2}>
        {content}
      </Markdown>
      <div className={styles.itemHead}>
        {handle}
        <Link href={`/task/${number}`} className={styles.number}>
          {number}
        </Link>
        {!isInGroup && <Status lifecycle="room" status={status} />}
        {beside}
      </div>
      {facts}
      {children}
    </li>
  )
}
