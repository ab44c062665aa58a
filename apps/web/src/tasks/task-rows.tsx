// The rows of the list. Only those in sight are in the page, however many there are.

import type { TaskView } from '@pawl/contract'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePhrases } from '../language/language.tsx'
import { useMove } from '../moves/use-move.ts'
import { tasksPhrases } from './phrases.ts'
import { TaskRow } from './task-row.tsx'
import styles from './tasks-page.module.css'

const ROW = 52
/** How many rows before the end the next page is asked for. */
const NEAR = 25

interface TaskRowsProps {
  readonly tasks: readonly TaskView[]
  readonly isAll: boolean
  readonly onEndNear: () => void
}

export function TaskRows({ tasks, isAll, onEndNear }: TaskRowsProps) {
  const phrases = usePhrases(tasksPhrases)
  const move = useMove()
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // What stands above the list may grow or wrap.
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0))
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => document.getElementById('content'),
    estimateSize: () => ROW,
    getItemKey: (index) => tasks[index]?.id ?? index,
    scrollMargin: top,
    overscan: 8,
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (!isAll && last >= tasks.length - NEAR) onEndNear()
  }, [isAll, last, tasks.length, onEndNear])
  return (
    <ul ref={list} className={styles.rows} aria-label={phrases.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {rows.map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={styles.place}
          style={{ transform: `translateY(${start - top}px)` }}
          aria-posinset={index + 1}
          aria-setsize={isAll ? tasks.length : -1}
        >
          <TaskRow task={tasks[index] as TaskView} onMove={move} />
        </li>
      ))}
    </ul>
  )
}
