// Dates as people read them, in a language and where their clocks are.

import { type Language, languages } from '@pawl/contract'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Hebrew has a word for one, and the browser adds the number to it: ‘לפני דקה (1)’. */
const COUNT_OF_ONE = / \(1\)$/

export interface Dates {
  /** A moment: ‘16 Nov, 14:05’. */
  readonly moment: (at: number) => string
  /** A moment in full, with its zone, for titles. */
  readonly full: (at: number) => string
  /** To the second, with its zone, for what is evidence: ‘16 Nov 2026, 14:05:09 GMT+2’. */
  readonly exact: (at: number) => string
  /** The same for whoever reads it elsewhere: ‘2026-11-16 12:05:09 UTC’. */
  readonly utc: (at: number) => string
  /** A date or a moment in UTC, as tasks have them. */
  readonly deadline: (deadline: string) => string
  /** ‘3 minutes ago’. */
  readonly ago: (at: number, now: number) => string
  /** ‘2 h 5 min’. */
  readonly duration: (milliseconds: number) => string
  readonly day: (at: number) => string
}

export function datesIn(language: Language): Dates {
  const locale = languages[language].locale
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  const moment = format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  const full = format({ dateStyle: 'full', timeStyle: 'long' })
  const exact = format({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
  const day = format({ day: 'numeric', month: 'short' })
  // A date has no clock: it is the same day everywhere.
  const date = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const ago = (value: number, name: Intl.RelativeTimeFormatUnit) =>
    relative.format(value, name).replace(COUNT_OF_ONE, '')
  const unit = (name: string) => {
    const number = new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' })
    return (value: number) => number.format(value)
  }
  const [days, hours, minutes, seconds] = [unit('day'), unit('hour'), unit('minute'), unit('second')]
  return {
    moment: (at) => moment.format(at),
    full: (at) => full.format(at),
    exact: (at) => exact.format(at),
    utc: (at) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
    day: (at) => day.format(at),
    deadline: (text) => (text.includes('T') ? moment : date).format(new Date(text)),
    ago: (at, now) => {
      const past = at - now
      if (Math.abs(past) < MINUTE) return ago(Math.round(past / 1000), 'second')
      if (Math.abs(past) < HOUR) return ago(Math.round(past / MINUTE), 'minute')
      if (Math.abs(past) < DAY) return ago(Math.round(past / HOUR), 'hour')
      return ago(Math.round(past / DAY), 'day')
    },
    duration: (milliseconds) => {
      if (milliseconds < MINUTE) return seconds(roundSeconds(milliseconds / 1000))
      if (milliseconds < HOUR) return minutes(Math.round(milliseconds / MINUTE))
      if (milliseconds < DAY) return pair(milliseconds, HOUR, hours, MINUTE, minutes)
      return pair(milliseconds, DAY, days, HOUR, hours)
    },
  }
}

function pair(
  milliseconds: number,
  large: number,
  largeText: (value: number) => string,
  small: number,
  smallText: (value: number) => string,
): string {
  const whole = Math.floor(milliseconds / large)
  const rest = Math.round((milliseconds - whole * large) / small)
  return rest === 0 ? largeText(whole) : `${largeText(whole)} ${smallText(rest)}`
}

/** Few seconds are told apart by their tenths. */
function roundSeconds(seconds: number): number {
  return seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)
}
