import { expectedList, problemList } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'
import { reasonText } from '../../texts.ts'
import { jsonPlace, thanBytes, usage } from './reasons.ts'

export const requests = {
  INVALID_INPUT: {
    message: ({ problems }) => `הקלט אינו תקין: ${problemList(problems)}.`,
    next: ({ problems }) => `מצופה: ${expectedList(problems)}. דבר לא השתנה.`,
  },
  INVALID_JSON: {
    message: ({ detail }) => `גוף הבקשה אינו JSON תקין${jsonPlace(detail)}.`,
    next: () => 'יש לשלוח אובייקט JSON אחד בקידוד UTF-8. דבר לא השתנה.',
  },
  INVALID_CURSOR: {
    message: () => 'הסמן הזה לא ניתן על ידי Pawl עבור הרשימה הזאת.',
    next: () => 'יש לבקש את העמוד הראשון בלי סמן, עם אותם מסננים, ולהשתמש ב־nextCursor שלו.',
  },
  BODY_TOO_LARGE: {
    message: ({ limitBytes }) => `גוף הבקשה גדול ${thanBytes(limitBytes)}.`,
    next: () => 'יש לשלוח פחות בבת אחת. דבר לא השתנה.',
  },
  UNSUPPORTED_CONTENT_TYPE: {
    message: ({ contentType }) => `Pawl לא קורא ${contentType || 'גוף בקשה בלי סוג תוכן'}.`,
    next: () => 'יש לשלוח application/json.',
  },
  UNKNOWN_ROUTE: {
    message: ({ method, path }) => `אין נתיב ${method} ${path}.`,
    next: () => 'GET /openapi.json מציג את כל הנתיבים.',
  },
  UNKNOWN_COMMAND: {
    message: ({ command }) => `אין פקודה בשם ‘${command}’.`,
    next: ({ closest, below }) => {
      if (closest) return `אולי הכוונה ל־‘${closest}’? לעזרה: pawl ${closest} --help`
      return below === undefined ? 'כל הפקודות: pawl help' : `יש: pawl ${below.join(', pawl ')}`
    },
  },
  WRONG_USAGE: {
    message: (facts) => `שימוש לא נכון בפקודה: ${reasonText(usage, facts)}`,
    next: ({ command }) => `לעזרה: ${command} --help`,
  },
  IDEMPOTENCY_KEY_REUSED: {
    message: () => 'ה־Idempotency-Key הזה כבר נשלח עם בקשה אחרת. דבר לא השתנה.',
    next: ({ operation }) =>
      `יש לתת לבקשה הזו (${operation}) מפתח משלה. רק בקשה שנשלחת שוב בלי שינוי שומרת על המפתח שלה.`,
  },
  ANSWER_NOT_KEPT: {
    message: ({ operation }) =>
      `הבקשה הזו (${operation}) בוצעה כבר כשנשלחה לראשונה. התשובה לה הייתה ארוכה מכדי לשמור אותה. הפעם דבר לא השתנה.`,
    next: () => 'אין לשלוח אותה שוב. כדאי לבדוק את מה שעליו דובר בה.',
  },
} satisfies Partial<ErrorTexts>
