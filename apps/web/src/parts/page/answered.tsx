// What was asked of the server, in each of its states: on its way (a quiet place of the same size), refused, or there. An answer
// stays while the server is away, but not once it is said that there is no such thing any more. What is refused for good is not
// offered to be tried again.

import type { ReactNode } from 'react'
import { passes, RefusedError } from '../../api/request.ts'
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
  /** What is shown with it: as long as one of these is on its way none of it is, or what comes later would push the rest about. */
  readonly together?: readonly { readonly isLoading: boolean }[]
}

/** It was there and is not: taken back, or not for this person any more. */
export function isGone({ error }: Pick<Query<unknown>, 'error'>): boolean {
  return error instanceof RefusedError && error.document.code.endsWith('_NOT_FOUND')
}

export function Answered<Data>({ query, children, lines = 6, together = [] }: AnsweredProps<Data>) {
  const isAwaited = together.some(({ isLoading }) => isLoading)
  if (query.data !== undefined && !isGone(query) && !isAwaited) return <>{children(query.data)}</>
  if (query.error !== null) {
    const isFinal = query.error instanceof RefusedError && !passes(query.error)
    return <ErrorNotice error={query.error} {...(!isFinal && { onRetry: () => void query.refetch() })} />
  }
  return <Outline lines={lines} />
}

/** Of what is on its way: so many lines, about. */
export function Outline({ lines }: { readonly lines: number }) {
  const phrases = usePhrases(partPhrases)
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="visually-hidden">{phrases.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  )
}
