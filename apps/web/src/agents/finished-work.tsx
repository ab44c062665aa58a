// Finished work of rooms, found by what was asked for or handed in.

import { useDeferredValue } from 'react'
import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { Markdown } from '../parts/markdown/markdown.tsx'
import { Panel } from '../parts/page/page.tsx'
import { headlineOf } from '../parts/task/headline.ts'
import { Ago } from '../parts/text/ago.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './agents.module.css'
import { agentsPhrases } from './phrases.ts'

const SHOWN = 20
const LATEST = 5

export function FinishedWork() {
  const phrases = usePhrases(agentsPhrases)
  const [typed, setTyped] = useDraft('agents.search', '')
  const text = useDeferredValue(typed.trim())
  // Without words, what was finished last.
  const wanted = text === '' ? { limit: LATEST } : { text, limit: SHOWN }
  const found = useAsked('searchWork', { ...wanted, status: 'completed' }, { keepLast: true })
  const tasks = found.data?.tasks ?? []
  return (
    <Panel title={phrases.finished}>
      <TextField label={phrases.search} hint={phrases.finishedHint} value={typed} onChange={setTyped} limit={200} />
      <div role="status">
        {text !== '' && found.data !== undefined && tasks.length === 0 && (
          <p className={styles.soft}>{phrases.nothingFound}</p>
        )}
      </div>
      <ul className={styles.found}>
        {tasks.map(({ id, number, content, result, chatroomId, completedAt }) => (
          <li key={id}>
            <Link href={`/task/${number}`}>
              <span className={styles.number}>{number}</span> <GivenText>{headlineOf({ content })}</GivenText>
            </Link>{' '}
            <span className={styles.soft}>
              {chatroomId} {typeof completedAt === 'number' && <Ago at={completedAt} />}
            </span>
            {result !== undefined && (
              <Markdown className={styles.result} under={2}>
                {result}
              </Markdown>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
