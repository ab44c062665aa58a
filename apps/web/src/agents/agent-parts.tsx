// What an agent prints and was told, a word to it, and a way to stop it: on its card, and beside its task in a room.

import type { AgentView } from '@pawl/contract'
import { useId, useState } from 'react'
import { IfMay } from '../api/may.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { Markdown } from '../parts/markdown/markdown.tsx'
import { useRoomChange } from '../rooms/room/room-change.ts'
import { AgentLog } from './agent-log.tsx'
import styles from './agents.module.css'
import { OutputLines } from './output-lines.tsx'
import { agentsPhrases } from './phrases.ts'
import { StopButton } from './stop-button.tsx'

export function AgentParts({ agent: { task, attempt, output, messages } }: { readonly agent: AgentView }) {
  const phrases = usePhrases(agentsPhrases)
  const [isOpen, setOpen] = useState(false)
  const log = useId()
  return (
    <>
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
        <IfMay run="stopAgent">
          <StopButton task={task} />
        </IfMay>
        <IfMay run="tellAgent">
          <MessageForm task={task} />
        </IfMay>
      </div>
    </>
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
        dir={text === '' ? undefined : 'auto'}
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
