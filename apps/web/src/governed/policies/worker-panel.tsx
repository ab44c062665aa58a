// The System1 profiles: who can do what, and whether they are given tasks.

import { useState } from 'react'
import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { AddWorker } from './add-worker.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { WorkerCard } from './worker-card.tsx'

export function WorkerPanel() {
  const phrases = usePhrases(policyPhrases)
  const listed = useAsked('listWorkers', {})
  const [added, setAdded] = useState(0)
  return (
    <Panel title={phrases.workers}>
      <p className={styles.explain}>{phrases.workersExplain}</p>
      <IfMay run="addWorker">
        <AddWorker key={added} onAdded={() => setAdded(added + 1)} />
      </IfMay>
      <Answered query={listed} lines={3}>
        {({ workers }) =>
          workers.length === 0 ? (
            <p>{phrases.noWorkers}</p>
          ) : (
            <ul className={styles.cards}>
              {workers.map((worker) => (
                <WorkerCard key={worker.id} worker={worker} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Panel>
  )
}
