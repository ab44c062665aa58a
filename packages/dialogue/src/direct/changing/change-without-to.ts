// A change with no ‘to’ in it: ‘task 3’ alone, ‘the title of task 3’, ‘task 3 description: X’, ‘task 3 low priority’,
// ‘it urgent’.

import type { ChangedField } from '../../languages/direct-phrases.ts'
import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import type { Moment } from '../../slots/deadline.ts'
import type { CommandFields } from '../../turn.ts'
import { NUMBER_WORDS } from '../finding/numbers.ts'
import { type FoundField, fieldIn, nameIn, textOf } from './field-words.ts'
import { isSomething, valueFor } from './value.ts'

export interface SpokenChange {
  /** The words that name the task. */
  readonly reference: string
  readonly fields: CommandFields
  /** A field was named, but no value for it. */
  readonly asked?: ChangedField | undefined
  /** The new title was called one, or stood in quotes: it is no guess [D38]. */
  readonly isTitleSaid?: boolean
  /** The value stands behind ‘to’: it is said of nothing but a change. */
  readonly isSaidTo?: boolean
  /** The value only stands at the end: ‘update the meeting tomorrow’ may be no change at all. */
  readonly isLoose?: boolean
}

/** Values of closed sets are short: only the end of the words can be one. */
const LONGEST_VALUE = 8

export function changeWithoutTo(reader: Reader, text: string, words: readonly Word[], moment: Moment): SpokenChange {
  const found = fieldIn(reader, words)
  if (found !== undefined) return withField(reader, text, words, found, moment)
  for (let at = Math.max(1, words.length - LONGEST_VALUE); at < words.length; at++) {
    // ‘task 4 due tomorrow’: the number is the task's.
    if (reader.get(NUMBER_WORDS).has((words[at - 1] as Word).text)) continue
    const fields = valueFor(reader, undefined, textOf(text, words.slice(at)), moment)
    if (fields.title === undefined && isSomething(fields))
      return { reference: textOf(text, words.slice(0, at)), fields, isLoose: fields.priority === undefined }
  }
  return { reference: text, fields: {} }
}

function withField(
  reader: Reader,
  text: string,
  words: readonly Word[],
  found: FoundField,
  moment: Moment,
): SpokenChange {
  const { field } = found
  const colon = words.find(({ text: word }) => word === ':')
  if (colon !== undefined) {
    const before = nameIn(reader, text.slice(0, colon.start), splitWords(reader, text.slice(0, colon.start)))
    return {
      reference: before.reference,
      fields: valueFor(reader, before.field ?? field, text.slice(colon.end), moment),
      isTitleSaid: true,
    }
  }
  const isClosed = field !== 'title' && field !== 'description'
  const after = isClosed ? valueFor(reader, field, textOf(text, words.slice(found.to)), moment) : {}
  if (isSomething(after)) return { reference: textOf(text, words.slice(0, found.at)), fields: after }
  const before = isClosed ? valueBefore(reader, text, words, found, moment) : undefined
  return before ?? { reference: nameIn(reader, text, words).reference, fields: {}, asked: field }
}

/** ‘task 3 low priority’. */
function valueBefore(
  reader: Reader,
  text: string,
  words: readonly Word[],
  found: FoundField,
  moment: Moment,
): SpokenChange | undefined {
  for (let at = Math.max(0, found.at - LONGEST_VALUE); at < found.at; at++) {
    const fields = valueFor(reader, found.field, textOf(text, words.slice(at, found.at)), moment)
    if (isSomething(fields)) {
      const rest = [...words.slice(0, at), ...words.slice(found.to)]
      return { reference: rest.map(({ start, end }) => text.slice(start, end)).join(' '), fields }
    }
  }
  return undefined
}
