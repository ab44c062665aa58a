import { expect, test } from 'vitest'
import { readSource } from '../../../../testing/read-source.ts'
import { readGoogle } from './read-google.ts'

const task = (id: string, more: object = {}) => ({
  id,
  title: `Task ${id}`,
  task_type: 'personal_task',
  status: 'needsAction',
  ...more,
})
const read = (document: unknown) => readSource(readGoogle, JSON.stringify(document))
const lists = (...items: readonly object[]) => ({
  kind: 'tasks#taskLists',
  items: [{ kind: 'tasks#tasks', id: 'l', title: 'Home', items }],
})

test('a due date is a day, a planned time a time, and the list is the project', async () => {
  const { fields, tasks, uses } = await read(
    lists(
      task('a', { due: '2026-11-20T00:00:00.000Z', notes: 'Soon', created: '2026-11-01T00:00:00Z' }),
      task('b', { status: 'completed', completed: '2026-11-02T00:00:00Z', hidden: true }),
      task('c', { scheduled_time: [{ current: true, start: '2026-11-20T13:00:00Z' }], starred: true }),
      task('d', { links: [{ type: 'email', link: 'https://example.com/mail' }] }),
    ),
  )
  expect(fields).toEqual([
    { title: 'Task a', project: 'Home', description: 'Soon', deadline: '2026-11-20' },
    { title: 'Task b', project: 'Home' },
    {
      title: 'Task c',
      project: 'Home',
      deadline: '2026-11-20T13:00:00Z',
      deadlineLocal: '2026-11-20T15:00[Asia/Jerusalem]',
    },
    { title: 'Task d', project: 'Home', description: 'https://example.com/mail' },
  ])
  expect(tasks.map(({ status }) => status)).toEqual(['open', 'done', 'open', 'open'])
  expect(uses).toMatchObject({ 'starred → nowhere': 1, 'created → nowhere': 1, 'completed → nowhere': 1 })
})

test('what stands below another is a step of it, in whatever order they come', async () => {
  const { titles, tasks, sources } = await read(
    lists(
      task('b', { parent: 'a', status: 'completed' }),
      task('a'),
      task('c', { parent: 'a', due: '2026-11-20T00:00:00Z' }),
    ),
  )
  expect(titles).toEqual(['Task a', 'Task c'])
  expect(tasks[0]?.fields.checklist).toEqual([{ text: 'Task b', done: true }])
  expect(sources).toEqual(['google:a', 'google:c'])
})

test('tasks that are each other’s parents are not lost', async () => {
  expect((await read(lists(task('a', { parent: 'b' }), task('b', { parent: 'a' })))).titles).toEqual([
    'Task a',
    'Task b',
  ])
})

test('a single list is read too; what is deleted or empty stays away', async () => {
  const { titles, file } = await read({
    kind: 'tasks#taskList',
    title: 'Home',
    items: [task('a'), task('b', { deleted: true }), task('c', { title: '' })],
  })
  expect(titles).toEqual(['Task a'])
  expect(file.leftOut).toEqual([
    { because: 'deleted', times: 1 },
    { because: 'empty', times: 1 },
  ])
})

test('what cannot be read is named', async () => {
  const { file } = await read(
    lists(task('a', { due: 'soon' }), task('b', { status: 'lost' }), task('c', { title: '', notes: 'x' })),
  )
  expect(file.unread).toMatchObject([
    { line: 1, field: 'due' },
    { line: 2, field: 'status' },
    { line: 3, field: 'title' },
  ])
  expect((await read([1])).file.unread).toEqual([{ line: 1, field: 'items', reason: 'missing_column' }])
  expect((await readSource(readGoogle, 'hello')).file.unread).toEqual([{ line: 1, field: '', reason: 'not_json' }])
})
