// One agent at work: on what, since when, what it says and prints, what it used; a word to it, and a way to stop it.

import { type AgentView, costText } from '@pawl/contract'
import { Link } from 'wouter'
import { useLanguage, usePhrases } from '../language/language.tsx'
import { Markdown } from '../parts/markdown/markdown.tsx'
import { headlineOf } from '../parts/task/headline.ts'
import { Status, ToneMark } from '../parts/task/status.tsx'
import { Ago } from '../parts/text/ago.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { AgentParts } from './agent-parts.tsx'
import styles from './agents.module.css'
import { agentsPhrases } from './phrases.ts'

export function AgentCard({ agent }: { readonly agent: AgentView }) {
  const phrases = usePhrases(agentsPhrases)
  const { task, lifecycle, status, title, state, overdue, progress } = agent
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link href={`/task/${task}`}>
            <span className={styles.number}>{task}</span> <GivenText>{headlineOf({ content: title })}</GivenText>
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
      <AgentParts agent={agent} />
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
