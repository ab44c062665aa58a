// When to remind, before something is due; what is before something else stays in the title.

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { readAddedTask } from './added-task.ts'
import { readNewTask } from './new-task.ts'
import { isOnlyReminder } from './reminder.ts'

const reader = createReader()

/** Wednesday, 7 January 2026, noon where clocks are two hours ahead. */
const MOMENT = { now: 1_767_780_000_000, utcOffset: 120, timeZone: 'Asia/Jerusalem' }
const added = (text: string) => readAddedTask(reader, text, MOMENT)
const reminded = (text: string, order: string) => readNewTask(reader, text, MOMENT, false, order)

describe('[D44] so long before it is due', () => {
  test.each([
    ['dentist tomorrow at 3 pm, an hour before', '-PT1H'],
    ['dentist tomorrow at 3 pm, remind me an hour before', '-PT1H'],
    ['dentist tomorrow at 3 pm and remind me 30 minutes before', '-PT30M'],
    ['dentist tomorrow at 3 pm, reminder 15 mins early', '-PT15M'],
    ['dentist tomorrow at 3 pm with a reminder 2 hours in advance', '-PT2H'],
    ['dentist tomorrow at 3 pm, remind me the day before', '-P1D'],
    ['dentist tomorrow at 3 pm, a week before', '-P7D'],
    ['dentist tomorrow at 3 pm, an hour and a half before', '-PT1H30M'],
    ['dentist tomorrow at 3 pm 10 minutes beforehand', '-PT10M'],
  ])('%s', (text, trigger) => {
    expect(added(text)).toEqual({
      title: 'dentist',
      deadline: '2026-01-08T13:00:00Z',
      deadlineLocal: '2026-01-08T15:00[Asia/Jerusalem]',
      reminders: [trigger],
    })
  })

  test.each([
    ['רופא שיניים מחר ב-15:00, שעה לפני', '-PT1H'],
    ['רופא שיניים מחר ב-15:00, תזכיר לי חצי שעה לפני', '-PT30M'],
    ['רופא שיניים מחר ב-15:00 עם תזכורת יום לפני', '-P1D'],
    ['רופא שיניים מחר ב-15:00, תזכורת 10 דקות מראש', '-PT10M'],
  ])('%s', (text, trigger) => {
    expect(added(text)).toMatchObject({ title: 'רופא שיניים', reminders: [trigger] })
  })
})

describe('[D45] whoever asks to be reminded is', () => {
  test.each([
    ['call dana tomorrow at 9 am', 'remind me to', ['PT0S']],
    ['call dana tomorrow', 'remind me to', ['PT0S']],
    ['call dana every friday', 'remind me to', ['PT0S']],
    ['call dana tomorrow at 9 am, 10 minutes before', 'remind me to', ['-PT10M']],
    ['call dana 10 minutes before', 'remind me to', ['-PT10M']],
    ['להתקשר לדנה מחר', 'תזכירי לי', ['PT0S']],
    ['call dana tomorrow', 'add', undefined],
    ['call dana', 'remind me to', undefined],
  ])('‘%s’ after ‘%s’', (text, order, reminders) => {
    expect(reminded(text, order)?.reminders).toEqual(reminders)
  })
})

test.each([
  ...['print slides an hour before the meeting', 'leave 10 minutes before six', 'call dana an hour before'],
  ...['pack the day before we leave', 'pay a month before', 'להדפיס שעה לפני הפגישה'],
])('[D45] ‘%s’ is no reminder', (text) => {
  const { title, reminders } = added(text)
  expect(reminders).toBe(undefined)
  expect(title === text || text.startsWith('leave')).toBe(true)
})

test('an amount and nothing else is about what was added before it', () => {
  expect(isOnlyReminder(reader, ' an hour before')).toBe(true)
  expect(isOnlyReminder(reader, 'call dana an hour before')).toBe(false)
})
