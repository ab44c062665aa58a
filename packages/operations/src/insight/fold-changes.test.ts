import { todo } from '@pawl/kernel'
import { expect, test } from 'vitest'
import { ChangesOfDays } from './fold-changes.ts'

const days = [0, 100, 200].map((start) => ({ start, end: start + 99 }))
const added = (at: number) => ({ at, from: null, to: 'open', enteredAt: null })
const done = (at: number, enteredAt: number) => ({ at, from: 'open', to: 'done', enteredAt })
const folded = (...changes: ReturnType<typeof added | typeof done>[]) => {
  const fold = new ChangesOfDays(todo, days)
  for (const change of changes) fold.add(change)
  return fold
}

test('what changed after a day did not hold at its end', () => {
  const flow = folded(added(10), added(150), done(250, 10)).flow({ open: 6, done: 1 })
  expect(flow.map(({ at, counts }) => [at, counts.open, counts.done])).toEqual([
    ...[
      [99, 6, 0],
      [199, 7, 0],
      [299, 6, 1],
    ],
  ])
})

test('what was before the days is not counted, and a clock that is ahead makes no tomorrow', () => {
  const fold = folded(added(-1), added(0), added(1_000))
  expect(fold.throughput().map(({ created }) => created)).toEqual([1, 0, 1])
})

test('only what ends well is finished', () => {
  const fold = folded(done(10, 0), { at: 20, from: 'open', to: 'deleted', enteredAt: 0 })
  expect(fold.throughput()[0]).toEqual({ at: 0, created: 0, finished: 1 })
})

test('a time in a status is one that somebody took', () => {
  const fold = folded(...Array.from({ length: 10 }, (_, index) => done(100 + index, 100)))
  expect(fold.timeInStatus()).toEqual([{ status: 'open', passes: 10, medianMs: 4, p90Ms: 8, longestMs: 9 }])
  expect(folded().timeInStatus()).toEqual([])
})
