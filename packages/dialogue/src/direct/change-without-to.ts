// A change with no ‘to’ in it: ‘task 3’ alone, ‘the title of task 3’, ‘task 3 description: X’, ‘task 3 low priority’,
// ‘it urgent’.

import type { ChangedField } from '../languages/direct-phrases.ts'
import { splitWords, type Word } from '../reading/words.ts'
import type { Moment } from '../slots/deadline.ts'
import type { CommandFields } from '../turn.ts'
import { type FoundField, fieldIn, nameIn, textOf } from './field-words.ts'
import { isSomething, valueFor } from './value.ts'

export interface Change {
  /** The words that name the task. */
  readonly reference: string
  readonly fields: CommandFields
  /** A field was named, but no value for it. */
  readonly asked?: ChangedField | undefined
  /** The new title was called one, or stood in quotes: it is no guess [D38]. */
  readonly isTitleSaid?: boolean
  /** The value only stands at the end: ‘update the meeting tomorrow’ may be no change at all. */
  readonly isLoose?: boolean
}

/** Values of closed sets are short: only the end of the words can be one. */
const LONGEST_VALUE = 8

export function changeWithoutTo(text: string, words: readonly Word[], moment: Moment): Change {
  const found = fieldIn(words)
  if (found !== undefined) return withField(text, words, found, moment)
  for (let at = Math.max(1, words.length - LONGEST_VALUE); at < words.length; at++) {
    const fields = valueFor(undefined, textOf(text, words.slice(at)), moment)
    if (fields.title === undefined && isSomething(fields))
      return { reference: textOf(text, words.slice(0, at)), fields, isLoose: true }
  }
  return { reference: text, fields: {} }
}

function withField(text: string, words: readonly Word[], found: FoundField, moment: Moment): Change {
  const { field } = found
  const colon = words.find(({ text: word }) => word === ':')
  if (colon !== undefined) {
    const before = nameIn(text.slice(0, colon.start), splitWords(text.slice(0, colon.start)))
    return {
      reference: before.reference,
      fields: valueFor(before.field ?? field, text.slice(colon.end), moment),
      isTitleSaid: true,
    }
  }
  const isClosed = field !== 'title' && field !== 'description'
  const after = isClosed ? valueFor(field, textOf(text, words.slice(found.to)), moment) : {}
  if (isSomething(after)) return { reference: textOf(text, words.slice(0, found.at)), fields: after }
  const before = isClosed ? valueBefore(text, words, found, moment) : undefined
  return before ?? { reference: nameIn(text, words).reference, fields: {}, asked: field }
}

/** ‘task 3 low priority’. */
function valueBefore(text: string, words: readonly Word[], found: FoundField, moment: Moment): Change | undefined {
  for (let at = Math.max(0, found.at - LONGEST_VALUE); at < found.at; at++) {
    const fields = valueFor(found.field, textOf(text, words.slice(at, found.at)), moment)
    if (isSomething(fields)) {
      const rest = [...words.slice(0, at), ...words.slice(found.to)]
      return { reference: rest.map(({ start, end }) => text.slice(start, end)).join(' '), fields }
    }
  }
  return undefined
}
