// The steps of a to-do. Each is ticked off where it stands; a new one is written below.

import type { TaskView } from '@pawl/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { KeptError } from '../api/change.ts'
import { useChange } from '../api/operation.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { showChanged } from '../moves/cached-tasks.ts'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
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
  const { mutateAsync } = useChange('editTask')
  const client = useQueryClient()
  const [text, setText] = useDraft(`step.${task.id}`, '')
  const steps = task.checklist ?? []
  const newest = useRef(task)
  if (task.version > newest.current.version) newest.current = task
  const saved = useRef(Promise.resolve(true))
  /** One after the other, each on what the one before it left: nobody has to wait before the next tick. */
  const save = (change: (steps: readonly Step[]) => readonly Step[]): Promise<boolean> => {
    saved.current = saved.current.then(async () => {
      const { id, checklist = [], version } = newest.current
      const changed = [...change(checklist)]
      try {
        newest.current = (await mutateAsync({ task: id, checklist: changed, expectedVersion: version })).task
        return true
      } catch (error) {
        toasts.sayError(error as Error)
        if (!(error instanceof KeptError)) return false
        newest.current = { ...newest.current, checklist: changed, version: version + 1 }
        showChanged(client, newest.current)
        return true
      }
    })
    return saved.current
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const added = { text: text.trim(), done: false }
    if (added.text !== '' && (await save((now) => [...now, added]))) setText('')
  }
  const tick = (at: number) =>
    save((now) => now.map((step, index) => (index === at ? { ...step, done: !step.done } : step)))
  return (
    <Panel title={words.fields.checklist ?? ''}>
      <ul className={styles.checklist}>
        {steps.map((step, index) => (
          <li key={index}>
            <label>
              <input type="checkbox" checked={step.done} onChange={() => void tick(index)} />
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
        <Button type="submit" size="small" disabled={text.trim() === ''}>
          {phrases.addStep}
        </Button>
      </form>
    </Panel>
  )
}
