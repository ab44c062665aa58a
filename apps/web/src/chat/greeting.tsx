// Before anything is said: how it should listen, and what one could say.

import { usePhrases } from '../language/language.tsx'
import styles from './conversation.module.css'
import { ModeChoice } from './mode-choice.tsx'
import type { Mode } from './outbox.ts'
import { chatPhrases } from './phrases.ts'
import { QuickReplies } from './quick-replies.tsx'

interface GreetingProps {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly onSay: (text: string) => void
}

export function Greeting({ mode, onMode, onSay }: GreetingProps) {
  const phrases = usePhrases(chatPhrases)
  return (
    <div className={styles.greeting}>
      <p className={styles.hello}>{phrases.greeting}</p>
      <p className={styles.what}>{phrases.what}</p>
      <ModeChoice mode={mode} onChoose={onMode} />
      <QuickReplies replies={phrases.examples} onPick={onSay} />
    </div>
  )
}
