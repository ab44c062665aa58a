// A text as the grammar of time sees it: digits apart from letters, every sign by itself, and what stands in quotes as one
// token nobody looks into.

import { normalized } from '../normalize.ts'
import { wordsSplit } from '../reading/words.ts'

export interface Token {
  /** Normalized. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isQuoted: boolean
}

const TOKEN = /\d+|\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])|[\p{L}\p{M}]+(?:['’״"`][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}\p{C}]/gu

/** Letters, digits, and signs that are tokens of their own wherever they stand: most texts have nothing else. */
const PLAIN = /^[ A-Za-z0-9\u05d0-\u05ea,:;!?#()/+-]*$/

export function tokensOf(text: string): readonly Token[] {
  return PLAIN.test(text) ? plainTokens(text) : allTokens(text)
}

/** The same for a plain text, in a fraction of the time. */
function plainTokens(text: string): readonly Token[] {
  const tokens: Token[] = []
  const lower = text.toLowerCase()
  for (let start = 0; start < lower.length; ) {
    const kind = kindOf(lower.charCodeAt(start))
    let end = start + 1
    if (kind === 'letter' || kind === 'digit')
      while (end < lower.length && kindOf(lower.charCodeAt(end)) === kind) end++
    if (kind !== 'space') tokens.push({ text: lower.slice(start, end), start, end, isQuoted: false })
    start = end
  }
  return tokens
}

function kindOf(code: number): 'space' | 'letter' | 'digit' | 'sign' {
  if (code === 32) return 'space'
  if (code >= 48 && code <= 57) return 'digit'
  return (code >= 97 && code <= 122) || code >= 0x5d0 ? 'letter' : 'sign'
}

function allTokens(text: string): readonly Token[] {
  const quotes = /["“״«'‘]/.test(text)
    ? wordsSplit(text).filter(({ quoted, start }) => quoted && !isGeresh(text, start))
    : []
  const tokens: Token[] = []
  let next = 0
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index
    while (next < quotes.length && (quotes[next]?.end ?? 0) <= start) next++
    const quote = quotes[next]
    const isInside = quote !== undefined && start >= quote.start
    if (!isInside) tokens.push({ text: plainText(match[0]), start, end: start + match[0].length, isQuoted: false })
    else if (tokens.at(-1)?.end !== quote.end)
      tokens.push({ text: '', start: quote.start, end: quote.end, isQuoted: true })
  }
  return tokens
}

/** ‘ב' וה'’: behind a letter it shortens a word. */
const isGeresh = (text: string, at: number) => text.charAt(at) === "'" && /\p{Script=Hebrew}/u.test(text.charAt(at - 1))

/** A text as tokens are compared. */
export function plainText(written: string): string {
  return normalized(written).replace(/[’`׳]/g, "'").replace(/״/g, '"')
}
