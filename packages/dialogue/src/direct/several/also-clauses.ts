// Two things to do in one breath, told apart by ‘also’: ‘call the school about the trip and also pay for the swimming lessons’.
//
// ALS1. Each begins with a verb of doing; a plain ‘and’ keeps them one task, as it was written [SA4].

import type { Reader } from '../../reader.ts'
import { splitWords } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import { isErrand } from '../adding/doing.ts'

const ALSO = phraseTable(({ several }) => several.alsoBetween ?? [])
const LONGEST = 400
const MOST_PARTS = 6
const MOST_WORDS = 60

/** Undefined if it is one thing. */
export function alsoClauses(reader: Reader, text: string): readonly string[] | undefined {
  if (text.length > LONGEST) return undefined
  const words = splitWords(reader, text)
  if (words.length > MOST_WORDS || words.some(({ quoted }) => quoted)) return undefined
  const parts: string[] = []
  let from = 0
  for (let at = 1; at < words.length; at++) {
    const length = reader.get(ALSO).at(words, at)[0]?.length ?? 0
    const next = words[at + length]
    if (length === 0 || next === undefined) continue
    parts.push(text.slice(from, words[at]?.start))
    from = next.start
    at += length
  }
  const all = [...parts, text.slice(from)].map((part) => part.replace(/^[\s,;]+|[\s,;]+$/gu, ''))
  const isSeveral = all.length > 1 && all.length <= MOST_PARTS && all.every((part) => isErrand(reader, part))
  return isSeveral ? all : undefined
}
