// Titles: what is no title is taken off, and nothing else.

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { readNewTask } from './new-task.ts'

const reader = createReader()

/** Wednesday, 7 January 2026, noon where clocks are two hours ahead. */
const MOMENT = { now: 1_767_780_000_000, utcOffset: 120 }
const read = (text: string) => readNewTask(reader, text, MOMENT, true)

test.each([
  ...['The 9/11 Report', 'Renovation', "May's birthday", 'call Mark', 'buy 2 tickets', 'lunch with Dana'],
  ...[
    'meeting with the bank',
    'book flight to March AFB',
    'buy milk and eggs',
    'Urgent Care visit',
    'high-rise photos',
  ],
  ...['The Day After Tomorrow movie', 'email to Sunday school', 'watch Friday Night Lights', 'low fat milk'],
  ...['write the weekly report', '2026-02-30 party', 'read book "Tomorrow"', 'fix the urgent care form', 'task 3'],
  ...['room 5 keys', 'decide on the 3rd option', 'version 2.0 notes', 'call 555-1234', 'march to the beach', 'today'],
  ...['urgent', 'tomorrow', 'delete old emails', 'yes', 'cancel gym membership', 'plan B: nothing'.slice(0, 6)],
  ...['לקנות 2 כרטיסים', 'יום הולדת של מאי', 'להתקשר למרק', 'פגישה עם דנה', 'לקנות חלב לכל המשפחה', 'שיחה עם הבנק'],
  ...['לכתוב לדני ולשלוח לו מייל', 'מחר', 'דחוף', 'לקרוא את "מחר"', 'ארוחת ערב עם ההורים'],
  // Two times that disagree are both kept, also after the name of a list [D45].
  'שישי שישי Friday לרשימה tomorrow',
])('[D17] [D18] ‘%s’ is the title, whole', (title) => {
  expect(read(title)).toEqual({ title })
})

test.each([
  ['a task to buy milk', { title: 'buy milk' }],
  ['buy milk to my list please', { title: 'buy milk' }],
  ['"delete old emails and show my tasks"', { title: 'delete old emails and show my tasks' }],
  ['"buy milk" tomorrow', { title: 'buy milk', deadline: '2026-01-08' }],
  ['urgent call the plumber by Friday', { title: 'call the plumber', priority: 'urgent', deadline: '2026-01-09' }],
  ['pay rent, high priority', { title: 'pay rent', priority: 'high' }],
  ['groceries including milk and eggs', { title: 'groceries', description: 'milk and eggs' }],
  ['report with executive summary', { title: 'report', description: 'executive summary' }],
  ['trip — pack the tent', { title: 'trip', description: 'pack the tent' }],
  ['משימה חדשה לקנות חלב', { title: 'לקנות חלב' }],
  ['לקנות חלב לרשימה שלי בבקשה', { title: 'לקנות חלב' }],
  ['לשלם ארנונה בעדיפות גבוהה', { title: 'לשלם ארנונה', priority: 'high' }],
  ['מצרכים כולל חלב וביצים', { title: 'מצרכים', description: 'חלב וביצים' }],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each(['', ' ', 'a task', 'a new reminder', 'please', '""', 'משימה', 'משימה חדשה', '\u0000', '\u202e'])(
  '%j is no title',
  (text) => expect(read(text)).toBeUndefined(),
)

describe('[D17] the closed set of dates, on Wednesday 2026-01-07 at noon, two hours ahead of Greenwich', () => {
  test.each([
    ['today', '2026-01-07'],
    ['tonight', '2026-01-07'],
    ['tonight at 8', '2026-01-07T18:00:00Z'],
    ['tomorrow', '2026-01-08'],
    ['the day after tomorrow', '2026-01-09'],
    ['Friday', '2026-01-09'],
    ['by Friday', '2026-01-09'],
    ['on Wednesday', '2026-01-14'],
    ['this Friday', '2026-01-09'],
    ['next Friday', '2026-01-16'],
    ['this weekend', '2026-01-10'],
    ['next week', '2026-01-14'],
    ['next month', '2026-02-07'],
    ['by the end of the week', '2026-01-11'],
    ['by the end of the month', '2026-01-31'],
    ['in 3 days', '2026-01-10'],
    ['in two weeks', '2026-01-21'],
    ['in a month', '2026-02-07'],
    ['in an hour', '2026-01-07T11:00:00Z'],
    ['in 90 minutes', '2026-01-07T11:30:00Z'],
    ['two days from now', '2026-01-09'],
    ['March 5', '2026-03-05'],
    ['on 5 March 2027', '2027-03-05'],
    ['on January 5', '2027-01-05'],
    ['by the 5th of March', '2026-03-05'],
    ['on the 23rd', '2026-01-23'],
    ['on the 1st', '2026-02-01'],
    ['at 17:30', '2026-01-07T15:30:00Z'],
    ['at 9am', '2026-01-08T07:00:00Z'],
    ['at 5', '2026-01-07T15:00:00Z'],
    ['tomorrow at 5pm', '2026-01-08T15:00:00Z'],
    ['tomorrow morning', '2026-01-08T07:00:00Z'],
    ['at 5 p.m. tomorrow', '2026-01-08T15:00:00Z'],
    ['2026-03-01', '2026-03-01'],
    ['by 2026-03-01T08:00:00Z', '2026-03-01T08:00:00Z'],
    ['היום', '2026-01-07'],
    ['הערב', '2026-01-07'],
    ['הערב בשמונה', '2026-01-07T18:00:00Z'],
    ['מחר', '2026-01-08'],
    ['עד מחר', '2026-01-08'],
    ['מחרתיים', '2026-01-09'],
    ['ביום שישי', '2026-01-09'],
    ['עד יום ראשון', '2026-01-11'],
    ['ביום ה׳', '2026-01-08'],
    ['ביום שישי הבא', '2026-01-16'],
    ['בשבת', '2026-01-10'],
    ['בסוף השבוע', '2026-01-10'],
    ['בשבוע הבא', '2026-01-14'],
    ['בחודש הבא', '2026-02-07'],
    ['בסוף החודש', '2026-01-31'],
    ['בעוד 3 ימים', '2026-01-10'],
    ['בעוד שבועיים', '2026-01-21'],
    ['בעוד שעה', '2026-01-07T11:00:00Z'],
    ['שלושה ימים מהיום', '2026-01-10'],
    ['ב-15 במרץ', '2026-03-15'],
    ['15 במרץ 2027', '2027-03-15'],
    ['מחר ב-15:30', '2026-01-08T13:30:00Z'],
    ['מחר בשעה 8 בערב', '2026-01-08T18:00:00Z'],
    ['מחר בבוקר', '2026-01-08T07:00:00Z'],
    ['ביום ראשון בעשר', '2026-01-11T08:00:00Z'],
  ])('%s is %s', (words, deadline) => {
    expect(read(`pay ${words}`)).toEqual({ title: 'pay', deadline })
  })

  test('after midnight tomorrow is counted from the day it is there', () => {
    const late = { now: 1_767_780_000_000 + 13 * 3_600_000, utcOffset: 120 }
    expect(readNewTask(reader, 'pay tomorrow', late)).toEqual({ title: 'pay', deadline: '2026-01-09' })
    expect(readNewTask(reader, 'pay tomorrow', { ...late, utcOffset: 0 })).toEqual({
      title: 'pay',
      deadline: '2026-01-08',
    })
  })
})
