// One agent at work: on what, since when, what it says and prints, what it used; a word to it, and a way to stop it.

import { type AgentView, costText } from '@pawl/contract'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { IfMay } from '../api/may.ts'
import { useLanguage, usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { Markdown } from '../parts/markdown/markdown.tsx'
import { Status, ToneMark } from '../parts/task/status.tsx'
import { Ago } from '../parts/text/ago.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { useRoomChange } from '../rooms/room/room-change.ts'
import { AgentLog } from './agent-log.tsx'
import styles from './agents.module.css'
import { OutputLines } from './output-lines.tsx'
import { agentsPhrases } from './phrases.ts'
import { StopButton } from './stop-button.tsx'

export function AgentCard({ agent }: { readonly agent: AgentView }) {
  const phrases = usePhrases(agentsPhrases)
  const [isOpen, setOpen] = useState(false)
  const log = useId()
  const { task, lifecycle, status, title, state, overdue, progress, output, attempt, messages } = agent
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link href={`/task/${task}`}>
            <span className={styles.number}>{task}</span> <GivenText>{title}</GivenText>
          </Link>
        </h2>
        <Status lifecycle={lifecycle} status={status} />
        {state === 'suspect' && <ToneMark tone="bad">{overdue ? phrases.overdue : phrases.silent}</ToneMark>}
      </div>
      <Facts agent={agent} />
      {progress !== null && (
        <Markdown className={styles.progress} under={2}>
          {progress}
        </Markdown>
      )}
      {!isOpen && output !== null && (
        <pre className={styles.tail} dir="ltr">
          <bdi>
            <OutputLines text={output} />
          </bdi>
        </pre>
      )}
      {isOpen && (
        <div id={log}>
          <AgentLog task={task} attempt={attempt} />
        </div>
      )}
      {messages.length > 0 && (
        <details className={styles.told}>
          <summary>
            {phrases.told} ({messages.length})
          </summary>
          <ol>
            {messages.map((text, place) => (
              <li key={place}>
                <Markdown under={2}>{text}</Markdown>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={`${isOpen ? phrases.hideOutput : phrases.output}: ${task}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? log : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? phrases.hideOutput : phrases.output}
        </Button>
        <IfMay run="tellAgent">
          <MessageForm task={task} />
        </IfMay>
        <IfMay run="stopAgent">
          <StopButton task={task} />
        </IfMay>
      </div>
    </li>
  )
}

function Facts({ agent }: { readonly agent: AgentView }) {
  const phrases = usePhrases(agentsPhrases)
  const { language } = useLanguage()
  const { who, session, room, initiative, since, lastSeen, lastProgress, attempt, tokens, costMicros, model } = agent
  const used = [
    attempt > 0 ? phrases.attempt(attempt) : undefined,
    tokens > 0 ? phrases.tokens(tokens.toLocaleString(language)) : undefined,
    costMicros > 0 ? phrases.cost(costText(costMicros)) : undefined,
  ].filter((text) => text !== undefined)
  const times = [
    [phrases.since, since],
    [phrases.lastSeen, lastSeen],
    [phrases.lastProgress, lastProgress],
  ] as const
  return (
    <ul className={styles.facts}>
      <li>
        <GivenText>{who}</GivenText> {session !== null && <GivenText className={styles.soft}>{session}</GivenText>}
      </li>
      {room !== null && (
        <li>
          <Link href={`/rooms/${room}`}>{room}</Link>
        </li>
      )}
      {initiative !== null && (
        <li>
          <Link href={`/initiatives/${initiative}`}>
            <GivenText>{initiative}</GivenText>
          </Link>
        </li>
      )}
      {times.map(
        ([name, at]) =>
          at !== null &&
          at > 0 && (
            <li key={name}>
              {name}: <Ago at={at} />
            </li>
          ),
      )}
      {used.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {model !== null && (
        <li>
          <GivenText>{model}</GivenText>
        </li>
      )}
    </ul>
  )
}

function MessageForm({ task }: { readonly task: number }) {
  const phrases = usePhrases(agentsPhrases)
  const [text, setText] = useDraft(`tell.${task}`, '')
  const tell = useRoomChange('tellAgent', ({ task }) => phrases.sent(task.number), [`tell.${task}`])
  return (
    <form
      className={styles.message}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        void tell.run({ task: String(task), text }).then((how) => how === 'done' && setText(''))
      }}
    >
      <input
        className={inputClass}
        dir="auto"
        aria-label={phrases.message(task)}
        placeholder={phrases.toAgent}
        maxLength={2_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" disabled={tell.isPending} aria-label={`${phrases.send}: ${task}`}>
        {phrases.send}
      </Button>
    </form>
  )
}
