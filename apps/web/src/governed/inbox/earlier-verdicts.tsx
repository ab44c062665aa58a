// What was judged of a task and of the attempts before it.

import { Link } from 'wouter'
import { useAsked } from '../../api/operation.ts'
import { useDates } from '../../language/dates.ts'
import { usePhrases } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { governedPhrases } from '../phrases.ts'
import { VerdictChip } from '../verdict-chip.tsx'
import styles from './inbox.module.css'
import { inboxPhrases } from './phrases.ts'

export function EarlierVerdicts({ task }: { readonly task: string }) {
  const phrases = usePhrases(inboxPhrases)
  const { evidence, version, attempt } = usePhrases(governedPhrases)
  const dates = useDates()
  const attempts = useAsked('evidence', { task }).data?.attempts ?? []
  const cases = attempts.flatMap(({ cases: judged, task: of }) =>
    judged.map((one) => ({ ...one, attempt: Number(of.attempt ?? 1) })),
  )
  return (
    <details className={styles.fold}>
      <summary>
        {phrases.before} ({cases.length})
      </summary>
      {cases.length === 0 && <p>{phrases.nothingBefore}</p>}
      <ul className={styles.verdicts}>
        {cases.map(({ id, body, actor, at, attempt: number }) => (
          <li key={id}>
            <VerdictChip verdict={String(body.verdict)} />
            <span>
              <GivenText>{String(body.policy_id)}</GivenText>, {version(Number(body.policy_version))}, {attempt(number)}
            </span>
            <small>
              <bdi>{actor}</bdi>, {dates.moment(at)}
            </small>
            <Markdown className={styles.reasoning}>{String(body.reasoning)}</Markdown>
          </li>
        ))}
      </ul>
      <Link href={`/evidence/${task}`}>{evidence}</Link>
    </details>
  )
}
