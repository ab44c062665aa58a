// Days of the week that are said together: Monday, Wednesday and Friday; Sunday nights; ב' וה'.

import type { Part } from '../languages/dates.ts'
import type { Lexemes } from './lexemes.ts'

export interface FoundWeekdays {
  readonly weekdays: readonly number[]
  readonly part?: Part
  /** Said of all of them: Mondays, Sunday nights. */
  readonly isPlural: boolean
  readonly to: number
}

/** At most a week of them. */
const MOST_DAYS = 7

/** Monday, Wednesday and Friday; with letters also ב' וה'. */
export function weekdaysAt(words: Lexemes, from: number, hasLetters: boolean): FoundWeekdays | undefined {
  const weekdays: number[] = []
  let isPlural = false
  let own: Part | undefined
  let to = from
  for (let at = from; weekdays.length < MOST_DAYS; at = afterJoint(words, to)) {
    const isMore = weekdays.length > 0
    // ‘Every Monday and every Thursday’, ‘the Monday and the Thursday’.
    const named = isMore && (words.is(at, 'the') || isEvery(words, at)) ? at + 1 : at
    const one = weekdayOf(words, named, hasLetters || (isMore && at > to))
    if (one === undefined) break
    weekdays.push(...one.weekdays)
    if (one.isPlural) isPlural = true
    own ??= one.part
    to = one.to
  }
  if (weekdays.length === 0) return undefined
  const nights = words.as(to, 'parts')
  const part = own ?? nights?.part
  return {
    weekdays: [...new Set(weekdays)],
    ...(part && { part }),
    isPlural: isPlural || nights !== undefined,
    to: nights === undefined ? to : to + 1,
  }
}

function isEvery(words: Lexemes, at: number): boolean {
  const every = words.as(at, 'every')
  return every !== undefined && every.interval === undefined
}

function weekdayOf(words: Lexemes, at: number, hasLetters: boolean): FoundWeekdays | undefined {
  const plural = words.as(at, 'weekdays')
  if (plural !== undefined && !plural.isOne) return { ...daysOf(plural), isPlural: true, to: at + 1 }
  const named = words.as(at, 'weekday')
  if (named?.part !== undefined) return { weekdays: [named.weekday], part: named.part, isPlural: false, to: at + 1 }
  const weekday = named ?? (hasLetters ? words.as(at, 'letter') : undefined)
  return weekday && { weekdays: [weekday.weekday], isPlural: false, to: at + 1 }
}

export const daysOf = ({ weekdays, part }: { readonly weekdays: readonly number[]; readonly part?: Part }) => ({
  weekdays,
  ...(part && { part }),
})

/** A comma, ‘and’, or both. */
export function afterJoint(words: Lexemes, at: number): number {
  const comma = words.isSign(at, ',', '&', '/', '+') ? at + 1 : at
  return words.is(comma, 'and') ? comma + 1 : comma
}
