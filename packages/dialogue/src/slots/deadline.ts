// A date in a sentence [D17]: ISO, or one of the closed set of expressions of a language, resolved against `now`. What is
// not in the set stays where it stands; a date that comes again (‘every Friday’) is not a deadline.

import { splitWords, type Word } from '../reading/words.ts'
import { amountAt } from './amount.ts'
import { type Day, dayAt, daysIn, isoDay, isoMoment, minuteAt } from './calendar.ts'
import { clockAt, type FoundTime, NOON } from './clock.ts'
import { BEFORE, BEFORE_LAST, EVERY, KEEPS_BEFORE, lengthAt } from './date-words.ts'
import { dayAtWord, type FoundDay } from './day.ts'

export interface Moment {
  /** Milliseconds. */
  readonly now: number
  /** Minutes clocks are ahead of UTC where the person is. */
  readonly utcOffset: number
}

export interface FoundDeadline {
  readonly deadline: string
  /** Where it stands, with the words that go with it. */
  readonly from: number
  readonly to: number
}

/** The first deadline in the text, or none. */
export function findDeadline(text: string, moment: Moment): FoundDeadline | undefined {
  const list = splitWords(text)
  const iso = findIso(text, list)
  if (iso !== undefined) return withWordsBefore(list, iso)
  let next = 0
  for (const [at, { start }] of list.entries()) {
    const place = at < next || isVerb(list, at) ? undefined : dateAt(list, at, moment)
    if (place === undefined) continue
    if (at > 0 && lengthAt(EVERY, list, at - 1) > 0) return undefined
    next = place.to
    if (isName(text, list, at, place.to)) continue
    const to = endOf(text, list[place.to - 1] as Word)
    return withWordsBefore(list, { deadline: written(place, moment), from: start, to })
  }
  return undefined
}

/** ‘my taxes are due in two days’: there it is no preposition. */
function isVerb(list: readonly Word[], at: number): boolean {
  const isAfterBe = lengthAt(KEEPS_BEFORE, list, at - 1) > 0 || /'s$/.test(list[at - 1]?.text ?? '')
  return isAfterBe && lengthAt(BEFORE, list, at) > 0
}

/** The mark of a shortened word goes with it: יום א׳. */
function endOf(text: string, { end }: Word): number {
  return /['’׳]/.test(text.charAt(end)) ? end + 1 : end
}

/** A deadline that is the whole of the text: an answer, or the value of a change. */
export function readDeadlineExpression(text: string, moment: Moment): string | undefined {
  const found = findDeadline(text, moment)
  if (found === undefined) return undefined
  const around = text.slice(0, found.from) + text.slice(found.to)
  return /[\p{L}\p{N}]/u.test(around) ? undefined : found.deadline
}

const ISO = /(?<![\w-])(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ)?(?![\w-])/

function findIso(text: string, list: readonly Word[]): FoundDeadline | undefined {
  const match = ISO.exec(text)
  if (match === null) return undefined
  const { index } = match
  if (list.some(({ quoted, start, end }) => quoted && start < index && index < end)) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined
  return { deadline: match[0], from: index, to: index + match[0].length }
}

/** ‘The Day After Tomorrow’ in mid-title: several words, all with a capital. */
function isName(text: string, list: readonly Word[], at: number, to: number): boolean {
  const own = list.slice(at, to)
  return own.length > 1 && to < list.length && own.every(({ start }) => /\p{Lu}/u.test(text.charAt(start)))
}

/** ‘by Friday’: the preposition goes with the date. */
function withWordsBefore(list: readonly Word[], found: FoundDeadline): FoundDeadline {
  const isLast = !list.some(({ start, text }) => start >= found.to && !/^[,;:.!?]$/.test(text))
  for (let at = list.length - 1; at >= 0; at--) {
    const phrases = [...BEFORE.at(list, at), ...(isLast ? BEFORE_LAST.at(list, at) : [])]
    if (!phrases.some(({ length }) => list[at + length]?.start === found.from)) continue
    if (isVerb(list, at)) continue
    return { ...found, from: (list[at] as Word).start }
  }
  return found
}

interface Place {
  /** One past the last word. */
  readonly to: number
  readonly day: Day
  readonly minutes?: number
}

function dateAt(list: readonly Word[], at: number, moment: Moment): Place | undefined {
  const today = dayAt(moment.now, moment.utcOffset)
  const named = dayAtWord(list, at, today)
  if (named !== undefined) return withTime(named, clockAt(list, named.to, 'after a date'))
  const later = amountAt(list, at, moment)
  if (later !== undefined)
    return later.minutes === undefined ? withTime(later, clockAt(list, later.to, 'after a date')) : later
  const time = clockAt(list, at, 'alone')
  if (time === undefined) return undefined
  const after = dayAtWord(list, time.to, today)
  if (after !== undefined) return { ...time, ...after }
  // A time that has passed today is tomorrow's.
  return { day: time.minutes > minuteAt(moment.now, moment.utcOffset) ? today : today + 1, ...time }
}

/** Eight on an evening is not eight in the morning. */
function withTime(day: FoundDay, time: FoundTime | undefined): Place {
  if (time === undefined) return day
  const { minutes, to } = time
  return { day: day.day, minutes: day.isEvening && minutes < NOON ? minutes + NOON : minutes, to }
}

function written({ day, minutes }: Place, { utcOffset }: Moment): string {
  return minutes === undefined ? isoDay(day) : isoMoment(day, minutes, utcOffset)
}
