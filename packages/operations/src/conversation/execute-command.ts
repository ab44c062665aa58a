// Does what a command says, through the same operations as every other door.

import { fieldProblems, type InputOf, type Operations, type Outcome, refuse, succeed } from '@pawl/contract'
import type { Command } from '@pawl/dialogue'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { addTask } from '../todo/add-task.ts'
import { editTask } from '../todo/edit-task.ts'
import { plannedFields } from '../todo/planned-fields.ts'
import { skipTask } from '../todo/skip-task.ts'
import { moveTask, transitionTaskOperation } from '../todo/transition-task.ts'
import { undoLastChange } from '../todo/undo-change.ts'

/** Hands back the id of the task it was about. */
export async function executeCommand(
  context: Context<TaskStore>,
  command: Command,
  timeZone: string | undefined,
): Promise<Outcome<string>> {
  const { status, undo, title, description, priority } = command.fields
  const given = saidOf({ title, description, priority, ...plannedIn(command.fields) })
  // What is said is held to the rules that every other door's input is held to.
  const problems = fieldProblems('todo', saidOf({ title, description, priority }), context.language)
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const inZone = timeZone === undefined ? {} : { timeZone }
  if (command.intent === 'add_task') {
    const { deadline, ...rest } = given
    const input = { ...rest, ...(deadline && { deadline }), ...inZone } as InputOf<Operations['addTask']>
    return idOf(await addTask(context, input))
  }
  const task = command.ref?.task_id ?? ''
  if (undo === true && command.intent === 'update_task') return idOf(await undoLastChange(context, task))
  const now = await context.store.findTask({ id: task })
  if (now?.status === 'deleted') return refuse('TASK_NOT_FOUND', { task: command.ref?.title ?? task })
  if (command.intent === 'delete_task') return idOf(await moveTask('deleteTask')(context, { task }))
  if (command.fields.skip === true) return idOf(await skipTask(context, { task }))
  const isEdited = Object.keys(given).length > 0
  // A value it has already is not refused, as an edit that changes nothing is not.
  if (status === undefined || now?.status === status)
    return isEdited ? idOf(await editTask(context, { task, ...given, ...inZone })) : succeed(task)
  const plan = await plannedFields(context, given, timeZone, now?.fields)
  if (plan.refused) return plan
  // New values go with the new status, in one change: done together, and undone together.
  return idOf(await transitionTaskOperation(context, { task, to: status, ...given, ...plan.value }))
}

/** What was said of its plan. How the deadline is written is worked out anew, from the zone. */
function plannedIn(fields: Command['fields']) {
  const { deadline, recurrence, recurrenceText, recurrenceFrom, reminders, tags, project, checklist } = fields
  return { deadline, recurrence, recurrenceText, recurrenceFrom, reminders, tags, project, checklist }
}

function saidOf(fields: object): Omit<InputOf<Operations['editTask']>, 'task'> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function idOf(outcome: Outcome<unknown>): Outcome<string> {
  return outcome.refused ? outcome : succeed((outcome.value as { task: { id: string } }).task.id)
}
