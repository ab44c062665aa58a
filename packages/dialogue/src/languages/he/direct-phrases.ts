import { countedText } from '@pawl/kernel'
import type { ChangedField, Deed, DirectPhrases } from '../direct-phrases.ts'
import { choiceText, dueText } from '../due-text.ts'
import { dates } from './dates.ts'
import { details } from './task-details.ts'

const NUMBERS = new Intl.PluralRules('he')
const DEEDS: { readonly [deed in Deed]: string } = { delete: 'למחוק', complete: 'לסמן כבוצעה', update: 'לעדכן' }
const WILL_DO: { readonly [deed in Deed]: string } = {
  delete: 'אמחק אותה',
  complete: 'אסמן אותה כבוצעה',
  update: 'אעדכן אותה',
}
const FIELDS: { readonly [field in ChangedField]: string } = {
  title: 'הכותרת החדשה',
  description: 'התיאור החדש',
  priority: 'העדיפות החדשה',
  deadline: 'תאריך היעד החדש',
  status: 'הסטטוס החדש',
}
const VALUES: Readonly<Record<string, string>> = {
  low: 'נמוכה',
  medium: 'בינונית',
  high: 'גבוהה',
  urgent: 'דחופה',
  open: 'פתוחה',
  in_progress: 'בביצוע',
  done: 'בוצעה',
}
const ENCOURAGEMENTS = ['כל הכבוד!', 'מצוין!', 'יופי!', 'עבודה טובה!', 'נהדר!'] as const

