// Things that are said in one breath: ‘milk, eggs and bread’. Where they end is told by commas and the last ‘and’; what stands
// in quotes is never cut.

import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { wordList, wordSet } from '../../word-tables.ts'

const AND = wordSet(({ slots, several }) => [...slots.and, ...several.alsoAnd])
const AND_PREFIXES = wordList(({ slots }) => [slots.andPrefix ?? []].flat())
const NO_AND = wordSet(({ several }) => several.noAnd)
/** Nobody lists more things in one message. */
const MOST_ITEMS = 60
const SHORTEST = 2

interface Cut {
  /** Where the piece before ends, and the next begins. */
  readonly end: number
  readonly start: number
  readonly by: 'comma' | 'and'
}

/** ‘ולחם’ → ‘לחם’. */
export function withoutAnd(reader: Reader, word: string): string {
  const prefix = reader.get(AND_PREFIXES).find((one) => word.startsWith(one) && word.length > one.length + 1)
  return prefix === undefined ? word : word.slice(prefix.length)
}

/** At every comma and every ‘and’. */
export function joinedParts(reader: Reader, text: string): readonly string[] {
  return cutAt(text, cutsIn(reader, text))
}

/** At commas only; an ‘and’ behind a comma is none of the next piece. */
export function commaParts(reader: Reader, text: string): readonly string[] {
  return cutAt(
    text,
    cutsIn(reader, text).filter(({ by }) => by === 'comma'),
  )
}

/** At commas, and at the last ‘and’ behind the last comma. */
export function listParts(reader: Reader, text: string): readonly string[] {
  const cuts = cutsIn(reader, text)
  const lastComma = cuts.findLastIndex(({ by }) => by === 'comma')
  const lastAnd = cuts.findLastIndex(({ by }) => by === 'and')
  return cutAt(
    text,
    cuts.filter(({ by }, at) => by === 'comma' || (at === lastAnd && at > lastComma)),
  )
}

function cutsIn(reader: Reader, text: string): readonly Cut[] {
  const words = splitWords(reader, text)
  const cuts: Cut[] = []
  for (let at = 0; at < words.length && cuts.length < MOST_ITEMS; at++) {
    const word = words[at] as Word
    if (word.quoted) continue
    if (word.text === ',' || word.text === ';') {
      const and = words[at + 1]
      const length = and === undefined ? 0 : andLength(reader, and)
      // ‘…, and bread’, ‘…, ולחם’.
      const start = and === undefined ? text.length : length === 0 ? and.start : and.start + length
      cuts.push({ end: word.start, start, by: 'comma' })
      if (length > 0) at++
    } else if (at > 0) {
      const length = andLength(reader, word)
      if (length > 0) cuts.push({ end: word.start, start: word.start + length, by: 'and' })
    }
  }
  return cuts
}

/** How many letters of this word are an ‘and’. */
function andLength(reader: Reader, { text, quoted }: Word): number {
  if (quoted || text === ',' || text === ';') return 0
  if (reader.get(AND).has(text)) return text.length
  const prefix = reader.get(AND_PREFIXES).find((one) => text.startsWith(one))
  if (prefix === undefined || reader.get(NO_AND).has(text) || text.length < prefix.length + SHORTEST) return 0
  return text.charAt(prefix.length) === '-' ? prefix.length + 1 : prefix.length
}

function cutAt(text: string, cuts: readonly Cut[]): readonly string[] {
  const parts: string[] = []
  let from = 0
  for (const { end, start } of cuts) {
    parts.push(text.slice(from, end))
    from = start
  }
  return [...parts, text.slice(from)].map(trimmed).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

const trimmed = (part: string) => part.replace(/^[\s,;:.!—–-]+|[\s,;:.!—–]+$/g, '')
