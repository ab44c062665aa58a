// Which tasks are asked for: by status (002), by priority, by the day they are due, overdue. What else is said of them is
// no filter that is known, and is said to be none.

import { readPriority } from '../../answers/values.ts'
import type { DueFilter, StatusFilter } from '../../languages/direct-phrases.ts'
import { normalized } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { leadsAt, thingsAt } from '../../reading/lexicon.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { dayOf as dayNumber, isoDay } from '../../slots/calendar.ts'
import type { Moment } from '../../slots/deadline.ts'
import type { Stretch } from '../../slots/quote.ts'
import type { KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { localOf, today } from '../../when/moment.ts'
import { phraseTable, wordList, wordMap, wordSet } from '../../word-tables.ts'

export interface ListFilter {
  readonly status: StatusFilter
  /** What the tasks are narrowed by, besides their status. */
  readonly by?: { readonly priority?: string; readonly due?: DueFilter }
  readonly fits?: (task: KnownTask) => boolean
  /** Words that seem to narrow the list and are not understood. */
  readonly unknown?: string
}

export const PENDING_TASKS: ListFilter = { status: 'pending' }

const PENDING = wordList(({ slots }) => slots.pendingWords)
const COMPLETED = wordList(({ slots }) => slots.completedWords)
const LIST_NAMES = wordList(({ slots }) => slots.listNames)
const OVERDUE = phraseTable(({ slots }) => slots.overdue)
const SPANS = wordSet(({ slots }) => slots.spans)
const PLAIN = wordSet(({ slots }) => slots.listWords)
const RANKS = wordMap(({ slots }) => slots.ranks)
const PRIORITY_WORDS = wordSet(({ slots }) => slots.fieldWords.priority)
/** Nobody asks for a list in more words; what is longer is not looked through for filters. */
const LONGEST = 300

/** All of them, unless something is said (002). `from`: where what is said after the command begins. */
export function readFilter(reader: Reader, text: string, from: number, moment: Moment): ListFilter {
  const asked = text.slice(0, LONGEST)
  const status = statusIn(reader, asked)
  const words = splitWords(reader, asked)
  const late = words.findIndex((_, at) => reader.get(OVERDUE).at(words, at).length > 0)
  if (late !== -1) return { status: 'pending', by: { due: 'overdue' }, fits: (task) => isOverdue(task, moment) }
  const priority = priorityIn(reader, words)
  // ‘What is due today’: ‘is due’ belongs to the question.
  const due = dayIn(reader, asked, 0, moment) ?? dayIn(reader, asked, from, moment)
  const rest = words.filter((word) => word.start >= from && word !== priority?.word && !isWithin(word, due))
  const unknown = unknownIn(reader, asked, rest)
  const fits = (task: KnownTask) =>
    (priority === undefined || task.priority === priority.priority) &&
    (due === undefined || dayOf(task, moment) === due.day)
  const isNarrowed = priority !== undefined || due !== undefined
  return {
    // What is due is what is not done yet, unless that is asked for.
    status: due !== undefined && status === 'all' ? 'pending' : status,
    ...(isNarrowed && { fits, by: { ...(priority && { priority: priority.priority }), ...(due && { due: due.day }) } }),
    ...(unknown !== undefined && { unknown }),
  }
}

function statusIn(reader: Reader, text: string): StatusFilter {
  const plain = ` ${normalized(text).replace(/[.,!?]/g, ' ')} `
  const words = reader.get(LIST_NAMES).reduce((rest, name) => rest.replaceAll(` ${name} `, ' '), plain)
  const has = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(` ${phrase} `))
  if (has(reader.get(PENDING))) return 'pending'
  return has(reader.get(COMPLETED)) ? 'completed' : 'all'
}

/** ‘high priority’, ‘urgent’; not ‘high’ alone, which may be said of anything. */
function priorityIn(
  reader: Reader,
  words: readonly Word[],
): { readonly word: Word; readonly priority: string } | undefined {
  const isNamed = words.some(({ text }) => reader.get(PRIORITY_WORDS).has(text) || /priorit|עדיפות/.test(text))
  for (const word of words) {
    const priority = word.quoted ? undefined : (reader.get(RANKS).get(word.text) ?? readPriority(reader, word.text))
    if (priority !== undefined && (isNamed || priority === 'urgent' || reader.get(RANKS).has(word.text)))
      return { word, priority }
  }
  return undefined
}

interface FoundDay {
  /** As ISO writes it. */
  readonly day: string
  readonly stretches: readonly Stretch[]
}

/** A single day. A week or a month has many, and what could be several is none: those are no filter yet. */
function dayIn(reader: Reader, text: string, from: number, moment: Moment): FoundDay | undefined {
  const { found } = whenIn(reader, text.slice(from), moment)
  const [deadline, ...more] = found?.dates ?? []
  if (found === undefined || deadline === undefined || more.length > 0) return undefined
  const stretches = found.stretches.map((one) => ({ from: from + one.from, to: from + one.to }))
  const said = stretches.map((one) => text.slice(one.from, one.to)).join(' ')
  if (splitWords(reader, said).some(({ text: word }) => reader.get(SPANS).has(word))) return undefined
  const day = dayOf({ deadline }, moment)
  return day === undefined ? undefined : { day, stretches }
}

const isWithin = ({ start }: Word, due: FoundDay | undefined) =>
  due?.stretches.some(({ from, to }) => start >= from && start < to) ?? false

/** The day a task is due where the person is. */
function dayOf({ deadline }: Pick<KnownTask, 'deadline'>, moment: Moment): string | undefined {
  const local = deadline == null ? undefined : localOf(deadline, moment)
  return local && isoDay(local.day)
}

function isOverdue({ deadline }: KnownTask, moment: Moment): boolean {
  if (deadline == null) return false
  if (deadline.includes('T')) return momentOf(deadline) < moment.now
  return deadline < isoDay(today(moment))
}

/** Words of nouns, questions and lists say nothing of which tasks; what is left over does. */
function unknownIn(reader: Reader, text: string, words: readonly Word[]): string | undefined {
  const left = words.filter(({ text: word }, at) => !isPlain(reader, words, at) && /[\p{L}\p{N}]/u.test(word))
  return left.length === 0 ? undefined : left.map(({ start, end }) => text.slice(start, end)).join(' ')
}

function isPlain(reader: Reader, words: readonly Word[], at: number): boolean {
  const word = (words[at] as Word).text
  if (reader.get(PLAIN).has(word)) return true
  const isThing = thingsAt(reader, words, at).some(({ meaning }) => !NARROWS.has(meaning.role))
  return isThing || leadsAt(reader, words, at).some(({ meaning }) => meaning !== 'foreign-order')
}

/** What a list is about is no part of asking for it. */
const NARROWS: ReadonlySet<string> = new Set(['foreign', 'when', 'infinitive', 'rank'])

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/
const MINUTE = 60_000

/** Milliseconds; the end of time for what is no moment. */
function momentOf(deadline: string): number {
  const [year, month, day, hour, minute] = (MOMENT.exec(deadline) ?? []).slice(1).map(Number)
  if (year === undefined || month === undefined || day === undefined) return Number.POSITIVE_INFINITY
  return ((dayNumber({ year, month, day }) * 24 + (hour ?? 0)) * 60 + (minute ?? 0)) * MINUTE
}
