// A day by its number in a month: the 23rd, the fifteenth of the month, ב-15 לחודש, ה-20.

import type { FoundDay, NamedDay } from './day.ts'
import { isEndOrStop, isForPeople, isLoneAtEnd } from './ending.ts'
import type { Lexemes } from './lexemes.ts'
import { numberAt, ordinalAt } from './number.ts'

const the = (words: Lexemes, at: number) => (words.is(at, 'the') ? at + 1 : at)

const MOST_HOURS = 24

type DayNumber = NonNullable<ReturnType<typeof numberAt>>

export const isDayNumber = (number: ReturnType<typeof numberAt>): number is DayNumber =>
  number !== undefined && !number.isArticle && number.value >= 1 && number.value <= 31 && (number.digits ?? 1) <= 2

/** ‘August 5 pm’, ‘August 10:30’: the number is a time. */
export const isTimeOfDay = (words: Lexemes, at: number) =>
  words.is(at, 'half', 'oclock') || (words.isSign(at, ':') && words.at(at + 1)?.value !== undefined)

/** במרץ, למרץ: the letter is joined to the month. */
export const isJoint = (words: Lexemes, at: number) => words.is(at, 'lead') && words.at(at + 1)?.isGlued === true

/** The 23rd, the fifteenth of the month, ב-15 לחודש. */
export function ordinalDayAt(words: Lexemes, at: number): FoundDay | undefined {
  const first = the(words, at)
  const number = numberAt(words, first)
  if (!isDayNumber(number)) return undefined
  const joint = words.is(number.to, 'of') || isJoint(words, number.to) ? number.to + 1 : number.to
  const ofMonth = joint > number.to ? the(words, joint) : joint
  const isOfThis = words.as(joint, 'which')?.which === 'this' && words.as(joint + 1, 'unit')?.unit === 'month'
  if (joint > number.to && isOfThis)
    return { day: { is: 'day-of-month', day: number.value }, to: joint + 2, strength: 'strong' }
  const isOfMonth = joint > number.to && words.as(ofMonth, 'unit')?.unit === 'month'
  if (isOfMonth) {
    const which = words.as(ofMonth + 1, 'which')?.which
    const day: NamedDay = { is: 'day-of-month', day: number.value }
    // Of the next month: two things are said, and the second is read by itself.
    return which === 'next'
      ? { day, to: number.to, strength: 'placed' }
      : { day, to: ofMonth + (which ? 2 : 1), strength: 'strong' }
  }
  const ordinal = ordinalAt(words, first)
  // ה-20: the letter is joined to the number.
  const isJoined = first > at && number.digits !== undefined && words.at(first)?.isGlued === true
  if (isJoined && !isTimeOfDay(words, number.to))
    return { day: { is: 'day-of-month', day: number.value }, to: number.to, strength: 'needy', hasArticle: true }
  if (ordinal === undefined) return spelledDay(words, at, number)
  const isPlain = first === at && words.as(at, 'weekday') !== undefined
  // ‘Call Dana 31st’; not ‘plan her 21st’, which is a birthday.
  // ‘Dentist 25th at 10’.
  const isTimed = words.as(ordinal.to, 'lead')?.lead === 'at' && words.at(ordinal.to + 1)?.value !== undefined
  const isFree = isTimed || isLoneAtEnd(words, at, ordinal.to)
  const isLone = ordinal.value > 12 && first > 0 && !words.is(first - 1, 'own') && isFree
  const strength = first > at || isLone ? 'placed' : 'needy'
  if (isPlain) return undefined
  const article = first > at && { hasArticle: true as const }
  const of = words.is(ordinal.to, 'of') && words.is(ordinal.to + 1, 'which', 'period') ? 1 : 0
  return { day: { is: 'day-of-month', day: ordinal.value }, to: ordinal.to + of, strength, ...article }
}

/** בעשרים ושתיים, ב-25, ל25: a number of twenty and more in words is no hour, nor one above 24 in digits. */
function spelledDay(words: Lexemes, at: number, number: DayNumber): FoundDay | undefined {
  const lead = words.at(at)?.isGlued === true ? words.as(at - 1, 'lead')?.lead : undefined
  const isNoHour = number.digits === 2 && number.value > MOST_HOURS && !isForPeople(words, at - 1)
  const isSpelled = words.as(at, 'number')?.form === 'ten' && lead === 'at'
  const isDay = isSpelled || (isNoHour && (lead === 'at' || lead === 'to'))
  if (!isDay || !isEndOrStop(words, number.to)) return undefined
  return { day: { is: 'day-of-month', day: number.value }, to: number.to, strength: 'placed' }
}
