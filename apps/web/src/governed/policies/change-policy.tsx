import type { RecordView } from '@pawl/contract'
import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useAsked, useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { forgetDraft, useDraft } from '../../parts/form/use-draft.ts'
import { useToasts } from '../../parts/page/toasts.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { SaveOrCancel } from './save-or-cancel.tsx'

/** What is being written as the new text is kept under this name. */
export const policyDraft = (policy: string) => `policy.${policy}`

export function ChangePolicy({ policy, onDone: onEnd }: { readonly policy: RecordView; readonly onDone: () => void }) {
  const phrases = usePhrases(policyPhrases)
  const toasts = useToasts()
  const change = useChange('changePolicy')
  const [text, setText] = useDraft(policyDraft(policy.id), String(policy.body.text))
  const isAlone = useAsked('whoAmI', {}).data?.alone !== false
  const [reason, setReason] = useState('')
  const why = reason.trim() === '' ? {} : { reason: reason.trim() }
  const onDone = () => {
    forgetDraft(policyDraft(policy.id))
    onEnd()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      { policy: policy.id, text, ...why },
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
      {!isAlone && <TextField label={phrases.why} hint={phrases.whyHint} value={reason} onChange={setReason} />}
      <SaveOrCancel isSaving={change.isPending} onCancel={onDone} />
    </form>
  )
}
