// The cards of a column. Only those in sight are in the page, however many there are.

import type { TaskView } from '@pawl/contract'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { Move } from '../moves/use-move.ts'
import styles from './board.module.css'
import { Card } from './card.tsx'

const CARD = 88
const GAP = 8
/** How many cards before the end the next page is asked for. */
const NEAR = 15

interface CardsProps {
  readonly label: string
  readonly tasks: readonly TaskView[]
  readonly isAll: boolean
  readonly dragged: TaskView | null
  readonly onEndNear: () => void
  readonly onMove: Move
}

export function Cards({ label, tasks, isAll, dragged, onEndNear, onMove }: CardsProps) {
  const scrolled = useRef<HTMLElement>(null)
  const draggedAt = dragged === null ? -1 : tasks.findIndex(({ id }) => id === dragged.id)
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scrolled.current,
    estimateSize: () => CARD,
    getItemKey: (index) => tasks[index]?.id ?? index,
    gap: GAP,
    overscan: 4,
    // A card that is being dragged stays in the page, wherever the column is scrolled to.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return draggedAt === -1 || shown.includes(draggedAt) ? shown : [...shown, draggedAt].sort((a, b) => a - b)
    },
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (!isAll && last >= tasks.length - NEAR) onEndNear()
  }, [isAll, last, tasks.length, onEndNear])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={scrolled} className={styles.scroll} tabIndex={0} aria-label={label}>
      <ul className={styles.cards} style={{ blockSize: virtualizer.getTotalSize() }}>
        {items.map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.place}
            style={{ transform: `translateY(${start}px)` }}
            aria-posinset={index + 1}
            aria-setsize={isAll ? tasks.length : -1}
          >
            <Card task={tasks[index] as TaskView} onMove={onMove} />
          </li>
        ))}
      </ul>
    </section>
  )
}
