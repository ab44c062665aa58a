// Work whose blocker was dropped, as the inbox asks a person about it [D50]: the ways to answer, and what each causes.

import * as z from 'zod'
import { MOST_BLOCKERS } from '../input/blocked-by.ts'
import { inEachLanguage, type Language } from '../language.ts'
import { once } from '../once.ts'
import { taskReference } from './task-view.ts'

/** The same words as those of `unblock-task`. */
export const droppedAnswer = once(() =>
  z.discriminatedUnion('answer', [
    z.strictObject({ answer: z.literal('go_on') }),
    z.strictObject({ answer: z.literal('wait_for'), on: z.array(taskReference()).min(1).max(MOST_BLOCKERS) }),
    z.strictObject({ answer: z.literal('cancel') }),
  ]),
)
export type DroppedAnswer = z.output<ReturnType<typeof droppedAnswer>>

interface Texts {
  readonly asks: string
  readonly causes: { readonly [answer in DroppedAnswer['answer']]: string }
  /** Of those the asker may not see only the number is told. */
  readonly reason: (named: readonly string[], hidden: number) => string
}

const texts = inEachLanguage<Texts>({
  en: {
    asks: 'What this task waits for was dropped and is not done. How does it go on?',
    causes: {
      go_on: 'The task goes on without what was dropped.',
      wait_for: 'The task waits for these instead.',
      cancel: 'The task is cancelled too.',
    },
    reason: (named, hidden) =>
      `dropped: ${[...named, ...(hidden > 0 ? [`${hidden} you may not see`] : [])].join(', ')}`,
  },
  he: {
    asks: 'מה שהמשימה הזאת ממתינה לו בוטל, ולא נעשה. איך ממשיכים?',
    causes: {
      go_on: 'המשימה ממשיכה בלי מה שבוטל.',
      wait_for: 'המשימה ממתינה לאלה במקומו.',
      cancel: 'גם המשימה הזאת מבוטלת.',
    },
    reason: (named, hidden) => `בוטל: ${[...named, ...(hidden > 0 ? [`${hidden} שאינך רשאי לראות`] : [])].join(', ')}`,
  },
})

export function droppedQuestion(language: Language) {
  const { asks, causes } = texts[language]
  const ways = [
    { answer: { answer: 'go_on' }, causes: causes.go_on },
    { answer: { answer: 'wait_for', on: ['…'] }, causes: causes.wait_for },
    { answer: { answer: 'cancel' }, causes: causes.cancel },
  ]
  return { asks, ways, answers: z.toJSONSchema(droppedAnswer()) }
}

/** Which blockers were dropped, by number and title. */
export function droppedReason(named: readonly string[], hidden: number, language: Language): string {
  return texts[language].reason(named, hidden)
}
