// The value of a field, in the words of a person. Without a named field it is a priority, a status or a date if it is
// nothing else, and a new title otherwise.

import { readPriority, readStatus } from '../../answers/values.ts'
import type { ChangedField } from '../../languages/direct-phrases.ts'
import { cleaned, withoutEnd } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { type Moment, readDeadlines } from '../../slots/deadline.ts'
import { wholeRecurrence } from '../../slots/planned.ts'
import { wholeQuote } from '../../slots/quote.ts'
import type { CommandFields } from '../../turn.ts'
import { wordMap, wordSet } from '../../word-tables.ts'

const RANKS = wordMap(({ slots }) => slots.ranks)
const NONE = wordSet(({ slots }) => slots.noneWords)

/** Nothing, if the words are no value of this field. */
export function valueFor(
  reader: Reader,
  field: ChangedField | undefined,
  value: string,
  moment: Moment,
): CommandFields {
  const quote = wholeQuote(reader, value)
  const said = quote ?? withoutEnd(cleaned(value), /[.!]/)
  if (said === '') return {}
  if (field === 'title' || (field === undefined && quote !== undefined)) return { title: said }
  if (field === 'description') return { description: said }
  if (field !== undefined) return readers[field](reader, said, moment)
  const again = wholeRecurrence(reader, rhythmIn(reader, said), moment)
  if (again !== undefined) return again
  const closed = [readers.priority(reader, said), readers.status(reader, said), dated(reader, said, moment)]
  return closed.find(isSomething) ?? { title: said }
}

/** ‘A daily thing’ is daily. */
function rhythmIn(reader: Reader, said: string): string {
  for (const { slots } of reader.all()) {
    const rhythm = slots.rhythmThing?.exec(said)?.groups?.rhythm
    if (rhythm !== undefined) return slots.rhythmFirst.phrases[rhythm.toLowerCase()] ?? rhythm
  }
  return said
}

export const isSomething = (fields: CommandFields) => Object.keys(fields).length > 0

const readers = {
  priority: (reader: Reader, said: string): CommandFields => {
    const priority = readPriority(reader, said) ?? reader.get(RANKS).get(said.toLowerCase())
    return priority === undefined ? {} : { priority }
  },
  status: (reader: Reader, said: string): CommandFields => {
    const status = readStatus(reader, said)
    return status === undefined ? {} : { status }
  },
  deadline: (reader: Reader, said: string, moment: Moment): CommandFields =>
    reader.get(NONE).has(said.toLowerCase()) ? { deadline: null } : dated(reader, said, moment, true),
}

function dated(reader: Reader, said: string, moment: Moment, isAsked = false): CommandFields {
  const plain = readDeadlines(reader, said, moment, isAsked)
  // ‘To Monday’ in one short word, לשני: as the whole value it is a day.
  const dates = plain.length > 0 || !/^\p{L}+$/u.test(said) ? plain : readDeadlines(reader, said, moment, true)
  const [deadline] = dates
  if (deadline === undefined) return {}
  return dates.length === 1 ? { deadline } : { dates }
}
