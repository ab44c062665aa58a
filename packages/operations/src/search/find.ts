// Finds tasks of every lifecycle by what they say, or by number, what was said in conversations, and what waits in rooms: words in any order, beginnings of words, with Hebrew prefixes;
// misspelled words only where nothing is spelled so.

import { type InputOf, type Operations, type Outcome, type ResultOf, succeed, toTaskView } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { ConversationStore } from '../ports/conversation-store.ts'
import type { RoomStore } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { findSaid, findWaiting } from './find-said.ts'
import { rankFound } from './rank-found.ts'
import { soughtWords } from './search-words.ts'

/** How many are looked at to rank them: the newest. */
const LOOKED_AT = 300
const NUMBER = /^#?(\d{1,15})$/

export async function findAnything(
  context: Context<TaskStore & ConversationStore & RoomStore>,
  { text, limit }: InputOf<Operations['find']>,
): Promise<Outcome<ResultOf<Operations['find']>>> {
  const { store } = context
  const number = NUMBER.exec(text)?.[1]
  const byNumber = number === undefined ? undefined : await store.findTask({ number: Number(number) })
  const sought = soughtWords(text)
  const search = async (misspelled: boolean) => {
    if (sought.length === 0) return { found: [], said: [], waiting: [] }
    const asked = { sought, misspelled, limit }
    const found: readonly Task[] = await store.searchTasks({ ...asked, limit: LOOKED_AT })
    return { found, said: await findSaid(context, asked), waiting: await findWaiting(context, asked) }
  }
  const isNothing = ({ found, said, waiting }: Awaited<ReturnType<typeof search>>) =>
    found.length + said.length + waiting.length === 0
  const spelled = await search(false)
  const isMissing = isNothing(spelled) && byNumber === undefined
  const { found, said, waiting } = isMissing ? await search(true) : spelled
  const ranked = rankFound(found, sought).filter(({ id }) => id !== byNumber?.id)
  const tasks = [...(byNumber === undefined ? [] : [byNumber]), ...ranked].slice(0, limit)
  const misspelled = isMissing && !isNothing({ found, said, waiting })
  return succeed({ tasks: tasks.map(toTaskView), said, waiting, misspelled })
}
