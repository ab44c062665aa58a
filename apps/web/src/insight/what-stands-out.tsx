// What stands out, in a sentence each, before the charts.

import { Link } from 'wouter'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import styles from './insight.module.css'
import type { Insight } from './insight-page.tsx'
import { insightPhrases } from './phrases.ts'
import { type Fact, standsOut } from './stands-out.ts'

export function WhatStandsOut({ insight }: { readonly insight: Insight }) {
  const { outstanding: phrases } = usePhrases(insightPhrases)
  const { statuses } = useWords().lifecycles[insight.lifecycle]
  const { duration } = useDates()
  const facts = standsOut(insight)
  if (facts.length === 0) return null
  const said = (fact: Fact) => {
    if (fact.kind === 'flow') return phrases.flow(fact.created, fact.finished)
    if (fact.kind === 'open') return phrases.open(fact.now, fact.before)
    if (fact.kind === 'slowest')
      return phrases.slowest(statuses[fact.status]?.name ?? fact.status, duration(fact.medianMs))
    return (
      <>
        {phrases.stuck(fact.tasks, duration(fact.forMs))} <Link href={`/task/${fact.number}`}>#{fact.number}</Link>
      </>
    )
  }
  return (
    <ul className={styles.outstanding} aria-label={phrases.title}>
      {facts.map((fact) => (
        <li key={fact.kind}>{said(fact)}</li>
      ))}
    </ul>
  )
}
