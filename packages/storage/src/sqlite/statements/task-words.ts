// Tasks by their words, as the index of words has them.

import { isNear, type SearchQuery, type SoughtWord } from '@pawl/operations'
import { TASK_COLUMNS, type TaskRow } from '../../rows.ts'
import type { Sender } from '../send.ts'
import { OWNER, sharedWith } from './tasks.ts'

/** Newest first: the walk stops at the limit, however many there are. */
export function tasksWithWords(sender: Sender, { sought, misspelled, owners, limit }: SearchQuery): TaskRow[] {
  const words = misspelled
    ? sought.map((word) => nearWords(sender, word))
    : sought.map(({ forms }) => forms.map(begins))
  if (words.some((forms) => forms.length === 0)) return []
  const match = `words : ${words.map((forms) => `(${forms.join(' OR ')})`).join(' AND ')}`
  const place = 'select rowid as place from task_words where task_words match ?2 and workspace = ?1 order by rowid desc'
  // `cross` makes SQLite begin with what was found; else it reads every task to see whether it is among them.
  const tasks = (found: string) => `select ${TASK_COLUMNS} from (${found}) as found
    cross join tasks on tasks.rowid = found.place and workspace = ?1`
  if (owners === undefined) return sender.all(`${tasks(`${place} limit +?3`)} order by number desc`, match, limit)
  const own = `(lifecycle <> 'todo' or ${OWNER} in (select value from json_each(?4)) or ${sharedWith('?4')})`
  return sender.all(`${tasks(place)} and ${own} limit +?3`, match, limit, JSON.stringify(owners))
}

/** A single letter is a word of its own: too much begins with it. */
const begins = (form: string) => (form.length > 1 ? `"${form}"*` : `"${form}"`)

const SHORTEST = 4
const MOST_NEAR = 20

/** Words that are spelled nearly so and begin with the same letter; short ones are not guessed at. */
function nearWords(sender: Sender, { word }: SoughtWord): string[] {
  if (word.length < SHORTEST) return [begins(word)]
  const first = word.slice(0, 1)
  const after = String.fromCodePoint((first.codePointAt(0) ?? 0) + 1)
  const rows = sender.everywhere<{ term: string }>(
    'select term from task_vocabulary where term >= ? and term < ?',
    first,
    after,
  )
  return rows
    .filter(({ term }) => isNear(term, word, 1))
    .slice(0, MOST_NEAR)
    .map(({ term }) => `"${term}"`)
}
