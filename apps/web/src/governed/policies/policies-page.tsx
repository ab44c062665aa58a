// What results are judged by, and who does the work.

import { usePhrases } from '../../language/language.tsx'
import { Page } from '../../parts/page/page.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { PolicyPanel } from './policy-panel.tsx'
import { WorkerPanel } from './worker-panel.tsx'

export default function PoliciesPage() {
  const phrases = usePhrases(policyPhrases)
  return (
    <Page title={phrases.title}>
      <div className={styles.both}>
        <PolicyPanel />
        <WorkerPanel />
      </div>
    </Page>
  )
}
