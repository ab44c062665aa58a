// One column: the tasks in a status, and, while a card is dragged, whether it may come here.

import { useDroppable } from '@dnd-kit/core'
import type { TaskView } from '@pawl/contract'
import type { LifecycleName } from '@pawl/kernel'
import { useId } from 'react'
import { usePhrases, useWords } from '../language/language.tsx'
import type { Move } from '../moves/use-move.ts'
import { Answered, type Query } from '../parts/page/answered.tsx'
import { toneOf } from '../parts/task/status.tsx'
import styles from './board.module.css'
import { Cards } from './cards.tsx'
import { DropSign } from './drop-sign.tsx'
import { boardPhrases } from './phrases.ts'

/** The tasks in a status, page by page. */
export interface ColumnPages extends Query<unknown> {
  readonly tasks: readonly TaskView[] | undefined
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly fetchNextPage: () => unknown
}

interface ColumnProps {
  readonly lifecycle: LifecycleName
  readonly status: string
  readonly dragged: TaskView | null
  readonly useCards: (status: string) => ColumnPages
  readonly onMove: Move
}

export function Column({ lifecycle, status, dragged, useCards, onMove }: ColumnProps) {
  const phrases = usePhrases(boardPhrases)
  const words = useWords().lifecycles[lifecycle].statuses[status]
  const pages = useCards(status)
  const { setNodeRef, isOver } = useDroppable({ id: status })
  const heading = useId()
  return (
    <section ref={setNodeRef} className={styles.column} aria-labelledby={heading} data-tone={toneOf(lifecycle, status)}>
      <div className={styles.heading}>
        <h2 id={heading} title={words?.means}>
          {words?.name ?? status}
        </h2>
        <span className={styles.count}>
          {pages.tasks !== undefined && phrases.cards(pages.tasks.length, !pages.hasNextPage)}
        </span>
      </div>
      {dragged !== null && <DropSign task={dragged} status={status} isOver={isOver} />}
      <Answered query={pages} lines={4}>
        {() =>
          pages.tasks === undefined || pages.tasks.length === 0 ? (
            <p className={styles.empty}>{phrases.empty}</p>
          ) : (
            <Cards
              label={phrases.column(words?.name ?? status)}
              tasks={pages.tasks}
              isAll={!pages.hasNextPage}
              dragged={dragged}
              onEndNear={() => !pages.isFetching && void pages.fetchNextPage()}
              onMove={onMove}
            />
          )
        }
      </Answered>
    </section>
  )
}
