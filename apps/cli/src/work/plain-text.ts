// What a command printed, as text that Pawl takes: without colours, control characters and what turns lines round.

import { stripVTControlCharacters } from 'node:util'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu

export function plainText(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROL, '').replaceAll('\ufffd', '?').toWellFormed()
}
