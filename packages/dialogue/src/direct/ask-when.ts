// ‘When is it due?’, with the moments it could be [D45]: at 2:30, on 12/5. What else was said of the task is kept beside the
// question. An answer is a position, what tells one from the others (in the afternoon, December), or another time altogether.

import { positionIn } from '../answers/choice.ts'
import { waiting } from '../command.ts'
import { speech } from '../languages/index.ts'
import type { State } from '../marker.ts'
import { cleaned } from '../normalize.ts'
import { movedTo, readDeadlines } from '../slots/deadline.ts'
import type { NewTask } from '../slots/new-task.ts'
import type { CommandFields, CommandRef, KnownTask } from '../turn.ts'
import { datesThatFit } from '../when/fit.ts'
import { offsetFor } from '../when/moment.ts'
import { addTask } from './create.ts'
import { doDeed } from './deeds.ts'
import { type Act, type Scene, spoken } from './scene.ts'

const NONE = new Set(
  Object.values(speech).flatMap(({ slots, answers, quickReplies }) =>
    [...slots.noneWords, ...answers.none, quickReplies.none].map((word) => word.toLowerCase()),
  ),
)

/** Of a task that is to be added. Its title with the words that were not sure stands in `ref`. */
export function askWhenNew({ unsure, title, deadline: _, ...rest }: NewTask, scene: Scene): Act {
  const fields = { ...rest, title: unsure?.title ?? title, dates: unsure?.dates ?? [] }
  return ask('CREATE:ASK_WHEN', fields.title, fields, { title }, scene)
}

/** Of a task that is there. */
export function askWhenMoved(task: KnownTask, fields: CommandFields, scene: Scene): Act {
  const ref = { task_id: task.id, title: task.title }
  const dates = (fields.dates ?? []).map((date) => movedTo(date, task.deadline, scene.moment))
  return ask('UPDATE:ASK_WHEN', task.title, { ...fields, dates }, ref, { ...scene, tracked: task })
}

function ask(state: State, title: string, fields: CommandFields, ref: CommandRef, scene: Scene): Act {
  const { say, moment } = scene
  const lines = (fields.dates ?? []).map((date) => say.choice(date, offsetFor(date, moment)))
  return {
    text: say.whichDate(spoken(title), lines),
    command: waiting(state === 'CREATE:ASK_WHEN' ? 'add_task' : 'update_task', ['deadline'], { fields, ref }),
    state,
    scene,
  }
}

/** Undefined if the message says nothing of when, or what was asked is not known any more. */
export function whenAnswered(state: State, message: string, scene: Scene): Act | undefined {
  const { fields, ref } = scene.context
  const { dates = [], ...rest } = fields
  const chosen = dates.length === 0 ? [] : chosenAmong(dates, message, scene)
  const [only, ...more] = chosen
  if (only === undefined) return undefined
  const task = scene.tasks.find(({ id }) => id === ref?.task_id)
  if (more.length > 0) {
    const open = { ...fields, dates: chosen as readonly string[] }
    if (task !== undefined) return askWhenMoved(task, open, scene)
    return ask(state, fields.title ?? '', open, ref ?? {}, scene)
  }
  if (state === 'UPDATE:ASK_WHEN')
    return task && doDeed({ deed: 'update', fields: { ...rest, deadline: only } }, task, scene)
  const { title, priority, description } = rest
  if (title === undefined) return undefined
  return addTask(
    {
      title,
      ...(priority !== undefined && { priority }),
      ...(description !== undefined && { description }),
      ...(only !== null && { deadline: only }),
    },
    scene,
  )
}

function chosenAmong(dates: readonly string[], message: string, { moment }: Scene): readonly (string | null)[] {
  const said = cleaned(message)
    .replace(/[.!]+$/, '')
    .toLowerCase()
  if (NONE.has(said)) return [null]
  const position = positionIn(message)
  if (position !== undefined && position <= dates.length) return dates.slice(position - 1, position)
  const fitting = datesThatFit(dates, said, moment)
  if (fitting.length > 0 && fitting.length < dates.length) return fitting
  return readDeadlines(said, moment, true).map((date) => movedTo(date, dates[0], moment))
}

/** The same once more. */
export function askWhenAgain(state: State, scene: Scene): Act | undefined {
  const { fields, ref } = scene.context
  if ((fields.dates ?? []).length === 0) return undefined
  const task = scene.tasks.find(({ id }) => id === ref?.task_id)
  if (state === 'UPDATE:ASK_WHEN') return task && askWhenMoved(task, fields, scene)
  return fields.title === undefined ? undefined : ask(state, fields.title, fields, ref ?? {}, scene)
}

/** Left for another command: the task is added as it was said, with the words of time in its title. */
export function addUnsure({ context, ...scene }: Scene): Act | undefined {
  const { priority, description } = context.fields
  const title = context.ref?.title
  if (context.state !== 'CREATE:ASK_WHEN' || title === undefined) return undefined
  const task = { title, ...(priority !== undefined && { priority }), ...(description !== undefined && { description }) }
  return addTask(task, { ...scene, context })
}
