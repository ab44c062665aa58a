// A due date as people say it near its day: ‘tomorrow’, ‘Fri’, ‘3 Dec’, with the time if it has one.
//
// RD1. A day within the week has its name; farther off its date, with the year if it is another one.

import { type Language, languages } from '@pawl/contract'

const DAY = 86_400_000
/** Within so many days the name of the day says it. */
const NAMED_DAYS = 6

/** The day a deadline falls on where the person is: a date is the same everywhere, a moment is not. */
export function localDay(deadline: string): string {
  return deadline.includes('T') ? dayOf(new Date(deadline)) : deadline
}

export function dayOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** How many days from one to the other. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

export function relativeDay(language: Language, day: string, today: string): string {
  const { locale } = languages[language]
  const days = daysBetween(today, day)
  if (Math.abs(days) <= 1) return capitalized(relative(locale).format(days, 'day'))
  const otherYear = day.slice(0, 4) === today.slice(0, 4) ? 'date' : 'dateOfOtherYear'
  return format(locale, days > 0 && days <= NAMED_DAYS ? 'weekday' : otherYear).format(Date.parse(day))
}

export function relativeDue(language: Language, deadline: string, now: Date): string {
  const day = relativeDay(language, localDay(deadline), dayOf(now))
  if (!deadline.includes('T')) return day
  const { locale } = languages[language]
  return `${day}, ${format(locale, 'time').format(new Date(deadline))}`
}

const FORMATS = {
  weekday: { weekday: 'long', timeZone: 'UTC' },
  date: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  dateOfOtherYear: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** They take long to make, and a list needs one in every row. */
const formats = new Map<string, Intl.DateTimeFormat>()
const relatives = new Map<string, Intl.RelativeTimeFormat>()

function format(locale: string, name: keyof typeof FORMATS): Intl.DateTimeFormat {
  const key = `${locale} ${name}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, FORMATS[name])
  formats.set(key, made)
  return made
}

function relative(locale: string): Intl.RelativeTimeFormat {
  const made = relatives.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  relatives.set(locale, made)
  return made
}

/** Stands alone in its place, so it begins like a sentence. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
