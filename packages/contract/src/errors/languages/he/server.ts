// The server, and its limits.

import type { ErrorTexts } from '../../texts.ts'
import { systemText } from '../../texts.ts'
import { seconds, system } from './reasons.ts'

export const server = {
  SERVER_ALREADY_RUNNING: {
    message: ({ url }) => `כבר פועל שרת על הנתונים האלה${url ? `, בכתובת ${url}` : ''}.`,
    next: () => 'יש להשתמש בו, או לבחור תיקייה אחרת עם ‎--data.',
  },
  SERVER_UNREACHABLE: {
    message: (facts) => `השרת ב־${facts.url} לא עונה: ${systemText(system, facts)}.`,
    next: ({ sentAs }) =>
      sentAs === undefined
        ? 'יש לבדוק שהוא פועל וש־PAWL_URL נכון.'
        : `ייתכן שהבקשה בוצעה. כשהשרת יחזור יש להריץ את אותה פקודה בתוספת --idempotency-key ${sentAs}: היא תבוצע פעם אחת בלבד.`,
  },
  AWAY_TOO_LONG: {
    message: () => 'השרת או מאגר הנתונים לא היו זמינים עד תום הזמן, ולכן לא ידוע אם מחכה משימה.',
    next: ({ again }) => `לחכות שוב: ${again}`,
  },
  WRONG_SERVER: {
    message: () => 'זה אינו השרת שמחזיק בנתונים האלה.',
    next: () => 'יש לנסות שוב: הכתובת שבתיקיית הנתונים אינה מעודכנת.',
  },
  CANNOT_LISTEN: {
    message: (facts) => `אי אפשר להאזין ב־${facts.host}, פורט ${facts.port}: ${systemText(system, facts)}.`,
    next: () => 'יש לבחור כתובת אחרת עם ‎--host או פורט אחר עם ‎--port.',
  },
  PORT_TAKEN: {
    message: ({ port }) => `פורט ${port} תפוס.`,
    next: () => 'יש לבחור אחר עם ‎--port או PAWL_PORT.',
  },
  NAME_LOOKS_ALIKE: {
    message: ({ name, other }) => `‘${name}’ נראה כמו ‘${other}’ שכבר קיים: קל לבלבל ביניהם.`,
    next: () => 'יש לבחור שם שאי אפשר לבלבל עם הקיים.',
  },
  RATE_LIMITED: {
    message: ({ who, limit, windowSeconds }) =>
      `יותר מדי בקשות של ${who}: יותר מ־${limit} תוך ${seconds(windowSeconds)}.`,
    next: ({ retryAfterSeconds }) => `שום דבר לא בוצע. יש לשלוח שוב בעוד ${seconds(retryAfterSeconds)}.`,
  },
  TOO_MANY_OPEN: {
    message: ({ who, what, limit }) =>
      `ל־${who} כבר פתוחים ${limit} ${what === 'streams' ? 'ערוצים חיים' : 'ממתינים'}, ואין לפתוח עוד.`,
    next: ({ retryAfterSeconds }) => `יש לסגור אחד, או לנסות שוב בעוד ${seconds(retryAfterSeconds)}.`,
  },
  REQUEST_TOO_SLOW: {
    message: ({ limitSeconds }) => `הבקשה לא הגיעה במלואה תוך ${seconds(limitSeconds)}.`,
    next: () => 'שום דבר לא בוצע. יש לשלוח אותה שוב, בבת אחת.',
  },
  INTERNAL_ERROR: {
    message: ({ reference }) => `משהו השתבש בתוך Pawl (סימוכין ${reference}).`,
    next: () => 'יש לנסות שוב. אם זה נמשך, יש לחפש את הסימוכין ביומן השרת.',
  },
} satisfies Partial<ErrorTexts>
