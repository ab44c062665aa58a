// A question of an agent in a room as the inbox shows it: what is asked of people, and how to answer.

import * as z from 'zod'
import { roomContent } from '../input/room-names.ts'
import { inEachLanguage, type Language } from '../language.ts'
import { once } from '../once.ts'

/** What may be answered as an object; a plain text is the same. */
export const questionAnswer = once(() => z.strictObject({ answer: roomContent() }))

const texts = inEachLanguage({
  en: {
    asks: 'An agent asks, and its task waits for the answer.',
    causes: 'The task goes back to the role that asked, with this answer.',
  },
  he: {
    asks: 'סוכן שואל, והמשימה שלו ממתינה לתשובה.',
    causes: 'המשימה חוזרת לתפקיד ששאל, עם התשובה הזאת.',
  },
})

export function agentQuestion(language: Language) {
  const { asks, causes } = texts[language]
  return { asks, ways: [{ answer: { answer: '…' }, causes }], answers: z.toJSONSchema(questionAnswer()) }
}
