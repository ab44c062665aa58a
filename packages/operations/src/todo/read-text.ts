// What is understood of a text that is added [D44]: the same for whoever adds it and for whoever only looks.
//
// RT0. What is given beside a text wins, and its words stay in the title; tags and a description that are given come on top of those in it.
// RT1. A text is never refused for what was read in it: fields that a task cannot hold are not taken out, and all of the
//      text is the title.

import { fieldProblems, type InputOf, type Operations, TITLE_LIMIT, withoutForbidden } from '@pawl/contract'
import type { TextPart } from '@pawl/dialogue/adding'
import { shortenText } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { offsetOf } from '../conversation/time-zone.ts'
import { plannedFields } from './planned-fields.ts'

export type Fielded = Omit<InputOf<Operations['addTask']>, 'text' | 'leave' | 'timeZone' | 'blockedBy'>

interface AddedText {
  readonly text: string
  readonly leave?: readonly string[] | undefined
  readonly timeZone?: string | undefined
}

type Where = Pick<Context<unknown>, 'now' | 'language'>

export async function readText(where: Where, { text, leave = [], timeZone }: AddedText, given: Fielded = {}) {
  const written = withoutForbidden(text)
  if (written.length > TITLE_LIMIT) return { ...given, ...beginning(written, given) }
  // Not needed for a title that is taken as it is, and slow to load.
  const { reader, readAddedTask } = await import('./adding-reader.ts')
  const read = readAddedTask(reader, written, momentOf(where.now(), timeZone), given, leave as readonly TextPart[])
  const fields: Fielded = (await mayBeHeld(where, read as Fielded, timeZone))
    ? (read as Fielded)
    : wholeAsTitle(written)
  const tags = given.tags && [...new Set([...(fields.tags ?? []), ...given.tags])]
  const description = given.description && fields.description && `${given.description}\n\n${fields.description}`
  return { ...fields, ...given, ...(tags && { tags }), ...(description && { description }) }
}

function momentOf(now: number, timeZone: string | undefined) {
  const utcOffsetAt = (moment: number) => offsetOf(timeZone, moment)
  return { now, utcOffset: utcOffsetAt(now), utcOffsetAt, ...(timeZone !== undefined && { timeZone }) }
}

/** Whether a task can have these fields. */
async function mayBeHeld(where: Where, read: Fielded, timeZone: string | undefined): Promise<boolean> {
  const plan = await plannedFields(where, read, timeZone)
  return !plan.refused && fieldProblems('todo', { ...read, ...plan.value }, where.language).length === 0
}

const wholeAsTitle = (text: string) => ({ title: text.replaceAll(/\s+/g, ' ').trim() })

/** A text that is longer than a title is not read: its beginning is the title, and all of it stands in the description. */
function beginning(text: string, { description }: Fielded): Fielded {
  const title = shortenText(text.replaceAll(/\s+/g, ' '), TITLE_LIMIT)
  return { title, description: description ? `${description}\n\n${text}` : text }
}
