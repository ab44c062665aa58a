// A time of the day in a sentence: at 5, at 17:30, 5 pm, noon.

import type { Word } from '../reading/words.ts'
import { AT, BEFORE_PART, HALVES, HOURS, HOURS_WITH_AT, hasDigit, lengthAt, PARTS, withoutAt } from './date-words.ts'

export interface FoundTime {
  /** After midnight. */
  readonly minutes: number
  /** One past the last word. */
  readonly to: number
}

export const NOON = 720

/** Alone it needs ‘at’, a half of the day or minutes: a bare number is no time. */
export function clockAt(list: readonly Word[], at: number, where: 'alone' | 'after a date'): FoundTime | undefined {
  const isAfter = where === 'after a date'
  const before = list[at - 1]
  if (before?.text === ':' && before.end === list[at]?.start) return undefined
  const led = lengthAt(AT, list, at)
  const first = led > 0 ? at + led : isAfter ? afterLeads(list, at) : at
  const [part] = PARTS.at(list, first)
  if (part !== undefined && (isAfter || part.meaning === NOON))
    return { minutes: part.meaning, to: first + part.length }
  const hour = hourAt(list, first, { isLed: led > 0, isAfter })
  return hour && inHalf(list, hour)
}

/** ‘in the morning’, ‘, ’. */
function afterLeads(list: readonly Word[], at: number): number {
  let first = at
  while (lengthAt(BEFORE_PART, list, first) > 0) first++
  return first
}

interface Hour {
  readonly hour: number
  readonly minute: number | undefined
  readonly half: 'am' | 'pm' | undefined
  readonly to: number
}

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?([ap])?\.?m?$/

function hourAt(
  list: readonly Word[],
  at: number,
  { isLed, isAfter }: { isLed: boolean; isAfter: boolean },
): Hour | undefined {
  const [spelled] = isLed ? HOURS.at(list, at) : isAfter ? HOURS_WITH_AT.at(list, at) : []
  if (spelled !== undefined)
    return { hour: spelled.meaning, minute: undefined, ...halfAt(list, at + spelled.length, undefined) }
  if (!hasDigit(list[at])) return undefined
  const { text, to } = digitsAt(list, at)
  const match = CLOCK.exec(withoutAt(text))
  if (match === null) return undefined
  const isPrefixed = withoutAt(text) !== text
  const hasMinutes = text.includes(':')
  const { half, to: end } = halfAt(list, to, match[3])
  if (!isLed && half === undefined && !hasMinutes && !(isPrefixed && isAfter)) return undefined
  const [hour, minute] = [Number(match[1]), match[2] === undefined ? undefined : Number(match[2])]
  if ((minute ?? 0) > 59 || hour > (half === undefined ? 23 : 12)) return undefined
  return { hour, minute: hasMinutes ? (minute ?? 0) : minute, half, to: end }
}

/** ‘ב-15’, ‘:’, ‘30’ are three words where a letter is joined to the digits. */
function digitsAt(list: readonly Word[], at: number): { text: string; to: number } {
  const [first, colon, minutes] = list.slice(at, at + 3)
  const isJoined = colon?.text === ':' && colon.start === first?.end && minutes?.start === colon.end
  return isJoined && /\d$/.test(first?.text ?? '') && /^\d{2}$/.test(minutes.text)
    ? { text: `${first?.text}:${minutes.text}`, to: at + 3 }
    : { text: first?.text ?? '', to: at + 1 }
}

function halfAt(list: readonly Word[], at: number, joined: string | undefined): Pick<Hour, 'half' | 'to'> {
  if (joined !== undefined) return { half: joined === 'p' ? 'pm' : 'am', to: at }
  const [half] = HALVES.at(list, at)
  if (half === undefined) return { half: undefined, to: at }
  const to = at + half.length
  // The full stop of ‘p.m.’.
  const hasStop = list[to]?.text === '.' && list[to - 1]?.text.includes('.')
  return { half: half.meaning, to: hasStop ? to + 1 : to }
}

function inHalf(list: readonly Word[], { hour, minute, half, to }: Hour): FoundTime {
  const [part] = PARTS.at(list, to)
  const isEvening = half === 'pm' || (part !== undefined && part.meaning >= NOON)
  // Nobody means five at night by ‘at 5’.
  const isGuessed = half === undefined && part === undefined && minute === undefined && hour >= 1 && hour <= 7
  const hours = half === 'am' && hour === 12 ? 0 : (isEvening || isGuessed) && hour < 12 ? hour + 12 : hour
  return { minutes: hours * 60 + (minute ?? 0), to: to + (part?.length ?? 0) }
}
