// A System1 waits for a task that is assigned to it, and is told what to run next. Nothing is claimed: a task belongs to
// the profile from the moment it is assigned, whoever begins on it second is refused by the table, and the epoch tells a
// beginning from the one before.

import {
  blanks,
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
import { refuseSpent, stopOver } from '../budgets/stops.ts'
import type { Context } from '../context.ts'
import { outlast } from '../outlast.ts'
import { initiativeOf } from './change.ts'
import { mayWorkAs } from './may-work-as.ts'

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
  const profile = await find('worker', worker)
  if (profile === undefined) return refuse('RECORD_NOT_FOUND', { kind: 'worker', id: worker })
  if (!mayWorkAs(context.principal, worker, profile))
    return refuse('ACTOR_NOT_YOURS', { actor: context.principal.name, claimed: `agent:${worker}` })
  if (initiative !== undefined && (await find('initiative', initiative)) === undefined)
    return refuse('INITIATIVE_NOT_FOUND', { initiative })
  const bell = newBell(context)
  try {
    for (;;) {
      bell.reset()
      const assigned = await outlast(context, giveUpAt, () => store.workerTasks(worker))
      const wanted = await letIn(
        context,
        assigned.filter((one) => initiative === undefined || initiativeOf(one) === initiative),
      )
      const { task, stop } = await firstOf(context, wanted, worker)
      if (task !== undefined) return succeed(toAssignment(context, task, worker))
      const left = giveUpAt - performance.now()
      if (left <= 0 || signal?.aborted)
        return stop === undefined
          ? refuse('NOTHING_FOR_WORKER', { worker, initiative: initiative ?? null })
          : refuseSpent(stop)
      await bell.rung(Math.min(left, SAFETY))
    }
  } finally {
    bell.close()
  }
}

/** Who runs a profile may have been dismissed from an initiative while they waited; the System1 itself does what it was given. */
async function letIn(context: Context, tasks: readonly GovernedTask[]): Promise<readonly GovernedTask[]> {
  const { isStillIn, isStillLetInto, principal } = context
  if (isStillLetInto === undefined) return tasks
  if (!((await isStillIn?.()) ?? true)) return []
  const isIn = await Promise.all(
    tasks.map(
      (task) =>
        principal.name === `agent:${task.fields.assignee}` || isStillLetInto(`initiative:${initiativeOf(task)}`),
    ),
  )
  return tasks.filter((_, index) => isIn[index])
}

/** What was begun comes first; what waits for other work is not offered [D50]. Where a budget is used up nothing new is begun. */
async function firstOf(context: Context, tasks: readonly GovernedTask[], worker: string) {
  const begun = tasks.find(({ status }) => status === 'in_progress')
  if (begun !== undefined) return { task: begun, stop: undefined }
  let stop: string | undefined
  for (const task of tasks) {
    if (task.status !== 'pending' || task.fields.waitsFor !== undefined) continue
    stop = await stopOver(context, `initiative:${initiativeOf(task)}`, `agent:${worker}`)
    if (stop === undefined) return { task, stop }
  }
  return { task: undefined, stop }
}

function toAssignment(context: Context, task: GovernedTask, worker: string): ResultOf<Operations['waitForTask']> {
  const resumed = task.status === 'in_progress'
  const epoch = epochOf(task) + (resumed ? 0 : 1)
  const start: OperationCall = { operation: 'startWork', input: { task: String(task.number), session: worker } }
  const begin = resumed ? [] : [start]
  const next = [...begin, ...waysToEnd(context, task.number, worker, epoch)]
  const limits = { attemptSeconds: 0, quietSeconds: 0 }
  return { task: toGovernedWorkView(task), attached: [], session: worker, epoch, resumed, limits, next }
}

export const epochOf = (task: GovernedTask) => task.fields.epoch ?? 0

export function waysToEnd(
  { language }: Pick<Context, 'language'>,
  number: number,
  session: string,
  epoch: number,
): OperationCall[] {
  const task = String(number)
  const { governedResult: result, question: ask } = blanks[language]
  return [
    { operation: 'completeWork', input: { task, result, session, epoch } },
    { operation: 'blockWork', input: { task, ask, session, epoch } },
  ]
}

export function toGovernedWorkView(task: GovernedTask): WorkTaskView {
  const { title, description } = task.fields
  const content = [title, description].filter((part) => part !== undefined).join('\n\n')
  return { ...toTaskView(task), content } as unknown as WorkTaskView
}
