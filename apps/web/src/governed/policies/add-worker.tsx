import { type FormEvent, useState } from 'react'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { forgetDraft, useDraft } from '../../parts/form/use-draft.ts'
import { useToasts } from '../../parts/page/toasts.tsx'
import { WordsInput } from '../answers/words-input.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'

interface Written {
  readonly worker: string
  readonly skills: readonly string[]
  readonly owner: string
}

const DRAFT = 'new-worker'

export function AddWorker({ onAdded }: { readonly onAdded: () => void }) {
  const phrases = usePhrases(policyPhrases)
  const toasts = useToasts()
  const add = useChange('addWorker', { drafts: [DRAFT] })
  const [written, setWritten] = useDraft<Written>(DRAFT, { worker: '', skills: [], owner: '' })
  const { worker, skills, owner } = written
  const [isBegun] = useState(worker !== '' || skills.length > 0 || owner !== '')
  const problems = fieldProblems(add.error)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(
      { worker, skills: [...skills], ...(owner.trim() !== '' && { owner: owner.trim() }) },
      {
        onSuccess: () => {
          toasts.say(phrases.added(worker))
          forgetDraft(DRAFT)
          onAdded()
        },
        onError: (error) => hasFieldProblems(error) || toasts.sayError(error),
      },
    )
  }
  return (
    <details className={styles.fold} open={isBegun}>
      <summary>{phrases.addWorker}</summary>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={phrases.workerName}
          hint={phrases.nameHint}
          problem={problems.worker}
          value={worker}
          onChange={(typed) => setWritten({ ...written, worker: typed })}
        />
        <WordsInput
          label={phrases.skills}
          problem={problems.skills}
          value={skills}
          onChange={(words) => setWritten({ ...written, skills: words })}
        />
        <TextField
          label={phrases.owner}
          hint={phrases.newOwnerHint}
          problem={problems.owner}
          value={owner}
          onChange={(typed) => setWritten({ ...written, owner: typed })}
        />
        <Button type="submit" kind="primary" disabled={add.isPending}>
          {phrases.addIt}
        </Button>
      </form>
    </details>
  )
}
