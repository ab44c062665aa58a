// On what and on whom an initiative waits, in one line.

import type { TaskView } from '@pawl/contract'
import { usePhrases } from '../../language/language.tsx'
import { Ago } from '../../parts/text/ago.tsx'
import type { Item } from '../item.ts'
import { governedPhrases } from '../phrases.ts'
import styles from './initiatives.module.css'
import { initiativePhrases } from './phrases.ts'

interface WaitsOnProps {
  readonly tasks: readonly TaskView[]
  readonly waitsFor: readonly Item[]
}

const WITH_A_WORKER = ['pending', 'in_progress']

export function WaitsOn({ tasks, waitsFor }: WaitsOnProps) {
  const phrases = usePhrases(initiativePhrases)
  const { from } = usePhrases(governedPhrases)
  const asked = [...new Set(waitsFor.map(({ to }) => from[to] ?? to))]
  const given = tasks.filter(({ status, assignee }) => WITH_A_WORKER.includes(status) && assignee !== undefined)
  const workers = [...new Set(given.map(({ assignee }) => String(assignee)))]
  return (
    <p className={styles.waits}>
      {asked.length > 0 && (
        <span>
          {phrases.waitsOn(waitsFor.length, asked.join(', '))}
          {phrases.asked}
          <Ago at={Math.min(...waitsFor.map(({ at }) => at))} />
        </span>
      )}
      {workers.length > 0 && <span>{phrases.waitsOnWorkers(workers.join(', '))}</span>}
    </p>
  )
}
