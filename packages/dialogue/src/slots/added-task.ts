// What was typed where everything is a new task: an Add field, `pawl add` [D44]. No other intent is read. Dates, what comes
// again, reminders, a priority, tags and a project are taken out where they are understood; all the rest is the title, as it
// was written.
//
// AT1. The title is never empty: a text that is nothing but a date, a priority or tags is the title itself.
// AT2. A text in quotes is the title, and nothing in it is read.

import type { Reader } from '../reader.ts'
import { splitWords } from '../reading/words.ts'
import type { Moment } from './deadline.ts'
import { takeMarks } from './marks.ts'
import { type PlannedFields, timeSaid, withLocal } from './planned.ts'
import { findPriority } from './priority.ts'
import { type Stretch, wholeQuote, without } from './quote.ts'

interface AddedTask extends PlannedFields {
  readonly title: string
}

/** What was given beside the text is not looked for in it. */
type GivenBeside = { readonly [field in keyof PlannedFields]?: unknown }

export function readAddedTask(reader: Reader, text: string, moment: Moment, beside: GivenBeside = {}): AddedTask {
  const whole = text.replace(/\s+/g, ' ').trim()
  const quote = wholeQuote(reader, whole)
  if (quote !== undefined && isTitle(quote)) return { title: quote }
  const { rest: unmarked, ...marks } = takeMarks(reader, whole)
  const { text: dateless, ...planned } =
    beside.deadline === undefined ? ownTime(reader, unmarked, moment) : { text: unmarked }
  const urgency =
    beside.priority === undefined && marks.priority === undefined ? findOwnPriority(reader, dateless) : undefined
  const title = urgency === undefined ? dateless : joined(without(dateless, urgency))
  if (!isTitle(title)) return { title: whole }
  return { title, ...marks, ...(urgency !== undefined && { priority: urgency.priority }), ...planned }
}

const isTitle = (text: string) => /[\p{L}\p{N}\p{S}]/u.test(text)

/** One that could be several is asked about in a conversation; here nobody is asked, and its words stay [D45]. */
function ownTime(reader: Reader, text: string, moment: Moment): PlannedFields & { readonly text: string } {
  const said = timeSaid(reader, text, moment, text)
  const { found } = said.when
  const [deadline, ...more] = found?.dates ?? []
  if (found === undefined || deadline === undefined || more.length > 0) return { text }
  const rest = joined(found.stretches.toReversed().reduce(without, said.text))
  return withLocal({ text: rest, ...said.fields, deadline }, moment)
}

/** ‘Review the high priority bugs’ says which bugs, not how much the task matters. */
function findOwnPriority(reader: Reader, text: string): (Stretch & { readonly priority: string }) | undefined {
  const found = findPriority(reader, text)
  if (found === undefined) return undefined
  const words = splitWords(reader, text).filter(({ text: word }) => !/^[,;:.!?—–()]$/.test(word))
  const isFirst = words.every(({ start }) => start >= found.from)
  const isLast = words.every(({ end }) => end <= found.to)
  const own = words.filter(({ start, end }) => start >= found.from && end <= found.to)
  return isFirst || isLast || own.length > 2 ? found : undefined
}

/** What is left around something taken out: ‘Call mom, , about dinner’, ‘Pay rent ()’. */
function joined(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+([,;:.!?])/g, '$1')
    .replace(/[,;:]+([,;:.!?])/g, '$1')
    .replace(/^[\s,;:—–-]+|[\s,;:—–-]+$/g, '')
    .replace(/\s+/g, ' ')
}
