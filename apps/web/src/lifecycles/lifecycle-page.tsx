// One table: its diagram with how many tasks are where, and the rule behind each arrow.

import {
  isLifecycleName,
  type LifecycleName,
  lifecycles,
  type RecordLifecycleName,
  recordLifecycles,
} from '@pawl/kernel'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import type { DiagramPart } from '../diagram/diagram-part.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Notice } from '../parts/page/notice.tsx'
import { onDemand } from '../parts/page/on-demand.ts'
import { Page, Panel } from '../parts/page/page.tsx'
import { ChosenPart } from './chosen-part.tsx'
import styles from './lifecycles.module.css'
import { lifecyclesPhrases } from './phrases.ts'
import { RecordTable } from './record-table.tsx'
import { RuleTable } from './rule-table.tsx'

const LifecycleDiagram = onDemand(() => import('../diagram/lifecycle-diagram.tsx'))

export default function LifecyclePage({ name }: { readonly name: string }) {
  const phrases = usePhrases(lifecyclesPhrases)
  if (isLifecycleName(name)) return <Table name={name} />
  if (Object.hasOwn(recordLifecycles, name)) return <RecordTable name={name as RecordLifecycleName} />
  return (
    <Page title={phrases.title}>
      <Notice action={<Link href="/lifecycles">{phrases.all}</Link>}>{phrases.unknown(name)}</Notice>
    </Page>
  )
}

function Table({ name }: { readonly name: LifecycleName }) {
  const phrases = usePhrases(lifecyclesPhrases)
  const words = useWords().lifecycles[name]
  const { data } = useAsked('listLifecycles', { name })
  const [chosen, choose] = useState<DiagramPart>()
  const counts = data?.lifecycles[0]?.counts ?? {}
  return (
    <Page title={words.name} beside={<Link href="/lifecycles">{phrases.all}</Link>} wide>
      {/* All of it at once: the table would jump when the diagram comes. */}
      <Suspense fallback={null}>
        <div className={styles.sides}>
          <Panel title={phrases.diagram}>
            <LifecycleDiagram
              lifecycle={lifecycles[name]}
              counts={counts}
              onSelect={choose}
              {...(chosen !== undefined && { selected: chosen })}
            />
          </Panel>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and is reached by the keyboard only this way */}
          <div className={styles.chosen} aria-live="polite" tabIndex={0}>
            <ChosenPart lifecycle={name} counts={counts} part={chosen} />
          </div>
        </div>
        <Panel title={phrases.table}>
          <RuleTable lifecycle={name} chosen={chosen} onChoose={choose} />
        </Panel>
      </Suspense>
    </Page>
  )
}
