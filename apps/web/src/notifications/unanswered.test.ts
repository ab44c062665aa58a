import { expect, test } from 'vitest'
import { TOO_LONG, unanswered } from './unanswered.ts'

const NOW = 10 * TOO_LONG
const item = (id: string, to: string, age: number) => ({ id, to, at: NOW - age })

test('a question to a System that nobody answers for long is one for people, the oldest first', () => {
  const items = [
    item('new', 'system3', TOO_LONG - 1),
    item('old', 'system3', TOO_LONG),
    item('mine', 'user', 5 * TOO_LONG),
    item('oldest', 'system5', 3 * TOO_LONG),
  ]
  expect(unanswered(items, NOW).map(({ id }) => id)).toEqual(['oldest', 'old'])
})
