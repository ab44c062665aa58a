// Where clocks are changed, and where months end.

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { takeTurn } from '../index.ts'
import { dayOf } from '../slots/calendar.ts'
import { readNewTask } from '../slots/new-task.ts'
import { localOf, writtenTime } from './moment.ts'

const reader = createReader()

const HOUR = 3_600_000
const at = (year: number, month: number, day: number, hour = 0) => dayOf({ year, month, day }) * 24 * HOUR + hour * HOUR

/** Jerusalem in 2026: one hour further ahead from 27 March, 0:00 UTC, to 24 October, 23:00 UTC. */
const jerusalem = (moment: number) => (moment >= at(2026, 3, 27) && moment < at(2026, 10, 24, 23) ? 180 : 120)
const MOMENT = (now: number) => ({ now, utcOffset: jerusalem(now), utcOffsetAt: jerusalem })
const due = (text: string, now: number) => readNewTask(reader, `pay ${text}`, MOMENT(now))?.deadline

describe('[D45] a time is that of the clocks on its own day', () => {
  test.each([
    ['tomorrow at 9 am', at(2026, 3, 26, 10), '2026-03-27T06:00:00Z'],
    ['today at 9 pm', at(2026, 3, 26, 10), '2026-03-26T19:00:00Z'],
    ['on 5 April at 9 am', at(2026, 1, 7, 10), '2026-04-05T06:00:00Z'],
    ['on 5 December at 9 am', at(2026, 7, 7, 10), '2026-12-05T07:00:00Z'],
    ['in 2 hours', at(2026, 3, 26, 23), '2026-03-27T01:00:00Z'],
    ['tomorrow at 2:30 am', at(2026, 3, 26, 10), '2026-03-27T00:30:00Z'],
    ['on October 25 at 1:30 am', at(2026, 10, 20), '2026-10-24T22:30:00Z'],
  ])('%s', (text, now, deadline) => {
    expect(due(text, now)).toBe(deadline)
  })

  test('and it is said so', () => {
    const now = at(2026, 1, 7, 10)
    const { reply } = takeTurn(reader, {
      history: [],
      tasks: [],
      message: 'add pay rent on 5 April at 9 am',
      mode: 'direct',
      now,
      utcOffset: jerusalem(now),
      utcOffsetAt: jerusalem,
    })
    expect(reply).toContain('due Sunday, 2026-04-05 at 09:00')
  })

  test('every minute there is comes back as it was written', () => {
    for (const day of [dayOf({ year: 2026, month: 3, day: 27 }), dayOf({ year: 2026, month: 10, day: 25 })])
      for (let minutes = 0; minutes < 1440; minutes += 15) {
        const isSkipped = day === dayOf({ year: 2026, month: 3, day: 27 }) && minutes >= 120 && minutes < 180
        const moment = MOMENT(at(2026, 3, 1))
        const back = localOf(writtenTime(day, minutes, moment), moment)
        expect(back).toEqual({ day, minutes: isSkipped ? minutes + 60 : minutes })
      }
  })
})

test.each([
  ['in a month', at(2026, 1, 31, 10), '2026-02-28'],
  ['in a year', at(2028, 2, 29, 10), '2029-02-28'],
  ['tomorrow', at(2026, 12, 31, 10), '2027-01-01'],
  ['on the 31st', at(2026, 2, 3, 10), '2026-03-31'],
  ['on the 30th', at(2026, 1, 31, 10), '2026-03-30'],
  ['on February 29', at(2026, 1, 7, 10), '2028-02-29'],
  ['next month', at(2026, 1, 31, 10), '2026-02-28'],
  ['by the end of the month', at(2028, 2, 3, 10), '2028-02-29'],
  ['by the end of next month', at(2026, 12, 15, 10), '2027-01-31'],
  ['in September', at(2026, 10, 15, 10), '2027-09-30'],
  ['on January 5', at(2026, 12, 15, 10), '2027-01-05'],
])('[D45] %s at the end of a month', (text, now, deadline) => {
  expect(due(text, now)).toBe(deadline)
})
