import type { TaskView } from '@pawl/contract'
import { expect, test } from 'vitest'
import { dueGroup, withHeadings } from './list-headings.ts'

const TODAY = '2026-11-17'
const due = (deadline?: string) => ({ id: String(deadline), ...(deadline && { deadline }) }) as TaskView

test.each([
  ['2026-11-16', 'overdue'],
  ['2026-11-17', 'today'],
  ['2026-11-18', 'tomorrow'],
  ['2026-11-23', 'week'],
  ['2026-11-24', 'later'],
  [undefined, 'undated'],
])('[LH1] what is due on %s stands under %s', (deadline, group) => {
  expect(dueGroup(due(deadline), TODAY)).toBe(group)
})

test('[LH1] a heading stands before the first of each group, and none where there is one group alone', () => {
  const lines = (...days: (string | undefined)[]) =>
    withHeadings(days.map(due), (task) => dueGroup(task, TODAY)).map(({ key }) => key)
  expect(lines('2026-11-01', '2026-11-17', undefined)).toEqual([
    'heading overdue',
    '2026-11-01',
    'heading today',
    '2026-11-17',
    'heading undated',
    'undefined',
  ])
  expect(lines(undefined, undefined)).toEqual(['undefined', 'undefined'])
})
