// Which language a message is in [D15].

import { CLOSED_WORDS } from './languages/en/answers.ts'
import type { HistoryMessage, Language } from './turn.ts'

const HEBREW = /[\u0590-\u05ff]/
const LETTER = /\p{L}/u

/** Hebrew if it has a Hebrew letter. A message that says nothing of its language keeps that of the conversation. */
export function languageOf(message: string, history: readonly HistoryMessage[]): Language {
  const own = ownLanguage(message, history)
  if (own !== undefined) return own
  for (let index = history.length - 1; index >= 0; index--) {
    const earlier = history[index] as HistoryMessage
    const language = earlier.role === 'user' ? ownLanguage(earlier.content, history.slice(0, index)) : undefined
    if (language !== undefined) return language
  }
  const spoken = history.findLast((earlier) => earlier.role === 'assistant')
  return spoken !== undefined && HEBREW.test(spoken.content) ? 'he' : 'en'
}

function ownLanguage(message: string, before: readonly HistoryMessage[]): Language | undefined {
  if (HEBREW.test(message)) return 'he'
  if (!LETTER.test(message)) return undefined
  for (const [word] of message.toLowerCase().matchAll(WORD)) {
    if (CLOSED_WORDS.has(word) || !LETTER.test(word) || ISO_MOMENT.test(word)) continue
    if (!isShownId(word, before)) return 'en'
  }
  return undefined
}

/** An id that was just shown is no word of any language. */
function isShownId(word: string, before: readonly HistoryMessage[]): boolean {
  const shown = before.findLast((earlier) => earlier.role === 'assistant')?.content
  return shown?.toLowerCase().includes(`: ${word})`) ?? false
}

const WORD = /[\p{L}\p{N}_'-]+/gu
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}t\d{2}$|^\d+z?$/
