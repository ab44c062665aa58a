// The words beside a phrase of time: whether it ends there, and whether one of them belongs to it and was not understood.

import type { Lead } from '../languages/dates.ts'
import { type Chunk, chunkAt } from './chunk.ts'
import { isAtEnd, isSoMany } from './ending.ts'
import type { Lexemes } from './lexemes.ts'

/** Words of what comes again. */
const EVERY = [
  'every',
  'often',
  'repeating',
  'weekdays',
  'parts',
  'finished',
  'once',
  'times',
  'ahead',
  'exactly',
  'coming',
  'last',
] as const

/** ‘2 tickets’: a noun follows the number. */
export function isCounting(words: Lexemes, at: number): boolean {
  return !isEnding(words, at) && chunkAt(words, at) === undefined && !isTimeWord(words, at)
}

/** Nothing follows that the time could be a part of: the end, a stop, a preposition, ‘to call Dana’. */
export function isEnding(words: Lexemes, at: number): boolean {
  const word = words.at(at)
  if (word === undefined || words.is(at, 'goes-on', 'lead', 'and', 'about', 'odd', 'again', 'except', ...EVERY))
    return true
  // In Hebrew a preposition is a letter of the next word.
  return /^[^\p{L}\p{N}]/u.test(word.text) || /^[בלמשו]\p{Script=Hebrew}{2,}/u.test(word.text)
}

/** A word that says something of time, whatever it says. */
export function isTimeWord(words: Lexemes, at: number): boolean {
  if (words.is(at, 'day', 'weekday', 'part', 'clock', 'half', 'oclock', 'unit', 'amount')) return true
  if (words.is(at, 'period', 'weekend', 'day-end', 'from-now', 'end', 'within', 'fraction', 'holiday')) return true
  return words.is(at, 'month') && !words.as(at, 'month')?.isWord
}

const isNumber = (words: Lexemes, at: number) => words.at(at)?.value !== undefined || words.is(at, 'ordinal', 'number')

/** At most so many small words are looked past. */
const PAST = 4

/** A word of time that is none of its pieces follows the phrase. */
export function isOddAfter(words: Lexemes, to: number): boolean {
  const glued = words.at(to)
  if (glued?.isGlued && /^[\p{L}\p{N}]/u.test(glued.text)) return true
  if (isMoreDigits(words, to) || words.is(to, 'letter') || isExcept(words, to)) return true
  let at = to
  for (; at < to + PAST && isSmall(words, at); at++) {
    const lead = words.as(at, 'lead')?.lead
    if (lead === 'before' || lead === 'after' || lead === 'until' || lead === 'within') return true
  }
  // ‘Tomorrow at’: something is missing.
  if (words.at(at) === undefined)
    return at > to && words.is(at - 1, 'lead', 'the', 'of', 'and', 'own', 'about', 'which')
  if (isExcept(words, at)) return true
  const odd = words.as(at, 'odd')
  // ‘at the other office’.
  if (odd !== undefined && odd.where !== 'before') return at === to || isAtEnd(words, at + 1) || isOfTime(words, at + 1)
  if (words.is(at, 'again', 'past', ...EVERY) || isTimeWord(words, at)) return true
  const afterNth = words.is(at + 1, 'lead') ? at + 2 : at + 1
  if (words.is(at, 'nth-time') && (isTimeWord(words, afterNth) || words.is(at + 1, 'repeating'))) return true
  // ‘At 7:30pm for two’.
  if (!isNumber(words, at) || isSoMany(words, at) || (words.is(to - 1, 'half') && isForSome(words, at))) return false
  let next = at + 1
  while (next < at + PAST && isSmall(words, next)) next++
  return isOfTime(words, next) || isAtEnd(words, next) || /^[^\p{L}\p{N}]/u.test(words.at(next)?.text ?? '')
}

/** ‘Every day except holidays’. */
function isExcept(words: Lexemes, at: number): boolean {
  const except = words.as(at, 'except')
  if (except === undefined || except.isWeak !== true) return except !== undefined
  return isTimeWord(words, words.is(at + 1, 'lead', 'the') ? at + 2 : at + 1)
}

