import type { TaskView } from '@pawl/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Input } from '../api/request.ts'
import { showChanged } from './cached-tasks.ts'

const task = (number: number, status: string, more: Partial<TaskView> = {}): TaskView => ({
  id: `t${number}`,
  number,
  lifecycle: 'todo',
  status,
  version: 1,
  createdBy: 'x',
  createdAt: 0,
  updatedAt: number,
  title: `Task ${number}`,
  ...more,
})

/** What is shown of a list after a task has changed. */
function shownAfter(
  changed: TaskView,
  filters: Input<'listTasks'>,
  tasks: readonly TaskView[],
  nextCursor: string | null = null,
): number[] {
  const client = new QueryClient()
  const key = ['listTasks', filters]
  client.setQueryData(key, { pages: [{ tasks, nextCursor }], pageParams: [undefined] })
  showChanged(client, changed)
  const { pages } = client.getQueryData(key) as { pages: { tasks: TaskView[] }[] }
  return pages.flatMap((page) => page.tasks.map(({ number }) => number))
}

test('a task that moves leaves the lists it no longer belongs to', () => {
  const open = [task(1, 'open'), task(2, 'open')]
  expect(shownAfter(task(1, 'done'), { status: 'open' }, open)).toEqual([2])
  expect(shownAfter(task(1, 'done'), { status: 'pending' }, open)).toEqual([2])
  expect(shownAfter(task(1, 'done'), {}, open)).toEqual([1, 2])
  expect(shownAfter(task(1, 'deleted'), {}, open)).toEqual([2])
})

test('it comes into the others where the server will list it', () => {
  const done = [task(2, 'done', { priority: 'urgent' }), task(4, 'done', { priority: 'low' }), task(5, 'done')]
  const moved = task(3, 'done', { priority: 'high', deadline: '2026-01-01', updatedAt: 9 })
  expect(shownAfter(moved, { status: 'done', sort: 'priority' }, done)).toEqual([2, 3, 4, 5])
  expect(shownAfter(moved, { status: 'done', sort: 'number' }, done)).toEqual([2, 3, 4, 5])
  expect(shownAfter(moved, { status: 'done', sort: 'deadline' }, done)).toEqual([3, 2, 4, 5])
  expect(shownAfter(moved, { status: 'done', sort: 'updated' }, done.toReversed())).toEqual([3, 5, 4, 2])
})

test('it is not put at the end of a list that goes on, nor into one that is searched', () => {
  const last = task(9, 'done')
  expect(shownAfter(last, { status: 'done' }, [task(1, 'done')], 'more')).toEqual([1])
  expect(shownAfter(last, { status: 'done' }, [task(1, 'done')])).toEqual([1, 9])
  expect(shownAfter(last, { status: 'done', text: 'milk' }, [task(1, 'done')])).toEqual([1])
})
