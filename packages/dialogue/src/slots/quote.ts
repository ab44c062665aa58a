// Quotations in a text, and a stretch taken out of it.

import { cleaned } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import { isSign, splitWords } from '../reading/words.ts'

export interface Stretch {
  readonly from: number
  readonly to: number
}

const isMark = isSign(',;:.!?')

/** ‘"…"’ and nothing else: opaque. */
export function wholeQuote(reader: Reader, text: string): string | undefined {
  const list = splitWords(reader, text).filter((word) => !isMark(word))
  const [only] = list
  return list.length === 1 && only?.quoted ? cleaned(text.slice(only.start, only.end).slice(1, -1)) : undefined
}

export function without(text: string, { from, to }: Stretch): string {
  return `${text.slice(0, from).trimEnd()} ${text.slice(to).trimStart()}`.trim()
}
