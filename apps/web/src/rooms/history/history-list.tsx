// What was said and done, the newest last: what someone wrote as they wrote it, what only happened in one line.

import { Link } from 'wouter'
import { useDates } from '../../language/dates.ts'
import { usePhrases } from '../../language/language.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { partPhrases } from '../../parts/phrases.ts'
import { roomPhrases } from '../room/room-phrases.ts'
import { useHistoryWords } from './history-words.ts'
import type { Entry } from './sequence.ts'
import styles from './sequence-picture.module.css'

export function HistoryList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry, index) => (
        <HistoryLine key={index} entry={entry} />
      ))}
    </ol>
  )
}

function HistoryLine({ entry: { at, trigger, from, to, task, text } }: { readonly entry: Entry }) {
  const { history: phrases } = usePhrases(roomPhrases)
  const { betweenWhoAndWhat } = usePhrases(partPhrases)
  const { fact, party } = useHistoryWords()
  const dates = useDates()
  const alone = from ?? to
  const passed = from !== null && to !== null && from !== to
  return (
    <li data-said={text !== null || undefined}>
      <div className={styles.head}>
        <strong>{passed ? phrases.toWhom(party(from), party(to)) : alone !== null && party(alone)}</strong>
        {betweenWhoAndWhat}
        <span>{fact(trigger)}</span>
        {task !== null && <Link href={`/task/${task}`}>{task}</Link>}
        <time dateTime={new Date(at).toISOString()} title={dates.full(at)}>
          {dates.moment(at)}
        </time>
      </div>
      {text !== null && (
        <div className={styles.text}>
          <Markdown under={2}>{text}</Markdown>
        </div>
      )}
    </li>
  )
}
