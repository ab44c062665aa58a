// One column: its tasks, and, while a card is dragged, whether it may come here.

import { useDroppable } from '@dnd-kit/core'
import type { TaskView } from '@pawl/contract'
import { useId } from 'react'
import { usePhrases } from '../language/language.tsx'
import type { Move } from '../moves/use-move.ts'
import { Answered } from '../parts/page/answered.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './board.module.css'
import { Cards } from './cards.tsx'
import { DropSign } from './drop-sign.tsx'
import { boardPhrases } from './phrases.ts'
import { type BoardColumn, type BoardWay, placeOf } from './way.ts'

interface ColumnProps {
  readonly column: BoardColumn
  readonly way: BoardWay
  readonly dragged: TaskView | null
  readonly onMove: Move
}

export function Column({ column, way, dragged, onMove }: ColumnProps) {
  const phrases = usePhrases(boardPhrases)
  const { id, name, means, tone, isGiven, foot } = column
  const pages = way.useCards(id)
  const { setNodeRef, isOver } = useDroppable({ id: placeOf(id) })
  const heading = useId()
  return (
    <section ref={setNodeRef} className={styles.column} aria-labelledby={heading} data-tone={tone}>
      <div className={styles.heading}>
        <h2 id={heading} title={means}>
          {isGiven ? <GivenText>{name}</GivenText> : name}
        </h2>
        <span className={styles.count}>
          {pages.tasks !== undefined && phrases.cards(pages.tasks.length, !pages.hasNextPage)}
        </span>
      </div>
      {dragged !== null && <DropSign task={dragged} drop={way.dropOn(dragged, id)} isOver={isOver} />}
      <Answered query={pages} lines={4}>
        {() =>
          pages.tasks === undefined || pages.tasks.length === 0 ? (
            <p className={styles.empty}>{phrases.empty}</p>
          ) : (
            <Cards
              label={phrases.column(name)}
              tasks={pages.tasks}
              isAll={!pages.hasNextPage}
              dragged={dragged}
              onEndNear={() => !pages.isFetching && void pages.fetchNextPage()}
              onMove={onMove}
            />
          )
        }
      </Answered>
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
    </section>
  )
}
