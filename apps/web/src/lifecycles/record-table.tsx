// One table of records: its diagram, what each status means, and its rules.

import { recordWordsOf, type TableWords } from '@pawl/contract'
import { type LifecycleTable, type RecordLifecycleName, recordLifecycles } from '@pawl/kernel'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { usePhrases } from '../language/language.tsx'
import { onDemand } from '../parts/page/on-demand.ts'
import { Page, Panel } from '../parts/page/page.tsx'
import { ToneMark } from '../parts/task/status.tsx'
import { Fact } from './fact.tsx'
import styles from './lifecycles.module.css'
import { lifecyclesPhrases } from './phrases.ts'
import { RulesFrame } from './rules-frame.tsx'

const LifecycleDiagram = onDemand(() => import('../diagram/lifecycle-diagram.tsx'))

export function RecordTable({ name }: { readonly name: RecordLifecycleName }) {
  const phrases = usePhrases(lifecyclesPhrases)
  const words = usePhrases(recordWordsOf).tables[name]
  const lifecycle: LifecycleTable = recordLifecycles[name]
  return (
    <Page title={words.name} beside={<Link href="/lifecycles">{phrases.all}</Link>} wide>
      <Suspense fallback={null}>
        <div className={styles.sides}>
          <Panel title={phrases.diagram}>
            <LifecycleDiagram lifecycle={lifecycle} words={words} />
          </Panel>
          <Panel title={phrases.statuses}>
            <dl className={styles.facts}>
              {Object.entries(words.statuses).map(([status, { name: called, means }]) => (
                <Fact key={status} name={called}>
                  {means}
                </Fact>
              ))}
            </dl>
          </Panel>
        </div>
        <Panel title={phrases.table}>
          {lifecycle.rules.length === 0 ? <p>{phrases.neverChanges}</p> : <Rules lifecycle={lifecycle} words={words} />}
        </Panel>
      </Suspense>
    </Page>
  )
}

function Rules({ lifecycle, words }: { readonly lifecycle: LifecycleTable; readonly words: TableWords }) {
  const phrases = usePhrases(lifecyclesPhrases)
  const { fields } = usePhrases(recordWordsOf)
  const columns = [phrases.from, phrases.trigger, phrases.to, phrases.required, phrases.sets]
  const list = (names: readonly string[]) => names.map((name) => fields[name] ?? name).join(', ') || phrases.nothing
  const status = (name: string) => <ToneMark tone="quiet">{words.statuses[name]?.name}</ToneMark>
  return (
    <RulesFrame columns={columns}>
      {lifecycle.rules.map(({ from, to, trigger, requiredFields, setFields }) => (
        <tr key={`${from} ${to}`}>
          <td>{status(from)}</td>
          <td>
            {words.triggers[trigger]} <code dir="ltr">{trigger}</code>
          </td>
          <td>{status(to)}</td>
          <td>{list(requiredFields ?? [])}</td>
          <td>{list(Object.keys(setFields ?? {}))}</td>
        </tr>
      ))}
    </RulesFrame>
  )
}
