// What was pointed at in the diagram, in words: the rule behind an arrow, or what a status is and may hold.

import { type LifecycleName, type LifecycleTable, lifecycles, mayHold } from '@pawl/kernel'
import type { DiagramPart } from '../diagram/diagram-part.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Panel } from '../parts/page/page.tsx'
import { Status } from '../parts/task/status.tsx'
import { Fact } from './fact.tsx'
import styles from './lifecycles.module.css'
import { lifecyclesPhrases } from './phrases.ts'
import { RuleFacts } from './rule-facts.tsx'

interface ChosenPartProps {
  readonly lifecycle: LifecycleName
  readonly counts: Readonly<Record<string, number>>
  readonly part: DiagramPart | undefined
}

export function ChosenPart({ lifecycle, counts, part }: ChosenPartProps) {
  const phrases = usePhrases(lifecyclesPhrases)
  if (part === undefined) return <Panel title={phrases.rule}>{phrases.choose}</Panel>
  if ('status' in part)
    return <StatusFacts lifecycle={lifecycle} status={part.status} count={counts[part.status] ?? 0} />
  const rule = lifecycles[lifecycle].rules.find(({ from, to }) => from === part.from && to === part.to)
  return rule === undefined ? null : (
    <Panel title={phrases.rule}>
      <RuleFacts lifecycle={lifecycle} rule={rule} />
    </Panel>
  )
}

interface StatusFactsProps {
  readonly lifecycle: LifecycleName
  readonly status: string
  readonly count: number
}

function StatusFacts({ lifecycle, status, count }: StatusFactsProps) {
  const phrases = usePhrases(lifecyclesPhrases)
  const words = useWords()
  const table: LifecycleTable = lifecycles[lifecycle]
  const held = Object.keys(table.fields).filter((field) => mayHold(table, status, field))
  return (
    <Panel title={phrases.status}>
      <div className={styles.move}>
        <Status lifecycle={lifecycle} status={status} />
        {words.lifecycles[lifecycle].statuses[status]?.means}
      </div>
      {table.initial.includes(status) && <p>{phrases.born}</p>}
      {table.statuses[status]?.terminal && <p>{phrases.ends}</p>}
      <dl className={styles.facts}>
        <Fact name={phrases.here}>{count}</Fact>
        <Fact name={phrases.mayHold}>{held.map((field) => words.fields[field] ?? field).join(', ')}</Fact>
      </dl>
    </Panel>
  )
}
