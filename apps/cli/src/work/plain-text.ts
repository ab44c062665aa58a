// What a command printed, as text that Pawl takes: without colours, control characters and what turns lines round.

import { stripVTControlCharacters } from 'node:util'
import { FORBIDDEN_IN_TEXT } from '@pawl/contract'
import { cutText } from '@pawl/kernel'

/** Bytes that are no text become a question mark: what is left is never refused for how it is written. */
export function plainText(text: string, limit = Number.POSITIVE_INFINITY): string {
  const readable = stripVTControlCharacters(text.toWellFormed()).replaceAll('\ufffd', '?')
  const plain = readable.replace(FORBIDDEN_IN_TEXT, '')
  return cutText(plain, limit)
}

/** The same with nothing but the letters of a program: for what is refused all the same. */
export function escapedText(text: string, limit: number): string {
  const escaped = text.replace(/[^\x20-\x7e\n]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return cutText(escaped, limit)
}
