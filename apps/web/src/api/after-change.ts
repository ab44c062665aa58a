// What follows for the answers on the page when the person has changed something.
//
// LN4. The stream tells of a to-do that was changed, so that nothing needs to be asked. Should it stay silent, everything is.
// LN5. What is kept true by the stream is not asked for again because of something else.

import type { EventView, TaskView } from '@pawl/contract'
import { connectionNow } from './live.ts'
import { queries } from './queries.ts'
import { isKeptLive } from './stale-answers.ts'

/** The task as an answer tells of it. */
export type ChangedTask = Pick<TaskView, 'id' | 'version' | 'lifecycle'>

/** How long the stream may take to tell of a change that was answered. */
const PATIENCE = 4_000

const expected = new Map<string, ReturnType<typeof setTimeout>>()
const told: string[] = []
const made: string[] = []
const nameOf = (id: string, version: number) => `${id}@${version}`

/** Given the to-do that was changed, if it was one. */
export async function afterChange(task?: ChangedTask): Promise<void> {
  if (connectionNow() !== 'live') await queries.invalidateQueries()
  else if (task?.lifecycle === 'todo') expectNews(nameOf(task.id, task.version))
  else await askAgain()
}

/** Everything but what the stream keeps true, and this. */
export async function askAgain(exceptHash?: string): Promise<void> {
  const isLive = connectionNow() === 'live'
  await queries.invalidateQueries({
    predicate: ({ queryHash, queryKey: [key] }) => queryHash !== exceptHash && !(isLive && isKeptLive(String(key))),
  })
}

/** Whether it was changed by a press on this page: nothing was said. */
export function isMadeHere({ taskId, version }: EventView): boolean {
  return made.includes(nameOf(taskId, version))
}

export function noteNews({ taskId, version }: EventView): void {
  const name = nameOf(taskId, version)
  clearTimeout(expected.get(name))
  expected.delete(name)
  told.push(name)
  if (told.length > REMEMBERED) told.shift()
}

/** News may be faster than the answer. */
const REMEMBERED = 200

function expectNews(name: string): void {
  made.push(name)
  if (made.length > REMEMBERED) made.shift()
  if (told.includes(name)) return
  expected.set(
    name,
    setTimeout(() => {
      expected.delete(name)
      void queries.invalidateQueries()
    }, PATIENCE),
  )
}
