// The words of dates of all languages, by the way they are looked up.

import type { Dates } from '../languages/dates.ts'
import { speech } from '../languages/index.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import type { Word } from '../reading/words.ts'

const LANGUAGES: readonly Dates[] = Object.values(speech).map(({ dates }) => dates)
const book = <Meaning>(of: (dates: Dates) => Readonly<Record<string, Meaning>>) =>
  new Phrasebook<Meaning>(LANGUAGES.flatMap((dates) => Object.entries(of(dates))))
const words = (of: (dates: Dates) => readonly string[]) =>
  new Phrasebook<true>(LANGUAGES.flatMap((dates) => of(dates).map((word) => [word, true] as const)))

export const EXPRESSIONS = book(({ expressions, weekStart }) =>
  Object.fromEntries(Object.entries(expressions).map(([phrase, meaning]) => [phrase, { meaning, weekStart }])),
)
export const WEAK = book(({ weak }) => weak)
export const BEFORE = words(({ before }) => before)
export const BEFORE_LAST = words(({ beforeLast }) => beforeLast)
export const KEEPS_BEFORE = words(({ keepsBefore }) => keepsBefore)
export const ARTICLES = words(({ articles }) => articles)
export const EVERY = words(({ every }) => every)
export const WITHIN = words(({ within }) => within)
export const FROM_NOW = words(({ fromNow }) => fromNow)
export const NUMBERS = book(({ numbers }) => numbers)
export const UNITS = book(({ units }) => units)
export const AMOUNTS = book(({ amounts }) => amounts)
export const MONTHS = book(({ months }) => months)
export const OF_MONTH = words(({ ofMonth }) => ofMonth)
export const AT = words(({ at }) => at)
export const HOURS = book(({ hours }) => hours)
export const HOURS_WITH_AT = book(({ hoursWithAt }) => hoursWithAt)
export const PARTS = book(({ partsOfDay }) => partsOfDay)
export const BEFORE_PART = words(({ beforePart }) => beforePart)
export const HALVES = book(({ halves }) => halves)

const DAYS_OF_MONTH = LANGUAGES.map(({ dayOfMonth }) => dayOfMonth)
const ORDINAL_DAYS = LANGUAGES.flatMap(({ ordinalDay: one }) => one ?? [])

/** How many words of the book stand here; 0 if none. */
export function lengthAt(book: Phrasebook<unknown>, list: readonly Word[], at: number): number {
  return book.at(list, at)[0]?.length ?? 0
}

/** Most words have none, and need no closer look. */
export function hasDigit(word: Word | undefined): boolean {
  return word !== undefined && /\d/.test(word.text)
}

/** The digits of a day of the month, if the word is one. */
export function dayNumber(word: Word | undefined): number | undefined {
  return numberBy(DAYS_OF_MONTH, word)
}

/** The same where nothing but an article says that it is a day. */
export function ordinalDay(word: Word | undefined): number | undefined {
  return numberBy(ORDINAL_DAYS, word)
}

function numberBy(patterns: readonly RegExp[], word: Word | undefined): number | undefined {
  if (!hasDigit(word)) return undefined
  for (const pattern of patterns) {
    const day = Number(pattern.exec(word?.text ?? '')?.[1])
    if (day >= 1 && day <= 31) return day
  }
  return undefined
}

/** ‘ב-15’ → ‘15’. */
export function withoutAt(text: string): string {
  return LANGUAGES.reduce((rest, { atPrefix }) => (atPrefix === undefined ? rest : rest.replace(atPrefix, '')), text)
}
