// Each task as its last attempt; those before it are folded below.

import type { TaskView } from '@pawl/contract'
import { FileText } from 'lucide-react'
import { Link } from 'wouter'
import { IfMay } from '../../api/may.ts'
import { usePhrases } from '../../language/language.tsx'
import { TaskLine } from '../task-line.tsx'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'

type Chain = readonly [TaskView, ...TaskView[]]

export function ChainList({ chains }: { readonly chains: readonly Chain[] }) {
  return (
    <ol className={styles.chains}>
      {chains.map((chain) => (
        <ChainEntry key={chain[0].id} chain={chain} />
      ))}
    </ol>
  )
}

function ChainEntry({ chain }: { readonly chain: Chain }) {
  const phrases = usePhrases(initiativePhrases)
  const last = chain.at(-1) as TaskView
  const earlier = chain.slice(0, -1)
  return (
    <li>
      <div className={styles.chain}>
        <TaskLine task={last} />
        <IfMay run="evidence">
          <Link
            href={`/evidence/${last.number}`}
            aria-label={phrases.evidence(`#${last.number}`)}
            title={phrases.evidence(`#${last.number}`)}
          >
            <FileText size={18} aria-hidden />
          </Link>
        </IfMay>
      </div>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{phrases.earlier(earlier.length)}</summary>
          <ol>
            {earlier.map((task) => (
              <li key={task.id}>
                <TaskLine task={task} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  )
}
