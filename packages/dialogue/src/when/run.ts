// A phrase of time: pieces that stand together, and the words around them. The phrase is the longest there is; a word of time
// at its side that is none of its pieces makes it one that is not understood.

import { type Chunk, chunkAt } from './chunk.ts'
import { isAtEnd, isNumbered } from './ending.ts'
import type { Lexemes } from './lexemes.ts'
import { isCounting, isEnding, isOddAfter, isOddBefore, isTimeWord } from './neighbours.ts'

export interface Run {
  readonly chunks: readonly Chunk[]
  readonly from: number
  readonly to: number
  /** Odd: a part of it is not understood. Mention: it is spoken of, and nothing is due then. */
  readonly is: 'time' | 'odd' | 'mention'
}

/** The phrase that begins at this word. `isValue`: the text is known to be a time, so that ‘5’ and ‘morning’ are. */
export function runAt(words: Lexemes, at: number, isValue = false): Run | undefined {
  const first = chunkAt(words, at)
  if (first === undefined || isCounted(words, first, at, isValue)) return undefined
  const chunks = [first]
  for (
    let next = nextChunk(words, first, at, isValue);
    next !== undefined;
    next = nextChunk(words, next, at, isValue)
  ) {
    // What cannot begin a phrase is looked at once, and not with all that follows it.
    if (chunks.length === 1 && !isValue && !begins(words, first, next)) break
    chunks.push(next)
  }
  const run = { chunks, from: at, to: (chunks.at(-1) as Chunk).to }
  if (isValue) return { ...run, is: isOddAfter(words, run.to) ? 'odd' : 'time' }
  if (!begins(words, first, chunks[1]) || !isMeant(words, run)) return { ...run, is: 'mention' }
  return { ...run, is: isOddBefore(words, first, run.to) || isOddAfter(words, run.to) ? 'odd' : 'time' }
}

/** ‘2 tickets’. What begins with ‘at 4’ says when: ‘at 4 pick up the kids’, not ‘at 3 stores’. */
function isCounted(words: Lexemes, { isBare, leads, to }: Chunk, begins: number, isValue: boolean): boolean {
  const isFirst = begins === 0 && leads.includes('at') && !PLURAL.test(words.at(to)?.text ?? '')
  return isBare === true && !isValue && !isFirst && isCounting(words, to)
}

const PLURAL = /[a-z][^s]s$/

function nextChunk(words: Lexemes, before: Chunk, begins: number, isValue: boolean): Chunk | undefined {
  const at = before.to
  const range = rangeEnd(words, before)
  if (range !== undefined) return range
  const isJoined = words.isSign(at, ',') || isOfPeriod(words, at) || isOfDay(words, before)
  const chunk = chunkAt(words, isJoined ? at + 1 : at)
  return chunk === undefined || isCounted(words, chunk, begins, isValue) ? undefined : chunk
}

/** 3-5 pm, between Monday and Wednesday. */
function rangeEnd(words: Lexemes, before: Chunk): Chunk | undefined {
  const at = before.to
  const isBetween = before.leads.includes('between') && words.is(at, 'and')
  const isDash = words.isSign(at, '-', '–', '—') && (before.clock !== undefined || before.day !== undefined)
  if (!isBetween && !isDash) return undefined
  const chunk = chunkAt(words, at + 1)
  const isSame = before.clock !== undefined ? chunk?.clock !== undefined : chunk?.day !== undefined
  return chunk !== undefined && isSame ? { ...chunk, leads: ['to'] } : undefined
}

/** The evening of July 31. */
const isOfDay = (words: Lexemes, { part, to }: Chunk) =>
  part !== undefined && words.is(to, 'of') && words.is(to + 1, 'month', 'weekday', 'the', 'ordinal')

/** Not a number or a part of the day by itself, which may belong to what stands before: chapter 7, good morning. */
function begins(words: Lexemes, first: Chunk, second: Chunk | undefined): boolean {
  if (first.strength !== 'needy' || first.leads.length > 0) return true
  return isSpokenTime(words, first, second) || isShortDay(words, first, second) || isEarlierTime(words, first, second)
}

