import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { AddPolicy } from './add-policy.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { PolicyCard } from './policy-card.tsx'

export const usePolicies = () => useAsked('listPolicies', { retired: true })

export function PolicyPanel() {
  const phrases = usePhrases(policyPhrases)
  const listed = usePolicies()
  return (
    <Panel title={phrases.policies}>
      <p className={styles.explain}>{phrases.policiesExplain}</p>
      <IfMay run="addPolicy">
        <AddPolicy />
      </IfMay>
      <Answered query={listed} lines={3}>
        {({ policies }) => {
          const active = policies.filter(({ state }) => state === 'active')
          const retired = policies.filter(({ state }) => state !== 'active')
          return (
            <>
              {active.length === 0 && <p>{phrases.none}</p>}
              <ul className={styles.cards}>
                {active.map((policy) => (
                  <PolicyCard key={policy.id} policy={policy} />
                ))}
              </ul>
              {retired.length > 0 && (
                <details className={styles.fold}>
                  <summary>{phrases.retired(retired.length)}</summary>
                  <ul className={styles.cards}>
                    {retired.map((policy) => (
                      <PolicyCard key={policy.id} policy={policy} />
                    ))}
                  </ul>
                </details>
              )}
            </>
          )
        }}
      </Answered>
    </Panel>
  )
}
