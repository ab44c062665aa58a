// A phrase of time: pieces that stand together, and the words around them. The phrase is the longest there is; a word of time
// at its side that is none of its pieces makes it one that is not understood.

import { type Chunk, chunkAt } from './chunk.ts'
import type { Lexemes } from './lexemes.ts'

export interface Run {
  readonly chunks: readonly Chunk[]
  readonly from: number
  readonly to: number
  /** Odd: a part of it is not understood. Mention: it is spoken of, and nothing is due then. */
  readonly is: 'time' | 'odd' | 'mention'
}

/** The phrase that begins at this word. `isValue`: the text is known to be a time, so that ‘5’ and ‘morning’ are. */
export function runAt(words: Lexemes, at: number, isValue = false): Run | undefined {
  const chunks: Chunk[] = []
  let next = at
  for (;;) {
    const isJoined = chunks.length > 0 && (words.isSign(next, ',') || isOfPeriod(words, next))
    const chunk = chunkAt(words, isJoined ? next + 1 : next)
    if (chunk === undefined || (chunk.isBare && !isValue && isCounting(words, chunk.to))) break
    chunks.push(chunk)
    next = chunk.to
  }
  const [first] = chunks
  if (first === undefined) return undefined
  const run = { chunks, from: first.from, to: next }
  if (isValue) return { ...run, is: isOddAfter(words, run.to) ? 'odd' : 'time' }
  if (first.strength === 'needy' && first.leads.length === 0 && !isSpokenTime(words, chunks) && !isShortDay(chunks))
    return { ...run, to: first.to, chunks: [first], is: 'mention' }
  if (!isMeant(words, run)) return { ...run, is: 'mention' }
  return { ...run, is: isOddBefore(words, run) || isOddAfter(words, run.to) ? 'odd' : 'time' }
}

/** ‘Monday of next week’. */
const isOfPeriod = (words: Lexemes, at: number) => words.is(at, 'of') && words.is(at + 1, 'which', 'period')

/** Sat at 8 am, Wed night. */
const isShortDay = ([first, second]: readonly Chunk[]) =>
  first?.day?.is === 'weekday' && second !== undefined && !second.isBare && second.strength !== 'needy'

/** Seven in the morning, שבע בבוקר. In digits it could be what stands before: chapter 7. */
function isSpokenTime(words: Lexemes, [first, second]: readonly Chunk[]): boolean {
  return first?.clock !== undefined && second?.part !== undefined && words.at(first.from)?.value === undefined
}

/** ‘2 tickets’: a noun follows the number. */
function isCounting(words: Lexemes, at: number): boolean {
  return !isEnding(words, at) && chunkAt(words, at) === undefined && !isTimeWord(words, at)
}

/** Nothing follows that the time could be a part of: the end, a stop, a preposition, ‘to call Dana’. */
function isEnding(words: Lexemes, at: number): boolean {
  const word = words.at(at)
  if (word === undefined || words.is(at, 'goes-on', 'lead', 'and', 'about', 'odd', 'again')) return true
  // In Hebrew a preposition is a letter of the next word.
  return /^[^\p{L}\p{N}]/u.test(word.text) || /^[בלמשו]\p{Script=Hebrew}{2,}/u.test(word.text)
}

const isAtEnd = (words: Lexemes, at: number) => {
  for (let next = at; next < at + 3; next++) {
    const word = words.at(next)
    if (word === undefined) return true
    if (/[\p{L}\p{N}]/u.test(word.text) && !/^(?:please|thanks|בבקשה|תודה)$/.test(word.text)) return false
  }
  return false
}

type Found = Omit<Run, 'is'>

/** Whether something is due then, or the time is a part of what is to be done: about Friday, the Monday report. */
function isMeant(words: Lexemes, { chunks, from, to }: Found): boolean {
  const [first] = chunks as [Chunk]
  if (words.is(from - 1, 'about', 'of', 'the')) return false
  if (chunks.every(({ strength }) => strength === 'needy')) return false
  const isFree = isEnding(words, to)
  // ‘before my 3 pm client’.
  const isEvent = first.leads.some((lead) => lead === 'before' || lead === 'until')
  if (isEvent && !isFree && from > 0) return false
  if (!isFree && isName(words, from, to)) return false
  if (first.hasArticle && !isFree) return false
  if (first.leads.includes('to')) return isAtEnd(words, to) && !isMoved(words, from)
  if (chunks.some(({ strength }) => strength === 'strong')) return true
  const isLed = first.leads.length > 0 && !first.leads.includes('for') && !first.leads.includes('range')
  if (isLed) return isFree || from === 0 || !first.isBare
  return isFree
}

