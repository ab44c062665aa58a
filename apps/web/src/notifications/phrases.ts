// What notifications say, and where a person chooses them.

import { countingIn, inEachLanguage } from '@pawl/contract'
import type { Subject } from './subjects.ts'

interface NotificationPhrases {
  readonly title: string
  readonly explain: string
  readonly here: string
  readonly notAllowed: string
  readonly allow: string
  readonly refused: string
  readonly byEmail: string
  readonly emailHint: string
  readonly address: string
  readonly subjects: { readonly [subject in Subject]: string }
  readonly news: { readonly [subject in Subject]: string }
  readonly hooks: string
  readonly unanswered: (questions: number) => string
  readonly answerOldest: string
  readonly seeOldest: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const notificationPhrases = inEachLanguage<NotificationPhrases>({
  en: {
    title: 'Notify me about',
    explain: 'The number on the tab always shows how much waits for you. Choose what else to be notified of.',
    here: 'On this computer, while you look elsewhere',
    notAllowed: 'This browser may not show notifications yet.',
    allow: 'Allow notifications',
    refused: 'The browser refused. Allow notifications for this page in its settings.',
    byEmail: 'By email',
    emailHint: 'Sent by the server, also when no page is open',
    address: 'Where the emails go',
    subjects: {
      questions: 'Questions from agents',
      reviews: 'Work that waits for a review',
      finished: 'Work that is finished',
    },
    news: { questions: 'A question for you', reviews: 'Waiting for your review', finished: 'Finished' },
    hooks: 'Tell other places: chats, webhooks',
    unanswered: (questions) =>
      inEnglish(questions, {
        one: 'A question waits for a System, and nobody answers it. Asked:',
        other: '# questions wait for a System, and nobody answers them. The oldest was asked:',
      }),
    answerOldest: 'Answer it yourself',
    seeOldest: 'See what it is',
  },
  he: {
    title: 'על מה להודיע לי',
    explain: 'המספר שעל הלשונית תמיד מראה כמה דברים מחכים לך. כאן בוחרים על מה עוד להודיע.',
    here: 'במחשב הזה, כשהדף לא מולך',
    notAllowed: 'לדפדפן הזה עוד אין רשות להציג התראות.',
    allow: 'לאפשר התראות',
    refused: 'הדפדפן סירב. אפשר להתיר התראות לדף הזה בהגדרות שלו.',
    byEmail: 'בדוא״ל',
    emailHint: 'נשלח מהשרת, גם כשאין דף פתוח',
    address: 'לאן לשלוח',
    subjects: {
      questions: 'שאלות של סוכנים',
      reviews: 'עבודה שמחכה לבדיקה',
      finished: 'עבודה שהסתיימה',
    },
    news: { questions: 'שאלה בשבילך', reviews: 'מחכה לבדיקה שלך', finished: 'הסתיים' },
    hooks: 'להודיע למקומות אחרים: צ׳אטים, תוכנות',
    unanswered: (questions) =>
      inHebrew(questions, {
        one: 'שאלה מחכה למערכת ואיש אינו עונה עליה. נשאלה:',
        two: 'שתי שאלות מחכות למערכת ואיש אינו עונה עליהן. הישנה נשאלה:',
        other: '# שאלות מחכות למערכת ואיש אינו עונה עליהן. הישנה נשאלה:',
      }),
    answerOldest: 'לענות עליה בעצמך',
    seeOldest: 'לראות במה מדובר',
  },
})
