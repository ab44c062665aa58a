// The list of someone who uses it: thirty tasks with days, priorities, tags and projects, the same in both languages. It is
// Tuesday, 2026-11-17, ten in the morning.

import type { KnownTask } from '../packages/dialogue/src/index.ts'

export const TUESDAY = Date.UTC(2026, 10, 17, 10)

type Row = readonly [en: string, he: string, more?: Partial<KnownTask>]

const day = (deadline: string, more: Partial<KnownTask> = {}): Partial<KnownTask> => ({ deadline, ...more })

const ROWS: readonly Row[] = [
  ['Pay the rent', 'לשלם שכר דירה', day('2026-11-15', { priority: 'urgent', tags: ['home'] })],
  ['Call the dentist', 'להתקשר לרופא שיניים', day('2026-11-18T09:00:00Z', { priority: 'high', tags: ['health'] })],
  ['Finish the report', 'לסיים את הדוח', day('2026-11-17T15:00:00Z', { priority: 'urgent', project: 'Work' })],
  ['Buy milk', 'לקנות חלב', day('2026-11-17', { tags: ['shopping'] })],
  ['Water the plants', 'להשקות את העציצים', day('2026-11-17', { priority: 'low', tags: ['home'] })],
  ['Car insurance', 'ביטוח רכב', day('2026-11-20', { priority: 'high' })],
  ['Wash the car', 'לשטוף את הרכב', { priority: 'low' }],
  ['Take the car to the garage', 'לקחת את הרכב למוסך', day('2026-11-23')],
  ['Send the invoice to Amit', 'לשלוח את החשבונית לעמית', day('2026-11-16', { priority: 'high', project: 'Work' })],
  ['Book flights to Rome', 'להזמין טיסות לרומא', day('2026-11-25', { project: 'Italy trip' })],
  ['Reserve the hotel', 'להזמין את המלון', { project: 'Italy trip' }],
  ['Renew the passport', 'לחדש את הדרכון', day('2026-12-10', { project: 'Italy trip', priority: 'high' })],
  ['File the taxes', 'להגיש את דוח המס', day('2026-12-31', { priority: 'high' })],
  ['Read chapter 5', 'לקרוא פרק 5', { priority: 'low' }],
  ['Laundry', 'כביסה', { tags: ['home'] }],
  ['Clean the garage', 'לנקות את המחסן', day('2026-11-22', { tags: ['home'] })],
  ['Email the landlord', 'לכתוב לבעל הבית', day('2026-11-19')],
  ['Plan the team meeting', 'לתכנן את ישיבת הצוות', day('2026-11-24T11:00:00Z', { project: 'Work' })],
  ['Review the budget', 'לעבור על התקציב', day('2026-11-18', { project: 'Work', priority: 'high' })],
  ['Order a birthday cake', 'להזמין עוגת יום הולדת', day('2026-11-27')],
  ['Buy a present for Noa', 'לקנות מתנה לנועה', day('2026-11-26', { tags: ['shopping'] })],
  ['Fix the kitchen light', 'לתקן את האור במטבח', { tags: ['home'] }],
  ['Return the library books', 'להחזיר ספרים לספרייה', day('2026-11-14')],
  ['Gym', 'חדר כושר', {}],
  ['Update the CV', 'לעדכן קורות חיים', { priority: 'low' }],
  ['Buy eggs', 'לקנות ביצים', { tags: ['shopping'] }],
  ['Buy bread', 'לקנות לחם', { tags: ['shopping'] }],
  [
    'Pay the electricity bill',
    'לשלם חשבון חשמל',
    { status: 'done', deadline: '2026-11-10', completedAt: Date.UTC(2026, 10, 9, 12) },
  ],
  ['Pick up the dry cleaning', 'לאסוף את הניקוי היבש', { status: 'done', completedAt: Date.UTC(2026, 10, 16, 12) }],
  [
    'Vacuum the living room',
    'לשאוב את הסלון',
    { status: 'done', tags: ['home'], completedAt: Date.UTC(2026, 10, 17, 8) },
  ],
]

export function thirtyTasks(language: 'en' | 'he'): readonly KnownTask[] {
  return ROWS.map(([en, he, more = {}], index) => ({
    id: `t${index + 1}`,
    number: index + 1,
    title: language === 'en' ? en : he,
    status: 'open',
    ...more,
  }))
}
