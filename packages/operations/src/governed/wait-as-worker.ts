// A System1 waits for a task that is assigned to it, and is told what to run next. Nothing is claimed: a task belongs to
// the profile from the moment it is assigned, whoever begins on it second is refused by the table, and the epoch tells a
// beginning from the one before.

import {
  type OperationCall,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
  toTaskView,
  type WorkTaskView,
} from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import { newBell } from '../bell.ts'
import type { Context } from '../context.ts'
import { outlast } from '../outlast.ts'
import { initiativeOf } from './change.ts'

/** Even without a hint it is looked again after so long. */
const SAFETY = 15_000

interface WorkerWait {
  readonly worker: string
  readonly initiative?: string | undefined
  readonly timeoutSeconds?: number | undefined
}

export async function waitAsWorker(
  context: Context,
  { worker, initiative, timeoutSeconds }: WorkerWait,
): Promise<Outcome<ResultOf<Operations['waitForTask']>>> {
  const { store, signal } = context
  const giveUpAt = timeoutSeconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeoutSeconds * 1000
  const find = (kind: 'worker' | 'initiative', id: string) =>
    outlast(context, giveUpAt, () => store.findRecord(kind, id))
  if ((await find('worker', worker)) === undefined) return refuse('RECORD_NOT_FOUND', { kind: 'worker', id: worker })
  if (initiative !== undefined && (await find('initiative', initiative)) === undefined)
    return refuse('INITIATIVE_NOT_FOUND', { initiative })
  const bell = newBell(context)
  try {
    for (;;) {
      bell.reset()
      const assigned = await outlast(context, giveUpAt, () => store.workerTasks(worker))
      const task = firstOf(assigned.filter((one) => initiative === undefined || initiativeOf(one) === initiative))
      if (task !== undefined) return succeed(toAssignment(task, worker))
      const left = giveUpAt - performance.now()
      if (left <= 0 || signal?.aborted) return refuse('NOTHING_FOR_WORKER', { worker, initiative: initiative ?? null })
      await bell.rung(Math.min(left, SAFETY))
    }
  } finally {
    bell.close()
  }
}

/** What was begun comes first. */
function firstOf(tasks: readonly GovernedTask[]): GovernedTask | undefined {
  return tasks.find(({ status }) => status === 'in_progress') ?? tasks.find(({ status }) => status === 'pending')
}

function toAssignment(task: GovernedTask, worker: string): ResultOf<Operations['waitForTask']> {
  const resumed = task.status === 'in_progress'
  const epoch = epochOf(task) + (resumed ? 0 : 1)
  const start: OperationCall = { operation: 'startWork', input: { task: String(task.number), session: worker } }
  const begin = resumed ? [] : [start]
  const next = [...begin, ...waysToEnd(task.number, worker, epoch)]
  return { task: toGovernedWorkView(task), attached: [], session: worker, epoch, resumed, next }
}

export const epochOf = (task: GovernedTask) => task.fields.epoch ?? 0

export function waysToEnd(number: number, session: string, epoch: number): OperationCall[] {
  const task = String(number)
  const [owner, action] = ['<who has to act>', '<what has to be done>']
  return [
    { operation: 'completeWork', input: { task, result: '<what came of it>', session, epoch } },
    { operation: 'blockWork', input: { task, owner, action, session, epoch } },
  ]
}

export function toGovernedWorkView(task: GovernedTask): WorkTaskView {
  const { title, description } = task.fields
  const content = [title, description].filter((part) => part !== undefined).join('\n\n')
  return { ...toTaskView(task), content } as unknown as WorkTaskView
}
