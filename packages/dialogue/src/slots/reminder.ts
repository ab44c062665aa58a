// When a person is to be reminded, before something is due: an hour before, 30 minutes early, the day before. As iCalendar
// writes it (RFC 5545, TRIGGER).
//
// RM1. ‘Before the meeting’, ‘ten minutes before six’ are none: something follows that it is before.

import type { Reader } from '../reader.ts'
import { type Amount, amountAt } from '../when/amount.ts'
import { clockAt } from '../when/clock.ts'
import { Lexemes } from '../when/lexemes.ts'
import { minutesMeant, PART_MINUTES } from '../when/time-of-day.ts'
import { wordSet } from '../word-tables.ts'
import type { Stretch } from './quote.ts'

export interface FoundReminder extends Stretch {
  /** Of what is due on a day without a time, where it says a part of a day: the evening before. */
  readonly reminder: string
  /** The minute it is at, counted from the midnight before the day it is due. */
  readonly at?: number
}

/** Half an hour, two days: so much before, where that is what was asked. Nothing else may stand there. */
export function reminderOfAmount(reader: Reader, text: string): string | undefined {
  const words = new Lexemes(reader, text)
  const found = text.length > LONGEST ? undefined : amountAt(words, 0)
  return found === undefined || found.to < words.length ? undefined : triggerOf(found.amounts)
}

/** At the time itself. */
export const AT_ONCE = 'PT0S'

const REMINDING = wordSet(({ slots }) => slots.reminding)

/** ‘Remind me to’: whoever says so wants to be reminded. */
export function isReminding(reader: Reader, order: string): boolean {
  return order
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => reader.get(REMINDING).has(word))
}

/** An hour before, and nothing else. */
export function isOnlyReminder(reader: Reader, text: string): boolean {
  const found = text.length > LONGEST ? undefined : findReminder(reader, text)
  return found !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(0, found.from) + text.slice(found.to))
}

const LONGEST = 80

/** What reminds of something that is due at a time: the evening before four is 22 hours before it. */
export function reminderFor({ reminder, at }: FoundReminder, dueMinutes = NINE): string {
  return (at === undefined ? undefined : minutesAhead(dueMinutes - at)) ?? reminder
}

export function findReminder(reader: Reader, text: string): FoundReminder | undefined {
  const words = new Lexemes(reader, text)
  if (!words.mayBeTime) return undefined
  for (let at = 0; at < words.length; at++) {
    const evening = partOfDayAt(words, at)
    const asked = evening === undefined ? at : leadIn(words, reader, at)
    // ‘The night before’ by itself is when something happens.
    const isAsked = words.list.slice(asked, at).some(({ text: word }) => reader.get(REMINDING).has(word))
    if (evening !== undefined && isAsked) return { ...evening, from: words.list[asked]?.start ?? 0 }
    const first = words.is(at, 'the') ? at + 1 : at
    const found = amountAt(words, first)
    // ‘Next week before that’ is another week, ‘to an hour earlier’ is where something is moved.
    if (
      found === undefined ||
      words.is(first - 1, 'which', 'every', 'number') ||
      words.is(at - 1, 'the') ||
      isMoved(words, at)
    )
      continue
    const to = aheadAt(words, found.to) ?? earlierAt(words, reader, at, found.to)
    const timed = to === undefined ? undefined : atHourBefore(words, to, found.amounts)
    if (timed !== undefined) return { ...timed, from: words.list[leadIn(words, reader, at)]?.start ?? 0 }
    const reminder = to === undefined || !isFree(words, to) ? undefined : triggerOf(found.amounts)
    if (reminder === undefined || to === undefined) {
      at = Math.max(at, found.to - 1)
      continue
    }
    const from = words.list[leadIn(words, reader, at)]?.start ?? 0
    return { reminder, from, to: words.list[to - 1]?.end ?? text.length }
  }
  return undefined
}

/** What is due on a day is counted from nine in the morning. */
const NINE = 540
const DAY = 1440

