// The steps of a to-do. Each is ticked off where it stands; a new one is written below.

import type { TaskView } from '@pawl/contract'
import { type FormEvent, useState } from 'react'
import { useChange } from '../api/operation.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

type Step = NonNullable<TaskView['checklist']>[number]

export function Checklist({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const words = useWords()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange('editTask')
  const [text, setText] = useState('')
  const steps = task.checklist ?? []
  const save = async (checklist: readonly Step[]): Promise<boolean> => {
    try {
      await mutateAsync({ task: task.id, checklist: [...checklist], expectedVersion: task.version })
      return true
    } catch (error) {
      toasts.sayError(error as Error)
      return false
    }
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const added = text.trim()
    if (added !== '' && (await save([...steps, { text: added, done: false }]))) setText('')
  }
  const ticked = (at: number) => steps.map((step, index) => (index === at ? { ...step, done: !step.done } : step))
  return (
    <Panel title={words.fields.checklist ?? ''}>
      <ul className={styles.checklist}>
        {steps.map((step, index) => (
          <li key={index}>
            <label>
              <input
                type="checkbox"
                checked={step.done}
                disabled={isPending}
                onChange={() => void save(ticked(index))}
              />
              <GivenText>{step.text}</GivenText>
            </label>
          </li>
        ))}
      </ul>
      <form className={styles.addStep} onSubmit={(event) => void onSubmit(event)}>
        <input
          className={inputClass}
          type="text"
          dir="auto"
          aria-label={phrases.newStep}
          placeholder={phrases.newStep}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" size="small" disabled={isPending || text.trim() === ''}>
          {phrases.addStep}
        </Button>
      </form>
    </Panel>
  )
}
