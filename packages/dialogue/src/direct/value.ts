// The value of a field, in the words of a person. Without a named field it is a priority, a status or a date if it is
// nothing else, and a new title otherwise.

import { readPriority, readStatus } from '../answers/values.ts'
import type { ChangedField } from '../languages/direct-phrases.ts'
import { speech } from '../languages/index.ts'
import { cleaned, withoutEnd } from '../normalize.ts'
import { type Moment, readDeadlines } from '../slots/deadline.ts'
import { wholeQuote } from '../slots/quote.ts'
import type { CommandFields } from '../turn.ts'

const NONE = new Set(Object.values(speech).flatMap(({ slots }) => slots.noneWords))

/** Nothing, if the words are no value of this field. */
export function valueFor(field: ChangedField | undefined, value: string, moment: Moment): CommandFields {
  const quote = wholeQuote(value)
  const said = quote ?? withoutEnd(cleaned(value), /[.!]/)
  if (said === '') return {}
  if (field === 'title' || (field === undefined && quote !== undefined)) return { title: said }
  if (field === 'description') return { description: said }
  if (field !== undefined) return readers[field](said, moment)
  const closed = [readers.priority(said), readers.status(said), dated(said, moment)]
  return closed.find(isSomething) ?? { title: said }
}

export const isSomething = (fields: CommandFields) => Object.keys(fields).length > 0

const readers = {
  priority: (said: string): CommandFields => {
    const priority = readPriority(said)
    return priority === undefined ? {} : { priority }
  },
  status: (said: string): CommandFields => {
    const status = readStatus(said)
    return status === undefined ? {} : { status }
  },
  deadline: (said: string, moment: Moment): CommandFields =>
    NONE.has(said.toLowerCase()) ? { deadline: null } : dated(said, moment, true),
}

function dated(said: string, moment: Moment, isAsked = false): CommandFields {
  const dates = readDeadlines(said, moment, isAsked)
  const [deadline] = dates
  if (deadline === undefined) return {}
  return dates.length === 1 ? { deadline } : { dates }
}
