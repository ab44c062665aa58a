// Tasks by their words, as the index of words has them.

import { isNear, type SearchQuery } from '@pawl/operations'
import { TASK_COLUMNS, type TaskRow } from '../../rows.ts'
import type { Sender } from '../send.ts'
import { isThereFor } from './tasks.ts'

/** Newest first. */
export async function tasksWithWords(sender: Sender, query: SearchQuery): Promise<TaskRow[]> {
  const { sought, misspelled, owners, limit } = query
  if (misspelled) return tasksOf(sender, await idsOfNear(sender, query), query)
  const words = sought.map(({ forms }) => `(${forms.map(begins).join(' | ')})`).join(' & ')
  const ids = `select task_id from pawl.task_words where workspace = $1 and words @@ $2::tsquery order by number desc`
  const tasks = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1`
  if (owners === undefined)
    return sender.readOnce(`${tasks} and id = any(array(${ids} limit $3)) order by number desc`, words, limit)
  const sql = `${tasks} and id = any(array(${ids})) and ${isOwn('$4')} order by number desc limit $3`
  return sender.readOnce(sql, words, limit, owners)
}

const isOwn = (owners: string) => `(lifecycle <> 'todo' or ${isThereFor(owners)})`

/** A single letter is a word of its own: too much begins with it. */
const begins = (form: string) => (form.length > 1 ? `'${form}':*` : `'${form}'`)

const SHORTEST = 4
/** How many that could be meant are looked at: the newest. */
const CANDIDATES = 2_000

/** Of a word that is one letter off one half is right: those that have it are looked at. Short words are not guessed at. */
async function idsOfNear(sender: Sender, { sought }: SearchQuery): Promise<string[]> {
  const words = sought.map(({ word }) => word).filter(({ length }) => length >= SHORTEST)
  if (words.length === 0) return []
  const halves = words.map((word) => {
    const middle = Math.floor(word.length / 2)
    return [`%${word.slice(0, middle)}%`, `%${word.slice(middle)}%`]
  })
  const conditions = halves.map((_, index) => `beginning like any ($${index + 2}::text[])`)
  const sql = `select task_id, beginning from pawl.task_words where workspace = $1 and ${conditions.join(' and ')}
    order by number desc limit ${CANDIDATES}`
  const rows = await sender.readOnce<{ task_id: string; beginning: string }>(sql, ...halves)
  return rows.filter(({ beginning }) => hasAllNearly(beginning, words)).map(({ task_id }) => task_id)
}

/** As on SQLite the first letter is right. */
function hasAllNearly(text: string, words: readonly string[]): boolean {
  const there = text.split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.every((word) => there.some((one) => one[0] === word[0] && isNear(one, word, 1)))
}

function tasksOf(sender: Sender, ids: readonly string[], { owners, limit }: SearchQuery): Promise<TaskRow[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and id = any($2)`
  if (owners === undefined) return sender.readOnce(`${sql} order by number desc limit $3`, ids, limit)
  return sender.readOnce(`${sql} and ${isOwn('$4')} order by number desc limit $3`, ids, limit, owners)
}
