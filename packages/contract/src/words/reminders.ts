// What reminders say, and what is said of those that are sent.

import { inEachLanguage, type Language, languages } from '../language.ts'
import type { ChannelKind, DeliveryState, DeliveryTrouble } from '../operations/reminder-operations.ts'

interface ReminderWords {
  readonly subject: (title: string) => string
  readonly due: (when: string) => string
  /** It comes later than it should have. */
  readonly late: (when: string) => string
  readonly task: (number: number) => string
  readonly test: { readonly title: string; readonly body: string }
  readonly snooze: string
  readonly done: string
  readonly kinds: { readonly [kind in ChannelKind]: string }
  readonly states: { readonly [state in DeliveryState]: string }
  readonly troubles: { readonly [trouble in DeliveryTrouble]: string }
}

export const reminderWords = inEachLanguage<ReminderWords>({
  en: {
    subject: (title) => `Reminder: ${title}`,
    due: (when) => `Due ${when}`,
    late: (when) => `This reminder is late: it was due at ${when}.`,
    task: (number) => `Task ${number}`,
    test: { title: 'Pawl reminds you here', body: 'This message shows that reminders arrive.' },
    snooze: 'In 10 minutes',
    done: 'Done',
    kinds: { email: 'email', webhook: 'webhook', push: 'browser' },
    states: { waiting: 'waiting', sent: 'sent', failed: 'not sent', held: 'held', withheld: 'not for you' },
    troubles: {
      unreachable: 'could not be reached',
      silent: 'did not answer in time',
      refused: 'was refused there',
      busy: 'asks for more time between messages',
      gone: 'is not there any more',
      notAllowed:
        'nothing is sent without https://, to the server’s own machine or to private networks; whoever runs it can allow it (PAWL_ALLOWED_NETWORKS)',
      notSetUp: 'this server is not set up to send these',
    },
  },
  he: {
    subject: (title) => `תזכורת: ${title}`,
    due: (when) => `מועד: ${when}`,
    late: (when) => `התזכורת מאחרת: היא הייתה אמורה להגיע ב־${when}.`,
    task: (number) => `משימה ${number}`,
    test: { title: 'כאן יגיעו התזכורות של Pawl', body: 'ההודעה הזאת מראה שתזכורות מגיעות.' },
    snooze: 'בעוד 10 דקות',
    done: 'בוצע',
    kinds: { email: 'דוא״ל', webhook: 'webhook', push: 'דפדפן' },
    states: { waiting: 'ממתינה', sent: 'נשלחה', failed: 'לא נשלחה', held: 'מושהית', withheld: 'לא מיועדת לך' },
    troubles: {
      unreachable: 'לא ניתן להגיע לשם',
      silent: 'לא התקבלה תשובה בזמן',
      refused: 'נדחתה שם',
      busy: 'מבקשים שם יותר זמן בין הודעות',
      gone: 'היעד כבר לא קיים',
      notAllowed:
        'לא נשלח דבר בלי https://, אל מחשב השרת עצמו או אל רשתות פרטיות; מי שמפעיל את השרת יכול להתיר זאת (PAWL_ALLOWED_NETWORKS)',
      notSetUp: 'השרת הזה לא הוגדר לשלוח הודעות כאלה',
    },
  },
})

export interface ReminderFacts {
  readonly title: string
  readonly number: number
  /** In milliseconds, and whether the time of day is meant too; null without a deadline. */
  readonly deadline: { readonly at: number; readonly hasTime: boolean } | null
  readonly dueAt: number
}

export interface ReminderText {
  readonly title: string
  readonly body: string
  readonly isLate: boolean
}

/** Later than this it says so. */
const LATE = 90_000

/** Times are told where the person's clocks are. A day is a day wherever one is. */
export function reminderText(language: Language, timeZone: string, facts: ReminderFacts, now: number): ReminderText {
  const words = reminderWords[language]
  const { title, deadline, dueAt } = facts
  const isLate = now - dueAt > LATE
  const lines = [
    deadline && words.due(deadline.hasTime ? timeIn(language, timeZone, deadline.at) : dayIn(language, deadline.at)),
    isLate && words.late(timeIn(language, timeZone, dueAt)),
  ]
  return { title, body: lines.filter(Boolean).join('\n') || words.task(facts.number), isLate }
}

function timeIn(language: Language, timeZone: string, at: number): string {
  const { locale } = languages[language]
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}

function dayIn(language: Language, at: number): string {
  return new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
}
