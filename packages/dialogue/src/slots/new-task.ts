// What a new task is to be called, and what else was said of it: its deadline, its priority, its description. Words that
// are none of these stay in the title; a title is never empty and never loses a word silently.

import type { Reader } from '../reader.ts'
import { whenIn } from '../when/find-when.ts'
import type { Moment } from './deadline.ts'
import { splitDescription } from './description.ts'
import { findPriority } from './priority.ts'
import { type Stretch, wholeQuote, without } from './quote.ts'
import { trimmedTitle, withoutDestination } from './title-words.ts'

export interface NewTask {
  readonly title: string
  readonly description?: string
  readonly priority?: string
  readonly deadline?: string
  /** When it is due could be each of these [D45]. The title still has the words that say so; without them it is this one. */
  readonly unsure?: { readonly title: string; readonly dates: readonly string[] }
}

/** `isAdded`: by ‘add’ or ‘put’, which may say where to. */
export function readNewTask(reader: Reader, text: string, moment: Moment, isAdded = false): NewTask | undefined {
  const quote = wholeQuote(reader, text)
  if (quote !== undefined && quote !== '') return { title: quote }
  const urgency = findPriority(reader, text)
  const timeless = urgency === undefined ? text : without(text, urgency)
  const { found, left } = whenIn(reader, timeless, moment)
  const [deadline, ...more] = found?.dates ?? []
  const whole = named(reader, timeless, [...left, ...(found?.stretches ?? [])], isAdded)
  const bare = found === undefined ? whole : withoutTime(reader, timeless, found.stretches, left, moment, isAdded)
  const priority = urgency !== undefined && { priority: urgency.priority }
  if (bare.title === '') {
    // Nothing but a date or a priority: then these words are the title.
    const plain = trimmedTitle(reader, text)
    return plain === '' ? undefined : { title: plain }
  }
  if (deadline === undefined) return { ...bare, ...priority }
  if (more.length > 0) return { ...whole, ...priority, unsure: { title: bare.title, dates: [deadline, ...more] } }
  return { ...bare, ...priority, deadline }
}

/** A phrase of time that stays is not cut in two: the colon of 8 : 30 introduces nothing. */
function named(
  reader: Reader,
  text: string,
  left: readonly Stretch[],
  isAdded: boolean,
): { title: string; description?: string } {
  const { title, description } = splitDescription(reader, text, left)
  const trimmed = trimmedTitle(reader, isAdded ? withoutDestination(reader, title) : title)
  return { title: trimmed, ...(description !== undefined && { description }) }
}

function withoutTime(
  reader: Reader,
  text: string,
  taken: readonly Stretch[],
  left: readonly Stretch[],
  moment: Moment,
  isAdded: boolean,
): { title: string; description?: string } {
  const rest = taken.toReversed().reduce(without, text)
  return named(reader, rest, left.length === 0 ? left : whenIn(reader, rest, moment).left, isAdded)
}
