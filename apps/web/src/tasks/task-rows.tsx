// The rows of the list. Only those in sight are in the page, however many there are, and the one that has the focus.

import type { TaskView } from '@pawl/contract'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { ChevronDown } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePhrases, useWords } from '../language/language.tsx'
import { dayOf } from '../language/relative-day.ts'
import { useEdit } from '../moves/use-edit.ts'
import { useMove } from '../moves/use-move.ts'
import { GivenText } from '../parts/text/given-text.tsx'
import { usePick } from '../picked/use-pick.ts'
import { type Grouping, type Line, withHeadings } from './list-headings.ts'
import { OrderedRow, OrderedRows } from './ordered-rows.tsx'
import { tasksPhrases } from './phrases.ts'
import { TaskRow } from './task-row.tsx'
import styles from './tasks-page.module.css'
import type { Arrange } from './use-arrange.ts'
import { useFolded } from './use-folded.ts'
import { useGroupName } from './use-group-name.ts'

const ROW = 37
/** How many rows before the end the next page is asked for. */
const NEAR = 25

interface TaskRowsProps {
  readonly label?: string
  readonly tasks: readonly TaskView[]
  readonly group: Grouping
  /** In the person's own order, which they may change. */
  readonly isOrdered: boolean
  readonly isAll: boolean
  readonly onEndNear: () => void
}

export function TaskRows({ label, tasks, group, isOrdered, isAll, onEndNear }: TaskRowsProps) {
  const phrases = usePhrases(tasksPhrases)
  const [move, edit] = [useMove(), useEdit()]
  const groupName = useGroupName()
  const list = useRef<HTMLUListElement>(null)
  const today = dayOf(new Date())
  const { folded, toggle } = useFolded(group)
  const lines = useMemo(() => withHeadings(tasks, group, today, folded), [tasks, group, today, folded])
  const pick = usePick(useMemo(() => lines.flatMap((line) => ('task' in line ? [line.task] : [])), [lines]))
  const [top, setTop] = useState(0)
  // What stands above the list may grow or wrap.
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0))
  const focused = useRef(-1)
  const lifted = useRef<string>(undefined)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = [focused.current, lines.findIndex(({ key }) => key === lifted.current)]
      const drawn = new Set([...defaultRangeExtractor(range), ...kept.filter((at) => at >= 0 && at < range.count)])
      return [...drawn].toSorted((one, other) => one - other)
    },
    [lines],
  )
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => document.getElementById('content'),
    estimateSize: () => ROW,
    getItemKey: (index) => lines[index]?.key ?? index,
    scrollMargin: top,
    overscan: 8,
    rangeExtractor,
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (!isAll && last >= lines.length - NEAR) onEndNear()
  }, [isAll, last, lines.length, onEndNear])
  const rowOf = (line: Extract<Line, { readonly task: TaskView }>, arrange?: Arrange) => {
    const row = <TaskRow task={line.task} onMove={move} onEdit={edit} onPick={pick} />
    if (arrange === undefined) return row
    return (
      <OrderedRow task={line.task} index={line.index} arrange={arrange}>
        {row}
      </OrderedRow>
    )
  }
  const drawn = (arrange?: Arrange) => (
    <ul
      ref={list}
      className={styles.rows}
      aria-label={label ?? phrases.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, key, start }) => {
        const line = lines[index] as Line
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.place}
            style={{ transform: `translateY(${start - top}px)` }}
            {...('task' in line && { 'aria-posinset': line.index + 1, 'aria-setsize': isAll ? tasks.length : -1 })}
            onFocus={() => {
              focused.current = index
            }}
            onBlur={() => {
              focused.current = -1
            }}
          >
            {'task' in line ? (
              rowOf(line, arrange)
            ) : (
              <Heading
                name={groupName(line.heading)}
                count={line.count}
                isFolded={folded.has(line.key)}
                onToggle={() => toggle(line.key)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
  const onLift = (id: string | undefined) => {
    lifted.current = id
  }
  return isOrdered ? (
    <OrderedRows tasks={tasks} onLift={onLift}>
      {drawn}
    </OrderedRows>
  ) : (
    drawn()
  )
}

interface HeadingProps {
  readonly name: string
  readonly count: number
  readonly isFolded: boolean
  readonly onToggle: () => void
}

function Heading({ name, count, isFolded, onToggle }: HeadingProps) {
  const { counted } = useWords()
  return (
    <h2 className={styles.heading}>
      <button type="button" aria-expanded={!isFolded} onClick={onToggle}>
        <GivenText>{name}</GivenText>
        <span className={styles.groupCount} aria-hidden>
          {count}
        </span>
        <span className="visually-hidden">{counted.tasks(count)}</span>
        <ChevronDown size={14} aria-hidden />
      </button>
    </h2>
  )
}
