// The tasks with their attempts, as a list or as a graph. The graph is loaded when it is asked for.

import type { TaskView } from '@pawl/contract'
import { Suspense, useState } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Boundary } from '../../parts/page/boundary.tsx'
import { onDemand } from '../../parts/page/on-demand.ts'
import { Panel } from '../../parts/page/page.tsx'
import { attemptChains } from '../attempt-chains.ts'
import { ChainList } from './chain-list.tsx'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'

const LineageGraph = onDemand(() => import('../lineage-graph.tsx'))

export function AttemptsPanel({ tasks }: { readonly tasks: readonly TaskView[] }) {
  const phrases = usePhrases(initiativePhrases)
  const [asGraph, setAsGraph] = useState(false)
  const chains = attemptChains(tasks)
  return (
    <Panel
      title={phrases.tasks}
      beside={
        <Button size="small" onClick={() => setAsGraph(!asGraph)}>
          {asGraph ? phrases.showList : phrases.showGraph}
        </Button>
      }
    >
      {asGraph ? (
        <Boundary of="graph">
          <Suspense fallback={<div className={styles.graphPlace} />}>
            <LineageGraph tasks={tasks} label={phrases.graph} />
          </Suspense>
        </Boundary>
      ) : (
        <ChainList chains={chains} />
      )}
    </Panel>
  )
}
