// Work of a room that waits for a person's review, as the inbox shows it: why it came to people, the ways to answer, and what each causes.

import * as z from 'zod'
import { roomContent } from '../input/room-names.ts'
import { inEachLanguage, type Language } from '../language.ts'
import { once } from '../once.ts'
import { shownReason } from '../words/attempt-endings.ts'

export const reviewAnswer = once(() =>
  z.discriminatedUnion('answer', [
    z.strictObject({ answer: z.literal('accept') }),
    z.strictObject({ answer: z.literal('send_back'), because: roomContent().optional() }),
    z.strictObject({ answer: z.literal('close') }),
  ]),
)
export type ReviewAnswer = z.output<ReturnType<typeof reviewAnswer>>

/** How it came to people. */
export type ReviewCause = 'stopped' | 'handed_over' | 'failed' | 'done_again' | 'attached' | 'reopened'

interface Texts {
  readonly asks: string
  readonly causes: { readonly [answer in ReviewAnswer['answer']]: string }
  readonly because: { readonly [cause in ReviewCause]: string }
}

const texts = inEachLanguage<Texts>({
  en: {
    asks: 'Work of a room waits for your review: accept it, send it back, or close it.',
    causes: {
      accept: 'The task is completed.',
      send_back: 'The task goes back to work, with your reason, and is reviewed again when it is done.',
      close: 'The task is closed; nobody goes on with it.',
    },
    because: {
      stopped: 'stopped by a person',
      handed_over: 'handed to you by its agent',
      failed: 'failed too often',
      done_again: 'was sent back and is done again',
      attached: 'was attached to work that has ended',
      reopened: 'was opened again',
    },
  },
  he: {
    asks: 'עבודה של חדר ממתינה לבדיקה שלך: לאשר אותה, להחזיר אותה או לסגור אותה.',
    causes: {
      accept: 'המשימה מושלמת.',
      send_back: 'המשימה חוזרת לעבודה, עם הסיבה שלך, ותיבדק שוב כשתיעשה.',
      close: 'המשימה נסגרת, ואף אחד לא ממשיך בה.',
    },
    because: {
      stopped: 'אדם עצר אותה',
      handed_over: 'הסוכן שלה העביר אותה אליך',
      failed: 'נכשלה יותר מדי פעמים',
      done_again: 'הוחזרה ונעשתה שוב',
      attached: 'צורפה לעבודה שהסתיימה',
      reopened: 'נפתחה מחדש',
    },
  },
})

export function roomReview(language: Language) {
  const { asks, causes } = texts[language]
  const ways = [
    { answer: { answer: 'accept' }, causes: causes.accept },
    { answer: { answer: 'send_back', because: '…' }, causes: causes.send_back },
    { answer: { answer: 'close' }, causes: causes.close },
  ]
  return { asks, ways, answers: z.toJSONSchema(reviewAnswer()) }
}

/** In words of the reader, and in those of whoever brought it there if they said any. */
export function reviewReason(cause: ReviewCause, said: string | undefined, language: Language): string {
  const because = texts[language].because[cause]
  return said === undefined ? because : `${because}: ${shownReason(said, language)}`
}
