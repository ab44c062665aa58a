import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/button.tsx'
import { Field, inputClass } from '../../parts/field.tsx'
import { useToasts } from '../../parts/toasts.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'

export function AddPolicy() {
  const phrases = usePhrases(policyPhrases)
  const toasts = useToasts()
  const add = useChange('addPolicy')
  const [policy, setPolicy] = useState('')
  const [text, setText] = useState('')
  const problems = fieldProblems(add.error)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(
      { policy, text },
      {
        onSuccess: () => {
          toasts.say(phrases.added(policy))
          setPolicy('')
          setText('')
        },
        onError: (error) => hasFieldProblems(error) || toasts.sayError(error),
      },
    )
  }
  return (
    <details className={styles.fold}>
      <summary>{phrases.add}</summary>
      <form className={styles.form} onSubmit={onSubmit}>
        <Field label={phrases.name} hint={phrases.nameHint} problem={problems.policy}>
          <input className={inputClass} dir="auto" value={policy} onChange={(event) => setPolicy(event.target.value)} />
        </Field>
        <Field label={phrases.text} problem={problems.text}>
          <textarea
            className={inputClass}
            dir="auto"
            rows={2}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" disabled={add.isPending}>
          {phrases.addIt}
        </Button>
      </form>
    </details>
  )
}
