import type { RecordView } from '@pawl/contract'
import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/button.tsx'
import { Field, inputClass } from '../../parts/field.tsx'
import { partPhrases } from '../../parts/phrases.ts'
import { useToasts } from '../../parts/toasts.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'

export function ChangePolicy({ policy, onDone }: { readonly policy: RecordView; readonly onDone: () => void }) {
  const phrases = usePhrases(policyPhrases)
  const { save, cancel } = usePhrases(partPhrases)
  const toasts = useToasts()
  const change = useChange('changePolicy')
  const [text, setText] = useState(String(policy.body.text))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      { policy: policy.id, text },
      { onSuccess: onDone, onError: (error) => hasFieldProblems(error) || toasts.sayError(error) },
    )
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Field label={phrases.text} hint={phrases.changeExplain} problem={fieldProblems(change.error).text}>
        <textarea
          className={inputClass}
          dir="auto"
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" size="small" disabled={change.isPending}>
          {save}
        </Button>
        <Button size="small" onClick={onDone}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
