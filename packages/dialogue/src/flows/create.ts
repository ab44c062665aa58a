// Adding a task: title → priority → deadline, in this order, one question at a time (document 000, phase 1).

import { readDeadline, readPriority } from '../answers/values.ts'
import { ready, waiting } from '../command.ts'
import { quoted } from '../marker.ts'
import type { CommandFields } from '../turn.ts'
import type { Step, StepInput } from './step.ts'
import { readTitle, TITLE_LIMIT } from './title.ts'

export function startCreate({ phrases }: StepInput): Step {
  return { text: phrases.askTitle, state: 'CREATE:ASK_TITLE', command: waiting('add_task', ['title']) }
}

export function askTitle(input: StepInput): Step {
  const { phrases, context } = input
  const read = readTitle(input.message)
  if (read === 'empty' || read === 'long') {
    const text = read === 'empty' ? phrases.emptyTitle : phrases.longTitle(TITLE_LIMIT)
    return { text, state: 'CREATE:ASK_TITLE', command: waiting('add_task', ['title'], { fields: context.fields }) }
  }
  return next(input, { ...context.fields, ...read })
}

export function askPriority(input: StepInput): Step {
  const { fields } = input.context
  const priority = readPriority(input.reader, input.message)
  if (priority !== undefined) return next(input, { ...fields, priority })
  return {
    text: input.phrases.badPriority,
    state: 'CREATE:ASK_PRIORITY',
    command: waiting('add_task', ['priority'], { fields }),
  }
}

export function askDeadline(input: StepInput): Step {
  const { fields } = input.context
  const read = readDeadline(input.reader, input.message)
  if (read !== undefined) return next(input, { ...fields, ...read })
  return {
    text: input.phrases.badDeadline,
    state: 'CREATE:ASK_DEADLINE',
    command: waiting('add_task', ['deadline'], { fields }),
  }
}

/** The first thing still missing is asked for. In a whole flow that is the next one; in a broken history it may not be. */
function next({ phrases }: StepInput, fields: CommandFields): Step {
  if (fields.title === undefined) {
    return { text: phrases.askTitle, state: 'CREATE:ASK_TITLE', command: waiting('add_task', ['title'], { fields }) }
  }
  if (fields.priority === undefined) {
    const text = phrases.askPriority(quoted(fields.title))
    return { text, state: 'CREATE:ASK_PRIORITY', command: waiting('add_task', ['priority'], { fields }) }
  }
  if (fields.deadline === undefined) {
    return {
      text: phrases.askDeadline,
      state: 'CREATE:ASK_DEADLINE',
      command: waiting('add_task', ['deadline'], { fields }),
    }
  }
  return { text: phrases.added(quoted(fields.title)), state: undefined, command: ready('add_task', { fields }) }
}
