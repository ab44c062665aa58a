import type { Phrases } from '../lexicon.ts'

const FIELD_NAMES = { title: 'הכותרת', priority: 'העדיפות', deadline: 'תאריך היעד', status: 'הסטטוס' }
const VALUE_NAMES: Readonly<Record<string, string>> = {
  low: 'נמוכה',
  medium: 'בינונית',
  high: 'גבוהה',
  urgent: 'דחופה',
  open: 'פתוחה',
  in_progress: 'בביצוע',
  done: 'בוצעה',
}

export const phrases: Phrases = {
  askTitle: 'מה הכותרת של המשימה?',
  emptyTitle: 'למשימה צריכה להיות כותרת. מה היא?',
  longTitle: (limit) => `הכותרת ארוכה מ־${limit} תווים. אפשר לכתוב אותה בקצרה?`,
  askPriority: (title) =>
    `רשמתי: '${title}'. מה העדיפות: נמוכה, בינונית, גבוהה או דחופה? (אפשר לומר 'בטל' כדי להפסיק.)`,
  badPriority: 'נא לבחור עדיפות: נמוכה, בינונית, גבוהה או דחופה.',
  askDeadline: "מה תאריך היעד? אפשר לכתוב תאריך כמו 2026-03-01, או 'אין'.",
  badDeadline: "צריך תאריך במספרים, כמו 2026-03-01, או 'אין'. מה תאריך היעד?",
  added: (title) => `הוספתי את '${title}' לרשימה שלך.`,
  confirmDelete: (title) => `האם אתה בטוח שברצונך למחוק את המשימה '${title}'?`,
  deleted: (title) => `מחקתי את '${title}' מהרשימה שלך.`,
  whichToDelete: 'איזו משימה למחוק? נא לכתוב את הכותרת המלאה, את המזהה או את המספר שלה (#3).',
  whichToUpdate: 'איזו משימה לעדכן? נא לכתוב את הכותרת המלאה, את המזהה או את המספר שלה (#3).',
  noSuchTask: (query) => `לא מצאתי משימה בשם '${query}'.`,
  several: (options) =>
    `מצאתי כמה משימות עם הכותרת הזאת:\n${numbered(options)}\nלאיזו מהן הכוונה? נא לכתוב את המספר שלה.`,
  more: (count) => `… ועוד ${count}.`,
  badChoice: (options) => `נא לבחור אחת מאלה לפי מספר, מזהה או כותרת:\n${numbered(options)}`,
  askField: (title) => `מה לשנות במשימה '${title}': כותרת, עדיפות, תאריך יעד או סטטוס?`,
  badField: 'נא לבחור מה לשנות: כותרת, עדיפות, תאריך יעד או סטטוס.',
  askValue: {
    title: 'מה תהיה הכותרת החדשה?',
    priority: 'מה תהיה העדיפות החדשה: נמוכה, בינונית, גבוהה או דחופה?',
    deadline: "מה יהיה תאריך היעד החדש? אפשר לכתוב תאריך כמו 2026-03-01, או 'אין'.",
    status: 'מה יהיה הסטטוס החדש: פתוח, בביצוע או בוצע?',
  },
  badStatus: 'נא לבחור סטטוס: פתוח, בביצוע או בוצע.',
  emptyValue: 'למשימה צריכה להיות כותרת. מה תהיה הכותרת החדשה?',
  confirmUpdate: (title, field, value) => `לשנות את ${FIELD_NAMES[field]} של '${title}' ל־${shown(field, value)}?`,
  updated: (title) => `עדכנתי את '${title}'.`,
  alreadySo: (title, field, value) =>
    `לא היה מה לשנות: ${FIELD_NAMES[field]} של '${title}' כבר ${shown(field, value)}.`,
  confirmOrCancel: "נא לכתוב 'כן' כדי לאשר או 'לא' כדי לבטל.",
  cancelled: 'בסדר, השארתי הכול כפי שהיה.',
  nothingToCancel: 'אין מה לבטל. מה תרצה לעשות?',
  notUnderstood: "לא הבנתי מה לעשות. אפשר לומר 'הוסף משימה', 'מחק' או 'עדכן' עם כותרת, או 'הצג את המשימות שלי'.",
  couldNot: (reason) => `לא יכולתי לעשות זאת: ${reason}. דבר לא השתנה.`,
  notDone: 'בסדר, לא אעשה זאת. מה תרצה לעשות?',
  cannotFilter: 'כאן אי אפשר לבחור רק את אלה, ולכן זה הכול.',
  noTasks: 'אין לך משימות.',
  tasks: (tasks) =>
    `אלה המשימות שלך:\n${tasks.map((task, index) => `${task.number ?? index + 1}. ${task.status === 'done' ? '✓ ' : ''}${task.title}`).join('\n')}`,
  help: "אני יכול להוסיף, להציג, לעדכן ולמחוק משימות. אפשר לומר 'הוסף משימה' ואשאל את מה שצריך; 'הצג את המשימות שלי'; 'עדכן' או 'מחק' עם כותרת של משימה; ו'בטל' כדי להפסיק.",
  greeting: 'שלום! אני העוזר שלך למשימות. אני יכול להוסיף, להציג, לעדכן ולמחוק משימות. מה תרצה לעשות?',
}

function numbered(options: Parameters<Phrases['several']>[0]): string {
  return options.map((task, index) => `${index + 1}. ${task.title} (מזהה: ${task.id})`).join('\n')
}

function shown(field: string, value: string | null): string {
  if (value === null) return "'אין'"
  return `'${field === 'title' ? value : (VALUE_NAMES[value] ?? value)}'`
}
