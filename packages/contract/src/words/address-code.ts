// What stands in the message that brings a code: nothing that whoever asked for it could have chosen.

import { inEachLanguage, type Language } from '../language.ts'

interface CodeWords {
  readonly subject: string
  readonly lines: (command: string) => readonly [before: string, after: string, otherwise: string]
}

const words = inEachLanguage<CodeWords>({
  en: {
    subject: 'Pawl: a code for this email address',
    lines: (command) => [
      'Someone wants Pawl to send messages to this address. If that was you, this is your code. It is good for a day:',
      `Give it where you are reminded, on the page of your account, or run: ${command}`,
      'If it was not you, do nothing. Without the code nothing else is sent here.',
    ],
  },
  he: {
    subject: 'Pawl: קוד לאישור כתובת הדוא״ל הזאת',
    lines: (command) => [
      'מישהו ביקש ש־Pawl ישלח הודעות לכתובת הזאת. אם הבקשה שלך, זה הקוד. הוא תקף ליממה:',
      `יש להקליד אותו בדף החשבון שלך, ליד התזכורות, או להריץ: ${command}`,
      'אם הבקשה לא שלך, אין צורך לעשות דבר. בלי הקוד לא יישלח לכאן שום דבר נוסף.',
    ],
  },
})

export interface CodeText {
  readonly subject: string
  readonly lines: readonly string[]
}

export function codeText(language: Language, address: string, code: string): CodeText {
  const { subject, lines } = words[language]
  const [before, after, otherwise] = lines(`pawl notify confirm ${address} ${code}`)
  return { subject, lines: [before, '', code, '', after, '', otherwise] }
}
