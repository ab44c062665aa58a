// A message as words: what is compared, and where it stands in what was written. What stands in quotes is one word, and
// opaque: nothing inside it is a command [D7].

import { normalized } from '../normalize.ts'
import { kept, type Reader } from '../reader.ts'
import { RecentAnswers } from './recent-answers.ts'

export interface Word {
  /** As `normalized` gives it; punctuation that ends a clause is a word of its own. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly quoted: boolean
}

/** No quotation is longer, so that a quote that is never closed costs no more than that. */
const QUOTED =
  /"[^"]{0,1000}"|“[^”]{0,1000}”|״[^״]{0,1000}״|«[^»]{0,1000}»|(?:(?<![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])[לבהוכמש][-־]?))['‘][^'’]{0,1000}['’](?![\p{L}\p{N}])/u
    .source
const NUMBER = /#?\d+(?:[:./-]\d+)*(?:[ap]\.?m?\b|(?:st|nd|rd|th)\b)?/u.source
/** ל'…': a letter joined to a quotation. */
const JOINED = /(?<![\p{L}\p{N}])[לבהוכמש][-־]?(?=["“״'‘][^"”״'’]{1,1000}["”״'’](?![\p{L}\p{N}]))/u.source
const TOKEN = new RegExp(
  `${JOINED}|${QUOTED}|${NUMBER}|[\\p{L}\\p{N}\\p{M}_&$%@+]+(?:['’.\`־״"-][\\p{L}\\p{N}\\p{M}_]+)*|[,;:.!?—–()]`,
  'gu',
)
const FIRST_QUOTE = /^["“״«'‘]/

/** Anything but spaces and words of letters or of digits: most messages have none of it, and a tenth of the time is enough for them. */
const PUNCTUATED = /[^ A-Za-z0-9\u05d0-\u05ea]|\d[^\d ]|[^\d ]\d/

/** A turn looks at its message more than once. */
const SPLIT = kept(() => new RecentAnswers(wordsSplit))

export function splitWords(reader: Reader, message: string): readonly Word[] {
  reader.effort.spend(message.length)
  return reader.get(SPLIT).of(message)
}

/** The same, uncounted and not remembered: for what is worked out once. */
export function wordsSplit(message: string): readonly Word[] {
  if (!PUNCTUATED.test(message)) return splitAtSpaces(message)
  const words: Word[] = []
  for (const match of withoutLooseQuotes(message).matchAll(TOKEN)) {
    const written = message.slice(match.index, match.index + match[0].length)
    const quoted = FIRST_QUOTE.test(written)
    const text = quoted ? written : plain(written)
    words.push({ text, start: match.index, end: match.index + written.length, quoted })
  }
  return words
}

const PAIRS = [
  ['“', '”'],
  ['«', '»'],
  ['‘', '’'],
] as const

/** A quote that opens and is never closed is none: looking for its end again and again is what would take long. */
export function withoutLooseQuotes(message: string): string {
  let text = message
  for (const [opens, closes] of PAIRS) {
    const last = Math.max(text.lastIndexOf(closes), opens === '‘' ? text.lastIndexOf("'") : -1) + 1
    if (text.includes(opens, last)) text = text.slice(0, last) + text.slice(last).replaceAll(opens, ' ')
  }
  return text
}

function splitAtSpaces(message: string): Word[] {
  const text = message.toLowerCase()
  const words: Word[] = []
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start)
    const end = space === -1 ? text.length : space
    if (end > start) words.push({ text: text.slice(start, end), start, end, quoted: false })
    start = end + 1
  }
  return words
}

const plain = (written: string) => normalized(written).replace(/[’`]/g, "'")

const PUNCTUATION = new Set([',', ';', ':', '.', '!', '?', '—', '–', '(', ')'])

export const isPunctuation = ({ text }: Word) => PUNCTUATION.has(text)

/** Whether a word is one of these signs. */
export function isSign(signs: string): (word: Word) => boolean {
  return ({ text }) => text.length === 1 && signs.includes(text)
}
