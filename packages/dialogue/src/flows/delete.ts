// Deleting a task: identify → [select] → confirm (document 000, phase 2).

import { readConfirmationOf } from '../answers/confirms.ts'
import { ready, waiting } from '../command.ts'
import { quoted } from '../marker.ts'
import type { CommandRef, KnownTask } from '../turn.ts'
import { identify, refTo, select } from './identify.ts'
import { type Step, type StepInput, visibleTask } from './step.ts'

export function startDelete(input: StepInput, rest: string): Step {
  return identify(input, rest, wanted(input))
}

/** The task that was asked for is known. */
export function deleteNamed(input: StepInput, task: KnownTask): Step {
  return ask(input, task, refTo(task))
}

export function selectForDelete(input: StepInput): Step {
  return select(input, wanted(input))
}

export function confirmDelete(input: StepInput): Step {
  const { context, tasks, phrases } = input
  const task = visibleTask(input.reader, tasks, context.ref?.task_id)
  const answer = readConfirmationOf(input.reader, input.message, 'DELETE_TASK', context.ref?.title)
  if (task === undefined && answer !== 'no') return identify(input, context.ref?.title ?? '', wanted(input))
  if (task === undefined || answer === 'no')
    return { text: phrases.cancelled, state: undefined, command: waiting('clarify', []) }
  switch (answer) {
    case 'yes':
      // Renamed since it was asked about: what was confirmed was another name.
      if (task.title !== context.ref?.title) return ask(input, task, refTo(task))
      return {
        text: phrases.deleted(quoted(task.title)),
        state: undefined,
        command: ready('delete_task', { ref: context.ref }),
      }
    case 'neither':
      return {
        text: phrases.confirmOrCancel,
        state: 'DELETE:ASK_CONFIRMATION',
        command: waiting('clarify', ['confirmation'], { ref: context.ref }),
      }
  }
}

function wanted(input: StepInput) {
  return {
    select: 'DELETE:SELECT_TASK' as const,
    wanted: 'delete_task' as const,
    ask: input.phrases.whichToDelete,
    found: (task: KnownTask, ref: CommandRef) => ask(input, task, ref),
  }
}

function ask({ phrases }: StepInput, task: KnownTask, ref: CommandRef): Step {
  return {
    text: phrases.confirmDelete(quoted(task.title)),
    state: 'DELETE:ASK_CONFIRMATION',
    command: waiting('delete_task', ['confirmation'], { ref }),
  }
}
