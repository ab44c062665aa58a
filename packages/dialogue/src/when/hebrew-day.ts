// A day of the Hebrew calendar by its words: כ״ה בכסלו, 15 בשבט, ראש חודש ניסן, א׳ באדר ב׳ תשפ״ז.

import type { FoundDay } from './day.ts'
import type { Lexemes } from './lexemes.ts'
import { numberAt } from './number.ts'

const DAYS_IN_MONTH = 30
/** Nobody says a year of the Hebrew calendar that is smaller. */
const FIRST_YEAR = 5000
const ADAR = 13

export function hebrewDayAt(words: Lexemes, at: number): FoundDay | undefined {
  const day = dayAt(words, at)
  if (day === undefined) return undefined
  // בכסלו: the letter is joined to the month.
  const isJoined = words.is(day.to, 'lead') && words.at(day.to + 1)?.isGlued === true
  const named = isJoined ? day.to + 1 : day.to
  const said = words.as(named, 'hebrew-month')?.month
  if (said === undefined) return undefined
  const { month, to } = whichAdar(words, named, said)
  const year = words.as(to, 'letters')?.value
  const isYear = year !== undefined && year >= FIRST_YEAR
  return {
    day: { is: 'hebrew', month, day: day.value, ...(isYear && { year }) },
    to: isYear ? to + 1 : to,
    strength: 'strong',
  }
}

function dayAt(words: Lexemes, at: number): { value: number; to: number } | undefined {
  const letters = words.as(at, 'letters')
  if (letters !== undefined && letters.value <= DAYS_IN_MONTH) return { value: letters.value, to: at + 1 }
  const number = numberAt(words, at)
  const isDay = number !== undefined && !number.isArticle && number.value >= 1 && number.value <= DAYS_IN_MONTH
  return isDay ? { value: number.value, to: number.to } : undefined
}

/** אדר א׳, אדר ב׳: the first of the two, and the last. */
function whichAdar(words: Lexemes, at: number, month: number): { month: number; to: number } {
  const which = month === ADAR ? words.as(at + 1, 'letters')?.value : undefined
  if (which === 1) return { month: ADAR - 1, to: at + 2 }
  return { month, to: which === 2 ? at + 2 : at + 1 }
}
