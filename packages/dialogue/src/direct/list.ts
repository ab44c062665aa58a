// Showing tasks in direct mode, numbered by their own numbers, so that what is read is what can be said.

import { ready } from '../command.ts'
import type { StatusFilter } from '../languages/direct-phrases.ts'
import { speech } from '../languages/index.ts'
import { normalized } from '../normalize.ts'
import type { KnownTask } from '../turn.ts'
import { isPending } from './deeds.ts'
import { type Act, type Scene, spoken } from './scene.ts'

const MOST_LISTED = 50

export function listTasks(filter: StatusFilter, scene: Scene): Act {
  const { say } = scene
  const fits = { all: () => true, pending: isPending, completed: (task: KnownTask) => !isPending(task) }[filter]
  const tasks = scene.tasks.filter(fits)
  const shown = tasks.slice(0, MOST_LISTED)
  const lines = shown.map(
    ({ title, status, number }, index) => `${number ?? index + 1}. ${status === 'done' ? '✓ ' : ''}${spoken(title)}`,
  )
  const more = tasks.length > shown.length ? [say.more(tasks.length - shown.length)] : []
  return {
    text:
      tasks.length === 0 ? say.nothingListed(filter, scene.tasks.length > 0) : say.listed(filter, [...lines, ...more]),
    command: ready('list_tasks', { fields: { status: filter }, ref: { options: shown.map(({ id }) => id) } }),
    scene: { ...scene, shown, tracked: shown[0] },
  }
}

const all = Object.values(speech).map(({ slots }) => slots)
const PENDING = all.flatMap(({ pendingWords }) => pendingWords)
const COMPLETED = all.flatMap(({ completedWords }) => completedWords)
const LIST_NAMES = all.flatMap(({ listNames }) => listNames)

/** Which tasks are asked for; all of them, unless something is said (002, default status). */
export function filterIn(message: string): StatusFilter {
  const plain = ` ${normalized(message).replace(/[.,!?]/g, ' ')} `
  const words = LIST_NAMES.reduce((rest, name) => rest.replaceAll(` ${name} `, ' '), plain)
  const has = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(` ${phrase} `))
  if (has(PENDING)) return 'pending'
  return has(COMPLETED) ? 'completed' : 'all'
}
