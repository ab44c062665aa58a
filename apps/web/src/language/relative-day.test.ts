import { expect, test } from 'vitest'
import { dayAfter, relativeDay } from './relative-day.ts'

const TODAY = '2026-11-17'

test.each([
  ['2026-11-17', 'Today', 'היום'],
  ['2026-11-18', 'Tomorrow', 'מחר'],
  ['2026-11-16', 'Yesterday', 'אתמול'],
  ['2026-11-20', 'Friday', 'יום שישי'],
  ['2026-11-10', '10 Nov', '10 בנוב׳'],
  ['2027-03-05', '5 Mar 2027', '5 במרץ 2027'],
])('[RD1] %s is said as a person would: %s, %s', (day, english, hebrew) => {
  expect([relativeDay('en', day, TODAY), relativeDay('he', day, TODAY)]).toEqual([english, hebrew])
})

test('[RD1] days go on over the end of a month and of a year', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})
