// The way fields of a to-do change without its status: load, work out the new values, decide by the table, store.

import { type Outcome, refuse, succeed, type TaskView, toTaskView } from '@pawl/contract'
import { decideEdit, type FieldChangesOf, isTaskOf, type Task, type TodoTask, todo } from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { refuseEdit } from '../access/refuse-edit.ts'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { Decided, TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { staleVersion } from './stale-version.ts'

export type TodoChanges = FieldChangesOf<typeof todo>

interface Edited {
  readonly task: string
  readonly expectedVersion?: number | undefined
}

/** `changesOf` is asked with the task as it is, and may be asked again with a newer one. */
export async function editFields(
  context: Context<TaskStore>,
  { task: ref, expectedVersion }: Edited,
  changesOf: (task: TodoTask) => Outcome<TodoChanges>,
): Promise<Outcome<{ task: TaskView }>> {
  const answer = (task: Task) => ({ task: toTaskView(task) })
  const decideOn = (task: Task): Decided => {
    if (task.lifecycle === 'room') return refuse('ROOM_TASK', { task: ref })
    if (!isTaskOf(todo, task)) return refuse('GOVERNED_TASK', { task: ref })
    const stale = staleVersion(task, expectedVersion)
    if (stale) return stale
    const changes = changesOf(task)
    if (changes.refused) return changes
    const edit = { ...signed(context), as: relationsTo(context, task), fields: changes.value }
    const decision = decideEdit(todo, task, edit)
    if (decision.refused) return refuseEdit(task, decision)
    return 'unchanged' in decision ? { refused: false, unchanged: task } : decision
  }
  const outcome = await context.store.changeTask(parseTaskRef(ref), decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  return outcome.refused ? outcome : succeed(answer(outcome.unchanged ?? outcome.task))
}
