// The numbers of several tasks: ‘4, 5 and 6’, ‘2 4 7’, ‘#2 and #4’, ‘tasks 2-5’, ‘2 to 5’, ‘4 ו-5’.

import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import type { Word } from '../../reading/words.ts'
import { wordSet } from '../../word-tables.ts'
import { AROUND, NUMBER_WORDS } from '../finding/numbers.ts'

const AND = wordSet(({ slots, several }) => [...slots.and, ...several.alsoAnd])
const THROUGH = wordSet(({ several }) => several.through)
/** With the letters that are joined to it: ו-5, מ-2, ל-5. */
const NUMBER = /^(?:([ומלב])-?)?#?(\d{1,6})$/
const RANGE = /^#?(\d{1,6})-#?(\d{1,6})$/

export interface NumbersSaid {
  /** In the order they were said. */
  readonly all: readonly number[]
  /** Those that were said themselves, and do not only stand between two others. */
  readonly single: readonly number[]
}

/** Undefined unless there are at least two, and nothing else is said. */
export function numbersIn(reader: Reader, words: readonly Word[], most: number): NumbersSaid | undefined {
  const all: number[] = []
  const single: number[] = []
  let isRange = false
  let through = false
  for (const [at, { text, quoted }] of words.entries()) {
    const range = RANGE.exec(text)
    const number = NUMBER.exec(text)
    if (quoted) return undefined
    if (range !== null) {
      if (!addRange(all, Number(range[1]), Number(range[2]), most)) return undefined
      isRange = true
    } else if (number !== null) {
      const value = Number(number[2])
      const from = all.at(-1)
      const isThrough = through || number[1] === 'ל'
      if (isThrough && from !== undefined) {
        single.pop()
        all.pop()
        if (!addRange(all, from, value, most)) return undefined
        isRange = true
      } else {
        all.push(value)
        single.push(value)
      }
      through = false
    } else if (reader.get(THROUGH).has(text) && all.length > 0) through = true
    else if (!isAround(reader, text) && !isNoun(reader, words, at)) return undefined
  }
  return all.length > 1 || isRange ? { all, single } : undefined
}

const isAround = (reader: Reader, text: string) =>
  reader.get(AND).has(text) ||
  reader.get(AROUND).has(text) ||
  reader.get(NUMBER_WORDS).has(text) ||
  /^[.,;!]$/.test(text)

const isNoun = (reader: Reader, words: readonly Word[], at: number) =>
  thingsAt(reader, words, at).some(({ meaning: { role } }) => role === 'ours' || role === 'ours-plural')

/** False if it is no range, or more than anyone means. */
function addRange(all: number[], a: number, b: number, most: number): boolean {
  const [from, to] = a < b ? [a, b] : [b, a]
  if (from === to || to - from >= most) return false
  for (let number = from; number <= to; number++) all.push(number)
  return true
}
