// Adding a task in direct mode: at once, with what was said of it, and what was understood is said back.

import { ready, waiting } from '../command.ts'
import { TITLE_LIMIT } from '../flows/title.ts'
import { speech } from '../languages/index.ts'
import { quoted } from '../marker.ts'
import { normalized } from '../normalize.ts'
import { type NewTask, readNewTask } from '../slots/title.ts'
import type { KnownTask } from '../turn.ts'
import { isPending } from './deeds.ts'
import { type Act, type Scene, spoken } from './scene.ts'

/** Every so-many-th task added in a row comes with a word on how many wait. */
const NUDGE_EVERY = 5

/** `before` is what stands before the command: ‘I need gas, remind me’. */
export function createTask(text: string, before: string, isAdded: boolean, scene: Scene): Act {
  const after = readNewTask(text, scene.moment, isAdded)
  const isBare = after === undefined || (after.deadline !== undefined && after.title === '') || isOnlyDate(after, text)
  const read = isBare ? (withTimeOf(readNewTask(before, scene.moment), after) ?? after) : after
  return read === undefined ? askTitle(scene) : addTask(read, scene)
}

/** ‘… can you remind me at 5?’: the words after the command are only its time. */
function isOnlyDate({ title }: NewTask, text: string): boolean {
  return (
    /^(?:at|in|on|by|tomorrow|today|tonight|ב|מחר|היום)\b/i.test(title) &&
    title.length <= text.trim().length &&
    !/\b(?:to|that|about)\b/.test(text)
  )
}

function withTimeOf(task: NewTask | undefined, time: NewTask | undefined): NewTask | undefined {
  return task === undefined ? undefined : { ...task, ...(time?.deadline !== undefined && { deadline: time.deadline }) }
}

export function askTitle(scene: Scene): Act {
  return { text: scene.say.whatTitle, command: waiting('add_task', ['title']), state: 'CREATE:ASK_TITLE', scene }
}

export function addTask(read: NewTask, scene: Scene): Act {
  const { say } = scene
  if (read.title.length > TITLE_LIMIT)
    return {
      text: speech[scene.language].phrases.longTitle(TITLE_LIMIT),
      command: waiting('add_task', ['title']),
      state: 'CREATE:ASK_TITLE',
      scene,
    }
  const fields = { priority: 'medium', deadline: null, ...read }
  const { nextNumber } = scene
  const task: KnownTask = {
    id: scene.newTaskId(scene.added),
    status: 'open',
    ...(nextNumber !== undefined && { number: nextNumber }),
    ...fields,
  }
  const pending = scene.tasks.filter(isPending)
  const details = [
    ...(read.deadline === undefined ? [] : [say.due(read.deadline, scene.moment.utcOffset)]),
    ...(read.priority === undefined ? [] : [say.priority(read.priority)]),
    ...(read.description === undefined ? [] : [say.described(quoted(read.description))]),
  ]
  const alike = similarTo(read.title, pending)
  const isNudge = (scene.context.addedInARow + scene.added + 1) % NUDGE_EVERY === 0
  const text = isNudge
    ? say.nudge(spoken(read.title), details, pending.length + 1)
    : say.added(spoken(read.title), details, scene.variant) +
      (alike === undefined ? '' : ` ${say.alsoPending(spoken(alike.title))}`)
  return {
    text,
    command: ready('add_task', { fields }),
    scene: {
      ...scene,
      tasks: [...scene.tasks, task],
      tracked: task,
      added: scene.added + 1,
      nextNumber: nextNumber && nextNumber + 1,
    },
  }
}

/** A pending task that begins with the same word: ‘buy milk’ beside ‘Buy groceries’. */
function similarTo(title: string, pending: readonly KnownTask[]): KnownTask | undefined {
  const first = normalized(title).split(' ')[0] ?? ''
  return first.length < 3
    ? undefined
    : pending.findLast(
        (task) => normalized(task.title).split(' ')[0] === first && normalized(task.title) !== normalized(title),
      )
}
