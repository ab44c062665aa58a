// What a language brings for dates: a closed set of expressions [D17]. Everything else stays in the title.

/** What an expression says of the day. */
export type DayMeaning =
  | { readonly days: number; readonly isEvening?: true }
  | { readonly months: number }
  /** The coming one; with `week`, the one of the week after. */
  | { readonly weekday: number; readonly week?: 'next' }
  | { readonly end: 'week' | 'month' }

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month'

export interface Dates {
  /** What may stand before a date and goes with it: by, on. */
  readonly before: readonly string[]
  /** What goes with a date only at the end, because it may belong to what follows: to Sunday school. */
  readonly beforeLast: readonly string[]
  /** Words that may stand before the last of `before` and keep it in the title: my taxes are due tomorrow. */
  readonly keepsBefore: readonly string[]
  readonly articles: readonly string[]
  /** Expressions that mean a date wherever they stand. */
  readonly expressions: Readonly<Record<string, DayMeaning>>
  /** Words that mean a date only after one of `before`, or at the end: Friday. */
  readonly weak: Readonly<Record<string, DayMeaning>>
  /** A date with one of these before it is one that comes again, and stays in the title. */
  readonly every: readonly string[]
  /** In … days. */
  readonly within: readonly string[]
  /** … from now. */
  readonly fromNow: readonly string[]
  readonly numbers: Readonly<Record<string, number>>
  readonly units: Readonly<Record<string, Unit>>
  /** A unit that has its number with it: יומיים. */
  readonly amounts: Readonly<Record<string, { readonly count: number; readonly unit: Unit }>>
  readonly months: Readonly<Record<string, number>>
  readonly ofMonth: readonly string[]
  /** The day of a month as it is written beside the month's name. */
  readonly dayOfMonth: RegExp
  /** The day of a month by itself, after an article: the 23rd. */
  readonly ordinalDay?: RegExp
  /** At, before a time. */
  readonly at: readonly string[]
  /** ‘At’ joined to the digits. */
  readonly atPrefix?: RegExp
  /** Hours in words, after ‘at’. */
  readonly hours: Readonly<Record<string, number>>
  /** Hours in words that have their ‘at’ with them; they count only after a date. */
  readonly hoursWithAt: Readonly<Record<string, number>>
  /** What may stand between a date and a part of the day: in the. */
  readonly beforePart: readonly string[]
  /** Morning, noon: minutes after midnight. They count only after a date. */
  readonly partsOfDay: Readonly<Record<string, number>>
  /** Am and pm, as what is added to the hours from 1 to 12. */
  readonly halves: Readonly<Record<string, 'am' | 'pm'>>
  readonly weekStart: number
  readonly weekdayNames: readonly string[]
  /** Says which day a deadline is, for the person to see that it was read right. */
  readonly due: (day: string, weekday: string, time: string | undefined) => string
}
