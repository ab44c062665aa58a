// What results are judged by, and who does the work.

import { usePhrases } from '../../language/language.tsx'
import { Page } from '../../parts/page/page.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { PolicyPanel, usePolicies } from './policy-panel.tsx'
import { WorkerPanel } from './worker-panel.tsx'

export default function PoliciesPage() {
  const phrases = usePhrases(policyPhrases)
  const isAwaited = usePolicies().isLoading
  return (
    <Page title={phrases.title}>
      <div className={styles.both}>
        <PolicyPanel />
        {/* On a phone they stand above, and would push it down. */}
        {!isAwaited && <WorkerPanel />}
      </div>
    </Page>
  )
}
