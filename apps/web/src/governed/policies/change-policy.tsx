import type { RecordView } from '@pawl/contract'
import type { FormEvent } from 'react'
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
import { changedSettings, type WrittenSettings } from './settings.ts'
import { SettingsFields } from './settings-fields.tsx'

/** What is being written as the new text is kept under this name. */
export const policyDraft = (policy: string) => `policy.${policy}`
/** And what is being changed beside it under this one. */
export const settingsDraft = (policy: string) => `policy-settings.${policy}`

export function ChangePolicy({ policy, onDone: onEnd }: { readonly policy: RecordView; readonly onDone: () => void }) {
  const phrases = usePhrases(policyPhrases)
  const toasts = useToasts()
  const change = useChange('changePolicy', { drafts: [policyDraft(policy.id), settingsDraft(policy.id)] })
  const [text, setText] = useDraft<string | null>(policyDraft(policy.id), null)
  const [written, setWritten] = useDraft<WrittenSettings>(settingsDraft(policy.id), {})
  const isAlone = useAsked('whoAmI', {}).data?.alone !== false
  const [reason, setReason] = useDraft(`policy.${policy.id}.why`, '')
  const why = reason.trim() === '' ? {} : { reason: reason.trim() }
  const onDone = () => {
    forgetDraft(policyDraft(policy.id))
    forgetDraft(settingsDraft(policy.id))
    forgetDraft(`policy.${policy.id}.why`)
    onEnd()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The same text sent again would be a new one, without what was clarified about the old.
    const isNew = text !== null && text !== policy.body.text
    const changed = { ...(isNew && { text }), ...changedSettings(written, policy.body) }
    if (Object.keys(changed).length === 0) return onDone()
    change.mutate(
      { policy: policy.id, ...changed, ...why },
      { onSuccess: onDone, onError: (error) => hasFieldProblems(error) || toasts.sayError(error) },
    )
  }
  const problems = fieldProblems(change.error)
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextField
        label={phrases.text}
        hint={phrases.changeExplain}
        problem={problems.text}
        lines={3}
        value={text ?? String(policy.body.text)}
        onChange={setText}
      />
      <SettingsFields body={policy.body} written={written} onChange={setWritten} problems={problems} />
      {!isAlone && <TextField label={phrases.why} hint={phrases.whyHint} value={reason} onChange={setReason} />}
      <SaveOrCancel isSaving={change.isPending} onCancel={onDone} />
    </form>
  )
}
