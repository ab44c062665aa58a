// What is said when something that was confirmed could not be done. No question is open after it.

import { speech } from './languages/index.ts'
import { quoted } from './marker.ts'
import type { Language } from './turn.ts'

export function couldNot(language: Language, reason: string): string {
  return speech[language].phrases.couldNot(quoted(reason))
}
