// What a command printed, as text that Pawl takes: without colours, control characters and what turns lines round.

import { stripVTControlCharacters } from 'node:util'
import { cutText } from '@pawl/kernel'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu

/** Bytes that are no text become a question mark: what is left is never refused for how it is written. */
export function plainText(text: string, limit = Number.POSITIVE_INFINITY): string {
  const plain = stripVTControlCharacters(text.toWellFormed()).replace(CONTROL, '').replaceAll('\ufffd', '?')
  return cutText(plain, limit)
}

/** The same with nothing but the letters of a program: for what is refused all the same. */
export function escapedText(text: string, limit: number): string {
  const escaped = text.replace(/[^\x20-\x7e\n]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return cutText(escaped, limit)
}
