// The list of a parent with a job: thirty tasks, some alike, some that recur, some done, the same in both languages. It is
// Wednesday, 2026-03-11, ten in the morning.

import type { KnownTask } from '../packages/dialogue/src/index.ts'

export const WEDNESDAY = Date.UTC(2026, 2, 11, 10)

type Words = readonly [en: string, he: string]
interface Row {
  readonly title: Words
  readonly tags?: readonly Words[]
  readonly project?: Words
  readonly more?: Partial<KnownTask>
}

const SHOPPING: Words = ['shopping', 'קניות']
const BILLS: Words = ['bills', 'חשבונות']
const HOME: Words = ['home', 'בית']
const HEALTH: Words = ['health', 'בריאות']
const KIDS: Words = ['kids', 'ילדים']
const WORK: Words = ['Work', 'עבודה']
const ANNIVERSARY: Words = ['Anniversary', 'יום נישואין']

const ROWS: readonly Row[] = [
  { title: ['Buy diapers', 'לקנות חיתולים'], tags: [SHOPPING] },
  { title: ['Call mom', 'להתקשר לאמא'], more: { deadline: '2026-03-11T18:00:00Z' } },
  { title: ['Call Yossi about the lease', 'להתקשר ליוסי בקשר לחוזה'], more: { deadline: '2026-03-12' } },
  { title: ['Pay the gas bill', 'לשלם חשבון גז'], tags: [BILLS], more: { deadline: '2026-03-09', priority: 'high' } },
  { title: ['Pay the water bill', 'לשלם חשבון מים'], tags: [BILLS], more: { deadline: '2026-03-15' } },
  { title: ['Pay the property tax', 'לשלם ארנונה'], tags: [BILLS], more: { deadline: '2026-03-31' } },
  {
    title: ['Take out the trash', 'להוציא את הזבל'],
    tags: [HOME],
    more: { deadline: '2026-03-13', recurrence: 'FREQ=WEEKLY;BYDAY=TU,FR' },
  },
  {
    title: ['Water the garden', 'להשקות את הגינה'],
    tags: [HOME],
    more: { deadline: '2026-03-14', recurrence: 'FREQ=WEEKLY;BYDAY=SA' },
  },
  {
    title: ['Write the weekly summary', 'לכתוב סיכום שבועי'],
    project: WORK,
    more: { deadline: '2026-03-12T16:00:00Z', recurrence: 'FREQ=WEEKLY;BYDAY=TH' },
  },
  {
    title: ['Send the contract to Rami', 'לשלוח לרמי את החוזה'],
    project: WORK,
    more: { deadline: '2026-03-11', priority: 'urgent' },
  },
  { title: ['Review the contract', 'לעבור על החוזה'], project: WORK, more: { deadline: '2026-03-12' } },
  {
    title: ['Prepare the slides for the board', 'להכין מצגת להנהלה'],
    project: WORK,
    more: { deadline: '2026-03-15T09:00:00Z', priority: 'high' },
  },
  { title: ['Fix the bathroom faucet', 'לתקן את הברז באמבטיה'], tags: [HOME] },
  { title: ['Fix the bike', 'לתקן את האופניים'] },
  { title: ['Doctor appointment', 'תור לרופא'], tags: [HEALTH], more: { deadline: '2026-03-17T08:30:00Z' } },
  { title: ['Pick up the prescription', 'לאסוף את המרשם'], tags: [HEALTH], more: { deadline: '2026-03-10' } },
  { title: ['Order a phone charger', 'להזמין מטען לטלפון'], tags: [SHOPPING], more: { priority: 'low' } },
  { title: ['Renew the gym membership', 'לחדש מנוי לחדר כושר'], more: { deadline: '2026-04-01' } },
  {
    title: ['Yoga', 'יוגה'],
    tags: [HEALTH],
    more: { deadline: '2026-03-11T19:00:00Z', recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE' },
  },
  { title: ['Book a table for two', 'להזמין שולחן לשניים'], project: ANNIVERSARY, more: { deadline: '2026-03-13' } },
  { title: ['Buy flowers', 'לקנות פרחים'], project: ANNIVERSARY, more: { deadline: '2026-03-14' } },
  { title: ['Write thank-you cards', 'לכתוב כרטיסי תודה'], more: { priority: 'low' } },
  { title: ['Return the drill to Avi', 'להחזיר לאבי את המקדחה'] },
  {
    title: ['Register Maya for camp', 'לרשום את מאיה לקייטנה'],
    tags: [KIDS],
    more: { deadline: '2026-03-20', priority: 'high' },
  },
  { title: ['Sign the school form', 'לחתום על הטופס לבית הספר'], tags: [KIDS], more: { deadline: '2026-03-12' } },
  { title: ['Buy Maya a raincoat', 'לקנות למאיה מעיל גשם'], tags: [KIDS, SHOPPING] },
  { title: ['Back up the laptop', 'לגבות את המחשב'] },
  { title: ['Change the lightbulb', 'להחליף את הנורה'], more: done(Date.UTC(2026, 2, 10, 12)) },
  { title: ['Vaccinate the dog', 'לחסן את הכלב'], more: done(Date.UTC(2026, 2, 11, 8)) },
  { title: ['Email the accountant', 'לשלוח מייל לרואה החשבון'], more: done(Date.UTC(2026, 2, 8, 12)) },
]

function done(completedAt: number): Partial<KnownTask> {
  return { status: 'done', completedAt }
}

export function familyList(language: 'en' | 'he'): readonly KnownTask[] {
  const said = ([en, he]: Words) => (language === 'en' ? en : he)
  return ROWS.map(({ title, tags, project, more }, index) => ({
    id: `f${index + 1}`,
    number: index + 1,
    title: said(title),
    status: 'open',
    ...(tags && { tags: tags.map(said) }),
    ...(project && { project: said(project) }),
    ...more,
  }))
}
