// When something is due, in the words of a person [D45]: read whole, asked about, or left where it stands.

import type { Recurrence } from '../languages/recurrence.ts'
import { kept, type Reader } from '../reader.ts'
import { type Convention, conventionOf } from './calendar-day.ts'
import type { Chunk } from './chunk.ts'
import { DATE_WORDS } from './day-in-digits.ts'
import { Lexemes } from './lexemes.ts'
import { type Moment, minuteNow, today, writtenDay, writtenTime, writtenUtc } from './moment.ts'
import { rangeIn } from './range.ts'
import { type Named, resolveMoment } from './resolve-moment.ts'
import { resolveRecurrence } from './resolve-recurrence.ts'
import { comesAgain, type Run, runAt } from './run.ts'

interface Stretch {
  readonly from: number
  readonly to: number
}

/** One deadline, or several it could be; and where it stands in the text. */
interface FoundWhen {
  readonly dates: readonly string[]
  /** It comes again; the dates are of the first time. */
  readonly recurrence?: Recurrence
  readonly stretches: readonly Stretch[]
  /** Where it says from when to when: it is due by one of the two, and the other is to be kept. */
  readonly range?: Stretch
}

/** What a text says of when. `left`: phrases of time that stay in it. */
export interface WhenIn {
  readonly found?: FoundWhen
  readonly left: readonly Stretch[]
}

/** More are not worth a question. */
const MOST_DATES = 4

/** A longer text is no errand: nothing is looked for in it, and nothing taken out. */
const MOST_WORDS = 400

export function whenIn(reader: Reader, text: string, moment: Moment): WhenIn {
  const words = new Lexemes(reader, text)
  return words.mayBeTime ? reader.get(FOUND).in(words, moment) : NOTHING
}

const NOTHING: WhenIn = { left: [] }

const MOST_TEXTS = 64

/** A turn looks for a time in the same words more than once. */
class WhenOfTurn {
  readonly #reader: Reader
  #moment: Moment | undefined
  readonly #found = new Map<string, WhenIn>()

  constructor(reader: Reader) {
    this.#reader = reader
  }

