// One message, in its own direction, with what was understood of it.

import { languages } from '@pawl/contract'
import { Fragment } from 'react'
import type { Result } from '../api/request.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import styles from './conversation.module.css'
import { chatPhrases } from './phrases.ts'
import { Understood } from './understood.tsx'

type Stored = Result<'showConversation'>['messages'][number]

/** As it is stored; one that is on its way has only its text. */
export type SaidMessage = Pick<Stored, 'role' | 'text' | 'at'> & Partial<Stored>

interface MessageViewProps {
  readonly message: SaidMessage
  readonly isLast?: boolean
  readonly pending?: boolean
}

export function MessageView({ message, isLast = false, pending = false }: MessageViewProps) {
  const phrases = usePhrases(chatPhrases)
  const dates = useDates()
  const { role, text, at, language } = message
  const isMine = role === 'user'
  return (
    <article className={styles.message} data-from={role} data-pending={pending || undefined}>
      <header className="visually-hidden">{isMine ? phrases.you : phrases.pawl}</header>
      <div
        className={styles.bubble}
        lang={language ?? undefined}
        // A reply is in the language it was decided in, also if it begins with a title in another.
        dir={language == null ? 'auto' : languages[language].direction}
      >
        {isMine ? text : <Reply text={text} />}
      </div>
      {!isMine && <Understood message={message} isLast={isLast} />}
      <small className={styles.when}>
        {pending ? phrases.sending : <time dateTime={new Date(at).toISOString()}>{dates.moment(at)}</time>}
      </small>
    </article>
  )
}

/** The line of a task in a list: its number, and what may be in either direction. */
const LISTED = /^(\d+\. )(.+)\n?$/

function Reply({ text }: { readonly text: string }) {
  return text.split(/(?<=\n)/).map((line, place) => {
    const [, number, task] = LISTED.exec(line) ?? []
    if (task === undefined) return line
    return (
      <Fragment key={place}>
        {number}
        <bdi>{task}</bdi>
        {line.endsWith('\n') && '\n'}
      </Fragment>
    )
  })
}
