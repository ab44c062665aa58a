// The tables every change of status is decided by, each with how many tasks are where.

import { isLifecycleName, type LifecycleName, lifecycles } from '@pawl/kernel'
import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import { Status } from '../parts/task/status.tsx'
import styles from './lifecycles.module.css'
import { lifecyclesPhrases } from './phrases.ts'
import { RecordTables } from './record-tables.tsx'

export default function LifecyclesPage() {
  const phrases = usePhrases(lifecyclesPhrases)
  const tables = useAsked('listLifecycles', {})
  return (
    <Page title={phrases.title}>
      <p className={styles.soft}>{phrases.explain}</p>
      <Answered query={tables}>
        {({ lifecycles: answered }) => (
          <div className={styles.cards}>
            {answered.map(
              ({ name, counts }) => isLifecycleName(name) && <Card key={name} name={name} counts={counts} />,
            )}
          </div>
        )}
      </Answered>
      {!tables.isLoading && <RecordTables />}
    </Page>
  )
}

interface CardProps {
  readonly name: LifecycleName
  readonly counts: Readonly<Record<string, number>>
}

function Card({ name, counts }: CardProps) {
  const phrases = usePhrases(lifecyclesPhrases)
  const { counted, lifecycles: tables } = useWords()
  const words = tables[name]
  const { statuses, rules } = lifecycles[name]
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <Panel title={words.name}>
      <p className={styles.soft}>
        {counted.tasks(total)} · {phrases.rules(rules.length)}
      </p>
      <ul className={styles.counts}>
        {Object.keys(statuses).map((status) => (
          <li key={status}>
            <Status lifecycle={name} status={status} />
            <span className={styles.count}>{counts[status] ?? 0}</span>
          </li>
        ))}
      </ul>
      <Link href={`/lifecycles/${name}`} aria-label={`${phrases.open}: ${words.name}`}>
        {phrases.open}
      </Link>
    </Panel>
  )
}
