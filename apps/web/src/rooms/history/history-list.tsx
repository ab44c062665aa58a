import { cutText } from '@pawl/kernel'
import { Link } from 'wouter'
import { useDates } from '../../language/dates.ts'
import { usePhrases } from '../../language/language.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { useHistoryWords } from './history-words.ts'
import type { Entry } from './sequence.ts'
import styles from './sequence-picture.module.css'

/** What the picture shows, in words, for whoever does not see it. */
export function HistoryList({ entries }: { readonly entries: readonly Entry[] }) {
  const { history: phrases } = usePhrases(roomPhrases)
  return (
    <details className={styles.asList}>
      <summary>{phrases.asList}</summary>
      <ol className={styles.list}>
        {entries.map((entry, index) => (
          <HistoryLine key={index} entry={entry} />
        ))}
      </ol>
    </details>
  )
}

function HistoryLine({ entry: { at, trigger, from, to, task, text } }: { readonly entry: Entry }) {
  const { history: phrases } = usePhrases(roomPhrases)
  const { fact, party } = useHistoryWords()
  const dates = useDates()
  const alone = from ?? to
  const passed = from !== null && to !== null && from !== to
  return (
    <li>
      <time dateTime={new Date(at).toISOString()} title={dates.full(at)}>
        {dates.moment(at)}
      </time>
      {task !== null && <Link href={`/task/${task}`}>{task}</Link>}
      <span>{fact(trigger)}</span>
      <span className={styles.parties}>
        {passed ? phrases.toWhom(party(from), party(to)) : alone !== null && party(alone)}
      </span>
      {text !== null && <GivenText>{cutText(text, 300)}</GivenText>}
    </li>
  )
}
