// What can be answered, to be picked instead of typed.

import type { Language } from '@pawl/contract'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import styles from './conversation.module.css'
import { chatPhrases } from './phrases.ts'

interface QuickRepliesProps {
  readonly replies: readonly string[]
  readonly onPick: (reply: string) => void
  readonly language?: Language
}

export function QuickReplies({ replies, onPick, language }: QuickRepliesProps) {
  const phrases = usePhrases(chatPhrases)
  if (replies.length === 0) return null
  return (
    <fieldset className={styles.replies} lang={language}>
      <legend className="visually-hidden">{phrases.replies}</legend>
      {replies.map((reply) => (
        <Button key={reply} size="small" dir="auto" onClick={() => onPick(reply)}>
          {reply}
        </Button>
      ))}
    </fieldset>
  )
}
