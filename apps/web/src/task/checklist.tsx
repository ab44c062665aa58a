// The steps of a to-do, and a field for the next one.

import type { TaskView } from '@pawl/contract'
import type { FormEvent } from 'react'
import { usePhrases, useWords } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { returnDraft, useDraft } from '../parts/form/use-draft.ts'
import { taskPhrases } from './phrases.ts'
import { StepLine } from './step-line.tsx'
import styles from './task-page.module.css'
import { useSteps } from './use-steps.ts'

export function Checklist({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const { checklist: title } = useWords().fields
  const change = useSteps(task)
  const steps = task.checklist ?? []
  return (
    <section className={styles.section} aria-label={title}>
      {steps.length > 0 && (
        <h2>
          {title} <small>{phrases.ticked(steps.filter(({ done }) => done).length, steps.length)}</small>
        </h2>
      )}
      <ul className={styles.checklist}>
        {steps.map((step, index) => (
          <StepLine key={`${index} ${step.text}`} task={task.id} step={step} index={index} change={change} />
        ))}
      </ul>
      <AddStep
        task={task.id}
        isFirst={steps.length === 0}
        onAdd={(text) => change((now) => [...now, { text, done: false }])}
      />
    </section>
  )
}

interface AddStepProps {
  readonly task: string
  readonly isFirst: boolean
  readonly onAdd: (text: string) => Promise<boolean>
}

function AddStep({ task, isFirst, onAdd }: AddStepProps) {
  const phrases = usePhrases(taskPhrases)
  const draft = `step.${task}`
  const [text, setText] = useDraft(draft, '')
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    setText('')
    if (!(await onAdd(text.trim()))) returnDraft(draft, text)
  }
  return (
    <form className={styles.addStep} onSubmit={(event) => void onSubmit(event)}>
      <input
        className={inputClass}
        type="text"
        dir={text === '' ? undefined : 'auto'}
        aria-label={phrases.newStep}
        placeholder={isFirst ? phrases.firstStep : phrases.newStep}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" disabled={text.trim() === ''}>
        {phrases.addStep}
      </Button>
    </form>
  )
}
