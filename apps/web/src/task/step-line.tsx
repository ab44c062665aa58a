// One step of a to-do: ticked off, worded anew, or removed where it stands.

import { Pencil, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { IconButton } from '../parts/form/icon-button.tsx'
import { forgetDraft, readDraft, useDraft } from '../parts/form/use-draft.ts'
import { partPhrases } from '../parts/phrases.ts'
import { GivenText } from '../parts/text/given-text.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'
import type { ChangeSteps, Step } from './use-steps.ts'

interface StepLineProps {
  readonly task: string
  readonly step: Step
  readonly index: number
  readonly change: ChangeSteps
}

export function StepLine({ task, step, index, change }: StepLineProps) {
  const phrases = usePhrases(taskPhrases)
  const draft = `step.${task}.${step.text}`
  const [isEditing, setEditing] = useState(() => readDraft(draft) !== undefined)
  const isIt = (one: Step, at: number) => at === index && one.text === step.text
  const tick = () => change((now) => now.map((one, at) => (isIt(one, at) ? { ...one, done: !one.done } : one)))
  const remove = () => change((now) => now.filter((one, at) => !isIt(one, at)))
  const reword = (text: string) => change((now) => now.map((one, at) => (isIt(one, at) ? { ...one, text } : one)))
  if (isEditing) {
    return (
      <li>
        <StepForm draft={draft} text={step.text} onSave={reword} onDone={() => setEditing(false)} />
      </li>
    )
  }
  return (
    <li className={styles.step}>
      <label>
        <input type="checkbox" checked={step.done} onChange={() => void tick()} />
        <GivenText>{step.text}</GivenText>
      </label>
      <StepButton label={phrases.editStep(step.text)} Icon={Pencil} onPress={() => setEditing(true)} />
      <StepButton label={phrases.removeStep(step.text)} Icon={X} onPress={() => void remove()} />
    </li>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly Icon: typeof Pencil
  readonly onPress: () => void
}

function StepButton({ label, Icon, onPress }: StepButtonProps) {
  return (
    <IconButton size="small" label={label} onClick={onPress}>
      <Icon size={14} aria-hidden />
    </IconButton>
  )
}

interface StepFormProps {
  readonly draft: string
  readonly text: string
  readonly onSave: (text: string) => Promise<boolean>
  readonly onDone: () => void
}

function StepForm({ draft, text, onSave, onDone }: StepFormProps) {
  const phrases = usePhrases(taskPhrases)
  const parts = usePhrases(partPhrases)
  const [written, setWritten] = useDraft(draft, text)
  const end = () => {
    forgetDraft(draft)
    onDone()
  }
  const save = async () => {
    const next = written.trim()
    if (next !== '' && (next === text || (await onSave(next)))) end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end()
  }
  return (
    <form
      className={styles.addStep}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <input
        className={inputClass}
        type="text"
        dir="auto"
        aria-label={phrases.editStep(text)}
        // biome-ignore lint/a11y/noAutofocus: it is opened to type into it.
        autoFocus
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button type="submit" size="small" kind="primary" disabled={written.trim() === ''}>
        {parts.save}
      </Button>
    </form>
  )
}
