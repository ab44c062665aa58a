import type { TaskView } from '@pawl/contract'
import { expect, test } from 'vitest'
import { doneLately } from './done-lately.ts'

const doneOn = (day: number) => ({ id: String(day), updatedAt: new Date(2026, 10, day, 12).getTime() }) as TaskView

test('what was done today is told apart from what was done in the six days before', () => {
  const { today, lately } = doneLately([18, 18, 17, 12, 11].map(doneOn), '2026-11-18')
  expect(today.map(({ id }) => id)).toEqual(['18', '18'])
  expect(lately).toBe(4)
})
