import { expect, test } from 'vitest'
import { standsOut } from './stands-out.ts'

const NOTHING = { lifecycle: 'todo', flow: [], throughput: [], timeInStatus: [], stuck: [] } as const
const given = (rest: object) => ({ ...NOTHING, ...rest }) as unknown as Parameters<typeof standsOut>[0]

test('[SO1] of nothing nothing is said', () => {
  expect(standsOut(given({}))).toEqual([])
})

test('[SO1] a wait of less than a minute is none', () => {
  expect(standsOut(given({ timeInStatus: [{ status: 'open', passes: 9, medianMs: 59_000 }] }))).toEqual([])
})

test('[SO1] what came and went, what is open, where it stays longest, and what is stuck', () => {
  const counts = (open: number, done: number) => ({ at: 0, counts: { open, done, deleted: 9 } })
  const time = (status: string, passes: number, medianMs: number) => ({ status, passes, medianMs })
  const insight = given({
    flow: [counts(3, 1), counts(5, 4)],
    throughput: [
      { at: 0, created: 2, finished: 1 },
      { at: 1, created: 3, finished: 2 },
    ],
    timeInStatus: [
      time('open', 3, 100_000),
      time('in_progress', 5, 300_000),
      time('done', 9, 900),
      time('deleted', 1, 999),
    ],
    stuck: [
      { task: { number: 8 }, forMs: 50 },
      { task: { number: 9 }, forMs: 40 },
    ],
  })
  expect(standsOut(insight)).toEqual([
    { kind: 'flow', created: 5, finished: 3 },
    { kind: 'open', now: 5, before: 3 },
    { kind: 'slowest', status: 'in_progress', medianMs: 300_000 },
    { kind: 'stuck', tasks: 2, number: 8, forMs: 50 },
  ])
})
