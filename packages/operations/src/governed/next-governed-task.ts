// A System1 waits for a task that is assigned to it, and is told what to run next. Nothing is claimed: a task belongs to
// the profile from the moment it is assigned, and whoever begins on it second is refused by the table.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed, toTaskView } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { newBell } from '../bell.ts'
import type { Context } from '../context.ts'

/** Even without a hint it is looked again after so long. */
const SAFETY = 15_000

export async function nextGovernedTask(
  context: Context,
  { worker, timeoutSeconds }: InputOf<Operations['nextGovernedTask']>,
): Promise<Outcome<ResultOf<Operations['nextGovernedTask']>>> {
  if ((await context.store.findRecord('worker', worker)) === undefined)
    return refuse('RECORD_NOT_FOUND', { kind: 'worker', id: worker })
  const giveUpAt = timeoutSeconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeoutSeconds * 1000
  const bell = newBell(context)
  try {
    for (;;) {
      bell.reset()
      const tasks = await context.store.workerTasks(worker)
      // What was begun comes first.
      const task =
        tasks.find(({ status }) => status === 'in_progress') ?? tasks.find(({ status }) => status === 'pending')
      if (task !== undefined)
        return succeed({
          task: toTaskView(task),
          resumed: task.status === 'in_progress',
          next: whatToRun(task, worker),
        })
      const left = giveUpAt - performance.now()
      if (left <= 0 || context.signal?.aborted) return refuse('NOTHING_FOR_WORKER', { worker })
      await bell.rung(Math.min(left, SAFETY))
    }
  } finally {
    bell.close()
  }
}

function whatToRun({ number, status }: Task, worker: string): string[] {
  return [
    ...(status === 'pending' ? [`pawl governed start ${number} --worker ${worker}`] : []),
    `pawl governed result ${number} --worker ${worker} --result "<what came of it>"`,
    `pawl governed block ${number} --worker ${worker} --owner "<who has to act>" --action "<what has to be done>"`,
  ]
}
