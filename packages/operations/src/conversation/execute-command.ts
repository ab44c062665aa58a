// Does what a command says, through the same operations as every other door.

import { fieldProblems, type Outcome, refuse, succeed } from '@pawl/contract'
import type { Command } from '@pawl/dialogue'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { addTask } from '../todo/add-task.ts'
import { editTask } from '../todo/edit-task.ts'
import { moveTask, transitionTaskOperation } from '../todo/transition-task.ts'
import { undoLastChange } from '../todo/undo-change.ts'

/** Hands back the id of the task it was about. */
export async function executeCommand(context: Context<TaskStore>, command: Command): Promise<Outcome<string>> {
  const { title, description, priority, deadline, status, undo } = command.fields
  const given = Object.fromEntries(
    Object.entries({ title, description, priority, deadline }).filter(([, value]) => value !== undefined),
  )
  // What is said is held to the rules that every other door's input is held to.
  const problems = fieldProblems('todo', given, context.language)
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  if (command.intent === 'add_task') {
    const input = {
      title: title as string,
      priority: priority as 'low',
      ...(deadline && { deadline }),
      ...(description && { description }),
    }
    return idOf(await addTask(context, input))
  }
  const task = command.ref?.task_id as string
  if (undo === true && command.intent === 'update_task') return idOf(await undoLastChange(context, task))
  const now = (await context.store.findTask({ id: task }))?.status
  if (now === 'deleted') return refuse('TASK_NOT_FOUND', { task: command.ref?.title ?? task })
  if (command.intent === 'delete_task') return idOf(await moveTask('deleteTask')(context, { task }))
  const edits = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(priority !== undefined && { priority: priority as 'low' }),
    ...(deadline !== undefined && { deadline }),
  }
  const isEdited = Object.keys(edits).length > 0
  // A value it has already is not refused, as an edit that changes nothing is not.
  if (status === undefined || now === status)
    return isEdited ? idOf(await editTask(context, { task, ...edits })) : succeed(task)
  // New values go with the new status, in one change: done together, and undone together.
  return idOf(await transitionTaskOperation(context, { task, to: status, ...edits }))
}

function idOf(outcome: Outcome<unknown>): Outcome<string> {
  return outcome.refused ? outcome : succeed((outcome.value as { task: { id: string } }).task.id)
}
