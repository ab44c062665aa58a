import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { Panel } from '../parts/page/page.tsx'
import styles from './insight.module.css'
import type { Insight } from './insight-page.tsx'
import { insightPhrases } from './phrases.ts'
import { WorkLine } from './work-line.tsx'

/** What has been in its status longer than it should be. */
export function StuckWork({ insight: { stuck } }: { readonly insight: Insight }) {
  const { stuck: phrases } = usePhrases(insightPhrases)
  const { duration } = useDates()
  return (
    <Panel title={phrases.title}>
      <p className={styles.explain}>{phrases.explain}</p>
      {stuck.length === 0 && <p className={styles.none}>{phrases.empty}</p>}
      <ul className={styles.works}>
        {stuck.map(({ task, forMs, usualMs }) => (
          <WorkLine key={task.id} task={task}>
            {phrases.for(duration(forMs))}
            {usualMs !== null && ` · ${phrases.usual(duration(usualMs))}`}
          </WorkLine>
        ))}
      </ul>
    </Panel>
  )
}
