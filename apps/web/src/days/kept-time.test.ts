import { expect, test } from 'vitest'
import { onDay, onDayInWords } from './kept-time.ts'

// A moment without a zone is one of this machine, wherever the test runs.
const atThree = { deadline: new Date(2026, 10, 20, 15, 5).toISOString() }

test('a task that is put off to another day keeps its time', () => {
  expect(onDay(atThree, '2026-11-24')).toBe('2026-11-24T15:05')
  expect(onDayInWords(atThree, 'next week')).toBe('next week at 15:05')
})

test('one that is due on a day, or on none, gets the day alone', () => {
  expect(onDay({ deadline: '2026-11-20' }, '2026-11-24')).toBe('2026-11-24')
  expect(onDay({}, '2026-11-24')).toBe('2026-11-24')
  expect(onDayInWords({}, 'tomorrow')).toBe('tomorrow')
})