const isOfTime = (words: Lexemes, at: number) =>
  isTimeWord(words, at) || isNumber(words, at) || isSmall(words, at) || words.is(at, 'odd', 'again', 'past', ...EVERY)

/** ‘June 12/5’. */
const isMoreDigits = (words: Lexemes, at: number) =>
  words.isSign(at, '/', '-', '.', ':') && words.at(at)?.isGlued === true && words.at(at + 1)?.value !== undefined

function isSmall(words: Lexemes, at: number): boolean {
  return (
    words.is(at, 'lead', 'the', 'of', 'and', 'own', 'about', 'which') ||
    words.isSign(at, '-', '–', '/', '&', '(', ',', '+', '~')
  )
}

/** A word of time that is none of its pieces stands before the phrase. */
export function isOddBefore(words: Lexemes, first: Chunk, to: number): boolean {
  const { from } = first
  // ‘This tomorrow’, ‘and tomorrow’: what belongs to it was not understood.
  const before = words.as(from - 1, 'lead')?.lead
  const isLoose = before !== undefined && !(isVerbs(before) && (first.leads.length > 0 || first.day?.is === 'relative'))
  if (words.is(from - 1, 'which') || isLoose || (words.is(from - 1, 'and') && isAtEnd(words, to))) return true
  let at = before === undefined ? from - 1 : from - 2
  let isJoined = false
  for (; at >= Math.max(0, from - PAST); at--) {
    if (words.is(at, 'and', 'of') || words.isSign(at, '-', '–', '&', '/', '(')) isJoined = true
    else if (!words.is(at, 'the', 'which', 'own')) break
  }
  const odd = words.as(at, 'odd')
  // ‘Black Friday’; not ‘… Black tonight’.
  const isNameOfDay = odd?.isName === true && first.day?.is === 'relative'
  if ((odd !== undefined && odd.where !== 'after' && !isNameOfDay) || words.is(at, 'again', 'past', ...EVERY))
    return true
  // ‘Except tomorrow’; not ‘but tomorrow’.
  if (words.is(at, 'except') && !words.is(at, 'goes-on')) return true
  const isBound = first.leads.some((lead) => lead === 'before' || lead === 'after' || lead === 'to' || lead === 'until')
  if (!(first.leads.length > 0 && isForSome(words, at)) && isBesideOdd(words, at)) return true
  if (words.is(at, 'unit'))
    return isJoined || isBound || isDate(first) || words.is(at - 1, 'again', 'odd', 'the', ...EVERY)
  if (words.is(at, 'part'))
    return isJoined || first.day === undefined || (first.leads.length === 0 && first.day.is !== 'relative')
  if (isTimeWord(words, at)) return true
  if (!isNumber(words, at) || words.as(at, 'number')?.form === 'article') return false
  if (first.every !== undefined || (words.is(at, 'ordinal') && first.day?.is === 'weekday')) return true
  if (first.part !== undefined || (first.clock !== undefined && first.leads.length === 0)) return true
  return (isJoined && (first.clock !== undefined || isDate(first))) || isBound
}

/** ‘A table for two on Friday’. */
const isForSome = (words: Lexemes, at: number) =>
  isNumber(words, at) && words.as(at - 1, 'lead')?.lead === 'for' && at > 1

/** ‘Come in at 8’. */
const isVerbs = (lead: Lead) => lead === 'in' || lead === 'on'

/** ‘Thru 2 tomorrow’: the number belongs to what stands before it. */
function isBesideOdd(words: Lexemes, from: number): boolean {
  let at = from
  while (at > from - PAST && isNounOfTime(words, at)) at--
  if (at === from) return false
  const odd = words.as(at, 'odd')
  if (odd !== undefined && odd.where !== 'after') return true
  return words.is(at, 'again', 'lead', 'which', 'past', 'except', ...EVERY) || isTimeWord(words, at)
}

const isNounOfTime = (words: Lexemes, at: number) =>
  words.is(at, 'unit', 'part', 'of', 'nth-time') ||
  isNumber(words, at) ||
  words.isSign(at, ':') ||
  words.as(at, 'month')?.isWord === true

const isDate = ({ day, leads }: Chunk) =>
  leads.length === 0 && (day?.is === 'date' || day?.is === 'day-of-month' || day?.is === 'either')