const pick = <One>(from: readonly One[], variant: number) => from[variant % from.length] as One
const and = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ו${parts.at(-1)}`
const withDetails = (details: readonly string[]) => (details.length === 0 ? '' : ` (${details.join(', ')})`)

export const directPhrases: DirectPhrases = {
  added: (title, details, variant) =>
    pick(
      [
        `הוספתי את '${title}' לרשימה שלך${withDetails(details)}.`,
        `'${title}' נוספה למשימות שלך${withDetails(details)}.`,
        `רשמתי! '${title}' נמצאת עכשיו ברשימה שלך${withDetails(details)}.`,
        `✓ נוצרה: '${title}'${withDetails(details)}`,
      ],
      variant,
    ),
  alsoPending: (title) => `(יש לך גם '${title}' שעוד לא בוצעה.)`,
  nudge: (title, details, pending) =>
    `הוספתי את '${title}'${withDetails(details)}. יש לך עכשיו ${countedText(NUMBERS, pending, { one: 'משימה פתוחה אחת', two: 'שתי משימות פתוחות', other: '# משימות פתוחות' })}. מתחילים באחת מהן?`,
  priority: (priority) => `עדיפות ${VALUES[priority] ?? priority}`,
  described: (description) => `הערה: '${description}'`,
  due: (deadline, utcOffset) => dueText(deadline, utcOffset, dates),
  details,
  choice: (deadline, utcOffset) => choiceText(deadline, utcOffset, dates),
  whichDate: (title, choices) =>
    `מתי צריך לעשות את '${title}'?\n${choices.map((choice, index) => `${index + 1}. ${choice}`).join('\n')}\nאפשר לבחור אחת מהאפשרויות או לכתוב זמן אחר.`,
  listed: (filter, lines, narrowed) => {
    const all = narrowed === undefined ? 'אלה כל המשימות שלך' : 'אלה המשימות שלך'
    const which = { all, pending: 'אלה המשימות הפתוחות שלך', completed: 'אלה המשימות שביצעת' }[filter]
    return `${which}${narrowed === undefined ? '' : ` (${narrowed})`}:\n${lines.join('\n')}`
  },
  nothingListed: (filter, isDone, narrowed) => {
    const which = { all: 'משימות', pending: 'משימות פתוחות', completed: 'משימות שבוצעו' }[filter]
    if (narrowed !== undefined) return `אין לך ${which} כאלה (${narrowed}).`
    if (filter === 'completed') return 'אין לך משימות שבוצעו. עוד לא סיימת אף משימה.'
    return `אין לך ${which}. הכול מסודר!${filter === 'pending' && isDone ? ' 🎉' : ''}`
  },
  more: (count) => `… ועוד ${count}.`,
  completed: (title, variant) => `${pick(ENCOURAGEMENTS, variant)} סימנתי את '${title}' כבוצעה.`,
  alreadyDone: (title) => `'${title}' כבר בוצעה.`,
  stillOpen: (title) => `'${title}' עדיין ברשימה שלך, פתוחה.`,
  deleted: (title, variant) =>
    pick([`מחקתי את '${title}' מהרשימה שלך.`, `הסרתי את '${title}'.`, `'${title}' נמחקה.`], variant),
  nowCalled: (before, after) => `'${before}' נקראת עכשיו '${after}'. אפשר לכתוב 'בטל את זה' כדי להחזיר.`,
  retitled: (before, after) => `עדכנתי את '${after}'. קודם היא נקראה '${before}'; אפשר לכתוב 'בטל את זה' כדי להחזיר.`,
  updatedFields: (task, fields) => `עדכנתי את ${task}: ${and(fields)}.`,
  wasBefore: (title, due, priority, utcOffset) => {
    if (due !== undefined) return `('${title}', קודם: ${choiceText(due, utcOffset, dates)}.)`
    return priority === undefined ? `('${title}')` : `('${title}', קודם: עדיפות ${VALUES[priority] ?? priority}.)`
  },
  field: (field, value, utcOffset) => {
    if (field === 'title' || field === 'description') return FIELDS[field]
    if (value === null) return `${FIELDS[field]} (אין)`
    return `${FIELDS[field]} (${field === 'deadline' ? dueText(value, utcOffset, dates) : (VALUES[value] ?? value)})`
  },
  undone: (title, what) =>
    ({
      added: `בוצע, הורדתי את '${title}' מהרשימה.`,
      deleted: `בוצע, '${title}' חזרה לרשימה שלך.`,
      changed: `בוצע, ביטלתי את השינוי האחרון ב'${title}'.`,
    })[what],
  nothingToUndo: 'אין שינוי שאפשר לבטל. במה אפשר לעזור?',
  task: (number) => `משימה ${number}`,
  noSuchNumber: (number) => `לא מצאתי את משימה ${number}. להציג את המשימות שלך?`,
  noSuchTask: (query) => `לא מצאתי משימה שמתאימה ל'${query}'. להציג את המשימות שלך?`,
  several: (query, options, deed) =>
    `מצאתי כמה משימות שמתאימות ל'${query}':\n${options.join('\n')}\nאיזו מהן ${DEEDS[deed]}? נא לכתוב את המספר.`,
  whichTask: (deed) => `איזו משימה ${DEEDS[deed]}? אפשר לכתוב את מספר המשימה או את הכותרת שלה.`,
  whichOption: (options) => `נא לכתוב לאיזו מהן הכוונה, לפי המספר:\n${options.join('\n')}`,
  whatToChange: (task) =>
    `מה לשנות ב${task}? אפשר לעדכן את הכותרת או את התיאור, את העדיפות, את תאריך היעד או את הסטטוס.`,
  badValue: {
    title: 'מה תהיה הכותרת החדשה?',
    description: 'מה יהיה התיאור?',
    priority: 'מה תהיה העדיפות החדשה: נמוכה, בינונית, גבוהה או דחופה?',
    deadline: "מה תאריך היעד? אפשר לומר 'יום שישי', 'בעוד שבועיים' או 2026-03-01.",
    status: 'מה יהיה הסטטוס החדש: פתוח, בביצוע או בוצע?',
  },
  whatTitle: 'מה להוסיף?',
  proposed: (title, deed, fields) =>
    `הכוונה ל'${title}'? אפשר לכתוב 'כן' ו${WILL_DO[deed]}${fields.length === 0 ? '' : `: ${and(fields)}`}.`,
  proposedTitle: (before, after) => `לשנות את הכותרת של '${before}' ל'${after}'? אפשר לכתוב 'כן' ואשנה אותה.`,
  notAllAtOnce: (deed) =>
    `${deed === 'delete' ? 'אני לא מוחק הכול בבת אחת, כדי שדבר לא יאבד בטעות.' : `לא ברור אילו משימות ${DEEDS[deed]}.`} נא לכתוב אילו, לפי מספר, כותרת, יום או תגית; 'הצג את המשימות שלי' מציג אותן.`,
  unclear: "לא הבנתי מה לעשות. אפשר לנסח אחרת? למשל: 'תוסיף לקנות חלב' או 'הצג את המשימות שלי'.",
  shallIAdd: (title, details) => `להוסיף את '${title}' לרשימה שלך${withDetails(details)}?`,
  whatAbout: (title) => `מה לעשות עם '${title}'? אפשר לסמן אותה כבוצעה, לעדכן אותה או למחוק אותה.`,
  notGoneOn: (rest) => `(לא המשכתי אל '${rest}'.)`,
  onlyRemarked: 'הבנתי. לא שיניתי דבר.',
  whyDone: (said) => `כתבת '${said}', וכך הבנתי את זה. אפשר לכתוב 'בטל את זה' כדי להחזיר.`,
  nothingToSkip: (title) => `'${title}' לא חוזרת, ולכן אין על מה לדלג. לאיזה יום להעביר אותה?`,
  staysAsIs: 'בסדר, זה נשאר כמו שהוא.',
  sayUndo: "אין שאלה פתוחה. אפשר לומר 'בטל' כדי להחזיר את מה שעשיתי.",
  nothingAsked: 'אין שאלה פתוחה. במה אפשר לעזור?',
  shown: (number, title, status, details) =>
    `${number === undefined ? '' : `משימה ${number}: `}'${title}' (${[VALUES[status] ?? status, ...details].join(', ')}).`,
  cannotFilter: (by) => `אני עוד לא יודע לסנן לפי '${by}'.`,
  tooMuch: 'זה יותר ממה שאפשר לקלוט בבת אחת, ולכן לא שיניתי דבר. נא לכתוב בקצרה, דבר אחד בכל פעם.',
  left: '(ויתרתי על השאלה הקודמת.)',
  welcome: 'בשמחה! מה עוד אפשר לעשות?',
  help: `אני יכול לעזור לך לנהל את המשימות! הנה מה שאפשר לומר:
• 'תוסיף [משימה]' - משימה חדשה
• 'הצג את המשימות שלי' - כל המשימות
• 'מה נשאר לי לעשות?' - המשימות הפתוחות
• 'סמן את משימה [#] כבוצעה' - סיום משימה
• 'מחק את משימה [#]' - מחיקת משימה
• 'שנה את משימה [#] ל[כותרת חדשה]' - עדכון משימה

אפשר פשוט לדבר, ואבין!`,
  greeting: 'שלום! אני העוזר שלך למשימות. אני יכול להוסיף, להציג, לסיים, לעדכן ולמחוק משימות. במה אפשר לעזור?',
  option: (position, { title, number, id }) => `${position}. ${title} (מזהה: ${number ?? id})`,
}
