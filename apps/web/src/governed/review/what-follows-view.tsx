import { usePhrases } from '../../language/language.tsx'
import { reviewPhrases } from './phrases.ts'
import styles from './review.module.css'
import type { Afterwards, Follows } from './what-follows.ts'

const ISOLATE = ['\u2068', '\u2069'] as const

/** Names keep their own direction within a sentence of either language. */
const isolated = (text: string) => `${ISOLATE[0]}${text}${ISOLATE[1]}`

export function WhatFollows({ follows }: { readonly follows: Follows }) {
  const phrases = usePhrases(reviewPhrases)
  const text = useFollowsText()(follows)
  return (
    <p className={styles.follows} data-kind={follows.kind} role="status">
      <strong>{phrases.follows}:</strong> {text}
    </p>
  )
}

function useFollowsText(): (follows: Follows) => string {
  const phrases = usePhrases(reviewPhrases)
  const afterText = (after: Afterwards): string => {
    if (after.kind === 'next')
      return phrases.afterwards.next(isolated(`#${after.task.number} ${after.task.title ?? ''}`))
    return after.kind === 'wait' ? phrases.afterwards.wait(after.tasks) : phrases.afterwards[after.kind]
  }
  const list = (policies: readonly string[]) => policies.map(isolated).join(', ')
  return (follows) => {
    switch (follows.kind) {
      case 'unfinished':
        return phrases.unfinished(follows.missing)
      case 'vague':
        return phrases.vague(list(follows.policies))
      case 'rejected':
        return (follows.stopped ? phrases.rejectedStopped : phrases.rejected)(list(follows.policies))
      case 'approved':
        return `${phrases.approved} ${afterText(follows.afterwards)}`
    }
  }
}
