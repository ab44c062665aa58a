import { expect, test } from 'vitest'
import { LongestStays } from './longest-stay.ts'

const HOUR = 3_600_000
const now = 1_000 * HOUR
const stay = (taskId: string, hours: number, status = 'open') => ({ taskId, status, since: now - hours * HOUR })
const time = { status: 'open', passes: 10, medianMs: 2 * HOUR, p90Ms: 5 * HOUR, longestMs: 9 * HOUR }

test('stuck is who has been there for an hour, and longer than nine in ten were', () => {
  const stays = new LongestStays(now, [time])
  for (const one of [stay('a', 5), stay('b', 6), stay('c', 0.9, 'in_progress'), stay('d', 1, 'in_progress')])
    stays.add(one)
  expect(stays.found.map(({ taskId, usualMs }) => [taskId, usualMs])).toEqual([
    ...[
      ['b', 2 * HOUR],
      ['d', null],
    ],
  ])
})

test('the twenty longest are kept, whatever order they come in', () => {
  const stays = new LongestStays(now, [])
  for (let index = 0; index < 100; index++) stays.add(stay(`task ${index}`, 1 + ((index * 37) % 100)))
  expect(stays.found.map(({ forMs }) => forMs / HOUR)).toEqual(Array.from({ length: 20 }, (_, index) => 100 - index))
})
