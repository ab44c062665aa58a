// Starting an initiative.

import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { fieldProblems } from '../../api/field-problems.ts'
import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { forgetDraft, useDraft } from '../../parts/form/use-draft.ts'
import { useToasts } from '../../parts/page/toasts.tsx'
import { hasFieldProblems } from '../field-refusal.ts'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'

const DRAFTS = ['title', 'description', 'require-policy', 'planned'].map((field) => `initiative.new.${field}`)

export function StartInitiative() {
  const phrases = usePhrases(initiativePhrases)
  const toasts = useToasts()
  const [, go] = useLocation()
  const start = useChange('startInitiative', { drafts: DRAFTS })
  const [title, setTitle] = useDraft('initiative.new.title', '')
  const [description, setDescription] = useDraft('initiative.new.description', '')
  const [requirePolicy, setRequirePolicy] = useDraft('initiative.new.require-policy', false)
  const [planned, setPlanned] = useDraft('initiative.new.planned', false)
  const [isBegun] = useState(title !== '' || description !== '')
  const problems = fieldProblems(start.error)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    start.mutate(
      { title, requirePolicy, planned, ...(description.trim() !== '' && { description }) },
      {
        onSuccess: ({ initiative }) => {
          for (const draft of DRAFTS) forgetDraft(draft)
          toasts.say(planned ? phrases.plannedOnly : phrases.started)
          go(`/initiatives/${initiative.id}`)
        },
        onError: (error) => hasFieldProblems(error) || toasts.sayError(error),
      },
    )
  }
  return (
    <details className={styles.start} open={isBegun}>
      <summary>{phrases.start}</summary>
      <form onSubmit={onSubmit}>
        <TextField label={phrases.name} problem={problems.title} value={title} onChange={setTitle} />
        <TextField
          label={phrases.description}
          problem={problems.description}
          lines={2}
          value={description}
          onChange={setDescription}
        />
        <label className={styles.check}>
          <input type="checkbox" checked={requirePolicy} onChange={(event) => setRequirePolicy(event.target.checked)} />
          <span>
            {phrases.requirePolicy}
            <small>{phrases.requirePolicyHint}</small>
          </span>
        </label>
        <label className={styles.check}>
          <input type="checkbox" checked={planned} onChange={(event) => setPlanned(event.target.checked)} />
          <span>
            {phrases.plan}
            <small>{phrases.planHint}</small>
          </span>
        </label>
        <Button type="submit" kind="primary" disabled={start.isPending}>
          {phrases.startIt}
        </Button>
      </form>
    </details>
  )
}
