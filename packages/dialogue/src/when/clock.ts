// A time of the day: 17:30, 5 pm, half past six, רבע לשמונה, noon. What it may mean is left open here: whether 2:30 is at
// night or in the afternoon is for the words around it to say, or for the person.

import type { Lexemes } from './lexemes.ts'
import { numberAt } from './number.ts'

export interface ClockTime {
  readonly hour: number
  readonly minute: number
  readonly half?: 'am' | 'pm'
  /** How it is said: on a clock of 24 hours, in digits that could be either, or in words. */
  readonly style: 'exact' | 'digits' | 'spoken'
}

export interface FoundClock {
  readonly clock: ClockTime
  /** One past the last word. */
  readonly to: number
  /** A number and nothing else: it is a time only where something says so. */
  readonly isBare: boolean
}

export function clockAt(words: Lexemes, at: number): FoundClock | undefined {
  const named = words.as(at, 'clock')
  if (named !== undefined)
    return { clock: { hour: named.minutes / 60, minute: 0, style: 'exact' }, to: at + 1, isBare: false }
  const found = minutesFirst(words, at) ?? inDigits(words, at) ?? fractionFirst(words, at) ?? inWords(words, at)
  const whole = found && withHalf(words, found)
  // ‘At 8 sharp’.
  return whole !== undefined && words.is(whole.to, 'exactly') ? { ...whole, to: whole.to + 1, isBare: false } : whole
}

/** 5, 17:30, 8 : 30, 530. */
function inDigits(words: Lexemes, at: number): FoundClock | undefined {
  const word = words.at(at)
  if (word?.value === undefined) return undefined
  if (word.text.length > 2) return compact(words, at, word.text)
  const minutes = words.isSign(at + 1, ':', ';', '.') ? minutesAfter(words, at) : undefined
  const hour = word.value
  if (hour > 24 || (hour === 24 && (minutes ?? 0) > 0)) return undefined
  if (minutes === undefined) {
    const after = words.is(at + 1, 'oclock') ? at + 2 : at + 1
    const style = hour > 12 || hour === 0 ? 'exact' : 'spoken'
    return withFraction(words, { clock: { hour, minute: 0, style }, to: after, isBare: after === at + 1 })
  }
  const isExact = hour > 12 || hour === 0 || (word.text.length === 2 && word.text.startsWith('0'))
  return { clock: { hour, minute: minutes, style: isExact ? 'exact' : 'digits' }, to: at + 3, isBare: false }
}

/** Two digits behind the sign; a full stop between them only without spaces. */
function minutesAfter(words: Lexemes, at: number): number | undefined {
  const [sign, minutes] = [words.at(at + 1), words.at(at + 2)]
  if (minutes?.value === undefined || minutes.text.length !== 2 || minutes.value > 59) return undefined
  const isLoose = !(sign?.isGlued && minutes.isGlued)
  const isMore = words.isSign(at + 3, '.', '/', '-', ':') && words.at(at + 3)?.isGlued && words.at(at + 4)?.isGlued
  // ‘15:00-17:00’ goes on with another time.
  const isRange = words.isSign(at + 3, '-') && words.isSign(at + 5, ':')
  if (isMore && !isRange && words.at(at + 4)?.value !== undefined) return undefined
  return sign?.text === ':' || !isLoose ? minutes.value : undefined
}

/** 530, 1030: only with am or pm behind it, or where a time is due. */
function compact(words: Lexemes, at: number, text: string): FoundClock | undefined {
  if (text.length > 4) return undefined
  const [hour, minute] = [Number(text.slice(0, -2)), Number(text.slice(-2))]
  if (minute > 59 || hour > 23 || (hour > 12 && !text.startsWith('1') && !words.is(at + 1, 'half'))) return undefined
  // ‘1800 hours’.
  const isHours = text.length === 4 && words.as(at + 1, 'unit')?.unit === 'hour'
  const style = text.startsWith('0') || hour > 12 || isHours ? 'exact' : 'digits'
  return { clock: { hour, minute, style }, to: isHours ? at + 2 : at + 1, isBare: !isHours }
}

/** Half past six, a quarter to eight, רבע לשמונה. */
function fractionFirst(words: Lexemes, at: number): FoundClock | undefined {
  const fraction = words.as(at, 'fraction')
  return fraction === undefined ? undefined : besideHour(words, at + 1, fraction.minutes)
}

/** Ten minutes to six, עשר דקות לשמונה, עשרה לשמונה. Without ‘minutes’, five to six is a stretch of time. */
function minutesFirst(words: Lexemes, at: number): FoundClock | undefined {
  const count = numberAt(words, at)
  if (count === undefined || count.isOrdinal || count.value > 59) return undefined
  if (words.as(count.to, 'unit')?.unit === 'minute') return besideHour(words, count.to + 1, count.value)
  // שולחן לעשרה לשמונה: there they are so many people.
  const isMinutes = words.is(at, 'minutes') && words.as(at - 1, 'lead')?.lead !== 'to'
  return isMinutes ? besideHour(words, count.to, count.value) : undefined
}