  in(words: Lexemes, moment: Moment): WhenIn {
    if (moment !== this.#moment || this.#found.size >= MOST_TEXTS) this.#found.clear()
    this.#moment = moment
    const known = this.#found.get(words.text)
    if (known !== undefined) return known
    const found = whenAmong(this.#reader, words, moment)
    this.#found.set(words.text, found)
    return found
  }
}

const FOUND = kept((reader) => new WhenOfTurn(reader))

export function whenAmong(reader: Reader, words: Lexemes, moment: Moment): WhenIn {
  if (words.length > MOST_WORDS || !words.mayBeTime) return { left: [] }
  const runs = runsIn(words)
  const left = runs.filter(({ is }) => is !== 'time').map((run) => stretchOf(words, run))
  const times = runs.filter(({ is }) => is === 'time')
  if (times.length === 0) return { left }
  const all = runs.map((run) => stretchOf(words, run))
  if (runs.some(({ is }) => is === 'odd') || comesAgain(words, runs)) return { left: all }
  const { named, recurrence } = meant(times, moment, conventionOf(reader, words.text))
  const dates = [...new Set(named.flatMap((one) => next(one, moment)).map((one) => written(one, moment)))]
  if (dates.length === 0 || dates.length > MOST_DATES) return { left: all }
  const stretches = times.map((run) => stretchOf(words, run))
  // How something comes again is kept in its own words anyway.
  const range =
    recurrence === undefined ? times.map(({ chunks }) => rangeIn(chunks)).find((one) => one !== undefined) : undefined
  const found = {
    dates,
    stretches,
    ...(recurrence && { recurrence }),
    ...(range && { range: stretchOf(words, range) }),
  }
  return { found, left }
}

interface Meant {
  readonly named: readonly Named[]
  readonly recurrence?: Recurrence
}

/** What comes again has all the phrases for it. */
function meant(runs: readonly Run[], moment: Moment, convention: Convention): Meant {
  const chunks = runs.flatMap((run) => run.chunks)
  if (chunks.every(({ every }) => every === undefined)) return { named: namedBy(runs, moment, convention) }
  const found = resolveRecurrence(chunks, moment, convention)
  return found === undefined ? { named: [] } : { named: found.first, recurrence: found.recurrence }
}

/** A text that is a time and nothing else: an answer, or a new value. A time without a day is written T17:00. */
export function wholeWhen(reader: Reader, text: string, moment: Moment, isAsked: boolean): readonly string[] {
  const chunks = wholeChunks(reader, text, isAsked)
  const named = chunks === undefined ? [] : resolveMoment(chunks, moment, conventionOf(reader, text))
  const dates = [...new Set(named.map((one) => timeOnly(one) ?? written(one, moment)))]
  return dates.length > MOST_DATES ? [] : dates
}

/** The pieces of a text that is nothing but a time. */
export function wholeChunks(reader: Reader, text: string, isAsked: boolean): readonly Chunk[] | undefined {
  const words = new Lexemes(reader, text)
  if (!words.mayBeTime || hasOtherWord(words)) return undefined
  let at = 0
  while (at < words.length && isPunctuation(words, at)) at++
  const run = runAt(words, at, true)
  if (run === undefined || run.is === 'odd') return undefined
  for (let next = run.to; next < words.length; next++) if (!isPunctuation(words, next)) return undefined
  const isSure = run.chunks.some(
    ({ strength, day, hasArticle }) => strength !== 'needy' || isLateWeekday(day) || hasArticle === true,
  )
  return isSure || isAsked ? run.chunks : undefined
}

/** Whether a text may be nothing but a time. */
export function mayBeWhen(reader: Reader, text: string): boolean {
  const words = new Lexemes(reader, text)
  return words.mayBeTime && !hasOtherWord(words)
}

/** A word that says nothing of time stands in no phrase of it, but for a few short ones and those that say that a date follows. */
const hasOtherWord = ({ list }: Lexemes) =>
  list.some(
    ({ value, meanings, text }) =>
      value === undefined && meanings.length === 0 && WORD.test(text) && !DATE_WORDS.has(text),
  )

const WORD = /^[a-z\u05d0-\u05ea]{3,}$/

/** שישי, ‘wed’: as a whole text a day. ראשון and שני are ‘first’ and ‘second’ as well. */
const isLateWeekday = (day: Chunk['day']) => day?.is === 'weekday' && day.weekday > 1

const isPunctuation = (words: Lexemes, at: number) => /^[^\p{L}\p{N}]/u.test(words.at(at)?.text ?? '')

function runsIn(words: Lexemes): readonly Run[] {
  const runs: Run[] = []
  for (let at = 0; at < words.length; ) {
    const word = words.list[at]
    const isKnown = word?.value !== undefined || word?.meanings.length !== 0
    const run = isKnown ? runAt(words, at) : undefined
    if (run !== undefined) runs.push(run)
    at = Math.max(at + 1, run?.to ?? 0)
  }
  return runs
}

/** Said in two places it is one moment if they go together (tomorrow … at five), and otherwise one of the two. */
function namedBy(runs: readonly Run[], moment: Moment, convention: Convention): readonly Named[] {
  const together = resolveMoment(
    runs.flatMap(({ chunks }) => chunks),
    moment,
    convention,
  )
  if (runs.length === 1 || together.length === 1) return together
  const each = runs.map(({ chunks }) => resolveMoment(chunks, moment, convention))
  return each.every((named) => named.length > 0) ? each.flat() : []
}

function stretchOf(words: Lexemes, { from, to }: Stretch): Stretch {
  const end = words.list[to - 1]?.end ?? 0
  return { from: words.list[from]?.start ?? 0, to: end }
}

function written(named: Named, moment: Moment): string {
  if ('written' in named) return named.written
  if ('utc' in named) return writtenUtc(named.utc)
  const { day, minutes } = named
  if (minutes === undefined) return writtenDay(day ?? today(moment))
  return writtenTime(day ?? nextDay(minutes, moment), minutes, moment)
}

/** ‘At 10’, said at noon: ten this evening, or tomorrow morning. */
function next(named: Named, moment: Moment): readonly Named[] {
  if (!('isUsual' in named) || named.minutes === undefined || named.minutes > minuteNow(moment)) return [named]
  const other = (named.minutes + 720) % 1440
  return other > minuteNow(moment) ? [{ day: today(moment), minutes: other }, named] : [named]
}

/** A time without a day, as it is. */
function timeOnly(named: Named): string | undefined {
  const isTime = 'minutes' in named && named.minutes !== undefined && named.day === undefined
  return isTime ? timeOfDay(named.minutes ?? 0) : undefined
}

/** A time that has passed today is tomorrow's. */
export function nextDay(minutes: number, moment: Moment): number {
  return minutes > minuteNow(moment) ? today(moment) : today(moment) + 1
}

function timeOfDay(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
