// A task of the room in one of its lists: its number, what it says, and whatever belongs to it there.

import type { RoomTaskView } from '@pawl/contract'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { Status } from '../../parts/task/status.tsx'
import styles from './room-page.module.css'

interface WorkItemProps {
  readonly task: Pick<RoomTaskView, 'number' | 'content' | 'status'>
  readonly state?: string
  /** Beside the number. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

export function WorkItem({ task: { number, content, status }, state, beside, children }: WorkItemProps) {
  return (
    <li className={styles.item} data-state={state}>
      <div className={styles.itemHead}>
        <Link href={`/task/${number}`} className={styles.number}>
          {number}
        </Link>
        <Status lifecycle="room" status={status} />
        {beside}
      </div>
      <Markdown className={styles.content} under={2}>
        {content}
      </Markdown>
      {children}
    </li>
  )
}
