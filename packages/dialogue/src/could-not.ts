// What is said when something that was confirmed could not be done. No question is open after it.

import { quoted } from './marker.ts'
import type { Reader } from './reader.ts'
import type { Language } from './turn.ts'

export function couldNot(reader: Reader, language: Language, reason: string): string {
  return reader.speech(language).phrases.couldNot(quoted(reason))
}
