// A task that is said apart from the reminder: ‘I need to book an Uber, can you remind me at 5?’, ‘my show starts at 8, remind
// me’, ‘I don't want to miss the bus, so remind me at 3’. What is said of when stands with the reminder, what is to be done
// before it. A reason before a reminder that has its own title is kept as a note.

import type { LeadRole } from '../../languages/roles.ts'
import { cleaned } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { leadsAt, ordersAt } from '../../reading/lexicon.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { type Moment, readDeadlines } from '../../slots/deadline.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { without } from '../../slots/quote.ts'
import { findReminder } from '../../slots/reminder.ts'
import { phraseTable, wordList } from '../../word-tables.ts'
import { textOf } from '../changing/field-words.ts'
import { isMark, trimmed, withoutFirst } from '../changing/phrase-ends.ts'

const JOINTS = phraseTable(({ saying }) => saying.reasonJoints)
const AVOID = phraseTable(({ saying }) => saying.avoid.leads)
const PUT = wordList(({ saying }) => [saying.avoid.put])
const HAVING = phraseTable(({ saying }) => saying.having)
const OF_THAT = phraseTable(({ saying }) => saying.ofThat)

/** Nobody gives a reason in more words. */
const MOST_WORDS = 60
/** No time is said in more words. */
const LONGEST_TIME = 16
/** Fewer say nothing that a note would keep. */
const SHORTEST_REASON = 3

/** A reminder says when, or points back; then the task is what stands before it. `rest`: what stands after ‘remind me’. */
export function taskBefore(
  reader: Reader,
  before: string,
  rest: string,
  moment: Moment,
  order: string,
): NewTask | undefined {
  const { text: time, purpose } = withoutPurpose(reader, rest)
  const when = onlyWhen(reader, time, moment)
  const said = when === undefined ? undefined : whatIsToBeDone(reader, before)
  const read = said === undefined || said === '' ? undefined : readNewTask(reader, said, moment, false, order)
  const task = read && purpose !== undefined ? { ...read, description: read.description ?? purpose } : read
  if (task === undefined || when === undefined || when === '') return task
  // With the time of the reminder, the one that was said with the task is kept as it was said.
  const timed = readNewTask(
    reader,
    `${isAheadOnly(reader, when) || task.deadline !== undefined ? said : task.title} ${when}`,
    moment,
    false,
    order,
  )
  if (timed?.deadline !== undefined || timed?.unsure !== undefined) return { ...timed, ...notes(task) }
  if (timed?.reminders !== undefined && isAheadOnly(reader, when)) return { ...timed, ...notes(task) }
  // ‘… early tomorrow. Remind me at 4’: a day that was not understood, and its hour, stay in the title.
  return task.deadline === undefined ? { ...task, title: `${task.title} ${when}` } : task
}

/** ‘… 30 minutes before so I am not late’: what for is kept as a note. */
function withoutPurpose(reader: Reader, rest: string): { readonly text: string; readonly purpose?: string } {
  const words = splitWords(reader, rest)
  const at = words.length > LONGEST_TIME ? -1 : words.findIndex((_, from) => from > 0 && isPurpose(reader, words, from))
  if (at === -1) return { text: rest }
  return {
    text: textOf(rest, words.slice(0, at)),
    purpose: cleaned(textOf(rest, words.slice(at))).replace(/[.!?]+$/, ''),
  }
}

const isPurpose = (reader: Reader, words: readonly Word[], at: number) => reader.get(PURPOSES).at(words, at).length > 0
const PURPOSES = phraseTable(({ saying }) => saying.purposes ?? [])

/** ‘15 minutes before’: of the time that was said with the task. */
const isAheadOnly = (reader: Reader, when: string) => findReminder(reader, when) !== undefined

const notes = ({ description, priority }: NewTask) => ({
  ...(description !== undefined && { description }),
  ...(priority !== undefined && { priority }),
})

/** What stands after ‘remind me’, if that is nothing but a time or points back; undefined if it is more. */
function onlyWhen(reader: Reader, rest: string, moment: Moment): string | undefined {
  const all = splitWords(reader, rest)
  if (all.length > LONGEST_TIME) return undefined
  const words = trimmed(reader, all, OF_THAT)
  const text = textOf(rest, words)
  if (text === '') return ''
  const ahead = findReminder(reader, text)
  const isAhead = ahead !== undefined && without(text, ahead).replace(/[\s,.!]/g, '') === ''
  return isAhead || readDeadlines(reader, text, moment, true).length > 0 ? text : undefined
}

