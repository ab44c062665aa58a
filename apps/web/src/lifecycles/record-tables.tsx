// The tables of what is no task, each with its statuses and the way to its rules.

import { recordWordsOf } from '@pawl/contract'
import { type RecordLifecycleName, recordLifecycles } from '@pawl/kernel'
import { Link } from 'wouter'
import { usePhrases } from '../language/language.tsx'
import { Panel } from '../parts/page/page.tsx'
import { ToneMark } from '../parts/task/status.tsx'
import styles from './lifecycles.module.css'
import { lifecyclesPhrases } from './phrases.ts'

export function RecordTables() {
  const phrases = usePhrases(lifecyclesPhrases)
  return (
    <section className={styles.records} aria-labelledby="records">
      <h2 id="records">{phrases.records}</h2>
      <p className={styles.soft}>{phrases.recordsExplain}</p>
      <div className={styles.cards}>
        {(Object.keys(recordLifecycles) as RecordLifecycleName[]).map((name) => (
          <Card key={name} name={name} />
        ))}
      </div>
    </section>
  )
}

function Card({ name }: { readonly name: RecordLifecycleName }) {
  const phrases = usePhrases(lifecyclesPhrases)
  const words = usePhrases(recordWordsOf).tables[name]
  const { length } = recordLifecycles[name].rules
  return (
    <Panel title={words.name}>
      <p className={styles.soft}>{length === 0 ? phrases.neverChanges : phrases.rules(length)}</p>
      <ul className={styles.statuses}>
        {Object.entries(words.statuses).map(([status, { name: called, means }]) => (
          <li key={status}>
            <ToneMark tone="quiet" title={means}>
              {called}
            </ToneMark>
          </li>
        ))}
      </ul>
      <Link href={`/lifecycles/${name}`} aria-label={`${phrases.open}: ${words.name}`}>
        {phrases.open}
      </Link>
    </Panel>
  )
}