/** ‘Evening at 6 pm’, ‘nine to eleven am’, ‘3-5 pm’. */
function isEarlierTime(words: Lexemes, first: Chunk, second: Chunk | undefined): boolean {
  if (second?.clock === undefined || (second.strength === 'needy' && !words.is(second.to, 'part', 'lead'))) return false
  if (first.part !== undefined) return second.leads.every((lead) => lead === 'at' || lead === 'around' || lead === 'by')
  const isRange =
    first.clock !== undefined && second.leads.some((lead) => lead === 'to' || lead === 'until' || lead === 'by')
  return isRange && (words.at(first.from)?.value === undefined || words.isSign(first.to, '-', '–', '—'))
}

/** ‘Monday of next week’. */
const isOfPeriod = (words: Lexemes, at: number) => words.is(at, 'of') && words.is(at + 1, 'which', 'period')

/** Sat at 8 am, חמישי ב10. The first two are ‘first’ and ‘second’ as often: תור שני ב8. So is any behind what is counted: פרק שלישי. */
function isShortDay(words: Lexemes, first: Chunk, second: Chunk | undefined): boolean {
  if (first.day?.is !== 'weekday' || second === undefined || second.strength === 'needy') return false
  return !second.isBare || (first.day.weekday > 1 && second.leads.includes('at') && !isNumbered(words, first.from))
}

/** Seven in the morning, שבע בבוקר. In digits it could be what stands before: chapter 7. */
const isSpokenTime = (words: Lexemes, first: Chunk, second: Chunk | undefined) =>
  first.clock !== undefined && second?.part !== undefined && words.at(first.from)?.value === undefined

type Found = Omit<Run, 'is'>

/** Whether something is due then, or the time is a part of what is to be done: about Friday, the Monday report. */
function isMeant(words: Lexemes, { chunks, from, to }: Found): boolean {
  const [first] = chunks as [Chunk]
  if (words.is(from - 1, 'about', 'of', 'the')) return false
  if (chunks.every(({ strength }) => strength === 'needy') && !isRangeOfTime(words, chunks)) return false
  if (isRangeLed(first) && isNumbered(words, from)) return false
  // ‘עמודים 10 עד 20’: so many, and no hour.
  if (first.isBare && first.leads.includes('by') && words.at(from - 1)?.value !== undefined) return false
  const isFree = isEnding(words, to)
  // ‘before my 3 pm client’.
  const isEvent = first.leads.some((lead) => lead === 'before' || lead === 'until')
  if (isEvent && !isFree && from > 0) return false
  if (!isFree && isName(words, from, to)) return false
  if (first.hasArticle && !isFree) return false
  if (first.leads.includes('to')) return (isAtEnd(words, to) || (isFree && from === 0)) && !isMoved(words, from)
  if (chunks.some(({ strength }) => strength === 'strong')) return true
  // ‘Friday at 3 call the bank’.
  if (from === 0 && chunks.some(({ clock, leads }, at) => at > 0 && clock && leads.includes('at'))) return true
  const isLed = first.leads.length > 0 && !first.leads.includes('for') && !first.leads.includes('range')
  if (isLed) return isFree || from === 0 || !first.isBare
  return isFree
}

/** ‘From 3 to 5’; not ‘pages from 3 to 5’. */
function isRangeOfTime(words: Lexemes, [first, second]: readonly Chunk[]): boolean {
  if (first?.clock === undefined || second?.clock === undefined) return false
  return isRangeLed(first) && !isNumbered(words, first.from) && second.leads.includes('to')
}

const isRangeLed = ({ leads }: Chunk) => leads.some((lead) => lead === 'range' || lead === 'between')

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

/** ‘Always call mom at 5’: it comes again, wherever the rest stands, and how is in none of the phrases. */
export function comesAgain(words: Lexemes, runs: readonly Run[]): boolean {
  let next = 0
  for (let at = 0; at < words.length; at++) {
    while (next < runs.length && (runs[next]?.to ?? 0) <= at) next++
    const isInside = at >= (runs[next]?.from ?? words.length)
    if (isInside || !words.is(at, 'again', 'every', 'often', 'repeating')) continue
    for (let after = at + 1; after <= at + 2; after++)
      if (isTimeWord(words, after) || words.is(after, 'ordinal')) return true
  }
  return false
}