function besideHour(words: Lexemes, at: number, minutes: number): FoundClock | undefined {
  const lead = words.as(at, 'lead')?.lead
  const isPast = words.is(at, 'past') || lead === 'after'
  if (!isPast && lead !== 'to') return undefined
  const hour = numberAt(words, at + 1)
  if (hour === undefined || hour.isOrdinal || hour.isArticle || hour.value < 1 || hour.value > 12) return undefined
  const to = words.is(hour.to, 'oclock') ? hour.to + 1 : hour.to
  const clock = isPast
    ? { hour: hour.value, minute: minutes }
    : { hour: hour.value === 1 ? 12 : hour.value - 1, minute: 60 - minutes }
  return { clock: { ...clock, style: 'spoken' }, to, isBare: false }
}

/** Six, six thirty, six o'clock, eight hundred, שש וחצי, שמונה ארבעים וחמש. */
function inWords(words: Lexemes, at: number): FoundClock | undefined {
  const number = words.as(at, 'number')
  if (number?.form !== 'one' || number.value > 24) return undefined
  const hour = number.value
  const style = hour > 12 ? 'exact' : 'spoken'
  const bare: FoundClock = { clock: { hour, minute: 0, style }, to: at + 1, isBare: true }
  if (words.is(at + 1, 'oclock')) return { ...bare, to: at + 2, isBare: false }
  const isHundred = words.as(at + 1, 'number')?.form === 'hundred'
  const next = isHundred ? at + 2 : at + 1
  const joint = words.is(next, 'and') ? next + 1 : next
  const minutes = numberAt(words, joint)
  const isMinutes =
    minutes !== undefined &&
    !minutes.isOrdinal &&
    !minutes.isArticle &&
    minutes.digits === undefined &&
    minutes.value >= 10 &&
    minutes.value < 60 &&
    !words.is(minutes.to, 'unit')
  if (isMinutes) {
    const to = words.as(minutes.to, 'unit')?.unit === 'minute' ? minutes.to + 1 : minutes.to
    return { clock: { hour, minute: minutes.value, style }, to, isBare: isHundred && !words.is(to, 'half') }
  }
  if (isHundred) return words.is(next, 'half') ? { ...bare, to: next, isBare: false } : undefined
  return withFraction(words, bare)
}

/** שש וחצי, 6 ורבע; שש פחות רבע. */
function withFraction(words: Lexemes, found: FoundClock): FoundClock {
  const { hour, minute } = found.clock
  const less = words.is(found.to, 'less') && minute === 0 ? minutesSaid(words, found.to + 1) : undefined
  if (less !== undefined && hour > 0) {
    const clock = { ...found.clock, hour: hour === 1 ? 12 : hour - 1, minute: 60 - less.value }
    return { clock, to: less.to, isBare: false }
  }
  const fraction = words.is(found.to, 'and') ? words.as(found.to + 1, 'fraction') : undefined
  if (fraction === undefined || found.clock.minute > 0) return found
  return { clock: { ...found.clock, minute: fraction.minutes }, to: found.to + 2, isBare: false }
}

/** A quarter, ten, ten minutes. */
function minutesSaid(words: Lexemes, at: number): { value: number; to: number } | undefined {
  const fraction = words.as(at, 'fraction')
  if (fraction !== undefined) return { value: fraction.minutes, to: at + 1 }
  const number = numberAt(words, at)
  if (number === undefined || number.isOrdinal || number.value < 1 || number.value > 59) return undefined
  return { value: number.value, to: words.as(number.to, 'unit')?.unit === 'minute' ? number.to + 1 : number.to }
}

/** Am, pm, 10a; ‘12 noon’. */
function withHalf(words: Lexemes, found: FoundClock): FoundClock | undefined {
  const { clock } = found
  const at = words.isSign(found.to, ':') && words.is(found.to + 1, 'half') ? found.to + 1 : found.to
  const next = words.at(at)
  const letter = next?.isGlued && (next.text === 'a' || next.text === 'p') ? (`${next.text}m` as const) : undefined
  const half = words.as(at, 'half')?.half ?? letter
  if (half !== undefined) {
    const isAgreed = clock.hour <= 12 ? clock.hour > 0 : half === 'pm'
    return isAgreed ? { clock: { ...clock, half }, to: at + 1, isBare: false } : undefined
  }
  const named = words.as(at, 'clock')
  if (named !== undefined && clock.hour === 12 && clock.minute === 0)
    return { clock: { hour: named.minutes / 60, minute: 0, style: 'exact' }, to: at + 1, isBare: false }
  // ‘8ish’, ‘5kg’.
  return next?.isGlued && /^\p{L}/u.test(next.text) && !words.is(at, 'lead') ? undefined : found
}