/** The evening before, the night before; that morning. */
function partOfDayAt(words: Lexemes, at: number): Omit<FoundReminder, 'from'> | undefined {
  const isThat = THAT_DAY.test(words.at(at)?.text ?? '')
  const first = isThat || words.is(at, 'the') ? at + 1 : at
  const part = words.as(first, 'part')?.part
  const to = part === undefined ? undefined : isThat ? first + 1 : aheadAt(words, first + 1)
  if (part === undefined || to === undefined || !isFree(words, to)) return undefined
  const minute = PART_MINUTES[part] - (isThat ? 0 : DAY)
  const reminder = minutesAhead(NINE - minute)
  return reminder === undefined ? undefined : { reminder, at: minute, to: words.list[to - 1]?.end ?? 0 }
}

/** A day before at ten: at that hour, whenever it is due. */
function atHourBefore(words: Lexemes, to: number, amounts: readonly Amount[]): Omit<FoundReminder, 'from'> | undefined {
  const reminder = amounts.some(isTime) ? undefined : triggerOf(amounts)
  const found = words.as(to, 'lead')?.lead === 'at' ? clockAt(words, to + 1) : undefined
  if (reminder === undefined || found === undefined || !isFree(words, found.to)) return undefined
  const [minute, ...others] = minutesMeant(found.clock, [])
  const days = amounts.reduce((sum, { unit, count }) => sum + (unit === 'week' ? 7 * count : count), 0)
  if (minute === undefined || others.length > 0) return undefined
  return { reminder, at: minute - DAY * days, to: words.list[found.to - 1]?.end ?? 0 }
}

const THAT_DAY = /^(?:that|same|אותו|באותו)$/

const isMoved = (words: Lexemes, at: number) =>
  words.is(at - 1, 'of') || (words.as(at - 1, 'lead') !== undefined && words.as(at - 1, 'lead')?.lead !== 'for')

/** Before, beforehand, in advance, מראש. */
function aheadAt(words: Lexemes, at: number): number | undefined {
  const isAhead = words.is(at, 'ahead') || words.as(at, 'lead')?.lead === 'before' || words.at(at)?.text === 'שלפני'
  return isAhead ? at + 1 : undefined
}

/** ‘Remind me one hour earlier’. */
function earlierAt(words: Lexemes, reader: Reader, at: number, to: number): number | undefined {
  const isAsked = words.list.slice(0, at).some(({ text }) => reader.get(REMINDING).has(text))
  return isAsked && words.as(to, 'shift')?.sign === -1 ? to + 1 : undefined
}

/** Nothing follows that it could be before. */
function isFree(words: Lexemes, at: number): boolean {
  const next = words.at(at)
  return next === undefined || /^[,;.!?)#+]$/.test(next.text) || (words.is(at, 'and') && !next.isGlued)
}

/** Words that lead up to it: remind me at least, with a reminder. */
const MOST_LEAD = 6

function leadIn(words: Lexemes, reader: Reader, at: number): number {
  const reminding = reader.get(REMINDING)
  let from = at
  for (let before = at - 1; before >= Math.max(0, at - MOST_LEAD); before--) {
    const text = words.at(before)?.text ?? ''
    if (reminding.has(text)) from = before
    else if (!AROUND.test(text)) break
    else if (/^(?:for|at|least|לפחות)$/.test(text) || from < at) from = before
  }
  return from
}

const AROUND = /^(?:me|her|him|them|us|send|a|an|the|on|in|with|and|set|for|at|least|please|,|;|\(|לי|עם|ו|ב|לפחות|גם)$/

const isTime = ({ unit }: Amount) => unit === 'minute' || unit === 'hour'

/** A month is no duration of iCalendar's. */
function triggerOf(amounts: readonly Amount[]): string | undefined {
  if (amounts.some(({ unit, count }) => unit === 'month' || unit === 'year' || count < 1)) return undefined
  const days = amounts.reduce(
    (sum, { unit, count }) => sum + (unit === 'day' ? count : unit === 'week' ? 7 * count : 0),
    0,
  )
  const minutes = amounts
    .filter(isTime)
    .reduce((sum, { unit, count }) => sum + (unit === 'hour' ? 60 * count : count), 0)
  return `-P${days === 0 ? '' : `${days}D`}${minutes === 0 ? '' : timeOf(minutes)}`
}

/** Undefined for what is not before. */
const minutesAhead = (minutes: number) => (minutes < 0 ? undefined : minutes === 0 ? AT_ONCE : `-P${timeOf(minutes)}`)

function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `T${hours === 0 ? '' : `${hours}H`}${rest === 0 ? '' : `${rest}M`}`
}
