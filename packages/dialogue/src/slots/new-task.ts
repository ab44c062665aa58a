// What a new task is to be called, and what else was said of it: its deadline, its priority, its description. Words that
// are none of these stay in the title; a title is never empty and never loses a word silently.

import { findDeadline, type Moment } from './deadline.ts'
import { splitDescription } from './description.ts'
import { findPriority } from './priority.ts'
import { wholeQuote, without } from './quote.ts'
import { trimmedTitle, withoutDestination } from './title-words.ts'

export interface NewTask {
  readonly title: string
  readonly description?: string
  readonly priority?: string
  readonly deadline?: string
}

/** `isAdded`: by ‘add’ or ‘put’, which may say where to. */
export function readNewTask(text: string, moment: Moment, isAdded = false): NewTask | undefined {
  const quote = wholeQuote(text)
  if (quote !== undefined && quote !== '') return { title: quote }
  const urgency = findPriority(text)
  const timeless = urgency === undefined ? text : without(text, urgency)
  const date = findDeadline(timeless, moment)
  const { title: named, description } = splitDescription(date === undefined ? timeless : without(timeless, date))
  const title = trimmedTitle(isAdded ? withoutDestination(named) : named)
  if (title !== '')
    return {
      title,
      ...(urgency !== undefined && { priority: urgency.priority }),
      ...(date !== undefined && { deadline: date.deadline }),
      ...(description !== undefined && { description }),
    }
  // Nothing but a date or a priority: then these words are the title.
  const plain = trimmedTitle(text)
  return plain === '' ? undefined : { title: plain }
}
