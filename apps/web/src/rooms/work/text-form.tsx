// A few words about one item, sent with a button or Ctrl+Enter. What is written is a draft until it is sent.

import type { KeyboardEvent } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { inputClass } from '../../parts/form/field.tsx'
import { useDraft } from '../../parts/form/use-draft.ts'
import { partPhrases } from '../../parts/phrases.ts'
import styles from '../room/room-page.module.css'

/** It opens because someone asked for it. */
const focused = (field: HTMLTextAreaElement | null) => field?.focus()

interface TextFormProps {
  /** Under which the draft is kept. */
  readonly draft: string
  readonly label: string
  readonly send: string
  readonly initial?: string
  /** Whether it can be sent without a word. */
  readonly optional?: true
  readonly busy: boolean
  readonly onSend: (text: string) => Promise<'done' | 'refused'>
  readonly onCancel?: () => void
}

export function TextForm({ draft, label, send, initial = '', optional, busy, onSend, onCancel }: TextFormProps) {
  const parts = usePhrases(partPhrases)
  const [text, setText] = useDraft(draft, initial)
  const isEmpty = text.trim() === '' && optional === undefined
  const submit = async () => {
    if (isEmpty || busy) return
    // Refused, it stays in the field.
    if ((await onSend(text.trim())) === 'done') setText(initial)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  return (
    <form
      className={styles.said}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <textarea
        className={inputClass}
        aria-label={label}
        placeholder={label}
        dir={text === '' ? undefined : 'auto'}
        rows={2}
        value={text}
        ref={onCancel === undefined ? undefined : focused}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" kind="primary" disabled={isEmpty || busy}>
          {send}
        </Button>
        {onCancel && (
          <Button size="small" kind="quiet" onClick={onCancel}>
            {parts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
