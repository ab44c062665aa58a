// Who judges by a policy: picked from those who may judge here, and those who were named before. Where nobody is known, as on
// one person's own machine, names are typed.

import { useState } from 'react'
import { useMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { WordsInput } from '../answers/words-input.tsx'
import { judgesAmong } from './judges.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'

interface ApproverChoiceProps {
  readonly chosen: readonly string[]
  readonly problem: string | undefined
  readonly onChange: (names: readonly string[]) => void
}

export function ApproverChoice({ chosen, problem, onChange }: ApproverChoiceProps) {
  const phrases = usePhrases(policyPhrases)
  const may = useMay()
  const { data: people } = useAsked('listMembers', {}, { enabled: may('listMembers') })
  const { data: keys } = useAsked('listTokens', {}, { enabled: may('listTokens') })
  const [openedAt] = useState(Date.now)
  const judges = judgesAmong(people?.members ?? [], keys?.tokens ?? [], openedAt)
  if (judges.length === 0)
    return (
      <WordsInput
        label={phrases.approvers}
        hint={phrases.approversHint}
        problem={problem}
        value={chosen}
        onChange={onChange}
      />
    )
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  return (
    <fieldset className={styles.choice}>
      <legend>{phrases.approvers}</legend>
      {[...judges, ...chosen.filter((name) => !judges.includes(name))].map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          <GivenText>{name}</GivenText>
        </label>
      ))}
    </fieldset>
  )
}
