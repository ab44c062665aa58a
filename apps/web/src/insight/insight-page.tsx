// Looking back: what stands out, how work flowed, how long it stayed where, what came and went, and what has come to a halt.

import { Link } from 'wouter'
import { IfMay } from '../api/may.ts'
import { useAsked } from '../api/operation.ts'
import type { Result } from '../api/request.ts'
import { auditPhrases } from '../audit/phrases.ts'
import { usePhrases } from '../language/language.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Page } from '../parts/page/page.tsx'
import { FlowChart } from './flow-chart.tsx'
import styles from './insight.module.css'
import { insightPhrases } from './phrases.ts'
import { askingFor, useScope } from './scope.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { StuckWork } from './stuck-work.tsx'
import { SuspectWork } from './suspect-work.tsx'
import { ThroughputChart } from './throughput-chart.tsx'
import { TimeChart } from './time-chart.tsx'
import { WhatStandsOut } from './what-stands-out.tsx'

/** Going silent has no event: it is looked for. */
const SILENCE_EVERY = 8_000

export type Insight = Result<'insight'>

export default function InsightPage() {
  const phrases = usePhrases(insightPhrases)
  const audit = usePhrases(auditPhrases)
  const { scope } = useScope()
  const insight = useAsked('insight', askingFor(scope), { keepLast: true, every: SILENCE_EVERY })
  return (
    <Page title={phrases.title} beside={<ScopeChoice />} wide>
      <Answered query={insight} lines={14}>
        {(insight) => (
          <>
            <WhatStandsOut insight={insight} />
            <div className={styles.charts}>
              <FlowChart insight={insight} />
              <ThroughputChart insight={insight} />
              <TimeChart insight={insight} />
              <StuckWork insight={insight} />
              {insight.lifecycle === 'room' && <SuspectWork insight={insight} />}
            </div>
          </>
        )}
      </Answered>
      {!insight.isLoading && (
        <IfMay run="listSecurityEvents">
          <p>
            <Link href="/audit">{audit.title}</Link>
          </p>
        </IfMay>
      )}
    </Page>
  )
}