/** Verbs that move something to a day stand within so many words before it. */
const REACH = 12

function isMoved(words: Lexemes, from: number): boolean {
  for (let at = Math.max(0, from - REACH); at < from; at++) if (words.is(at, 'moves')) return true
  return false
}

/** ‘The Day After Tomorrow’: several words, all with a capital. */
function isName(words: Lexemes, from: number, to: number): boolean {
  const { text } = words
  const first = words.at(from)
  const last = words.at(to - 1)
  const own = text.slice(first?.start, last?.end).split(/\s+/, 6)
  return own.length > 1 && own.every((word) => /^\p{Lu}/u.test(word))
}

/** A word that says something of time, whatever it says. */
function isTimeWord(words: Lexemes, at: number): boolean {
  if (words.is(at, 'day', 'weekday', 'part', 'clock', 'half', 'oclock', 'unit', 'amount')) return true
  if (words.is(at, 'period', 'weekend', 'day-end', 'from-now', 'end', 'fraction')) return true
  return words.is(at, 'month') && !words.as(at, 'month')?.isWord
}

const isNumber = (words: Lexemes, at: number) => words.at(at)?.value !== undefined || words.is(at, 'ordinal', 'number')

/** At most so many small words are looked past. */
const PAST = 4

function isOddAfter(words: Lexemes, to: number): boolean {
  const glued = words.at(to)
  if (glued?.isGlued && /^[\p{L}\p{N}]/u.test(glued.text)) return true
  let at = to
  for (; at < to + PAST && isSmall(words, at); at++) {
    const lead = words.as(at, 'lead')?.lead
    if (lead === 'before' || lead === 'after' || lead === 'until' || lead === 'within') return true
  }
  const odd = words.as(at, 'odd')
  // ‘at the other office’.
  if (odd !== undefined && odd.where !== 'before')
    return at === to || isAtEnd(words, at + 1) || isTimeWord(words, at + 1) || words.is(at + 1, 'odd')
  if (words.is(at, 'again') || isTimeWord(words, at)) return true
  if (!isNumber(words, at) || words.as(at, 'number')?.form === 'article') return false
  const next = at + 1
  return isAtEnd(words, next) || /^[^\p{L}\p{N}]/u.test(words.at(next)?.text ?? '') || isTimeWord(words, next)
}

function isSmall(words: Lexemes, at: number): boolean {
  return (
    words.is(at, 'lead', 'the', 'of', 'and', 'own', 'about', 'which') ||
    words.isSign(at, '-', '–', '/', '&', '(', ',', '+', '~')
  )
}

function isOddBefore(words: Lexemes, { chunks, from }: Found): boolean {
  const [first] = chunks as [Chunk]
  let at = from - 1
  let isJoined = false
  for (; at >= Math.max(0, from - PAST); at--) {
    if (words.is(at, 'and', 'of') || words.isSign(at, '-', '–', '&', '/', '(')) isJoined = true
    else if (!words.is(at, 'the', 'which', 'own')) break
  }
  const odd = words.as(at, 'odd')
  if ((odd !== undefined && odd.where !== 'after') || words.is(at, 'again', 'past', 'from-now')) return true
  if (words.is(at, 'day', 'weekday', 'month', 'weekend', 'period') && !words.as(at, 'month')?.isWord)
    return isJoined || !words.is(at, 'ordinal')
  const isBound = first.leads.some((lead) => lead === 'before' || lead === 'after' || lead === 'to' || lead === 'until')
  if (words.is(at, 'unit', 'amount'))
    return isJoined || isBound || isDate(first) || words.is(at - 1, 'again', 'odd', 'the')
  if (words.is(at, 'part'))
    return isJoined || first.day === undefined || (first.leads.length === 0 && first.day.is !== 'relative')
  if (!isNumber(words, at) || words.as(at, 'number')?.form === 'article') return false
  if (words.is(at, 'ordinal') && first.day?.is === 'weekday') return true
  if (first.part !== undefined || (first.clock !== undefined && first.leads.length === 0)) return true
  return (isJoined && (first.clock !== undefined || isDate(first))) || isBound
}

const isDate = ({ day, leads }: Chunk) => leads.length === 0 && (day?.is === 'date' || day?.is === 'day-of-month')

/** ‘Every day call mom at 5’: it comes again, wherever the rest stands. */
export function comesAgain(words: Lexemes): boolean {
  for (let at = 0; at < words.length; at++) {
    if (!words.is(at, 'again')) continue
    for (let next = at + 1; next <= at + 2; next++)
      if (isTimeWord(words, next) || words.is(next, 'ordinal')) return true
  }
  return false
}
