import { hebrewWords } from '../../../words/he.ts'
import { CANNOT_BE_OPENED } from '../../reasons.ts'
import { said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'
import { reasonText, systemText } from '../../texts.ts'
import { badLine, mismatch, STORE_TROUBLES, system, TROUBLE, thanBytes, unread } from './reasons.ts'

export const store = {
  IMPORT_INTO_USED_STORE: {
    message: ({ tasks }) => `במאגר הזה כבר יש ${hebrewWords.counted.tasks(tasks)}.`,
    next: () => 'דבר לא השתנה. יש לייבא למאגר ריק: לבחור תיקייה חדשה עם ‎--data.',
  },
  IMPORT_BAD_LINE: {
    message: (facts) => `אי אפשר לייבא את שורה ${facts.line}: ${reasonText(badLine, facts)}.`,
    next: () => 'דבר לא יובא. יש להשתמש בקובץ ש־pawl export כתב.',
  },
  IMPORT_LINE_TOO_LONG: {
    message: ({ line, limitBytes }) => `שורה ${line} ארוכה ${thanBytes(limitBytes)}.`,
    next: () => 'דבר לא יובא. יש להשתמש בקובץ ש־pawl export כתב: השורות בו קצרות יותר.',
  },
  IMPORT_INCOMPLETE: {
    message: ({ line }) => `הקובץ נגמר אחרי שורה ${line} בלי שורת הסיום שלו: הוא נקטע.`,
    next: () => 'דבר לא יובא. יש לייצא שוב, או להעתיק את הקובץ כולו.',
  },
  IMPORT_DOES_NOT_ADD_UP: {
    message: (facts) => `מה שבקובץ אינו מסתדר: ${reasonText(mismatch, facts)}.`,
    next: (_, point) => said('דבר לא יובא.', point('כדאי להריץ במקום שממנו יוצא הקובץ', 'verifyStore')),
  },
  IMPORT_NOT_READ: {
    message: (facts) =>
      `אי אפשר לקרוא את הקובץ כקובץ של ${facts.from}: שורה ${facts.line}${facts.field === '' ? '' : `, ${facts.field}`}: ${reasonText(unread, facts)}${facts.more > 0 ? `; ועוד ${facts.more}` : ''}.`,
    next: () => 'לא נוסף דבר. כדאי לבדוק את השורה, ושהאפשרות --from מציינת את התוכנה שכתבה את הקובץ.',
  },
  IMPORT_NOT_FOUND: {
    message: ({ import: id }) => `אין ייבוא עבודה בשם ‘${id}’.`,
    next: () => 'דבר לא השתנה. התשובה לייבוא אומרת מה שמו; ייבוא של משימות אישיות מבטלים עם pawl undo.',
  },
  IMPORT_TOO_MANY: {
    message: ({ tasks, limit }) => `בקובץ יש ${tasks} משימות; בייבוא אחד נכנסות ${limit}.`,
    next: () => 'לא נוסף דבר. אפשר לחלק את הקובץ ולייבא את החלקים בזה אחר זה.',
  },
  FILE_UNREADABLE: {
    message: (facts) => `אי אפשר להשתמש ב־${facts.path}: ${systemText(system, facts)}.`,
    next: ({ holds }) =>
      holds === 'data'
        ? 'אפשר לשמור את הנתונים בתיקייה אחרת עם ‎--data או PAWL_DATA, או לראות מה לא בסדר: pawl doctor'
        : 'יש לבדוק את הנתיב ואת ההרשאות שלך בו.',
  },
  STORE_CONTENDED: {
    message: () => 'אחרים שינו את אותה משימה שוב ושוב באותו רגע.',
    next: () => 'יש לנסות שוב.',
  },
  STORE_BUSY: {
    message: () => 'תוכנית אחרת מחזיקה במאגר ולא שחררה אותו בזמן.',
    next: () => 'יש לנסות שוב עוד רגע. דבר לא השתנה.',
  },
  STORE_FULL: {
    message: () => 'הדיסק מלא; השינוי לא נשמר.',
    next: () => 'יש לפנות מקום ולנסות שוב. דבר לא נכתב למחצה.',
  },
  STORE_UNAVAILABLE: {
    message: ({ reason }) => (CANNOT_BE_OPENED.includes(reason) ? 'אי אפשר לפתוח את הנתונים.' : TROUBLE),
    next: ({ reason }) => STORE_TROUBLES[reason],
  },
  STORE_OUTCOME_UNKNOWN: {
    message: () => 'מצטערים, נתקלנו בבעיה: לא ידוע אם השינוי נשמר.',
    next: () =>
      'הקשר למאגר נקטע בזמן השמירה. כדאי לבדוק אם השינוי קיים, או לשלוח אותו שוב באותו שם: message_id בשיחה, Idempotency-Key בכל מקום אחר.',
  },
  STORE_TOO_NEW: {
    message: ({ found, supported, migration }) =>
      `המאגר בגרסה ${found}${migration === null ? '' : ` (${migration})`}; התוכנית הזאת מכירה גרסאות עד ${supported}.`,
    next: ({ backup = null }) =>
      backup === null
        ? 'יש לעדכן את Pawl. דבר לא השתנה. כדי להישאר בגרסה הזאת, אפשר לייבא לתיקיית נתונים ריקה ייצוא שהיא כתבה.'
        : `יש לעדכן את Pawl. דבר לא השתנה. כדי לחזור לגרסה הזאת: לעצור כל pawl, לשמור את קובץ הנתונים בצד, ולשים במקומו את ${backup}; מה שהשתנה מאז השדרוג אינו בו.`,
  },
  STORE_UPGRADED: {
    message: ({ migration }) => `גרסה חדשה יותר של Pawl שדרגה את המאגר (${migration}) בזמן שהגרסה הזאת פעלה.`,
    next: () => 'דבר לא השתנה. יש לעדכן את Pawl גם כאן ולהפעיל מחדש; עד אז אפשר רק לקרוא.',
  },
  MIGRATION_CHANGED: {
    message: ({ migration }) => `המאגר נוצר עם נוסח אחר של ${migration} מזה שבתוכנית הזאת.`,
    next: () => 'דבר לא השתנה. יש לייצא את המאגר בגרסת Pawl שכתבה אותו, ולייבא את הקובץ למאגר ריק בגרסה הזאת.',
  },
  MIGRATION_UNKNOWN: {
    message: ({ migration }) => `במאגר כבר בוצע ${migration}, שאינו קיים בתוכנית הזאת.`,
    next: () => 'דבר לא השתנה. יש לייצא את המאגר בגרסת Pawl שכתבה אותו, ולייבא את הקובץ למאגר ריק בגרסה הזאת.',
  },
  MIGRATION_FAILED: {
    message: ({ migration }) => `שדרוג המאגר נכשל בשלב ${migration}.`,
    next: () =>
      'דבר לא השתנה. אפשר להמשיך עם גרסת Pawl שכתבה את המאגר, להריץ שם pawl verify ו־pawl export, ולדווח על התקלה.',
  },
} satisfies Partial<ErrorTexts>
