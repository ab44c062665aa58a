// ‘Remind me two hours before the flight on Friday at 6 pm’: what is reminded of is the flight, on Friday at six, and two hours
// before it. Not where something is to be done by then (‘… to pack’), nor before a time (‘before 6 pm’), nor before what
// somebody does (‘before I leave’): these stay as they are said.

import type { Reader } from '../../reader.ts'
import { splitWords } from '../../reading/words.ts'
import { type Moment, readDeadlines } from '../../slots/deadline.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { findReminder } from '../../slots/reminder.ts'
import { amountAt } from '../../when/amount.ts'
import { Lexemes } from '../../when/lexemes.ts'
import { wordSet } from '../../word-tables.ts'
import { isVerb } from './doing.ts'

const SUBJECTS = wordSet(({ doing }) => [...doing.subjects])

/** Nobody says it in more letters. */
const LONGEST = 160

export function aheadOf(reader: Reader, text: string, moment: Moment): NewTask | undefined {
  if (text.length > LONGEST) return undefined
  const words = new Lexemes(reader, text)
  const first = words.is(0, 'the') ? 1 : 0
  const amount = amountAt(words, first)
  const before = amount === undefined ? undefined : words.at(amount.to)
  if (amount === undefined || before === undefined || words.as(amount.to, 'lead')?.lead !== 'before') return undefined
  const rest = text.slice(before.end).trim()
  const found = findReminder(reader, text.slice(0, before.end))
  if (found === undefined || rest === '' || isOther(reader, rest, moment)) return undefined
  const read = readNewTask(reader, rest, moment, false, '')
  return read && { ...read, reminders: [found.reminder] }
}

function isOther(reader: Reader, rest: string, moment: Moment): boolean {
  if (readDeadlines(reader, rest, moment).length > 0) return true
  const words = splitWords(reader, rest)
  if (reader.get(SUBJECTS).has(words[0]?.text ?? '')) return true
  return words.some(
    ({ text }, at) => at > 0 && isVerb(reader, text) && (words[at - 1]?.text === 'to' || /^ל/u.test(text)),
  )
}
