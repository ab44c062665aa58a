// What was typed where everything is a new task: an Add field, `pawl add` [D44]. No other intent is read. Dates, what comes
// again, reminders, a priority, tags and a project are taken out where they are understood; all the rest is the title, as it
// was written.
//
// AT1. The title is never empty: a text that is nothing but a date, a priority or tags is the title itself.
// AT2. A text in quotes is the title, and nothing in it is read.
// AT3. What is to be left stays in the title, in its own words, and everything else is read as if that were no time, no tag.
// AT4. ‘Remind me to’ at the front is no part of the title, as in the conversation.

import type { Reader } from '../reader.ts'
import { splitWords } from '../reading/words.ts'
import type { Moment } from './deadline.ts'
import { type TextPart, takeMarks } from './marks.ts'
import { type PlannedFields, rangeSaid, timeSaid, withLocal } from './planned.ts'
import { findPriority } from './priority.ts'
import { type Stretch, wholeQuote, without } from './quote.ts'
import { findReminder } from './reminder.ts'
import { withoutAsking } from './title-words.ts'

interface AddedTask extends PlannedFields {
  readonly title: string
  readonly description?: string
}

/** What was given beside the text is not looked for in it. */
type GivenBeside = { readonly [field in keyof PlannedFields]?: unknown }

export function readAddedTask(
  reader: Reader,
  text: string,
  moment: Moment,
  beside: GivenBeside = {},
  leave: readonly TextPart[] = [],
): AddedTask {
  const whole = text.replace(/\s+/g, ' ').trim()
  const quote = wholeQuote(reader, whole)
  if (quote !== undefined && isTitle(quote)) return { title: quote }
  const { rest: unmarked, ...marks } = takeMarks(
    reader,
    whole,
    beside.project === undefined ? leave : [...leave, 'project'],
  )
  const isLeft = (part: 'deadline' | 'priority') => beside[part] !== undefined || leave.includes(part)
  const { text: dateless, ...planned } = isLeft('deadline')
    ? { text: unmarked }
    : ownTime(reader, unmarked, moment, leave.includes('reminders'))
  const urgency = isLeft('priority') || marks.priority !== undefined ? undefined : findOwnPriority(reader, dateless)
  const asked = urgency === undefined ? dateless : joined(without(dateless, urgency))
  const title = leave.includes('reminders') ? asked : withoutAsking(reader, asked)
  if (!isTitle(title)) return { title: whole }
  return { title, ...marks, ...(urgency !== undefined && { priority: urgency.priority }), ...planned }
}

const isTitle = (text: string) => /[\p{L}\p{N}\p{S}]/u.test(text)

/** One that could be several is asked about in a conversation; here nobody is asked, and its words stay [D45]. */
function ownTime(
  reader: Reader,
  text: string,
  moment: Moment,
  leavesReminder: boolean,
): PlannedFields & { readonly text: string; readonly description?: string } {
  const said = timeSaid(reader, text, moment, text)
  const { found } = said.when
  const [deadline, ...more] = found?.dates ?? []
  if (found === undefined || deadline === undefined || more.length > 0) return { text }
  const rest = joined(found.stretches.toReversed().reduce(without, said.text))
  const range = rangeSaid(said)
  if (!leavesReminder) return withLocal({ text: rest, ...range, ...said.fields, deadline }, moment)
  const { reminders: _, ...fields } = said.fields
  const withIt = said.text === text ? rest : withReminder(reader, text, rest)
  return withLocal({ text: withIt, ...range, ...fields, deadline }, moment)
}

/** The words of a reminder that was not to be taken out, behind the others: they nearly always stand there. */
function withReminder(reader: Reader, text: string, rest: string): string {
  const { from = 0, to = 0 } = findReminder(reader, text) ?? {}
  return joined(`${rest} ${text.slice(from, to)}`)
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
