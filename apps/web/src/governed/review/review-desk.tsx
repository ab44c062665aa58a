// The review desk: the result on one side, each policy with its verdict on the other, and what will follow from them.

import { type FormEvent, useRef, useState } from 'react'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { useDraft } from '../../parts/form/use-draft.ts'
import { ErrorNotice } from '../../parts/page/notice.tsx'
import { type Answering, answerDraft } from '../answers/use-answer.ts'
import { bodyOf, type Item } from '../item.ts'
import { useDeskKeys } from './desk-keys.ts'
import { KeyHelp } from './key-help.tsx'
import { reviewPhrases } from './phrases.ts'
import { type Judged, PolicyVerdict } from './policy-verdict.tsx'
import styles from './review.module.css'
import { ReviewedResult } from './reviewed-result.tsx'
import { whatFollows } from './what-follows.ts'
import { WhatFollows } from './what-follows-view.tsx'

export function ReviewDesk({ item, answering }: { readonly item: Item; readonly answering: Answering }) {
  const phrases = usePhrases(reviewPhrases)
  const { policies = [], initiative_id = '', task_id = '' } = bodyOf(item)
  const around = useAsked('showInitiative', { initiative: initiative_id }).data
  const [judged, setJudged] = useDraft<Readonly<Record<string, Judged>>>(answerDraft(item.id), {})
  const [reason, setReason] = useDraft(`${answerDraft(item.id)}.alone`, '')
  const [wasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useDeskKeys(form)
  const cases = policies.map(({ policy_id }) => ({
    policy_id,
    verdict: judged[policy_id]?.verdict,
    reasoning: judged[policy_id]?.reasoning ?? '',
  }))
  const follows = whatFollows(new Map(cases.map(({ policy_id, verdict }) => [policy_id, verdict])), task_id, around)
  const unexplained = cases.findIndex(({ reasoning }) => reasoning.trim() === '')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (follows.kind === 'unfinished') return
    if (unexplained >= 0) form.current?.querySelectorAll('textarea')[unexplained]?.focus()
    else answering.send({ cases }, reason.trim())
  }
  return (
    <form ref={form} className={styles.desk} onSubmit={onSubmit}>
      <ReviewedResult item={item} />
      <div className={styles.policies}>
        {policies.map((policy, index) => (
          <PolicyVerdict
            key={policy.policy_id}
            policy={policy}
            judged={judged[policy.policy_id] ?? {}}
            problem={
              answering.problems[`cases.${index}.reasoning`] ??
              (wasTried && cases[index]?.reasoning.trim() === '' ? phrases.reasoningNeeded : undefined)
            }
            onJudge={(part) =>
              setJudged((now) => ({ ...now, [policy.policy_id]: { ...now[policy.policy_id], ...part } }))
            }
          />
        ))}
      </div>
      <div className={styles.end}>
        <WhatFollows follows={follows} />
        {answering.error !== undefined && <ErrorNotice error={answering.error} />}
        {(answering.needsReason || reason !== '') && (
          <TextField label={phrases.whyAlone} hint={phrases.whyAloneHint} value={reason} onChange={setReason} />
        )}
        <div className={styles.send}>
          <Button type="submit" kind="primary" disabled={follows.kind === 'unfinished' || answering.isSending}>
            {phrases.send}
          </Button>
          <KeyHelp />
        </div>
      </div>
    </form>
  )
}
