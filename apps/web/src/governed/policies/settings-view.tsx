// What a policy says beside its text, where it says something.

import type { RecordView } from '@pawl/contract'
import { usePhrases } from '../../language/language.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { useInitiativeTitles } from './initiative-choice.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { hasSettings, namesIn, quorumOf } from './settings.ts'

export function SettingsView({ of: { body } }: { readonly of: Pick<RecordView, 'body'> }) {
  const phrases = usePhrases(policyPhrases)
  const titleOf = useInitiativeTitles()
  if (!hasSettings(body)) return null
  return (
    <dl className={styles.settings}>
      <Said label={phrases.approvers} names={namesIn(body.approvers)} />
      {quorumOf(body) > 1 && <Said label={phrases.quorum} names={[String(quorumOf(body))]} />}
      <Said label={phrases.forInitiatives} names={namesIn(body.initiatives).map(titleOf)} />
      <Said label={phrases.forSkills} names={namesIn(body.skills)} />
    </dl>
  )
}

function Said({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.skills}>
        {names.map((name) => (
          <GivenText key={name}>{name}</GivenText>
        ))}
      </dd>
    </div>
  )
}
