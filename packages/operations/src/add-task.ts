import {
  fieldProblems,
  type InputOf,
  type Operations,
  refuse,
  succeed,
  TITLE_LIMIT,
  toTaskView,
  withoutForbidden,
} from '@pawl/contract'
import { readAddedTask } from '@pawl/dialogue'
import { createTask, type Fields, shortenText, type Task, todo } from '@pawl/kernel'
import type { Context } from './context.ts'
import { receiptFor } from './receipt-for.ts'
import { offsetOf } from './time-zone.ts'

type Input = InputOf<Operations['addTask']>

export async function addTask(context: Context, { text, timeZone, ...given }: Input) {
  const at = context.now()
  const utcOffsetAt = (moment: number) => offsetOf(timeZone, moment)
  const fields =
    text === undefined ? given : fieldsIn(text, { now: at, utcOffset: utcOffsetAt(at), utcOffsetAt }, given)
  const problems = fieldProblems('todo', fields, context.language)
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const creation = { id: context.newId(), by: context.actor, at, fields: fields as Fields }
  const answer = (task: Task) => ({ task: toTaskView(task) })
  const build = (number: number) => createTask(todo, { ...creation, number })
  const { task } = await context.store.insertTask(build, receiptFor(context, answer))
  return succeed(answer(task))
}

type Fielded = Omit<Input, 'text' | 'timeZone'>

function fieldsIn(text: string, moment: Parameters<typeof readAddedTask>[1], given: Fielded): object {
  const written = withoutForbidden(text)
  return written.length <= TITLE_LIMIT
    ? { ...readAddedTask(written, moment, given), ...given }
    : { ...given, ...beginning(written, given) }
}

/** A text that is longer than a title is not read: its beginning is the title, and all of it stands in the description. */
function beginning(text: string, { description }: Fielded): object {
  const title = shortenText(text.replaceAll(/\s+/g, ' '), TITLE_LIMIT)
  return { title, description: description ? `${description}\n\n${text}` : text }
}
