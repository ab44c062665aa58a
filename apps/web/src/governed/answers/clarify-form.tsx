// What vague policies mean: each that was found vague gets a text. Where none applied one is named and written.

import type { FormEvent } from 'react'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { useDraft } from '../../parts/form/use-draft.ts'
import { GivenText } from '../../parts/text/given-text.tsx'
import { bodyOf, type Item } from '../item.ts'
import { SendAnswer } from './answer-form.tsx'
import styles from './answers.module.css'
import { answerPhrases } from './phrases.ts'
import { type Answering, answerDraft } from './use-answer.ts'

export function ClarifyForm({ item, answering }: { readonly item: Item; readonly answering: Answering }) {
  const phrases = usePhrases(answerPhrases)
  const known = useAsked('listPolicies', { retired: true }).data?.policies ?? []
  const unclear = bodyOf(item).policies ?? []
  const [answers, setAnswers] = useDraft(
    answerDraft(item.id),
    (unclear.length === 0 ? [{ policy_id: '' }] : unclear).map(({ policy_id }) => ({ policy_id, text: '' })),
  )
  const change = (index: number, part: { policy_id?: string; text?: string }) =>
    setAnswers((now) => now.map((one, place) => (place === index ? { ...one, ...part } : one)))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    answering.send({ clarifications: answers })
  }
  const problemAt = (index: number, name: string) => answering.problems[`clarifications.${index}.${name}`]
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {answers.map(({ policy_id, text }, index) => (
        <fieldset key={index} className={styles.entry}>
          <legend>
            <GivenText>{policy_id || phrases.fields.policy_id}</GivenText>
          </legend>
          <p>
            <GivenText>{String(known.find(({ id }) => id === policy_id)?.body.text ?? '')}</GivenText>
          </p>
          <p className={styles.soft}>
            <GivenText>{unclear[index]?.reasoning}</GivenText>
          </p>
          {unclear.length === 0 && (
            <TextField
              label={phrases.fields.policy_id ?? ''}
              problem={problemAt(index, 'policy_id')}
              value={policy_id}
              onChange={(next) => change(index, { policy_id: next })}
            />
          )}
          <TextField
            label={phrases.fields.text ?? ''}
            problem={problemAt(index, 'text')}
            lines={3}
            value={text}
            onChange={(next) => change(index, { text: next })}
          />
        </fieldset>
      ))}
      <SendAnswer item={item} answering={answering} isReady />
    </form>
  )
}
