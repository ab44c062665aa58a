// Every version of every policy the attempts were judged by.

import type { RecordView } from '@pawl/contract'
import { useDates } from '../../language/dates.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { Clarifications } from '../policies/clarifications.tsx'
import styles from './evidence.module.css'
import { evidencePhrases } from './phrases.ts'

export function PolicyReport({ policies }: { readonly policies: readonly RecordView[] }) {
  const phrases = usePhrases(evidencePhrases)
  const dates = useDates()
  return (
    <section className={styles.policies}>
      <h2>{phrases.policies}</h2>
      {policies.length === 0 && <p className={styles.soft}>{phrases.noPolicies}</p>}
      {policies.map((policy) => (
        <div key={`${policy.id} ${policy.version}`} className={styles.entry}>
          <h3>
            <GivenText>{policy.id}</GivenText>{' '}
            <small>
              {phrases.policyVersion(policy.version, isolated(policy.actor), isolated(dates.exact(policy.at)))}
            </small>
          </h3>
          <Markdown>{String(policy.body.text)}</Markdown>
          <Clarifications of={policy} />
        </div>
      ))}
    </section>
  )
}
