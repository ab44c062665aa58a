// Showing tasks in direct mode, numbered by their own numbers, so that what is read is what can be said; or one task, if
// one is named. A filter that is not known is said not to be: a list that answers another question is a wrong answer.

import { ready } from '../../command.ts'
import { quoted } from '../../marker.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import type { KnownTask } from '../../turn.ts'
import { isPending } from '../changing/deeds.ts'
import { namedNumber } from '../finding/numbers.ts'
import { notFound } from '../finding/refer.ts'
import { exactly, resolveFitting } from '../finding/resolve-task.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { type ListFilter, readFilter } from './filter.ts'

const MOST_LISTED = 50
const MOST_QUOTED = 100

export function listOrShow(message: string, { start, from, to }: Reading, scene: Scene): Act {
  const number = namedNumber(scene.reader, splitWords(scene.reader, message.slice(start, to)))
  if (number !== undefined) {
    const task = scene.tasks.find((one) => one.number === number)
    return task === undefined ? notFound('', number, scene) : showTask(task, scene)
  }
  const [named, ...others] = exactly(scene.reader, [message.slice(from, to)], scene.tasks)
  if (named !== undefined && others.length === 0) return showTask(named, scene)
  const called = calledTask(message.slice(from, to), scene)
  if (called !== undefined) return showTask(called, scene)
  return listTasks(readFilter(scene.reader, message.slice(start, to), from - start, scene.moment), scene)
}

/** ‘the report task’. */
function calledTask(words: string, scene: Scene): KnownTask | undefined {
  const found = resolveFitting(scene.reader, words, scene)
  return found.kind === 'one' && found.how === 'called' ? found.task : undefined
}

/** One task, and what is known of it. It is the one spoken of from then on [D14]. */
function showTask(task: KnownTask, scene: Scene): Act {
  const { id, number, title, status, deadline, priority, description } = task
  const { say, moment } = scene
  const details = [
    ...(deadline == null ? [] : [say.due(deadline, moment.utcOffset)]),
    ...(priority == null ? [] : [say.priority(priority)]),
    ...(description ? [say.described(quoted(description))] : []),
  ]
  return {
    text: say.shown(number, spoken(title), status, details),
    command: ready('list_tasks', { ref: { task_id: id, title, options: [id] } }),
    scene: { ...scene, shown: [task], tracked: task },
  }
}

export function listTasks({ status, by, fits = () => true, unknown }: ListFilter, scene: Scene): Act {
  const { say, moment } = scene
  const ofStatus = { all: () => true, pending: isPending, completed: (task: KnownTask) => !isPending(task) }[status]
  const tasks = scene.tasks.filter((task) => ofStatus(task) && fits(task))
  const shown = tasks.slice(0, MOST_LISTED)
  const lines = shown.map(
    ({ title, status: own, number }, index) => `${number ?? index + 1}. ${own === 'done' ? '✓ ' : ''}${spoken(title)}`,
  )
  const more = tasks.length > shown.length ? [say.more(tasks.length - shown.length)] : []
  const narrowed = by === undefined ? undefined : say.narrowed(by, moment.utcOffset)
  const list =
    tasks.length === 0
      ? say.nothingListed(status, scene.tasks.length > 0, narrowed)
      : say.listed(status, [...lines, ...more], narrowed)
  return {
    text: unknown === undefined ? list : `${say.cannotFilter(quoted(unknown.slice(0, MOST_QUOTED)))} ${list}`,
    command: ready('list_tasks', { fields: { status }, ref: { options: shown.map(({ id }) => id) } }),
    scene: { ...scene, shown, tracked: shown[0] },
  }
}
