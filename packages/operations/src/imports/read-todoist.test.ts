import { expect, test } from 'vitest'
import { readSource } from '../../../../testing/read-source.ts'
import { readTodoist } from './read-todoist.ts'

const HEADER =
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG'
const read = (...rows: readonly string[]) =>
  readSource(readTodoist, ['\ufeff', HEADER, '\r\n', rows.join('\r\n')].join(''), { name: 'Home' })

test('tasks have their text, priority, labels, project and section', async () => {
  const { fields, uses } = await read(
    'task,"Buy milk, eggs ""and"" bread @shop @errands",For the week,1,1,Dana (1),Erez (2),2026-11-20,en,Asia/Jerusalem,30,minute,,',
    ',,,,,,,,,,,,,',
    'section,Garden,,,,,,,,,,,,',
    'task,Mail bob@example.com about @tools today’s,,4,1,,,,en,,,,,',
  )
  expect(fields).toEqual([
    {
      title: 'Buy milk, eggs "and" bread',
      description: 'For the week',
      priority: 'urgent',
      project: 'Home',
      tags: ['shop', 'errands'],
      deadline: '2026-11-20',
    },
    { title: 'Mail bob@example.com about @tools today’s', project: 'Home / Garden', tags: ['tools'] },
  ])
  expect(uses).toMatchObject({
    'CONTENT → title': 2,
    '@label → tags': 3,
    'RESPONSIBLE → nowhere': 1,
    'DURATION → nowhere': 1,
  })
})

test('dates are read as people type them, and what is not understood whole stays to be read', async () => {
  const due = (date: string, language = 'en') => read(`task,Call,,4,1,,,${date},${language},,,,,`)
  expect((await due('tomorrow')).fields).toEqual([{ title: 'Call', project: 'Home', deadline: '2026-11-18' }])
  expect((await due('מחר', 'he')).fields).toMatchObject([{ deadline: '2026-11-18' }])
  expect((await due('2026-11-20T15:00:00')).fields).toMatchObject([
    { deadline: '2026-11-20T13:00:00Z', deadlineLocal: '2026-11-20T15:00[Asia/Jerusalem]' },
  ])
  const unknown = await due('every full moon or so')
  expect(unknown.fields).toEqual([{ title: 'Call', project: 'Home', description: 'DATE: every full moon or so' }])
  expect(unknown.uses).toMatchObject({ 'DATE → description': 1 })
})

test('a deadline beside a date is kept in the description, and counts where there is no date', async () => {
  const { fields } = await read(
    'task,One,,4,1,,,2026-11-20,en,,,,2026-11-30,en',
    'task,Two,,4,1,,,,en,,,,2026-11-30,en',
  )
  expect(fields).toMatchObject([
    { deadline: '2026-11-20', description: 'DEADLINE: 2026-11-30' },
    { deadline: '2026-11-30' },
  ])
})

test('notes are comments of the task above, over several lines', async () => {
  const { tasks } = await read('task,Call,,4,1,,,,,,,,,', 'note,"One\ntwo",,,,,,,,,,,,', 'note,Three,,,,,,,,,,,,')
  expect(tasks[0]?.comments).toEqual(['One\ntwo', 'Three'])
})

test('a subtask that is only a title is a step; one that has more is a task of its own', async () => {
  const { fields } = await read(
    'task,Paint the room,,4,1,,,,,,,,,',
    'task,Buy paint,,4,2,,,,,,,,,',
    'task,White,,4,3,,,,,,,,,',
    'task,Move the sofa,,4,2,,,2026-11-20,,,,,,',
    'task,Ask Erez,,4,3,,,,,,,,,',
    'task,Rest,,4,1,,,,,,,,,',
  )
  expect(
    fields.map(({ title, checklist }) => [title, (checklist as { text: string }[])?.map(({ text }) => text)]),
  ).toEqual([
    ['Paint the room', ['Buy paint', 'White']],
    ['Move the sofa', ['Ask Erez']],
    ['Rest', undefined],
  ])
})

test('[IF2] the same file names its tasks the same, and two alike otherwise', async () => {
  const rows = ['task,Call,,4,1,,,,,,,,,', 'task,Call,,4,1,,,,,,,,,']
  const [first, again] = [await read(...rows), await read(...rows)]
  expect(first.sources).toEqual(again.sources)
  expect(new Set(first.sources).size).toBe(2)
})

test.each([
  ['task,Call,,9,1,,,,,,,,,', { line: 2, field: 'PRIORITY', reason: 'unknown_value', given: '9' }],
  ['task,Call,,1,x,,,,,,,,,', { line: 2, field: 'INDENT', reason: 'unknown_value', given: 'x' }],
  ['idea,Call,,1,1,,,,,,,,,', { line: 2, field: 'TYPE', reason: 'unknown_value', given: 'idea' }],
  ['task, @home,,1,1,,,,,,,,,', undefined],
  ['task,,,1,1,,,,,,,,,', { line: 2, field: 'CONTENT', reason: 'no_title' }],
  ['task,Fine,,1,1,,,,,,,,,\r\ntask,"never closed', { line: 3, field: '', reason: 'unclosed_quote' }],
])('line and field of what cannot be read are named: %s', async (row, problem) => {
  expect((await read(row)).file.unread).toEqual(problem === undefined ? [] : [problem])
})

test('a file that is none of Todoist’s is told by its missing column', async () => {
  const { file } = await readSource(readTodoist, 'Subject,Due\nCall,')
  expect(file.unread).toEqual([{ line: 1, field: 'TYPE', reason: 'missing_column' }])
})

test('what comes again is read by our own grammar', async () => {
  const { fields, uses } = await read('task,Take out the bins,,4,1,,,every friday,en,,,,,')
  expect(fields).toMatchObject([
    { title: 'Take out the bins', deadline: '2026-11-20', recurrence: 'FREQ=WEEKLY;BYDAY=FR' },
  ])
  expect(uses).toMatchObject({ 'DATE → recurrence': 1 })
  const hebrew = await read('task,להוציא את הפח,,4,1,,,כל יום שישי,he,,,,,')
  expect(hebrew.fields).toMatchObject([{ recurrence: 'FREQ=WEEKLY;BYDAY=FR' }])
})
