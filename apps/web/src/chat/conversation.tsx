// One conversation: what was said so far, what is on its way, and where to write.

import { MESSAGE_LIMIT, type TaskView } from '@pawl/contract'
import { useContext, useEffect, useRef, useState } from 'react'
import { useMay } from '../api/may.ts'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { ErrorNotice, Notice } from '../parts/page/notice.tsx'
import { IsSubpage } from '../parts/page/page.tsx'
import { useStayAtEnd } from '../parts/page/use-stay-at-end.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { Greeting } from './greeting.tsx'
import { MessageView } from './message-view.tsx'
import { newId } from './new-ids.ts'
import { type Mode, send, useOutbox } from './outbox.ts'
import { chatPhrases } from './phrases.ts'
import { QuickReplies } from './quick-replies.tsx'

interface ConversationProps {
  readonly id: string
  /** The server does not know of it yet. */
  readonly isNew: boolean
  readonly onBegun: () => void
  /** Tasks that can be mentioned by one press. */
  readonly atHand?: readonly TaskView[]
  /** What could be said next, where Pawl itself proposes nothing. */
  readonly suggestions?: readonly string[]
}

export function Conversation({ id, isNew, onBegun, atHand, suggestions = [] }: ConversationProps) {
  const Heading = useContext(IsSubpage) ? 'h2' : 'h1'
  const phrases = usePhrases(chatPhrases)
  const maySay = useMay()('takeTurn')
  const { waiting, away, refused } = useOutbox()
  const [mode, setMode] = useState<Mode>('direct')
  const [asked, setAsked] = useState(0)
  const stored = useAsked('showConversation', { conversation: id }, { enabled: !isNew })
  const messages = stored.data?.messages ?? []
  const mine = waiting.filter(({ conversation }) => conversation === id)
  const shown = messages.length + mine.length
  const last = mine.length === 0 ? messages.at(-1) : undefined
  const log = useStayAtEnd(shown)

  const begun = useRef(onBegun)
  begun.current = onBegun
  useEffect(() => {
    if (isNew && messages.length > 0) begun.current()
  }, [isNew, messages.length])

  const say = (text: string) => {
    send({ messageId: newId(), conversation: id, text, mode, at: Date.now() })
    setAsked(asked + 1)
  }
  const replies = last?.suggestions ?? []
  const refusedHere = refused?.outgoing.conversation === id ? refused : undefined
  return (
    <section className={styles.conversation} aria-label={phrases.title}>
      <Heading className="visually-hidden">{phrases.title}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={log} className={styles.log} role="log" aria-label={phrases.log} tabIndex={0}>
        {isNew && shown === 0 && maySay && <Greeting mode={mode} onMode={setMode} onSay={say} />}
        {messages.map((message, index) => (
          <MessageView key={index} message={message} isLast={message === last} />
        ))}
        {mine.map(({ messageId, text, at }) => (
          <MessageView key={messageId} message={{ role: 'user', text, at }} pending />
        ))}
        {stored.isError && shown === 0 && <ErrorNotice error={stored.error} onRetry={() => void stored.refetch()} />}
        {away && mine.length > 0 && <Notice tone="warning">{phrases.waitingForServer}</Notice>}
        {refusedHere && <ErrorNotice error={refusedHere.error} onRetry={() => say(refusedHere.outgoing.text)} />}
      </div>
      {replies.length > 0 ? (
        <QuickReplies replies={replies} language={last?.language ?? undefined} onPick={say} />
      ) : (
        <QuickReplies replies={suggestions} onPick={say} />
      )}
      {maySay ? (
        <Composer
          draft={isNew ? 'chat.new' : `chat.${id}`}
          focusAfter={asked}
          limit={MESSAGE_LIMIT}
          onSend={say}
          {...(atHand && { atHand })}
        />
      ) : (
        <Notice>{phrases.onlyReading}</Notice>
      )}
    </section>
  )
}
