// What can be begun now, and what cannot [D50]: to-dos of whoever asks, or the work of a room or an initiative.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed, toTaskView } from '@pawl/contract'
import type { GovernedTask, RoomTask, Task, TodoTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { priorityRank } from '../todo/list-cursor.ts'
import { dependenciesOf } from './dependencies-of.ts'

const MANY = 500

type Place = Pick<InputOf<Operations['readyTasks']>, 'room' | 'initiative'>

export async function readyTasks(
  context: Context,
  { limit, ...place }: InputOf<Operations['readyTasks']>,
): Promise<Outcome<ResultOf<Operations['readyTasks']>>> {
  const found = await readyIn(context, place)
  return found.refused ? found : succeed({ tasks: found.value.slice(0, limit).map(toTaskView) })
}

/** What was begun goes on before anything else is begun. */
export async function nextTask(
  context: Context,
  place: InputOf<Operations['nextTask']>,
): Promise<Outcome<ResultOf<Operations['nextTask']>>> {
  const [begun] = isOwn(place) ? await ownTodos(context, 'in_progress') : []
  if (begun !== undefined) return succeed({ task: toTaskView(begun), begun: true })
  const found = await readyIn(context, place)
  if (found.refused) return found
  const [first] = found.value
  return succeed({ task: first === undefined ? null : toTaskView(first), begun: false })
}

/** Everything that waits, wherever it is. */
export async function blockedTasks(
  context: Context,
  { room, initiative, dropped, limit }: InputOf<Operations['blockedTasks']>,
): Promise<Outcome<ResultOf<Operations['blockedTasks']>>> {
  const missing = await missingPlace(context, { room, initiative })
  if (missing !== undefined) return missing
  const tasks: ResultOf<Operations['blockedTasks']>['tasks'] = []
  for (let after = 0; tasks.length < limit; ) {
    const page = await context.store.tasksWaiting({ after, limit: MANY, dropped: dropped === true })
    for (const task of page.tasks) {
      if (tasks.length === limit) break
      if (room !== undefined && task.fields.chatroomId !== room) continue
      if (initiative !== undefined && task.fields.initiative_id !== initiative) continue
      tasks.push({ task: toTaskView(task), dependencies: await dependenciesOf(context.store, task) })
    }
    if (page.last === null) break
    after = page.last
  }
  return succeed({ tasks })
}

const isOwn = ({ room, initiative }: Place) => room === undefined && initiative === undefined

/** That there is no such room or initiative, for whoever asks. */
export async function missingPlace({ store }: Context, { room, initiative }: Place) {
  if (room !== undefined && (await store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  if (initiative !== undefined && (await store.findRecord('initiative', initiative)) === undefined)
    return refuse('INITIATIVE_NOT_FOUND', { initiative })
  return undefined
}

async function readyIn(context: Context, { room, initiative }: Place): Promise<Outcome<readonly Task[]>> {
  const { store } = context
  const missing = await missingPlace(context, { room, initiative })
  if (missing !== undefined) return missing
  if (room !== undefined) {
    const pending = await store.roomTasks({ room, statuses: ['pending'], limit: MANY })
    return succeed(pending.filter(isFree).toSorted(inOrderOfClaims))
  }
  if (initiative !== undefined) {
    const tasks = await store.initiativeTasks(initiative, MANY)
    return succeed(tasks.filter((task: GovernedTask) => task.status === 'pending' && isFree(task)))
  }
  return succeed(await ownTodos(context, 'open'))
}

/** By priority, then by when they are due, then the oldest. */
async function ownTodos({ store }: Context, status: 'open' | 'in_progress'): Promise<readonly TodoTask[]> {
  const query = { lifecycle: 'todo', statuses: [status], sort: 'priority', limit: MANY, waiting: false } as const
  const found = (await store.listTasks(query)) as readonly TodoTask[]
  return found.toSorted(
    (a, b) =>
      priorityRank(a.fields.priority) - priorityRank(b.fields.priority) ||
      compare(a.fields.deadline ?? LAST, b.fields.deadline ?? LAST) ||
      a.number - b.number,
  )
}

const LAST = '\u{10ffff}'
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const isFree = ({ fields }: Task) => fields.waitsFor === undefined && fields.pausedUntil === undefined

function inOrderOfClaims(a: RoomTask, b: RoomTask): number {
  return (
    (b.fields.priority ?? 0) - (a.fields.priority ?? 0) ||
    (a.fields.queuePosition ?? 0) - (b.fields.queuePosition ?? 0) ||
    a.number - b.number
  )
}
