// The day that words in a sentence name: tomorrow, by Friday, March 5, the 23rd.

import type { DayMeaning } from '../languages/dates.ts'
import type { Word } from '../reading/words.ts'
import { civilOf, type Day, dayOf, daysIn, monthsLater, weekdayOf } from './calendar.ts'
import { clockAt } from './clock.ts'
import {
  ARTICLES,
  BEFORE,
  BEFORE_LAST,
  dayNumber,
  EXPRESSIONS,
  lengthAt,
  MONTHS,
  OF_MONTH,
  ordinalDay,
  WEAK,
} from './date-words.ts'

export interface FoundDay {
  readonly day: Day
  readonly isEvening?: true
  /** One past the last word. */
  readonly to: number
}

export function dayAtWord(list: readonly Word[], at: number, today: Day): FoundDay | undefined {
  const before = lengthAt(BEFORE, list, at)
  const first = at + (before > 0 ? before : lengthAt(BEFORE_LAST, list, at))
  const found =
    expressionAt(list, first, today) ?? weakAt(list, first, before > 0, today) ?? monthDayAt(list, first, today)
  if (found === undefined) return ordinalAt(list, first, at === 0 && before > 0, today)
  return first > at && before === 0 && !isEnd(list, found.to) ? undefined : found
}

function expressionAt(list: readonly Word[], at: number, today: Day): FoundDay | undefined {
  const [found] = EXPRESSIONS.at(list, at)
  if (found === undefined) return undefined
  const { meaning, weekStart } = found.meaning
  const isEvening = 'isEvening' in meaning && { isEvening: true as const }
  return { day: meant(meaning, today, weekStart), ...isEvening, to: at + found.length }
}

/** Friday, by itself: only after a preposition or at the end. */
function weakAt(list: readonly Word[], at: number, isLed: boolean, today: Day): FoundDay | undefined {
  const [found] = WEAK.at(list, at)
  if (found === undefined) return undefined
  const to = at + found.length
  return isLed || isEnd(list, to) ? { day: meant(found.meaning, today, 0), to } : undefined
}

/** Nothing but a time follows. */
function isEnd(list: readonly Word[], at: number): boolean {
  const rest = clockAt(list, at, 'after a date')?.to ?? at
  return list.slice(rest).every((word) => /^[,;:.!?]$/.test(word.text))
}

/** March 5, 5 March, the 5th of March 2027. */
function monthDayAt(list: readonly Word[], at: number, today: Day): FoundDay | undefined {
  const [month] = MONTHS.at(list, at)
  if (month !== undefined) {
    const day = dayNumber(list[at + month.length])
    return day === undefined ? undefined : inYear(list, at + month.length + 1, month.meaning, day, today)
  }
  const first = at + lengthAt(ARTICLES, list, at)
  const day = dayNumber(list[first])
  if (day === undefined) return undefined
  const next = first + 1 + lengthAt(OF_MONTH, list, first + 1)
  const [named] = MONTHS.at(list, next)
  return named === undefined ? undefined : inYear(list, next + named.length, named.meaning, day, today)
}

function inYear(list: readonly Word[], at: number, month: number, day: number, today: Day): FoundDay | undefined {
  const comma = list[at]?.text === ',' ? 1 : 0
  const written = /^20\d\d$/.exec(list[at + comma]?.text ?? '')?.[0]
  const year = written === undefined ? civilOf(today).year : Number(written)
  if (day > daysIn(year, month)) return undefined
  const found = dayOf({ year, month, day })
  if (written !== undefined) return { day: found, to: at + comma + 1 }
  const nextYear = { year: year + 1, month, day: Math.min(day, daysIn(year + 1, month)) }
  return { day: found >= today ? found : dayOf(nextYear), to: at }
}

/** ‘The 3rd option’ is none: at the end, or as what a sentence begins with. */
function ordinalAt(list: readonly Word[], at: number, isBeginning: boolean, today: Day): FoundDay | undefined {
  const found = dayOfMonthAt(list, at, today)
  return found !== undefined && (isBeginning || isEnd(list, found.to)) ? found : undefined
}

/** The 23rd: this month's, or the next one's if it has passed. */
function dayOfMonthAt(list: readonly Word[], at: number, today: Day): FoundDay | undefined {
  const own = lengthAt(ARTICLES, list, at)
  const isLed = own > 0 || lengthAt(ARTICLES, list, at - 1) > 0
  const day = isLed ? ordinalDay(list[at + own]) : undefined
  if (day === undefined) return undefined
  const to = at + own + 1
  const { year, month } = civilOf(today)
  if (day <= daysIn(year, month) && dayOf({ year, month, day }) >= today)
    return { day: dayOf({ year, month, day }), to }
  const next = civilOf(monthsLater(dayOf({ year, month, day: 1 }), 1))
  return day > daysIn(next.year, next.month) ? undefined : { day: dayOf({ ...next, day }), to }
}

function meant(meaning: DayMeaning, today: Day, weekStart: number): Day {
  if ('days' in meaning) return today + meaning.days
  if ('months' in meaning) return monthsLater(today, meaning.months)
  if ('end' in meaning) {
    if (meaning.end === 'week') return today + ((weekStart + 6 - weekdayOf(today) + 7) % 7)
    const { year, month } = civilOf(today)
    return dayOf({ year, month, day: daysIn(year, month) })
  }
  if (meaning.week === undefined) return today + ((meaning.weekday - weekdayOf(today) + 6) % 7) + 1
  const startOfNextWeek = today + 7 - ((weekdayOf(today) - weekStart + 7) % 7)
  return startOfNextWeek + ((meaning.weekday - weekStart + 7) % 7)
}
