// What was asked of the server, in each of its states: on its way (a quiet place of the same size), refused, or there.

import type { ReactNode } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { partPhrases } from '../phrases.ts'
import styles from './answered.module.css'
import { ErrorNotice } from './notice.tsx'

export interface Query<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface AnsweredProps<Data> {
  readonly query: Query<Data>
  readonly children: (data: Data) => ReactNode
  /** How many lines it will have, about. */
  readonly lines?: number
}

export function Answered<Data>({ query, children, lines = 6 }: AnsweredProps<Data>) {
  const phrases = usePhrases(partPhrases)
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error !== null) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="visually-hidden">{phrases.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  )
}
