// The field that adds a task. It never does anything else with what is typed into it [D44]: what is understood lights up as
// chips, and the rest is the title.

import { MESSAGE_LIMIT } from '@pawl/contract'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useMay } from '../api/may.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { bringBackDraft, draftTexts, forgetDraft, returnDraft, useDraft } from '../parts/form/use-draft.ts'
import { AddChips } from './add-chips.tsx'
import styles from './adding.module.css'
import { addingPhrases } from './phrases.ts'
import type { Part } from './preview-parts.ts'
import { ADD_DRAFTS, type FiledUnder, useAddTask } from './use-add-task.ts'
import { usePreview } from './use-preview.ts'

interface QuickAddProps {
  /** Where it was opened to type into it. */
  readonly autoFocus?: boolean
  /** Where what is added belongs. */
  readonly under?: FiledUnder
  readonly onAdded?: () => void
}

export function QuickAdd({ autoFocus = false, under, onAdded }: QuickAddProps) {
  const phrases = usePhrases(addingPhrases)
  const may = useMay()
  const { add } = useAddTask(under)
  const [text, setText] = useDraft(ADD_DRAFTS[0], '')
  const [leave, setLeave] = useDraft<readonly string[]>(ADD_DRAFTS[1], NOTHING)
  const parts = usePreview(text, leave)
  const field = useRef<HTMLInputElement>(null)
  const write = (next: string) => {
    setText(next)
    if (next.trim() === '') setLeave(NOTHING)
  }
  const send = async () => {
    if (text.trim() === '') return
    const added = add(text, leave, draftTexts(ADD_DRAFTS))
    // What is typed while it is on its way is the next task; the field may be gone before it is seen to be empty.
    for (const draft of ADD_DRAFTS) forgetDraft(draft)
    write('')
    onAdded?.()
    if (await added) return
    returnDraft(ADD_DRAFTS[0], text)
    bringBackDraft(ADD_DRAFTS[1], JSON.stringify(leave))
  }
  const toggle = ({ name, isLeft }: Part) =>
    setLeave(isLeft ? leave.filter((one) => one.toLowerCase() !== name.toLowerCase()) : [...leave, name])
  if (!may('addTask')) return null
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        ref={field}
        data-add
        className={inputClass}
        aria-label={phrases.field}
        placeholder={phrases.placeholder}
        dir={text === '' ? undefined : 'auto'}
        maxLength={MESSAGE_LIMIT}
        // biome-ignore lint/a11y/noAutofocus: only where the field itself was asked for.
        autoFocus={autoFocus}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {text !== '' && parts.length === 0 && <span className={styles.chipsAwaited} />}
      <AddChips parts={parts} onToggle={toggle} onLeave={() => field.current?.focus()} />
      <Button type="submit" kind="primary" disabled={text.trim() === ''}>
        <Plus size={18} aria-hidden />
        {phrases.add}
      </Button>
    </form>
  )
}

const NOTHING: readonly string[] = []
