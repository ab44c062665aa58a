// Updating a task: identify → [select] → field → value → confirm (document 000, phase 3).

import { readConfirmationOf } from '../answers/confirms.ts'
import { readDeadline, readField, readPriority, readStatus } from '../answers/values.ts'
import { ready, waiting } from '../command.ts'
import { quoted, type State, UPDATABLE, type UpdatableField } from '../marker.ts'
import type { CommandFields, CommandRef, KnownTask } from '../turn.ts'
import { identify, refTo, select } from './identify.ts'
import { type Step, type StepInput, visibleTask } from './step.ts'
import { readTitle, TITLE_LIMIT } from './title.ts'

export function startUpdate(input: StepInput, rest: string): Step {
  return identify(input, rest, wanted(input))
}

/** The task that was asked for is known. */
export function updateNamed(input: StepInput, task: KnownTask): Step {
  return wanted(input).found(task, refTo(task))
}

export function selectForUpdate(input: StepInput): Step {
  return select(input, wanted(input))
}

export function askField(input: StepInput): Step {
  const task = visibleTask(input.reader, input.tasks, input.context.ref?.task_id)
  if (task === undefined) return lost(input)
  const ref = refTo(task)
  const field = readField(input.reader, input.message)
  if (field === undefined) {
    return {
      text: input.phrases.badField,
      state: 'UPDATE:ASK_FIELD',
      command: waiting('update_task', ['field_selection'], { ref }),
    }
  }
  return {
    text: input.phrases.askValue[field],
    state: `UPDATE:ASK_VALUE:${field}`,
    command: waiting('update_task', [`${field}_value`], { ref }),
  }
}

export function askValue(input: StepInput, field: UpdatableField): Step {
  const task = visibleTask(input.reader, input.tasks, input.context.ref?.task_id)
  if (task === undefined) return lost(input)
  const ref = refTo(task)
  const read = readValue(input, field)
  if ('again' in read) {
    const state: State = `UPDATE:ASK_VALUE:${field}`
    return { text: read.again, state, command: waiting('update_task', [`${field}_value`], { ref }) }
  }
  return askConfirmation(input, task, ref, field, read.fields)
}

export function confirmUpdate(input: StepInput): Step {
  const { context, phrases } = input
  const task = visibleTask(input.reader, input.tasks, context.ref?.task_id)
  const field = UPDATABLE.find((one) => one in context.fields)
  const answer = readConfirmationOf(input.reader, input.message, 'UPDATE_TASK', context.ref?.title)
  if (answer === 'no') return { text: phrases.cancelled, state: undefined, command: waiting('clarify', []) }
  if (task === undefined) return lost(input)
  if (field === undefined) return wanted(input).found(task, refTo(task))
  switch (answer) {
    case 'yes':
      if (task.title !== context.ref?.title) return askConfirmation(input, task, refTo(task), field, context.fields)
      return {
        text: isSo(task, context.fields)
          ? phrases.alreadySo(quoted(task.title), field, shownValue(field, context.fields))
          : phrases.updated(quoted(context.fields.title ?? task.title)),
        state: undefined,
        command: ready('update_task', { fields: context.fields, ref: context.ref }),
      }
    case 'neither':
      return {
        text: phrases.confirmOrCancel,
        state: 'UPDATE:ASK_CONFIRMATION',
        command: waiting('clarify', ['confirmation'], { fields: context.fields, ref: context.ref }),
      }
  }
}

function readValue(
  { reader, message, phrases }: StepInput,
  field: UpdatableField,
): { fields: CommandFields } | { again: string } {
  switch (field) {
    case 'title': {
      const read = readTitle(message)
      if (read === 'empty') return { again: phrases.emptyValue }
      return read === 'long' ? { again: phrases.longTitle(TITLE_LIMIT) } : { fields: read }
    }
    case 'priority': {
      const priority = readPriority(reader, message)
      return priority === undefined ? { again: phrases.badPriority } : { fields: { priority } }
    }
    case 'deadline': {
      const read = readDeadline(reader, message)
      return read === undefined ? { again: phrases.badDeadline } : { fields: read }
    }
    case 'status': {
      const status = readStatus(reader, message)
      return status === undefined ? { again: phrases.badStatus } : { fields: { status } }
    }
  }
}

function askConfirmation(
  { phrases }: StepInput,
  task: KnownTask,
  ref: CommandRef,
  field: UpdatableField,
  fields: CommandFields,
): Step {
  return {
    text: phrases.confirmUpdate(quoted(task.title), field, shownValue(field, fields)),
    state: 'UPDATE:ASK_CONFIRMATION',
    command: waiting('update_task', ['confirmation'], { fields, ref }),
  }
}

function shownValue(field: UpdatableField, fields: CommandFields): string | null {
  const value = fields[field] ?? null
  return field === 'title' && value !== null ? quoted(value) : value
}

/** Whether the task is known to have these values. */
function isSo(task: KnownTask, fields: CommandFields): boolean {
  return UPDATABLE.every((field) => !(field in fields) || task[field] === fields[field])
}

function wanted(input: StepInput) {
  const { phrases } = input
  return {
    select: 'UPDATE:SELECT_TASK' as const,
    wanted: 'update_task' as const,
    ask: phrases.whichToUpdate,
    found: (task: KnownTask, ref: CommandRef): Step => ({
      text: phrases.askField(quoted(task.title)),
      state: 'UPDATE:ASK_FIELD',
      command: waiting('update_task', ['field_selection'], { ref }),
    }),
  }
}

/** The task went away, or the history does not say which it was: ask, do not guess. */
function lost(input: StepInput): Step {
  return identify(input, input.context.ref?.title ?? '', wanted(input))
}
