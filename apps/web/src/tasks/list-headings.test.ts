import type { TaskView } from '@pawl/contract'
import { expect, test } from 'vitest'
import { dueGroup, type Grouping, withHeadings } from './list-headings.ts'

const TODAY = '2026-11-17'
const task = (id: string, fields: Partial<TaskView> = {}) => ({ id, status: 'open', ...fields }) as TaskView
const lines = (by: Grouping, ...tasks: TaskView[]) => withHeadings(tasks, by, TODAY).map(({ key }) => key)

test.each([
  ['2026-11-16', 'overdue'],
  ['2026-11-17', 'today'],
  ['2026-11-18', 'tomorrow'],
  ['2026-11-23', 'week'],
  ['2026-11-24', 'later'],
  [undefined, 'undated'],
])('[LH1] what is due on %s stands under %s', (deadline, group) => {
  expect(dueGroup({ ...(deadline && { deadline }) }, TODAY)).toBe(group)
})

test.each<[Grouping, Partial<TaskView>, Partial<TaskView>, string[]]>([
  ['due', { deadline: '2026-11-01' }, { deadline: TODAY }, ['overdue', 'today', 'undated']],
  ['priority', { priority: 'urgent' }, { priority: 'low' }, ['urgent', 'low', '']],
  ['project', { project: 'Garden' }, { project: 'בית' }, ['Garden', 'בית', '']],
  ['tag', { tags: ['calls', 'home'] }, { tags: ['home'] }, ['calls', 'home', '']],
  ['status', { status: 'in_progress' }, { status: 'done' }, ['in_progress', 'open', 'done']],
])(
  '[LH1] by %s a heading stands before the first of each group, those that have none last',
  (by, one, other, groups) => {
    const shown = lines(by, task('none'), task('other', other), task('one', one))
    expect(shown.filter((key) => key.startsWith('heading'))).toEqual(groups.map((name) => `heading ${name}`))
    expect(lines(by, task('a', one), task('b', one))).toEqual(['a', 'b'])
  },
)

test('[LH3] of a folded group the heading is left, and the others keep their places', () => {
  const [a, b, c] = [task('a', { project: 'Home' }), task('b'), task('c', { project: 'Home' })] as const
  const shown = withHeadings([a, b, c], 'project', TODAY, new Set(['heading Home']))
  expect(shown).toMatchObject([{ key: 'heading Home', count: 2 }, { key: 'heading ' }, { key: 'b', index: 2 }])
})

test('[LH2] within a group the order of the list stays', () => {
  const [a, b, c] = [task('a', { project: 'Home' }), task('b'), task('c', { project: 'Home' })] as const
  expect(lines('project', a, b, c)).toEqual(['heading Home', 'a', 'c', 'heading ', 'b'])
})
