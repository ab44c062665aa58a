// Putting a reminder off: it comes again, later. A change of the owner's like any other, so it can be undone.

import { type InputOf, type Operations, type Outcome, refuse, succeed, type TaskView, toTaskView } from '@pawl/contract'
import { decideEdit, isTaskOf, type Task, todo } from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { refuseEdit } from '../access/refuse-edit.ts'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { Decided, TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'

const MINUTE = 60_000

export async function snoozeReminder(
  context: Context<TaskStore>,
  { task: ref, minutes }: InputOf<Operations['snoozeReminder']>,
): Promise<Outcome<{ task: TaskView }>> {
  const answer = (task: Task) => ({ task: toTaskView(task) })
  const stamp = signed(context)
  const decideOn = (task: Task): Decided => {
    if (task.lifecycle === 'room') return refuse('ROOM_TASK', { task: ref })
    if (task.lifecycle === 'governed' || !isTaskOf(todo, task)) return refuse('GOVERNED_TASK', { task: ref })
    if ('end' in todo.statuses[task.status])
      return refuse('NOBODY_REMINDED', { task: task.number, status: task.status })
    const fields = { snoozedUntil: stamp.at + minutes * MINUTE }
    const decision = decideEdit(todo, task, { ...stamp, as: relationsTo(context, task), fields })
    if (decision.refused) return refuseEdit(task, decision)
    return 'unchanged' in decision ? { refused: false, unchanged: task } : decision
  }
  const outcome = await context.store.changeTask(parseTaskRef(ref), decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  if (outcome.refused) return outcome
  return succeed(answer(outcome.unchanged ?? outcome.task))
}
