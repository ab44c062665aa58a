// What a language brings for phrases of time: its words, each with what it says of a moment. The grammar they go into is one
// for all languages (`when/`).

import type { Holiday } from '../when/holidays.ts'
import type { Recurrence } from './recurrence.ts'

export type { Holiday } from '../when/holidays.ts'

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
export type Part = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'
/** What stands before a day or a time. `range` alone is one of an hour only: from 5 pm. */
export type Lead =
  | 'at'
  | 'on'
  | 'by'
  | 'in'
  | 'for'
  | 'to'
  | 'within'
  | 'before'
  | 'after'
  | 'until'
  | 'around'
  | 'starting'
  | 'between'
  | 'range'

export type TimeWord =
  /** Today, tomorrow. */
  | { readonly is: 'day'; readonly days: number; readonly isEvening?: true }
  /** `isShort`: alone it is more often another word (sun, sat). `part`: only that of it (מוצאי שבת). */
  | { readonly is: 'weekday'; readonly weekday: number; readonly isShort?: true; readonly part?: Part }
  /** `isWord`: it is another word as well (may, march). */
  | { readonly is: 'month'; readonly month: number; readonly isWord?: true }
  | { readonly is: 'number'; readonly value: number; readonly form: 'one' | 'ten' | 'hundred' | 'thousand' | 'article' }
  | { readonly is: 'ordinal'; readonly value: number }
  /** Am, pm. */
  | { readonly is: 'half'; readonly half: 'am' | 'pm' }
  /** `isToday`: this one's (הבוקר). `isWhole`: it needs no preposition (אחר הצהריים). */
  | {
      readonly is: 'part'
      readonly part: Part
      readonly isToday?: true
      readonly isWhole?: true
      /** At the end of a text it needs nothing before it. */
      readonly isLone?: true
    }
  | { readonly is: 'holiday'; readonly holiday: Holiday }
  /** Noon, midnight: minutes after midnight. */
  | { readonly is: 'clock'; readonly minutes: number }
  /** Minutes, by the form of the number: עשרה לשמונה is ten to eight, עשר is an hour. */
  | { readonly is: 'minutes' }
  /** Seven less a quarter: בשבע פחות רבע. */
  | { readonly is: 'less' }
  /** A month of the Hebrew calendar, counted from Nisan; 13 is the last Adar of a year. */
  | { readonly is: 'hebrew-month'; readonly month: number }
  /** A day or a year in Hebrew letters: כ״ה, תשפ״ז. */
  | { readonly is: 'letters'; readonly value: number }
  /** Half, quarter. */
  | { readonly is: 'fraction'; readonly minutes: number }
  /** Half past six. */
  | { readonly is: 'past' }
  | { readonly is: 'oclock' }
  | { readonly is: 'unit'; readonly unit: Unit }
  /** A unit that has its number with it: יומיים. */
  | { readonly is: 'amount'; readonly count: number; readonly unit: Unit }
  /** From now, from today. */
  | { readonly is: 'from-now' }
  | { readonly is: 'lead'; readonly lead: Lead }
  | { readonly is: 'the' }
  | { readonly is: 'of' }
  | { readonly is: 'and' }
  | { readonly is: 'which'; readonly which: 'this' | 'next' }
  /** This week, in one word: השבוע. */
  | { readonly is: 'period'; readonly unit: Unit }
  /** `isWhole`: it has its article with it (סוף השבוע). */
  | { readonly is: 'weekend'; readonly isWhole?: true }
  /** The end of …; the beginning, the middle of … */
  | { readonly is: 'end' }
  | { readonly is: 'within'; readonly at: 'start' | 'middle' }
  /** The end of the day. */
  | { readonly is: 'day-end' }
  /** Says that it comes again, and is not understood: always, twice a. */
  | { readonly is: 'again' }
  /** Every, each; every other. `isDays`: only days of the week follow it (ימי). */
  | { readonly is: 'every'; readonly interval?: number; readonly isDays?: true }
  /** Before how it comes again: repeating every week. */
  | { readonly is: 'repeating' }
  /** Daily, every so many in one word. `describes`: a word before it that it says the kind of (תוכנית יומית). */
  | {
      readonly is: 'often'
      readonly count: number
      readonly unit: Unit
      readonly part?: Part
      readonly monthDays?: readonly number[]
      readonly describes?: RegExp
    }
  /** Mondays, weekends. `isOne`: only after ‘every’ (weekday). */
  | {
      readonly is: 'weekdays'
      readonly weekdays: readonly number[]
      readonly part?: Part
      readonly isOne?: true
    }
  /** Mornings: every one of them. */
  | { readonly is: 'parts'; readonly part: Part }
  /** Every second one, said behind a day of the week: כל שבת שנייה. */
  | { readonly is: 'nth-time'; readonly value: number }
  /** Every day except Friday. `isWeak`: only before a day (but). */
  | { readonly is: 'except'; readonly isWeak?: true }
  /** Once a. */
  | { readonly is: 'once' }
  /** Times, so many in all. */
  | { readonly is: 'times' }
  /** The last of them. */
  | { readonly is: 'last' }
  /** A day of the week that is one only in a list of them: א'. */
  | { readonly is: 'letter'; readonly weekday: number }
  /** So long before: beforehand, in advance. */
  | { readonly is: 'ahead' }
  /** So much later, or earlier. */
  | { readonly is: 'shift'; readonly sign: 1 | -1 }
  /** Another two days. */
  | { readonly is: 'more' }
  /** After I finish it. */
  | { readonly is: 'finished' }
  /** Belongs to a phrase of time and is not understood: the phrase around it stays as it is. */
  /** `isName`: with a day of the week it is a day of its own, Black Friday. */
  | { readonly is: 'odd'; readonly where?: 'before' | 'after'; readonly isName?: true }
  /** What follows is spoken of, and is no deadline: about Friday. */
  | { readonly is: 'about' }
  /** May follow a time that stands in mid-sentence: with, because. */
  | { readonly is: 'goes-on' }
  /** The coming two weeks, where it stands behind them: הבאים. */
  | { readonly is: 'coming' }
  /** Sharp, on the dot: changes nothing. */
  | { readonly is: 'exactly' }
  /** My, her: looked past. */
  | { readonly is: 'own' }
  /** Verbs after which ‘to Friday’ is where something is moved: postpone. */
  | { readonly is: 'moves' }
  /** ‘is due Friday’: there ‘due’ is no preposition. */
  | { readonly is: 'be' }

export interface Dates {
  /** Forms, separated by commas, and what they say. A form may have several meanings. */
  readonly words: readonly (readonly [forms: string, ...meanings: TimeWord[]])[]
  /** Letters joined to the word after them: ב, ל. */
  readonly prefixes: Readonly<Record<string, readonly TimeWord[]>>
  /** Whether 12/5 is the twelfth of May; undefined where it could be either. */
  readonly isDayFirst?: boolean
  readonly weekStart: number
  readonly weekdayNames: readonly string[]
  /** Says which day a deadline is, for the person to see that it was read right. */
  readonly due: (day: string, weekday: string, time: string | undefined) => string
  /** The same as one of several that are offered. */
  readonly choice: (day: string, weekday: string, time: string | undefined) => string
  /** Says how something comes again: every Friday. */
  readonly recurs: (recurrence: Recurrence) => string
}

export function numbered(is: 'month' | 'ordinal', ...forms: readonly string[]): [string, TimeWord][] {
  return forms.map((form, index) => [
    form,
    is === 'month' ? { is, month: index + 1 } : { is: 'ordinal', value: index + 1 },
  ])
}
