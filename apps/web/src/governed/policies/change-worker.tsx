// Other skills or another owner for a System1 profile. Only what was touched is sent.

import type { RecordView } from '@pawl/contract'
import type { FormEvent } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { forgetDraft, useDraft } from '../../parts/form/use-draft.ts'
import { useToasts } from '../../parts/page/toasts.tsx'
import { WordsInput } from '../answers/words-input.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'
import { SaveOrCancel } from './save-or-cancel.tsx'
import { namesIn } from './settings.ts'

interface Written {
  readonly skills?: readonly string[]
  readonly owner?: string
}

/** What is being written about a worker is kept under this name. */
export const workerDraft = (worker: string) => `worker.${worker}`

export function ChangeWorker({ worker, onDone: onEnd }: { readonly worker: RecordView; readonly onDone: () => void }) {
  const phrases = usePhrases(policyPhrases)
  const toasts = useToasts()
  const change = useChange('changeWorker', { drafts: [workerDraft(worker.id)] })
  const [written, setWritten] = useDraft<Written>(workerDraft(worker.id), {})
  const problems = fieldProblems(change.error)
  const { skills, owner } = written
  const onDone = () => {
    forgetDraft(workerDraft(worker.id))
    onEnd()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      {
        worker: worker.id,
        ...(skills && { skills: [...skills] }),
        ...(owner !== undefined && { owner: owner.trim() }),
      },
      { onSuccess: onDone, onError: (error) => hasFieldProblems(error) || toasts.sayError(error) },
    )
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <WordsInput
        label={phrases.skills}
        problem={problems.skills}
        value={skills ?? namesIn(worker.body.skills)}
        onChange={(words) => setWritten({ ...written, skills: words })}
      />
      <TextField
        label={phrases.owner}
        hint={phrases.ownerHint}
        problem={problems.owner}
        value={owner ?? String(worker.body.owner ?? '')}
        onChange={(typed) => setWritten({ ...written, owner: typed })}
      />
      <SaveOrCancel isSaving={change.isPending} onCancel={onDone} />
    </form>
  )
}
