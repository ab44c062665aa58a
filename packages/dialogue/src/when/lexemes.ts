// The words of a text with what each says of time. Each is looked up once; the grammar only asks.

import type { TimeWord } from '../languages/dates.ts'
import { kept, type Reader } from '../reader.ts'
import { RecentAnswers } from '../reading/recent-answers.ts'
import type { Chunk } from './chunk.ts'
import { type Entry, TIME_WORDS, type TimeWords } from './time-words.ts'
import { type Token, tokensOf } from './tokens.ts'

export interface Lexeme {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly meanings: readonly TimeWord[]
  /** Of digits. */
  readonly value?: number
  /** No space before it. */
  readonly isGlued: boolean
}

export type Kind = TimeWord['is']
/** What a word can begin by what it says: digits say nothing else. */
export type Beginnings = ReadonlySet<Kind | 'digits'>
type Of<K extends Kind> = Extract<TimeWord, { readonly is: K }>

export class Lexemes {
  readonly text: string
  readonly list: readonly Lexeme[]
  /** How often the grammar has looked at a word: what a reading costs. */
  steps = 0

  /** Whether a word in it can be of a time, and not only before or behind one. */
  readonly mayBeTime: boolean
  /** What was read at each place: several readings of a text ask for the same. Null: nothing. */
  readonly chunks: (Chunk | null)[]

  constructor(reader: Reader, text: string) {
    this.text = text
    // Counted each time, whatever is cached.
    reader.effort.spend(text.length >> 2)
    const { list, mayBeTime, chunks } = reader.get(READ).of(text)
    this.list = list
    this.mayBeTime = mayBeTime
    this.chunks = chunks
  }

  get length(): number {
    return this.list.length
  }

  at(at: number): Lexeme | undefined {
    this.steps++
    return this.list[at]
  }

  as<K extends Kind>(at: number, kind: K): Of<K> | undefined {
    this.steps++
    const meanings = this.list[at]?.meanings
    if (meanings === undefined) return undefined
    for (const meaning of meanings) if (meaning.is === kind) return meaning as Of<K>
    return undefined
  }

  is(at: number, ...kinds: readonly Kind[]): boolean {
    this.steps++
    const meanings = this.list[at]?.meanings
    if (meanings === undefined) return false
    for (const meaning of meanings) if (kinds.includes(meaning.is)) return true
    return false
  }

  /** Whether what begins with one of these can begin here. */
  canBegin(at: number, beginnings: Beginnings): boolean {
    const word = this.list[at]
    if (word === undefined) return false
    if (word.value !== undefined && beginnings.has('digits')) return true
    for (const { is } of word.meanings) if (beginnings.has(is)) return true
    return false
  }

  isSign(at: number, ...signs: readonly string[]): boolean {
    this.steps++
    return signs.includes(this.list[at]?.text ?? '')
  }
}

/** Whether a phrase of time can begin with this word. What begins with a sign may be one. */
export function mayBeginTime(reader: Reader, word: string): boolean {
  const { words, prefixes, longestPrefix } = reader.get(TIME_WORDS)
  const [first] = tokensOf(word)
  if (first === undefined || !LETTERS_FIRST.test(first.text)) return true
  const { text } = first
  if (prefixes.has(text) || words.get(text) !== undefined) return true
  for (let length = Math.min(longestPrefix, text.length - 1); length > 0; length--)
    if (prefixes.has(text.slice(0, length)) && words.get(text.slice(length)) !== undefined) return true
  return false
}

const LETTERS_FIRST = /^\p{L}/u

const READ = kept(
  (reader) =>
    new RecentAnswers((text) => {
      const list = lexemesOf(tokensOf(text), reader.get(TIME_WORDS))
      const chunks: (Chunk | null)[] = []
      return { list, mayBeTime: list.some(isOfTime), chunks }
    }),
)

const isOfTime = ({ value, meanings }: Lexeme) => value !== undefined || meanings.some(isTime)
const isTime = (word: TimeWord) => !BESIDE.has(word.is) && !(word.is === 'number' && word.form === 'article')
/** What stands beside a time, and is none. */
const BESIDE: ReadonlySet<Kind> = new Set<Kind>([
  ...(['lead', 'the', 'of', 'and', 'be', 'about', 'moves', 'which', 'own', 'exactly', 'odd', 'last'] as const),
])

const ORDINAL_ENDS = new Set(['st', 'nd', 'rd', 'th'])
const NOTHING: readonly TimeWord[] = []

function lexemesOf(tokens: readonly Token[], known: TimeWords): readonly Lexeme[] {
  const list: Lexeme[] = []
  for (let at = 0; at < tokens.length; ) {
    const { made, to } =
      partOfName(tokens, at, known) ??
      digitsAt(tokens, at) ??
      joinedAt(tokens, at, known) ??
      wordAt(tokens, at, known) ??
      prefixedAt(tokens, at, known) ??
      unknownAt(tokens, at, known)
    list.push(...made)
    at = to
  }
  return list
}

/** One or two lexemes, and one past the last token. */
interface Made {
  readonly made: readonly Lexeme[]
  readonly to: number
}

