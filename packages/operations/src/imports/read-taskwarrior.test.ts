import { expect, test } from 'vitest'
import { readSource } from '../../../../testing/read-source.ts'
import { readTaskwarrior } from './read-taskwarrior.ts'

const entry = '20261101T080000Z'
const task = (more: object) => ({
  id: 1,
  uuid: 'a360fc44',
  description: 'Buy milk',
  entry,
  status: 'pending',
  urgency: 2,
  ...more,
})
const read = (...tasks: readonly object[]) => readSource(readTaskwarrior, JSON.stringify(tasks))

test('fields find their place; a due date at midnight is a day', async () => {
  const { tasks, fields, uses } = await read(
    task({
      due: '20261119T220000Z',
      project: 'Home.Garden',
      tags: ['shop', 'next week'],
      priority: 'H',
      annotations: [
        { entry, description: 'Two litres' },
        { entry, description: 'Or three' },
      ],
      wait: entry,
      estimate: 'PT1H',
    }),
    task({ uuid: 'b', due: '20261120T130000Z', start: entry }),
  )
  expect(fields).toEqual([
    {
      title: 'Buy milk',
      deadline: '2026-11-20',
      project: 'Home.Garden',
      tags: ['shop', 'next-week'],
      priority: 'high',
    },
    { title: 'Buy milk', deadline: '2026-11-20T13:00:00Z', deadlineLocal: '2026-11-20T15:00[Asia/Jerusalem]' },
  ])
  expect(tasks.map(({ status, comments }) => [status, comments])).toEqual([
    ['open', ['Two litres', 'Or three']],
    ['in_progress', []],
  ])
  expect(uses).toMatchObject({ 'wait → nowhere': 1, 'estimate → nowhere': 1, 'entry → nowhere': 2 })
  expect(Object.keys(uses).join()).not.toMatch(/urgency|uuid/)
})

test('what is done is done, what waits is open, and what was deleted stays away', async () => {
  const { tasks, file } = await read(
    task({ status: 'completed', end: entry }),
    task({ uuid: 'b', status: 'waiting', wait: entry }),
    task({ uuid: 'c', status: 'deleted' }),
  )
  expect(tasks.map(({ status, source }) => [status, source])).toEqual([
    ['done', 'taskwarrior:a360fc44'],
    ['open', 'taskwarrior:b'],
  ])
  expect(file.leftOut).toEqual([{ because: 'deleted', times: 1 }])
})

test('[TW1] of a series the first open occurrence recurs, under the name of the template', async () => {
  const series = { recur: 'weekly', due: '20261101T220000Z' }
  const { fields, sources, file } = await read(
    task({ ...series, uuid: 't', status: 'recurring', mask: '+--' }),
    task({ ...series, uuid: 'o2', parent: 't', imask: 2, due: '20261115T220000Z' }),
    task({ ...series, uuid: 'o1', parent: 't', imask: 1, due: '20261108T220000Z' }),
    task({ ...series, uuid: 'alone', status: 'recurring', recur: 'P2M', until: '20270601T000000Z' }),
  )
  expect(fields.map(({ deadline, recurrence }) => [deadline, recurrence])).toEqual([
    ['2026-11-16', undefined],
    ['2026-11-09', 'FREQ=WEEKLY'],
    ['2026-11-02', 'FREQ=MONTHLY;INTERVAL=2;UNTIL=20270601'],
  ])
  expect(sources).toEqual(['taskwarrior:o2', 'taskwarrior:t', 'taskwarrior:alone'])
  expect(file.leftOut).toEqual([{ because: 'template', times: 1 }])
})

test.each([
  ['daily', 'FREQ=DAILY'],
  ['3d', 'FREQ=DAILY;INTERVAL=3'],
  ['2wks', 'FREQ=WEEKLY;INTERVAL=2'],
  ['weekdays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['quarterly', 'FREQ=MONTHLY;INTERVAL=3'],
  ['yearly', 'FREQ=YEARLY'],
  ['when it rains', undefined],
])('%s comes again as %s', async (recur, recurrence) => {
  const { fields } = await read(task({ status: 'recurring', recur, due: '20261101T220000Z' }))
  expect(fields[0]?.recurrence).toBe(recurrence)
  expect(fields[0]?.description).toBe(recurrence === undefined ? `recur: ${recur}` : undefined)
})

test('one object in a line is read too', async () => {
  const lines = [task({ uuid: 'a' }), task({ uuid: 'b' })].map((one) => `${JSON.stringify(one)},`)
  expect((await readSource(readTaskwarrior, lines.join('\n'))).sources).toEqual(['taskwarrior:a', 'taskwarrior:b'])
})

test('what cannot be read is named with its place', async () => {
  const { file } = await read(
    task({}),
    task({ due: 'someday' }),
    task({ status: 'lost' }),
    { ...task({}), uuid: undefined },
    task({ description: ' ' }),
  )
  expect(file.unread).toEqual([
    { line: 2, field: 'due', reason: 'unknown_value', given: 'someday' },
    { line: 3, field: 'status', reason: 'unknown_value', given: 'lost' },
    { line: 4, field: 'uuid', reason: 'missing_column' },
    { line: 5, field: 'description', reason: 'no_title' },
  ])
  expect((await readSource(readTaskwarrior, '{"uuid":\nhello')).file.unread).toHaveLength(2)
})
