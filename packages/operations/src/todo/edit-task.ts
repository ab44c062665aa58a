import { type InputOf, type Operations, type Outcome, refuse, succeed, type TaskView, toTaskView } from '@pawl/contract'
import { decideEdit, type Fields, lifecycleOf, type Task } from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { refuseEdit } from '../access/refuse-edit.ts'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { Decided, TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { staleVersion } from './stale-version.ts'

export async function editTask(
  context: Context<TaskStore>,
  input: InputOf<Operations['editTask']>,
): Promise<Outcome<{ task: TaskView }>> {
  const { task: ref, expectedVersion, ...given } = input
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Fields
  const answer = (task: Task) => ({ task: toTaskView(task) })
  const decideOn = (task: Task): Decided => {
    if (task.lifecycle === 'room') return refuse('ROOM_TASK', { task: ref })
    if (task.lifecycle === 'governed') return refuse('GOVERNED_TASK', { task: ref })
    if (Object.keys(fields).length === 0) return refuse('NOTHING_TO_EDIT', { taskId: task.id })
    const stale = staleVersion(task, expectedVersion)
    if (stale) return stale
    const decision = decideEdit(lifecycleOf(task), task, { ...signed(context), as: relationsTo(context, task), fields })
    if (decision.refused) return refuseEdit(task, decision)
    return 'unchanged' in decision ? { refused: false, unchanged: task } : decision
  }
  const outcome = await context.store.changeTask(parseTaskRef(ref), decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  if (outcome.refused) return outcome
  return succeed(answer(outcome.unchanged ?? outcome.task))
}
