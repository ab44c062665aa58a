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

export function tokensOf(text: string): readonly Token[] {
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
    if (!isInside) tokens.push({ text: plain(match[0]), start, end: start + match[0].length, isQuoted: false })
    else if (tokens.at(-1)?.end !== quote.end)
      tokens.push({ text: '', start: quote.start, end: quote.end, isQuoted: true })
  }
  return tokens
}

/** ‘ב' וה'’: behind a letter it shortens a word. */
const isGeresh = (text: string, at: number) => text.charAt(at) === "'" && /\p{Script=Hebrew}/u.test(text.charAt(at - 1))

function plain(written: string): string {
  return normalized(written).replace(/[’`׳]/g, "'").replace(/״/g, '"')
}
