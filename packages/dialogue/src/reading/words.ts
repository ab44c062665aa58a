// A message as words: what is compared, and where it stands in what was written. What stands in quotes is one word, and
// opaque: nothing inside it is a command [D7].

import { normalized } from '../normalize.ts'

export interface Word {
  /** As `normalized` gives it; punctuation that ends a clause is a word of its own. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly quoted: boolean
}

const QUOTED =
  /"[^"]*"|“[^”]*”|״[^״]*״|«[^»]*»|(?:(?<![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])[לבהוכמש][-־]?))['‘][^'’]*['’](?![\p{L}\p{N}])/u
    .source
const NUMBER = /#?\d+(?:[:./-]\d+)*(?:[ap]\.?m?\b|(?:st|nd|rd|th)\b)?/u.source
/** ל'…': a letter joined to a quotation. */
const JOINED = /(?<![\p{L}\p{N}])[לבהוכמש][-־]?(?=["“״'‘][^"”״'’]+["”״'’](?![\p{L}\p{N}]))/u.source
const TOKEN = new RegExp(
  `${JOINED}|${QUOTED}|${NUMBER}|[\\p{L}\\p{N}\\p{M}_&$%@+]+(?:['’.\`־״"-][\\p{L}\\p{N}\\p{M}_]+)*|[,;:.!?—–()]`,
  'gu',
)
const FIRST_QUOTE = /^["“״«'‘]/

export function splitWords(message: string): Word[] {
  const words: Word[] = []
  for (const match of message.matchAll(TOKEN)) {
    const [written] = match
    const quoted = written.length > 1 && FIRST_QUOTE.test(written)
    const text = quoted ? written : plain(written)
    words.push({ text, start: match.index, end: match.index + written.length, quoted })
  }
  return words
}

function plain(written: string): string {
  const text = normalized(written)
  return /[’`״]/.test(text) ? text.replace(/[’`]/g, "'").replace(/״/g, '"') : text
}
