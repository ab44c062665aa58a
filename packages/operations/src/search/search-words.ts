// What is looked for: the words of a text, each with the forms it may have. Pure.
//
// SW1. Every word has to be there, in any order; each may go on.
// SW2. In Hebrew ‘the’, ‘and’, ‘in’, ‘to’ and the like are written as one with their word: a word is found with them and, given
//     with them, without.

import { searchText } from './search-text.ts'

/** At most so many words are looked for: those that come first. */
const MOST_WORDS = 8
const LONGEST = 64
const PREFIXES = ['ה', 'ו', 'ב', 'ל', 'מ', 'ש', 'כ', 'וה', 'של', 'שה', 'מה', 'כש', 'לכ', 'וב', 'ול', 'ומ']
const WRITTEN_PREFIX = /^(?:וה|שה|מה|כש|וב|ול|ומ|[הובלמשכ])(?=\p{Script=Hebrew}{3})/u

export interface SoughtWord {
  readonly word: string
  /** Any of these will do, each as the beginning of a word. */
  readonly forms: readonly string[]
}

export function soughtWords(text: string): SoughtWord[] {
  return searchText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST))
    .map((word) => ({ word, forms: formsOf(word) }))
}

function formsOf(word: string): string[] {
  if (!/^\p{Script=Hebrew}{2}/u.test(word)) return [word]
  const bare = word.replace(WRITTEN_PREFIX, '')
  const roots = bare === word ? [word] : [word, bare]
  return [...new Set(roots.flatMap((root) => [root, ...PREFIXES.map((prefix) => prefix + root)]))]
}
