// Where a message is written. Enter sends, Shift+Enter makes a new line.

import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import styles from './conversation.module.css'
import { chatPhrases } from './phrases.ts'

interface ComposerProps {
  /** Under which name what is written is kept. */
  readonly draft: string
  readonly limit: number
  readonly onSend: (text: string) => void
  /** Whenever this changes the writing goes on here. */
  readonly focusAfter: number
}

export function Composer({ draft, limit, onSend, focusAfter }: ComposerProps) {
  const phrases = usePhrases(chatPhrases)
  const [text, setText] = useDraft(draft, '')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focusAfter >= 0) field.current?.focus()
  }, [focusAfter])
  const send = () => {
    if (text.trim() === '' || text.length > limit) return
    onSend(text.trim())
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed Enter belongs to the keyboard, not to us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        className={inputClass}
        aria-label={phrases.write}
        placeholder={phrases.placeholder}
        dir={text === '' ? undefined : 'auto'}
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        kind="primary"
        aria-label={phrases.send}
        disabled={text.trim() === '' || text.length > limit}
      >
        <SendHorizontal size={18} className="mirrored" aria-hidden />
      </Button>
      {text.length > limit && <p role="alert">{phrases.tooLong(limit)}</p>}
    </form>
  )
}
