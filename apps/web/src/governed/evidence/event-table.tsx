// The changes of one attempt, as a table.

import type { Result } from '../../api/request.ts'
import { useDates } from '../../language/dates.ts'
import { usePhrases, useWords } from '../../language/language.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import type { TaskNames } from '../task-names.ts'
import styles from './evidence.module.css'
import { evidencePhrases } from './phrases.ts'

type Events = Result<'evidence'>['attempts'][number]['events']

/** What has a place of its own in the report, or says nothing to a reader. */
const ELSEWHERE = ['result', 'initiative_id', 'startedAt', 'completedAt']

export function EventTable({ events, names }: { readonly events: Events; readonly names: TaskNames }) {
  const phrases = usePhrases(evidencePhrases)
  const { statuses, facts } = useWords().lifecycles.governed
  const dates = useDates()
  return (
    <table className={styles.events}>
      <thead>
        <tr>
          {[phrases.when, phrases.who, phrases.what, phrases.to, phrases.facts].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ at, by, trigger, to, version, set }) => (
          <tr key={Number(version)}>
            <td>
              <time dateTime={new Date(at).toISOString()}>{dates.exact(at)}</time>
              <small className={styles.utc}>{dates.utc(at)}</small>
            </td>
            <td>
              <bdi>{by}</bdi>
            </td>
            <td>{facts[trigger] ?? trigger}</td>
            <td>{statuses[to]?.name ?? to}</td>
            <td>
              <SetFields set={set} names={names} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SetFields({ set, names }: { readonly set: unknown; readonly names: TaskNames }) {
  const words = useWords().fields
  const shown = Object.entries((set ?? {}) as object).filter(([name]) => !ELSEWHERE.includes(name))
  const text = (value: unknown) => (value === true ? '✓' : (names.get(String(value)) ?? String(value)))
  return shown.map(([name, value], index) => (
    <span key={name}>
      {index > 0 && ', '}
      {words[name] ?? name}: <GivenText>{Array.isArray(value) ? value.map(text).join(', ') : text(value)}</GivenText>
    </span>
  ))
}
