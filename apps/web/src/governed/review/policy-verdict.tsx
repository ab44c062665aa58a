// One policy as it was when the result came in, and the verdict on it.

import { useId } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import type { JudgedPolicy } from '../item.ts'
import { governedPhrases } from '../phrases.ts'
import { useStateName } from '../record-states.ts'
import { reviewPhrases } from './phrases.ts'
import styles from './review.module.css'
import { VERDICTS, type Verdict } from './what-follows.ts'

export interface Judged {
  readonly verdict?: Verdict
  readonly reasoning?: string
}

interface PolicyVerdictProps {
  readonly policy: JudgedPolicy
  readonly judged: Judged
  readonly problem: string | undefined
  readonly onJudge: (part: Judged) => void
}

export function PolicyVerdict({ policy, judged, problem, onJudge }: PolicyVerdictProps) {
  const phrases = usePhrases(reviewPhrases)
  const { version } = usePhrases(governedPhrases)
  const verdictName = useStateName('case')
  const group = useId()
  return (
    <fieldset className={styles.policy} data-verdict={judged.verdict}>
      <legend>
        <GivenText>{policy.policy_id}</GivenText> <small>{version(policy.version ?? 1)}</small>
      </legend>
      <Markdown>{policy.text}</Markdown>
      {policy.clarifications?.map((text) => (
        <div key={text} className={styles.clarification}>
          {phrases.clarified}: <Markdown>{text}</Markdown>
        </div>
      ))}
      <div className={styles.verdicts}>
        {VERDICTS.map((verdict, index) => (
          <label key={verdict} className={styles.verdict} data-verdict={verdict} title={phrases.verdictHint[verdict]}>
            <input
              type="radio"
              name={group}
              checked={judged.verdict === verdict}
              onChange={() => onJudge({ verdict })}
            />
            {verdictName(verdict)}
            <kbd aria-hidden>{index + 1}</kbd>
          </label>
        ))}
      </div>
      <TextField
        label={phrases.reasoning}
        problem={problem}
        lines={2}
        value={judged.reasoning ?? ''}
        onChange={(next) => onJudge({ reasoning: next })}
      />
    </fieldset>
  )
}
