// What the command of an attempt prints, as it comes; it stays at the end unless someone scrolls up.

import { shownText } from '@pawl/contract'
import { useLayoutEffect, useRef } from 'react'
import { usePhrases } from '../language/language.tsx'
import styles from './agents.module.css'
import { OutputLines } from './output-lines.tsx'
import { agentsPhrases } from './phrases.ts'
import { useLog } from './use-log.ts'

/** So near the end counts as at the end. */
const NEAR = 40

export function AgentLog({ task, attempt }: { readonly task: number; readonly attempt: number }) {
  const phrases = usePhrases(agentsPhrases)
  const { pieces, running } = useLog(task, attempt)
  const place = useRef<HTMLPreElement>(null)
  const atEnd = useRef(true)
  useLayoutEffect(() => {
    if (place.current !== null && atEnd.current) place.current.scrollTop = place.current.scrollHeight
  }, [pieces])
  return (
    <>
      <pre
        ref={place}
        className={styles.log}
        role="log"
        aria-label={phrases.lastOutput(task)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
        }}
      >
        {pieces.length === 0 && running !== undefined && <span className={styles.soft}>{phrases.noOutput}</span>}
        {pieces.map(({ begins, stream, text, leftOut }) => (
          <span key={begins} data-stream={stream}>
            {leftOut > 0 && `${phrases.leftOut(leftOut)}\n`}
            <OutputLines text={shownText(text)} />
          </span>
        ))}
      </pre>
      {running === false && <p className={styles.soft}>{phrases.over}</p>}
    </>
  )
}
