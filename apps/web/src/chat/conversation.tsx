// One conversation: what was said so far, what is on its way, and where to write.

import { type Language, MESSAGE_LIMIT } from '@pawl/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { RefusedError } from '../api/request.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/button.tsx'
import { ErrorNotice, Notice } from '../parts/notice.tsx'
import { useToasts } from '../parts/toasts.tsx'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { MessageView, type SaidMessage } from './message-view.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { newMessageId } from './new-ids.ts'
import { type Mode, onOutcome, send, useOutbox } from './outbox.ts'
import { chatPhrases } from './phrases.ts'

export function Conversation({ id, isNew = false }: { readonly id: string; readonly isNew?: boolean }) {
  const phrases = usePhrases(chatPhrases)
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const toasts = useToasts()
  const { waiting, away } = useOutbox()
  const mine = waiting.filter(({ conversation }) => conversation === id)
  const [mode, setMode] = useState<Mode>('direct')
  const stored = useAsked('showConversation', { conversation: id }, { enabled: !isNew })
  const messages: readonly SaidMessage[] = stored.data?.messages ?? []
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    document.title = `${phrases.title} · Pawl`
  }, [phrases])
  useEffect(
    () =>
      onOutcome(
        ({ conversation }) => {
          void client.invalidateQueries()
          if (conversation === id && isNew) navigate(`/chat/${id}`, { replace: true })
        },
        (_, error) => toasts.sayError(error),
      ),
    [client, id, isNew, navigate, toasts],
  )
  const shown = messages.length + mine.length
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [shown])

  const say = (text: string) => send({ messageId: newMessageId(), conversation: id, text, mode, at: Date.now() })
  const unknown = stored.error instanceof RefusedError && mine.length === 0
  const last = mine.length === 0 ? messages.at(-1) : undefined
  const language = (last?.language ?? document.documentElement.lang) as Language

  if (unknown) return <ErrorNotice error={stored.error as RefusedError} />
  return (
    <section className={styles.conversation} aria-label={phrases.title}>
      <h1 className="visually-hidden">{phrases.title}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={styles.log} role="log" aria-label={phrases.log} tabIndex={0}>
        {shown === 0 && !stored.isFetching && (
          <div className={styles.greeting}>
            <p className={styles.hello}>{phrases.greeting}</p>
            {isNew && <ModeChoice mode={mode} onChoose={setMode} />}
            <Replies label={phrases.replies} replies={phrases.examples} onPick={say} />
          </div>
        )}
        {messages.map((message, index) => (
          <MessageView key={`${message.at}-${index}`} message={message} isLast={message === last} />
        ))}
        {mine.map(({ messageId, text }) => (
          <MessageView key={messageId} message={{ role: 'user', text, at: 0 }} pending />
        ))}
        {away && mine.length > 0 && <Notice tone="warning">{phrases.waitingForServer}</Notice>}
        <div ref={end} />
      </div>
      {last?.suggestions !== undefined && last.suggestions.length > 0 && (
        <Replies label={phrases.replies} replies={last.suggestions} onPick={say} language={language} />
      )}
      <Composer limit={MESSAGE_LIMIT} onSend={say} />
    </section>
  )
}

interface RepliesProps {
  readonly label: string
  readonly replies: readonly string[]
  readonly onPick: (reply: string) => void
  readonly language?: Language
}

function Replies({ label, replies, onPick, language }: RepliesProps) {
  return (
    <fieldset className={styles.replies} lang={language}>
      <legend className="visually-hidden">{label}</legend>
      {replies.map((reply) => (
        <Button key={reply} size="small" dir="auto" onClick={() => onPick(reply)}>
          {reply}
        </Button>
      ))}
    </fieldset>
  )
}
