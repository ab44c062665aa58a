// What was typed where everything is a new task: an Add field, `pawl add` [D44]. No other intent is read. A date and a
// priority are taken out where they are understood; all the rest is the title, as it was written.
//
// AT1. The title is never empty: a text that is nothing but a date or a priority is the title itself.
// AT2. A text in quotes is the title, and nothing in it is read.

import type { Reader } from '../reader.ts'
import { splitWords } from '../reading/words.ts'
import { whenIn } from '../when/find-when.ts'
import type { Moment } from './deadline.ts'
import { findPriority } from './priority.ts'
import { type Stretch, wholeQuote, without } from './quote.ts'

interface AddedTask {
  readonly title: string
  readonly priority?: string
  readonly deadline?: string
}

/** What was given beside the text is not looked for in it. */
type GivenBeside = { readonly [field in 'priority' | 'deadline']?: unknown }

export function readAddedTask(reader: Reader, text: string, moment: Moment, beside: GivenBeside = {}): AddedTask {
  const whole = text.replace(/\s+/g, ' ').trim()
  const quote = wholeQuote(reader, whole)
  if (quote !== undefined && isTitle(quote)) return { title: quote }
  const date = beside.deadline === undefined ? ownDeadline(reader, whole, moment) : undefined
  const dateless = date === undefined ? whole : joined(date.stretches.toReversed().reduce(without, whole))
  const urgency = beside.priority === undefined ? findOwnPriority(reader, dateless) : undefined
  const title = urgency === undefined ? dateless : joined(without(dateless, urgency))
  if (!isTitle(title)) return { title: whole }
  return {
    title,
    ...(urgency !== undefined && { priority: urgency.priority }),
    ...(date !== undefined && { deadline: date.deadline }),
  }
}

const isTitle = (text: string) => /[\p{L}\p{N}\p{S}]/u.test(text)

/** One that could be several is asked about in a conversation; here nobody is asked, and its words stay [D45]. */
function ownDeadline(reader: Reader, text: string, moment: Moment) {
  const { found } = whenIn(reader, text, moment)
  const [deadline, ...more] = found?.dates ?? []
  return found === undefined || deadline === undefined || more.length > 0
    ? undefined
    : { deadline, stretches: found.stretches }
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
