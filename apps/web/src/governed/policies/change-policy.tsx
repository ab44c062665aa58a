import type { RecordView } from '@pawl/contract'
import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useToasts } from '../../parts/toasts.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { SaveOrCancel } from './save-or-cancel.tsx'

export function ChangePolicy({ policy, onDone }: { readonly policy: RecordView; readonly onDone: () => void }) {
  const phrases = usePhrases(policyPhrases)
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
      <TextField
        label={phrases.text}
        hint={phrases.changeExplain}
        problem={fieldProblems(change.error).text}
        lines={3}
        value={text}
        onChange={setText}
      />
      <SaveOrCancel isSaving={change.isPending} onCancel={onDone} />
    </form>
  )
}
