// ‘Postpone the garage to Wednesday’: a weekday that comes after the day it was due on, and not the next one there is.
//
// PO1. What is put off is never due earlier than before. A day that is said by its date stays what was said.

import type { Reader } from '../../reader.ts'
import { splitWords } from '../../reading/words.ts'
import { Lexemes } from '../../when/lexemes.ts'
import { localOf, type Moment, writtenDay, writtenTime } from '../../when/moment.ts'
import { phraseTable } from '../../word-tables.ts'

const PUTS_LATER = phraseTable(({ fillers }) => fillers.putsLater ?? [])
const WEEK = 7
/** Nobody puts something off in more words. */
const MOST_WORDS = 20

export function isPutOffToWeekday(reader: Reader, message: string): boolean {
  const words = splitWords(reader, message)
  if (words.length > MOST_WORDS || !words.some((_, at) => reader.get(PUTS_LATER).at(words, at).length > 0)) return false
  const said = new Lexemes(reader, message)
  return Array.from({ length: said.length }, (_, at) => at).some(
    (at) => said.is(at, 'weekday') && !said.is(at - 1, 'which') && !said.is(at + 1, 'which'),
  )
}

/** The same weekday, in the week after `before`, if it came sooner. */
export function laterThan(deadline: string, before: string | null | undefined, moment: Moment): string {
  const [due, was] = [localOf(deadline, moment), before ? localOf(before, moment) : undefined]
  if (due === undefined || was === undefined || due.day > was.day) return deadline
  const day = due.day + WEEK * Math.ceil((was.day + 1 - due.day) / WEEK)
  return due.minutes === undefined ? writtenDay(day) : writtenTime(day, due.minutes, moment)
}
