// What a language brings for dates: a closed set of expressions [D17]. Everything else stays in the title.

/** What an expression says of the day. */
export type DayMeaning =
  | { readonly days: number }
  | { readonly months: number }
  /** The coming one; with `week`, the one of the week after. */
  | { readonly weekday: number; readonly week?: 'next' }
  | { readonly end: 'week' | 'month' }

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month'

export interface Dates {
  /** What may stand before a date and goes with it: by, on. */
  readonly before: readonly string[]
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
  /** At, before a time. */
  readonly at: readonly string[]
  /** Morning, noon: minutes after midnight. They count only after a date. */
  readonly partsOfDay: Readonly<Record<string, number>>
  /** Am and pm, as what is added to the hours from 1 to 12. */
  readonly halves: Readonly<Record<string, 'am' | 'pm'>>
  readonly weekStart: number
  readonly weekdayNames: readonly string[]
  /** Says which day a deadline is, for the person to see that it was read right. */
  readonly due: (day: string, weekday: string, time: string | undefined) => string
}
