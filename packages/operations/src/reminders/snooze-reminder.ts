// Putting a reminder off: it comes again, later. A change of the owner's like any other, so it can be undone.

import { type InputOf, type Operations, type Outcome, refuse, succeed, type TaskView } from '@pawl/contract'
import { todo } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { editFields } from '../todo/edit-fields.ts'
import { momentInWords } from './moment-in-words.ts'

const MINUTE = 60_000
const USUAL_MINUTES = 10

export async function snoozeReminder(
  context: Context,
  { task, minutes, until, timeZone }: InputOf<Operations['snoozeReminder']>,
): Promise<Outcome<{ task: TaskView }>> {
  const moment =
    until === undefined
      ? succeed(context.now() + (minutes ?? USUAL_MINUTES) * MINUTE)
      : await momentInWords(context, until, timeZone)
  if (moment.refused) return moment
  const snoozedUntil = moment.value
  return editFields(context, { task }, ({ number, status }) =>
    'end' in todo.statuses[status] ? refuse('NOBODY_REMINDED', { task: number, status }) : succeed({ snoozedUntil }),
  )
}
