// The tasks an ordinary person has: chores, single words, titles made of the words that commands are made of. A message is
// measured with all of them present, because that is how people use it.

import type { KnownTask } from '@pawl/dialogue'
import type { Intent, LabelledRow } from './rows.ts'

const ENGLISH = [
  ...['Clean the garage', 'Finish the report', 'Update the CV', 'Cancel gym membership', 'Call mom', 'Buy milk'],
  ...['Dentist', 'Groceries', 'Pay the electricity bill', 'Send the invoice to Amit', 'Take out the trash'],
  ...['Change the bed sheets', 'Book flights to Rome', 'Read chapter 5', 'Return the library books', 'Laundry'],
  ...['Complete the tax form', 'Remove the old couch', 'Water the plants', 'Fix the kitchen light', 'Car insurance'],
  ...['Schedule a meeting with Dana', 'Email the landlord', 'Pick up the dry cleaning', 'Set up the new phone'],
  ...['Order a birthday cake', 'Check the weather for the trip', 'Make a playlist for the party', 'Passport', 'Gym'],
]

const HEBREW = [
  ...['לנקות את המחסן', 'לסיים את הדוח', 'לעדכן קורות חיים', 'לבטל את המנוי לחדר כושר', 'להתקשר לאמא', 'לקנות חלב'],
  ...['רופא שיניים', 'קניות', 'לשלם חשבון חשמל', 'לשלוח את החשבונית לעמית', 'להוציא את הזבל', 'כביסה'],
  ...['להחליף מצעים', 'להזמין טיסות לרומא', 'לקרוא פרק 5', 'להחזיר ספרים לספרייה', 'להשלים את טופס המס'],
  ...['להוריד את הספה הישנה', 'להשקות את העציצים', 'לתקן את האור במטבח', 'ביטוח רכב', 'לקבוע פגישה עם דנה'],
  ...['לכתוב מייל לבעל הבית', 'לאסוף את הניקוי היבש', 'להגדיר את הטלפון החדש', 'להזמין עוגת יום הולדת'],
  ...['לבדוק מזג אוויר לטיול', 'להכין רשימת שירים למסיבה', 'דרכון', 'חדר כושר'],
]

const listed = (titles: readonly string[]): readonly KnownTask[] =>
  titles.map((title, index) => ({
    id: `t${index + 1}`,
    number: index + 1,
    title,
    status: 'open',
    priority: 'medium',
    deadline: null,
  }))

const TASKS = { en: listed(ENGLISH), he: listed(HEBREW) }

/** The same list each time, as it is for someone who talks and changes nothing. */
export const ordinaryTasks = (language: string | undefined) => (language === 'he' ? TASKS.he : TASKS.en)

const CHANGES: ReadonlySet<Intent> = new Set(['COMPLETE', 'DELETE', 'UPDATE'] as const)
/** The id of the task a message is about. */
export const TARGET = 'target'

/** Thirty tasks: of a message that is about one, that one instead of the last. */
export function tasksFor({ lang, expect, todo }: LabelledRow): readonly KnownTask[] {
  const tasks = ordinaryTasks(lang)
  const [marked] = todo ?? []
  if (!CHANGES.has(expect) || marked === undefined || todo?.length !== 1) return tasks
  const title = asWritten(marked)
  const number = tasks.length
  return [...tasks.slice(0, -1), { id: TARGET, number, title, status: 'open', priority: 'medium', deadline: null }]
}

/** Spans are marked with their signs set apart: Ken 's birthday. */
const asWritten = (text: string) => text.replace(/\s*(['’/.-])\s*/g, '$1')
