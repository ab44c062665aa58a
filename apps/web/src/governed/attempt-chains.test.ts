import { expect, test } from 'vitest'
import { attemptChains } from './attempt-chains.ts'

const task = (id: string, replaces_task_id?: string) => ({
  id,
  number: 1,
  lifecycle: 'governed' as const,
  status: 'pending',
  version: 1,
  createdBy: 'system3',
  createdAt: 0,
  updatedAt: 0,
  ...(replaces_task_id !== undefined && { replaces_task_id }),
})

test('[D34] attempts are folded into chains, the first attempt first', () => {
  const tasks = [task('a'), task('b'), task('a2', 'a'), task('a3', 'a2'), task('c')]
  expect(attemptChains(tasks).map((chain) => chain.map(({ id }) => id))).toEqual([['a', 'a2', 'a3'], ['b'], ['c']])
})

test('an attempt whose original is not there begins a chain of its own', () => {
  expect(attemptChains([task('b', 'gone')]).length).toBe(1)
})
