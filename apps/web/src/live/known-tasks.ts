// The newest this page knows of each task, by what it was told and by what it shows.
//
// KT1. A task shown as it will be, before the server has said so, is a guess: nothing is worked out from it.

import type { TaskView } from '@pawl/contract'
import type { QueryClient } from '@tanstack/react-query'

/** So many are remembered; the others stand in an answer, or are asked for. */
const MOST = 2_000
/** The answers that hold whole to-dos. */
const WITH_TASKS = ['listTasks', 'todaysTasks', 'upcomingTasks', 'showTask', 'taskHistory']
/** The answers that hold tasks of rooms. */
const WITH_WORK = ['roomStatus', 'listBacklog', 'showTask', 'showRoomTask']

const told = new Map<string, TaskView>()
const guessed = new Set<string>()

export function noteTask(task: TaskView): void {
  if (told.size >= MOST) told.clear()
  const before = told.get(task.id)
  if (before === undefined || before.version <= task.version) told.set(task.id, task)
  guessed.delete(task.id)
}

export function noteGuess({ id }: TaskView): void {
  guessed.add(id)
}

export const isGuess = (id: string) => guessed.has(id)

export function knownTask(client: QueryClient, id: string): TaskView | undefined {
  const shown = guessed.has(id) ? [] : [...tasksIn(client, WITH_TASKS)].filter((task) => task.id === id)
  return [told.get(id), ...shown].reduce(newer, undefined)
}

/** The room a task belongs to, if an answer shows the task. */
export function knownRoom(client: QueryClient, id: string): string | undefined {
  for (const task of tasksIn(client, WITH_WORK)) {
    if (task.id === id && typeof task.chatroomId === 'string') return task.chatroomId
  }
  return undefined
}

function newer(a: TaskView | undefined, b: TaskView | undefined): TaskView | undefined {
  return a === undefined || (b !== undefined && b.version > a.version) ? b : a
}

function* tasksIn(client: QueryClient, keys: readonly string[]): Generator<TaskView> {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    if (state.data !== undefined && keys.includes(String(queryKey[0]))) yield* tasksWithin(state.data)
  }
}

/** Answers have tasks in lists, lists in pages and days, or one task. */
function* tasksWithin(part: unknown): Generator<TaskView> {
  if (typeof part !== 'object' || part === null) return
  if ('id' in part && 'version' in part && 'lifecycle' in part) {
    yield part as TaskView
    return
  }
  for (const inner of Object.values(part)) yield* tasksWithin(inner)
}
