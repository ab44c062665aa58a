// The fields for what a policy says beside its text, folded away until they are wanted.

import type { RecordView } from '@pawl/contract'
import { useState } from 'react'
import type { FieldProblems } from '../../api/field-problems.ts'
import { usePhrases } from '../../language/language.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { WordsInput } from '../answers/words-input.tsx'
import { ApproverChoice } from './approver-choice.tsx'
import { InitiativeChoice } from './initiative-choice.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { asksForTooMany, hasSettings, namesIn, quorumOf, type WrittenSettings } from './settings.ts'

interface SettingsFieldsProps {
  /** What the policy says now. */
  readonly body: RecordView['body']
  readonly written: WrittenSettings
  readonly onChange: (written: WrittenSettings) => void
  readonly problems: FieldProblems
}

const FIELDS = ['approvers', 'quorum', 'initiatives', 'skills'] as const

export function SettingsFields({ body, written, onChange, problems }: SettingsFieldsProps) {
  const phrases = usePhrases(policyPhrases)
  const [isBegun] = useState(hasSettings(body) || Object.keys(written).length > 0)
  const isWrong = FIELDS.some((name) => problems[name] !== undefined)
  const approvers = written.approvers ?? namesIn(body.approvers)
  const quorum = written.quorum ?? (quorumOf(body) > 1 ? String(quorumOf(body)) : '')
  return (
    <details className={styles.fold} open={isBegun || isWrong}>
      <summary>{phrases.settings}</summary>
      <div className={styles.form}>
        <ApproverChoice
          chosen={approvers}
          problem={problems.approvers}
          onChange={(names) => onChange({ ...written, approvers: names })}
        />
        <TextField
          label={phrases.quorum}
          hint={phrases.quorumHint}
          problem={problems.quorum ?? (asksForTooMany(approvers, quorum) ? phrases.tooMany : undefined)}
          value={quorum}
          onChange={(typed) => onChange({ ...written, quorum: typed })}
        />
        <WordsInput
          label={phrases.forSkills}
          hint={phrases.forSkillsHint}
          problem={problems.skills}
          value={written.skills ?? namesIn(body.skills)}
          onChange={(skills) => onChange({ ...written, skills })}
        />
        <InitiativeChoice
          chosen={written.initiatives ?? namesIn(body.initiatives)}
          onChange={(initiatives) => onChange({ ...written, initiatives })}
        />
      </div>
    </details>
  )
}
