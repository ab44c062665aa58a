// What went wrong or is missing, and what to do about it.

import { type ReactNode, useCallback } from 'react'
import { KeptError } from '../../api/change.ts'
import { AwayError, RefusedError } from '../../api/request.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../form/button.tsx'
import { partPhrases } from '../phrases.ts'
import styles from './notice.module.css'

interface NoticeProps {
  readonly tone?: 'quiet' | 'warning' | 'bad'
  readonly children: ReactNode
  readonly action?: ReactNode
}

export function Notice({ tone = 'quiet', children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action}
    </div>
  )
}

/** A refusal in the server's words; a server that is away in ours. */
export function ErrorNotice({ error, onRetry }: { readonly error: Error; readonly onRetry?: () => void }) {
  const phrases = usePhrases(partPhrases)
  return (
    <Notice
      tone={error instanceof KeptError ? 'warning' : 'bad'}
      action={onRetry && <Button onClick={onRetry}>{phrases.tryAgain}</Button>}
    >
      {useErrorText()(error)}
    </Notice>
  )
}

export function useErrorText(): (error: Error) => string {
  const phrases = usePhrases(partPhrases)
  return useCallback(
    (error) => {
      if (error instanceof RefusedError) return error.document.message
      if (error instanceof KeptError) return phrases.kept
      return error instanceof AwayError ? phrases.away : phrases.defect
    },
    [phrases],
  )
}
