// Finds tasks of every lifecycle by what they say, or by number: words in any order, beginnings of words, with Hebrew prefixes;
// misspelled words only where nothing is spelled so.

import { type InputOf, type Operations, type Outcome, type ResultOf, succeed, toTaskView } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { rankFound } from './rank-found.ts'
import { soughtWords } from './search-words.ts'

/** How many are looked at to rank them: the newest. */
const LOOKED_AT = 300
const NUMBER = /^#?(\d{1,15})$/

export async function findAnything(
  { store }: Context<TaskStore>,
  { text, limit }: InputOf<Operations['find']>,
): Promise<Outcome<ResultOf<Operations['find']>>> {
  const number = NUMBER.exec(text)?.[1]
  const byNumber = number === undefined ? undefined : await store.findTask({ number: Number(number) })
  const sought = soughtWords(text)
  const search = (misspelled: boolean): Promise<readonly Task[]> =>
    sought.length === 0 ? Promise.resolve([]) : store.searchTasks({ sought, misspelled, limit: LOOKED_AT })
  const spelled = await search(false)
  const isMissing = spelled.length === 0 && byNumber === undefined
  const found = isMissing ? await search(true) : spelled
  const ranked = rankFound(found, sought).filter(({ id }) => id !== byNumber?.id)
  const tasks = [...(byNumber === undefined ? [] : [byNumber]), ...ranked].slice(0, limit)
  return succeed({ tasks: tasks.map(toTaskView), misspelled: isMissing && tasks.length > 0 })
}
