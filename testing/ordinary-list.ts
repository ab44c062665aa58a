// A list of thirty tasks as ordinary people have them: some dated, some done, many made of the words commands are made of.

import type { KnownTask } from '../packages/dialogue/src/index.ts'

type Row = readonly [title: string, more?: Pick<KnownTask, 'deadline'> & { readonly status?: string }]

const ENGLISH: readonly Row[] = [
  ['Finish the report'],
  ['Buy milk'],
  ['Call mom'],
  ['Pay the rent', { deadline: '2026-01-10' }],
  ['Dentist', { deadline: '2026-01-12T09:00:00Z' }],
  ['Send the invoice to Amit', { status: 'done' }],
  ['Clean the garage'],
  ['Renew passport'],
  ['Water the plants'],
  ['Book flights to Rome'],
  ['Groceries'],
  ['Read chapter 5', { status: 'done' }],
  ['Take out the trash'],
  ['Email the landlord'],
  ['Fix the kitchen light'],
  ['Cancel gym membership'],
  ['Update the CV'],
  ['Pick up the dry cleaning', { deadline: '2026-01-08' }],
  ['Return the library books', { status: 'done' }],
  ['Car insurance'],
  ['Team meeting', { deadline: '2026-01-09T13:00:00Z' }],
  ['Birthday cake for Noa'],
  ['Buy a present for dad'],
  ['Laundry'],
  ['Review the budget'],
  ['Call the plumber'],
  ['Order new glasses'],
  ['Write the newsletter'],
  ['Gym'],
  ['Plan the trip to Italy'],
]

const HEBREW: readonly Row[] = [
  ['לסיים את הדוח'],
  ['לקנות חלב'],
  ['להתקשר לאמא'],
  ['לשלם שכר דירה', { deadline: '2026-01-10' }],
  ['רופא שיניים', { deadline: '2026-01-12T09:00:00Z' }],
  ['לשלוח את החשבונית לעמית', { status: 'done' }],
  ['לנקות את המחסן'],
  ['לחדש דרכון'],
  ['להשקות את העציצים'],
  ['להזמין טיסות לרומא'],
  ['קניות'],
  ['לקרוא פרק 5', { status: 'done' }],
  ['להוציא את הזבל'],
  ['לכתוב מייל לבעל הבית'],
  ['לתקן את האור במטבח'],
  ['לבטל את המנוי לחדר כושר'],
  ['לעדכן קורות חיים'],
  ['לאסוף את הניקוי היבש', { deadline: '2026-01-08' }],
  ['להחזיר ספרים לספרייה', { status: 'done' }],
  ['ביטוח רכב'],
  ['ישיבת צוות', { deadline: '2026-01-09T13:00:00Z' }],
  ['עוגת יום הולדת לנועה'],
  ['לקנות מתנה לאבא'],
  ['כביסה'],
  ['לעבור על התקציב'],
  ['להתקשר לאינסטלטור'],
  ['להזמין משקפיים חדשים'],
  ['לכתוב את העלון'],
  ['חדר כושר'],
  ['לתכנן את הטיול לאיטליה'],
]

const tasks = (rows: readonly Row[]): readonly KnownTask[] =>
  rows.map(([title, more], index) => ({
    id: `a${index + 1}`,
    number: index + 1,
    title,
    status: 'open',
    priority: 'medium',
    deadline: null,
    ...more,
  }))

export const ordinaryList = { en: tasks(ENGLISH), he: tasks(HEBREW) } as const