const LEADING: ReadonlySet<LeadRole> = new Set([
  'need',
  'we-need',
  'need-thing',
  'wish',
  'filler',
  'request',
  'doubt',
] as const)

/** Without ‘I need to’, ‘I have’ and whatever joins it to the reminder; ‘I don't want to miss it’ is ‘don't miss it’. */
function whatIsToBeDone(reader: Reader, text: string): string {
  if (splitWords(reader, text).length > MOST_WORDS) return ''
  const words = trimmed(reader, splitWords(reader, text), JOINTS)
  // ‘What was I to remember’ is asked.
  const isHad = reader.get(HAVING).at(words, 0).length > 0
  if (!isHad && leadsAt(reader, words, 0).some(({ meaning }) => meaning === 'question' || meaning === 'how')) return ''
  const [avoided] = reader.get(AVOID).at(words, 0)
  if (avoided !== undefined) return `${putFor(reader, words)} ${textOf(text, words.slice(avoided.length))}`
  const bare = withoutFirst(reader, words, HAVING)
  if (bare.length < words.length) return textOf(text, bare)
  let at = 0
  for (let leads = 0; leads < 4; leads++)
    at += leadsAt(reader, words, at).find(({ meaning }) => LEADING.has(meaning))?.length ?? 0
  return textOf(text, words.slice(at))
}

/** ‘Don't’, in the language it is said in. */
const putFor = (reader: Reader, words: readonly Word[]) =>
  reader.get(PUT).find((put) => /[\u05d0-\u05ea]/.test(put) === /[\u05d0-\u05ea]/.test(words[0]?.text ?? '')) ?? ''

/** ‘Book an Uber, can you remind me at 5?’: where the reminder begins and ends among the words of a task. */
export function reminderIn(
  reader: Reader,
  text: string,
): { readonly before: string; readonly order: string; readonly rest: string } | undefined {
  const words = splitWords(reader, text)
  if (words.length > MOST_WORDS) return undefined
  for (let at = 1; at < words.length; at++) {
    const found = ordersAt(reader, words, at).find(({ meaning }) => meaning === 'remind' || meaning === 'alert')
    if (found === undefined || !isJoined(reader, words, at)) continue
    const order = textOf(text, words.slice(at, at + found.length))
    return { before: textOf(text, words.slice(0, at)), order, rest: textOf(text, words.slice(at + found.length)) }
  }
  return undefined
}

/** A mark, ‘so’ or ‘can you’ stands before it. */
function isJoined(reader: Reader, words: readonly Word[], at: number): boolean {
  if (isMark(words[at - 1])) return true
  for (let length = 1; length <= Math.min(3, at); length++)
    if (
      reader
        .get(JOINTS)
        .at(words, at - length)
        .some((one) => one.length === length)
    )
      return true
  return false
}

/** Without what joins it to what follows. */
export function withoutJoints(reader: Reader, text: string): string {
  const words = splitWords(reader, text)
  return words.length > LONGEST_TIME ? '' : textOf(text, trimmed(reader, words, JOINTS))
}

/** What was said before a reminder that says itself what it is about. */
export function reasonIn(reader: Reader, before: string, moment: Moment): string | undefined {
  const all = splitWords(reader, before)
  if (all.length > MOST_WORDS) return undefined
  const words = trimmed(reader, all, JOINTS)
  const telling = words.filter((word) => !isMark(word))
  const isLead = telling.length > 0 && leadsOnly(reader, words)
  const said = textOf(before, words)
  // ‘In two hours remind me to …’.
  const isTime = telling.length <= LONGEST_TIME && readDeadlines(reader, said, moment, true).length > 0
  return telling.length < SHORTEST_REASON || isLead || isTime ? undefined : cleaned(said)
}

function leadsOnly(reader: Reader, words: readonly Word[]): boolean {
  let at = 0
  while (at < words.length) {
    const length = isMark(words[at]) ? 1 : (leadsAt(reader, words, at)[0]?.length ?? 0)
    if (length === 0) return false
    at += length
  }
  return true
}