function lexeme(
  tokens: readonly Token[],
  at: number,
  to: number,
  meanings: readonly TimeWord[],
  value?: number,
): Lexeme {
  const { text, start } = tokens[at] as Token
  const isGlued = at > 0 && tokens[at - 1]?.end === start
  const end = (tokens[to - 1] as Token).end
  return { text, start, end, meanings, isGlued, ...(value !== undefined && { value }) }
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** ‘3rd’ is an ordinal. */
function digitsAt(tokens: readonly Token[], at: number): Made | undefined {
  const token = tokens[at] as Token
  if (!isDigit(token.text.charCodeAt(0))) return undefined
  const value = Number(token.text)
  const next = tokens[at + 1]
  const isOrdinal = next !== undefined && ORDINAL_ENDS.has(next.text) && next.start - token.end <= 1
  if (!isOrdinal || value < 1 || value > 31) return { made: [lexeme(tokens, at, at + 1, NOTHING, value)], to: at + 1 }
  return { made: [lexeme(tokens, at, at + 2, [{ is: 'ordinal', value }])], to: at + 2 }
}

/** ‘ב-15’: the letter, with its hyphen. */
function joinedAt(tokens: readonly Token[], at: number, { prefixes }: TimeWords): Made | undefined {
  const prefix = tokens[at]
  const meanings = prefix && prefixes.get(prefix.text)
  if (prefix === undefined || meanings === undefined) return undefined
  const [hyphen, next] = [tokens[at + 1], tokens[at + 2]]
  // ‘ב 12’, with a space.
  if (hyphen?.start === prefix.end + 1 && /^\d/.test(hyphen.text) && prefix.text.length === 1)
    return { made: [lexeme(tokens, at, at + 1, meanings)], to: at + 1 }
  if (hyphen?.start !== prefix.end) return undefined
  const isHyphen = /^[-־]$/.test(hyphen.text) && next?.start === hyphen.end
  if (!isHyphen && !/^\d/.test(hyphen.text)) return undefined
  const to = isHyphen ? at + 2 : at + 1
  return { made: [lexeme(tokens, at, to, meanings)], to }
}

function wordAt(tokens: readonly Token[], at: number, known: TimeWords): Made | undefined {
  const found = entryAt(tokens, at, (tokens[at] as Token).text, known)
  if (found === undefined) return undefined
  const to = at + found.rest.length + 1
  return { made: [lexeme(tokens, at, to, found.meanings)], to }
}

/** ‘#weekend’ is a tag, ‘third-floor’ a thing: no time, whatever the word is else. */
function partOfName(tokens: readonly Token[], at: number, { words }: TimeWords): Made | undefined {
  const [before, token, hyphen] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token === undefined || (before?.text !== '#' && hyphen?.text !== '-')) return undefined
  const next = tokens[at + 2]
  const isTag = before?.text === '#' && before.end === token.start && LETTERS.test(token.text)
  const isJoined = hyphen?.text === '-' && hyphen.start === token.end && next?.start === hyphen.end
  const isCompound =
    isJoined && LETTERS.test(token.text) && LETTERS.test(next.text) && words.get(next.text) === undefined
  return isTag || isCompound ? { made: [lexeme(tokens, at, at + 1, NOTHING)], to: at + 1 } : undefined
}

const LETTERS = /^\p{Script=Latin}{3,}$/u

function unknownAt(tokens: readonly Token[], at: number, known: TimeWords): Made {
  return { made: [lexeme(tokens, at, at + 1, oddIfOwned((tokens[at] as Token).text, known))], to: at + 1 }
}

function entryAt(tokens: readonly Token[], at: number, first: string, { words }: TimeWords): Entry | undefined {
  return words.get(first)?.find((entry) => isThere(entry, tokens, at))
}

const isThere = ({ rest }: Entry, tokens: readonly Token[], at: number) =>
  rest.every((word, index) => tokens[at + index + 1]?.text === word) && !isLetterOfNext(tokens, at + rest.length)

const isJoinable = ({ meanings }: Entry) => meanings.some(({ is }) => JOINABLE.has(is))

/** ‘כל יום ב-8’: the letter belongs to the number. */
function isLetterOfNext(tokens: readonly Token[], at: number): boolean {
  const [letter, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (letter?.text.length !== 1 || next?.start !== letter.end || !/^\p{L}/u.test(letter.text)) return false
  return /^\d/.test(next.text) || (/^[-־]$/.test(next.text) && after?.start === next.end && /^\d/.test(after.text))
}

/** What may have a letter joined to it. */
const JOINABLE: ReadonlySet<Kind> = new Set<Kind>([
  ...(['day', 'weekday', 'month', 'number', 'ordinal', 'part', 'clock', 'fraction', 'unit', 'amount'] as const),
  ...(['period', 'weekend', 'end', 'day-end', 'odd', 'from-now', 'holiday', 'weekdays', 'within', 'letters'] as const),
])

/** ‘בשש’: the letter, then the word. */
function prefixedAt(tokens: readonly Token[], at: number, known: TimeWords): Made | undefined {
  const { text, start } = tokens[at] as Token
  for (let length = Math.min(known.longestPrefix, text.length - 2); length > 0; length--) {
    const prefix = known.prefixes.get(text.slice(0, length))
    const entries = prefix && known.words.get(text.slice(length))
    const found = entries?.find((entry) => isJoinable(entry) && isThere(entry, tokens, at))
    if (found === undefined) continue
    const to = at + found.rest.length + 1
    const whole = lexeme(tokens, at, to, found.meanings)
    const letter = { ...whole, text: text.slice(0, length), end: start + length, meanings: prefix ?? NOTHING }
    return { made: [letter, { ...whole, text: text.slice(length), start: start + length, isGlued: true }], to }
  }
  return undefined
}

/** ‘Friday's’ is about a time, and is none; ‘tomorrowat’ is one with a slip in it. */
function oddIfOwned(text: string, { words, longName }: TimeWords): readonly TimeWord[] {
  if (longName.test(text)) return ODD
  const stem = text.endsWith("'s") ? text.slice(0, -2) : undefined
  return stem !== undefined && words.get(stem)?.some(isJoinable) ? ODD : NOTHING
}

const ODD: readonly TimeWord[] = [{ is: 'odd' }]
