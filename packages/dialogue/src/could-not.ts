// What is said when something that was confirmed could not be done. No question is open after it.

import { quoted } from './marker.ts'
import type { Reader } from './reader.ts'
import type { Language } from './turn.ts'

export function couldNot(
  reader: Reader,
  language: Language,
  reason: string,
  done: 'nothing' | 'the rest before it' = 'nothing',
): string {
  const { phrases, direct } = reader.speech(language)
  return done === 'nothing' ? phrases.couldNot(quoted(reason)) : direct.couldNotGoOn(quoted(reason))
}
