// The rules of a task, folded: where it stands in its lifecycle and the way it came, and what others or agents may do next.

import type { EventView, TaskView } from '@pawl/contract'
import { lifecycles } from '@pawl/kernel'
import { Suspense, useMemo, useState } from 'react'
import { usePhrases, useWords } from '../language/language.tsx'
import { legalMoves } from '../moves/legal-moves.ts'
import { movesByHand } from '../moves/move-operations.ts'
import { useStanding } from '../moves/standing.ts'
import { Boundary } from '../parts/page/boundary.tsx'
import { onDemand } from '../parts/page/on-demand.ts'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

const LifecycleDiagram = onDemand(() => import('../diagram/lifecycle-diagram.tsx'))

interface RulesProps {
  readonly task: TaskView
  readonly events: readonly EventView[] | undefined
}

export function Rules(props: RulesProps) {
  const phrases = usePhrases(taskPhrases)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.rules} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{phrases.rules}</summary>
      {isOpen && (
        <>
          <OthersMoves task={props.task} />
          <Way {...props} />
        </>
      )}
    </details>
  )
}

function OthersMoves({ task }: Pick<RulesProps, 'task'>) {
  const phrases = usePhrases(taskPhrases)
  const words = useWords()
  const { triggers, statuses } = words.lifecycles[task.lifecycle]
  const byHand = movesByHand(task, useStanding())
  const others = legalMoves(task).filter(({ trigger }) => !byHand.some((rule) => rule.trigger === trigger))
  if (others.length === 0) return null
  return (
    <>
      <p className={styles.quiet}>{phrases.notByHand}</p>
      <ul className={styles.moves}>
        {others.map(({ trigger, to, by, requiredFields = [] }) => (
          <li key={`${trigger} ${to}`}>
            <strong>{triggers[trigger] ?? trigger}</strong>
            <small className={styles.quiet}>
              {phrases.markAs(statuses[to]?.name ?? to)}
              {requiredFields.length > 0 &&
                ` (${phrases.needs(requiredFields.map((field) => words.fields[field] ?? field).join(', '))})`}
              {' · '}
              {phrases.whoMay(by.map((who) => words.relations[who]).join('; '))}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

function Way({ task, events }: RulesProps) {
  const path = useMemo(
    () => (events ?? []).flatMap(({ from, to }) => (from === null || from === to ? [] : [{ from, to }])),
    [events],
  )
  return (
    <div className={styles.diagram}>
      <Boundary of="diagram">
        <Suspense fallback={null}>
          <LifecycleDiagram lifecycle={lifecycles[task.lifecycle]} path={path} current={task.status} />
        </Suspense>
      </Boundary>
    </div>
  )
}
