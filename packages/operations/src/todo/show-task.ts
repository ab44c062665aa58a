import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed, toTaskView } from '@pawl/contract'
import { canTransition, getValidTransitionsFrom, lifecycleOf, type Task } from '@pawl/kernel'
import { keptUnder } from '../access/acting.ts'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import type { ConversationStore } from '../ports/conversation-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'

export async function showTask(
  context: Context<TaskStore & ConversationStore>,
  input: InputOf<Operations['showTask']>,
): Promise<Outcome<ResultOf<Operations['showTask']>>> {
  const task = await context.store.findTask(parseTaskRef(input.task))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: input.task })
  const lifecycle = lifecycleOf(task)
  const moves = getValidTransitionsFrom(lifecycle, task.status)
    .filter((rule) => canTransition(lifecycle, task, rule.to, relationsTo(context, task)))
    .map((rule) => ({
      to: rule.to,
      trigger: rule.trigger,
      requiredFields: [...(rule.requiredFields ?? [])],
      means: lifecycle.statuses[rule.to]?.means ?? '',
    }))
  return succeed({ task: toTaskView(task), moves, conversation: await addedInConversation(context, task) })
}

/** For whoever talked there; nobody else learns of it. Only to-dos are added by talking. */
async function addedInConversation(
  context: Context<TaskStore & ConversationStore>,
  task: Task,
): Promise<string | null> {
  const found = task.lifecycle === 'todo' ? await context.store.conversationOfTask(task.id) : undefined
  return found?.owner === keptUnder(context) ? found.id : null
}
