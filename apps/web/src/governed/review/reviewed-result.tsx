// What was handed in, as it is to be read; where there was something before it, what has changed since.

import { useState } from 'react'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { lineDiff } from '../../parts/markdown/line-diff.ts'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { bodyOf, type Item } from '../item.ts'
import { governedPhrases } from '../phrases.ts'
import { reviewPhrases } from './phrases.ts'
import styles from './review.module.css'

export function ReviewedResult({ item }: { readonly item: Item }) {
  const phrases = usePhrases(reviewPhrases)
  const { result: resultWord, version } = usePhrases(governedPhrases)
  const { result = '', result_version, task_id = '' } = bodyOf(item)
  const before = useEarlierResult(task_id, result)
  const [isCompared, setCompared] = useState(false)
  const isDiff = before !== undefined && isCompared
  return (
    <section className={styles.result} aria-label={resultWord}>
      <div className={styles.resultHead}>
        <h3>
          {resultWord} <small>{version(result_version ?? 1)}</small>
        </h3>
        {before !== undefined && (
          <Button size="small" aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
            {phrases.changes}
          </Button>
        )}
      </div>
      <Markdown className={styles.resultText} under={3}>
        {isDiff ? fenced(lineDiff(before, result)) : result}
      </Markdown>
    </section>
  )
}

/** What was handed in before this: by the same attempt, or by the one it replaces. */
function useEarlierResult(task: string, result: string): string | undefined {
  const chain = useAsked('lineage', { task }, { enabled: task !== '' }).data?.attempts ?? []
  const at = chain.findIndex(({ id }) => id === task)
  const replaced = chain[at - 1]?.id
  const own = useAsked('taskHistory', { task }, { enabled: task !== '' }).data
  const earlier = useAsked('taskHistory', { task: replaced ?? '' }, { enabled: replaced !== undefined }).data
  const handedIn = [...(earlier?.events ?? []), ...(own?.events ?? [])].flatMap(({ set }) =>
    typeof set.result === 'string' ? [set.result] : [],
  )
  return handedIn.filter((text) => text !== result).at(-1)
}

/** A text may hold fences of its own. */
function fenced(diff: string): string {
  const longest = Math.max(2, ...[...diff.matchAll(/`+/gu)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}diff\n${diff}\n${fence}`
}
