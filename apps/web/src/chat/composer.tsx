// Where a message is written. Enter sends, Shift+Enter makes a new line.

import type { TaskView } from '@pawl/contract'
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
  readonly atHand?: readonly TaskView[]
}

export function Composer({ draft, limit, onSend, focusAfter, atHand = [] }: ComposerProps) {
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
      {atHand.length > 0 && (
        <Mentions
          tasks={atHand}
          onMention={(number) => {
            setText((now) => `${now}${now === '' || now.endsWith(' ') ? '' : ' '}#${number} `)
            field.current?.focus()
          }}
        />
      )}
      <textarea
        ref={field}
        data-composer
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

/** How many are named; the others are counted in the quick replies. */
const MOST_MENTIONED = 5

interface MentionsProps {
  readonly tasks: readonly TaskView[]
  readonly onMention: (number: number) => void
}

/** What is selected on the page: pressed, its number is written into the message. */
function Mentions({ tasks, onMention }: MentionsProps) {
  const phrases = usePhrases(chatPhrases)
  return (
    <ul className={styles.mentions} aria-label={phrases.atHand}>
      {tasks.slice(0, MOST_MENTIONED).map(({ number, title, content }) => (
        <li key={number}>
          <button type="button" className={styles.chip} title={phrases.mention} onClick={() => onMention(number)}>
            <span className={styles.chipName}>#{number}</span>
            <bdi dir="auto">{String(title ?? content ?? '')}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
