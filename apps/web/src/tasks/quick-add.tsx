// One sentence, understood as in the chat. What was done is said in a toast that can take it back; what is asked is
// asked here, and answered here.

import { MESSAGE_LIMIT } from '@pawl/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { QuickReplies } from '../chat/quick-replies.tsx'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/button.tsx'
import { inputClass } from '../parts/field.tsx'
import { GivenBlock } from '../parts/given-text.tsx'
import { tasksPhrases } from './phrases.ts'
import styles from './tasks-page.module.css'
import { useQuickTurn } from './use-quick-turn.ts'

export function QuickAdd() {
  const phrases = usePhrases(tasksPhrases)
  const { say, question, conversation, isPending } = useQuickTurn()
  const [text, setText] = useState('')
  const send = async (message: string) => {
    if (message.trim() !== '' && (await say(message.trim()))) setText('')
  }
  return (
    <form
      className={styles.quickAdd}
      onSubmit={(event) => {
        event.preventDefault()
        void send(text)
      }}
    >
      <input
        className={inputClass}
        aria-label={question === undefined ? phrases.addHint : phrases.answer}
        placeholder={question === undefined ? phrases.addPlaceholder : phrases.answer}
        dir={text === '' ? undefined : 'auto'}
        maxLength={MESSAGE_LIMIT}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="primary" disabled={isPending || text.trim() === ''}>
        <Plus size={18} aria-hidden />
        {question === undefined ? phrases.add : phrases.answer}
      </Button>
      <div role="status" className={styles.question}>
        {question !== undefined && (
          <>
            <GivenBlock>{question.text}</GivenBlock>
            <QuickReplies
              replies={question.suggestions}
              language={question.language}
              onPick={(reply) => void send(reply)}
            />
            <Link href={`/chat/${conversation}`}>{phrases.openConversation}</Link>
          </>
        )}
      </div>
    </form>
  )
}
