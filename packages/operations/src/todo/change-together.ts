// Several tasks changed by one request: all of them in one commit, or none. One undo takes all of it back.

import { type Outcome, refuse, succeed, type TaskView, toTaskView } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import { asBatch } from '../batch.ts'
import type { Context } from '../context.ts'
import { among, collectWrites } from '../conversation/collect-writes.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'

const ATTEMPTS = 5

/** The tasks that were named, each once. */
export function namedIn(refs: string): readonly string[] {
  return [...new Set(refs.split(/[\s,]+/))]
}

/** The first that may not be changed is what is answered; `more` goes with the tasks into the answer. */
export async function changeTogether<Changed, More extends object>(
  context: Context<TaskStore>,
  refs: readonly string[],
  changeOne: (context: Context<TaskStore>, id: string) => Promise<Outcome<Changed> | undefined>,
  more: (changed: readonly Changed[]) => More,
): Promise<Outcome<{ task: TaskView; also: TaskView[] } & More>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await Promise.all(refs.map((ref) => context.store.findTask(parseTaskRef(ref))))
    const missing = found.indexOf(undefined)
    if (missing !== -1) return refuse('TASK_NOT_FOUND', { task: present(refs[missing]) })
    const tasks = [...new Map((found as Task[]).map((task) => [task.id, task])).values()]
    const collected = collectWrites(context.store, among(tasks))
    const changed: Changed[] = []
    for (const { id } of tasks) {
      const outcome = await changeOne({ ...context, store: collected.store }, id)
      if (outcome?.refused) return outcome
      if (outcome !== undefined) changed.push(outcome.value)
    }
    const answerAll = (stored: readonly Task[]) => {
      // One that is so already was not written.
      const [task, ...also] = tasks.map((before) => toTaskView(stored.find(({ id }) => id === before.id) ?? before))
      return { task: task as TaskView, also, ...more(changed) }
    }
    const writes = asBatch(collected.writes, context.newId())
    const stored = await context.store.storeTogether(writes, receiptFor(context, answerAll))
    if (stored !== 'stale') return succeed(answerAll(stored))
  }
  return refuse('STORE_CONTENDED', {})
}
