import { usePhrases } from '../language/language.tsx'
import { Panel } from '../parts/page/page.tsx'
import { Ago } from '../parts/text/ago.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './insight.module.css'
import type { Insight } from './insight-page.tsx'
import { insightPhrases } from './phrases.ts'
import { WorkLine } from './work-line.tsx'

/** What is held by agents that show no sign of life. */
export function SuspectWork({ insight: { suspects } }: { readonly insight: Insight }) {
  const { suspects: phrases } = usePhrases(insightPhrases)
  return (
    <Panel title={phrases.title}>
      <p className={styles.explain}>{phrases.explain}</p>
      {suspects.length === 0 && <p className={styles.none}>{phrases.empty}</p>}
      <ul className={styles.works}>
        {suspects.map(({ task, holder, lastSeen }) => (
          <WorkLine key={task.id} task={task}>
            <GivenText>{holder}</GivenText> · {phrases.lastSeen} <Ago at={lastSeen} />
          </WorkLine>
        ))}
      </ul>
    </Panel>
  )
}
