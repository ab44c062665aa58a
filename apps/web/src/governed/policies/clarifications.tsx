import type { RecordView } from '@pawl/contract'
import { usePhrases } from '../../language/language.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'

/** What System5 said a policy means. */
export function Clarifications({ of: { body } }: { readonly of: RecordView }) {
  const phrases = usePhrases(policyPhrases)
  const texts = (body.clarifications as readonly string[] | undefined) ?? []
  return texts.map((text) => (
    <p key={text} className={styles.clarification}>
      {phrases.clarified}: <GivenText>{text}</GivenText>
    </p>
  ))
}
