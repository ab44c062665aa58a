// A deadline that is moved by so much: days keep the time of the day, hours need one [D45].

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { localOf, type Moment, writtenTime } from '../when/moment.ts'
import { postponed, readPostponement } from './postpone.ts'

const reader = createReader()

/** Wednesday, 7 January 2026, noon where clocks are two hours ahead. */
const MOMENT: Moment = { now: 1_767_780_000_000, utcOffset: 120 }

const moved = (deadline: string | null, said: string, isEarlier = false) => {
  const by = readPostponement(reader, said, isEarlier)
  return by && postponed(deadline, by, MOMENT)
}

test.each([
  ['two days', '2026-01-09', '2026-01-11'],
  ['two days later', '2026-01-09', '2026-01-11'],
  ['by two days', '2026-01-09', '2026-01-11'],
  ['by a week', '2026-01-09', '2026-01-16'],
  ['a week back', '2026-01-09', '2026-01-16'],
  ['another day', '2026-01-09', '2026-01-10'],
  ['a day earlier', '2026-01-09', '2026-01-08'],
  ['one month', '2026-01-31', '2026-02-28'],
  ['an hour', '2026-01-09T08:00:00Z', '2026-01-09T09:00:00Z'],
  ['half an hour later', '2026-01-09T08:00:00Z', '2026-01-09T08:30:00Z'],
  ['by 3 hours', '2026-01-09T20:00:00Z', '2026-01-09T23:00:00Z'],
  ['two days', '2026-01-09T08:00:00Z', '2026-01-11T08:00:00Z'],
  ['two days', null, '2026-01-09'],
  ['בשבוע', '2026-01-09', '2026-01-16'],
  ['ביומיים', '2026-01-09', '2026-01-11'],
  ['יומיים', '2026-01-09', '2026-01-11'],
  ['עוד יומיים', '2026-01-09', '2026-01-11'],
  ['בשלושה ימים', '2026-01-09T08:00:00Z', '2026-01-12T08:00:00Z'],
  ['בשעתיים', '2026-01-09T08:00:00Z', '2026-01-09T10:00:00Z'],
  ['בחצי שעה', '2026-01-09T08:00:00Z', '2026-01-09T08:30:00Z'],
  ['יום קודם', '2026-01-09', '2026-01-08'],
])('[D45] ‘%s’ moves %s to %s', (said, deadline, after) => {
  expect(moved(deadline, said)).toBe(after)
})

test('[D45] a verb that brings forward makes it earlier', () => {
  expect(moved('2026-01-09', 'by two days', true)).toBe('2026-01-07')
})

test.each(['in two days', 'tomorrow', 'friday', 'two days before the exam', 'to friday', 'בעוד יומיים', 'מחר', 'two'])(
  '[D45] ‘%s’ is no amount to move by',
  (said) => {
    expect(readPostponement(reader, said)).toBe(undefined)
  },
)

test('[D45] an hour cannot be added to a day', () => {
  expect(moved('2026-01-09', 'an hour')).toBe(undefined)
})

test('[D45] days keep the time of the day, also where clocks are changed', () => {
  const summer: Moment = { ...MOMENT, utcOffsetAt: (at) => (at >= 1_774_569_600_000 ? 180 : 120) }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 181, max: 1439 }), (days, minutes) => {
      const deadline = writtenTime(20_460, minutes, summer)
      const after = postponed(deadline, { amounts: [{ count: days, unit: 'day' }], sign: 1 }, summer)
      expect(after && localOf(after, summer)).toEqual({ day: 20_460 + days, minutes })
    }),
  )
})
