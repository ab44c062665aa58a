// What adding a text would take out of it, for whoever is still typing. Nothing is stored.

import { type InputOf, type Operations, type Outcome, type ResultOf, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import { plannedFields } from './planned-fields.ts'
import { type Fielded, readText } from './read-text.ts'

type Preview = ResultOf<Operations['previewTask']>

const UNDERSTOOD = ['deadline', 'recurrence', 'recurrenceText', 'reminders', 'priority', 'project', 'tags'] as const

export async function previewTask(
  { now, language }: Pick<Context<unknown>, 'now' | 'language'>,
  { text, leave, timeZone }: InputOf<Operations['previewTask']>,
): Promise<Outcome<Preview>> {
  const at = now()
  const where = { now: () => at, language }
  const fieldsOf = async (left: readonly string[]) => {
    const read = await readText(where, { text, leave: left, timeZone })
    const plan = await plannedFields(where, read, timeZone)
    return { ...read, ...(plan.refused ? {} : plan.value) } as Fielded
  }
  const [read, whole] = await Promise.all([fieldsOf(leave), leave.length === 0 ? {} : fieldsOf([])])
  const understood = partsOf(read)
  return succeed({ title: read.title ?? text, understood, left: without(partsOf(whole), understood) })
}

function partsOf(fields: Fielded): Preview['understood'] {
  const given = UNDERSTOOD.flatMap((name) => (fields[name] == null ? [] : [[name, fields[name]]]))
  return Object.fromEntries(given)
}

/** What is in the first and not in the second. */
function without(whole: Preview['understood'], part: Preview['understood']): Preview['left'] {
  const { tags = [], ...rest } = whole
  const left = tags.filter((tag) => !part.tags?.includes(tag))
  const fields = Object.entries(rest).filter(([name]) => part[name as keyof typeof part] === undefined)
  return { ...Object.fromEntries(fields), ...(left.length > 0 && { tags: left }) }
}
