import { expect, test } from 'vitest'
import { readSource } from '../../../../testing/read-source.ts'
import { recurrenceOf } from './microsoft-recurrence.ts'
import { readMicrosoft } from './read-microsoft.ts'

const at = (dateTime: string, timeZone = 'UTC') => ({ dateTime: `${dateTime}:00.0000000`, timeZone })
const TASK = {
  '@odata.etag': 'W/"x"',
  id: 'AAMkADU3='.repeat(10),
  title: 'Renew the passport',
  status: 'inProgress',
  importance: 'high',
  isReminderOn: true,
  reminderDateTime: at('2026-11-19T07:30'),
  dueDateTime: at('2026-11-20T00:00'),
  categories: ['Travel plans', 'Admin'],
  body: { contentType: 'html', content: '<p>Bring <b>photos</b> &amp; the form</p><div>Two of them</div>' },
  checklistItems: [
    { displayName: 'Photos', isChecked: true },
    { displayName: 'Form', isChecked: false },
  ],
  linkedResources: [{ displayName: 'Form', webUrl: 'https://example.com/form' }],
  recurrence: { pattern: { type: 'absoluteYearly', month: 11, dayOfMonth: 20, interval: 1 }, range: { type: 'noEnd' } },
  hasAttachments: true,
  createdDateTime: '2026-11-01T00:00:00Z',
  completedDateTime: null,
}
const read = (document: unknown) => readSource(readMicrosoft, JSON.stringify(document))

test('a task of Graph is read with all it has', async () => {
  const { tasks, fields, uses } = await read({ value: [{ displayName: 'Errands', tasks: [TASK] }] })
  expect(tasks[0]?.status).toBe('in_progress')
  expect(fields).toEqual([
    {
      title: 'Renew the passport',
      description: 'Bring photos & the form\nTwo of them\n\nForm: https://example.com/form',
      priority: 'high',
      project: 'Errands',
      tags: ['Travel-plans', 'Admin'],
      deadline: '2026-11-20',
      recurrence: 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=20',
      reminders: ['2026-11-19T09:30[Asia/Jerusalem]'],
      checklist: [
        { text: 'Photos', done: true },
        { text: 'Form', done: false },
      ],
    },
  ])
  expect(uses).toMatchObject({ 'attachments → nowhere': 1, 'createdDateTime → nowhere': 1 })
})

test('the day of a due date is that of the person, wherever it was written', async () => {
  const due = async (dueDateTime: object) => (await read([{ title: 'Call', dueDateTime }])).fields[0]?.deadline
  expect(await due(at('2026-11-19T22:00'))).toBe('2026-11-20')
  expect(await due(at('2026-11-20T00:00', 'Pacific Standard Time'))).toBe('2026-11-20')
})

test.each([
  [
    { pattern: { type: 'weekly', interval: 2, daysOfWeek: ['monday', 'friday'] } },
    'FREQ=WEEKLY;BYDAY=MO,FR;INTERVAL=2',
  ],
  [{ pattern: { type: 'relativeMonthly', index: 'last', daysOfWeek: ['friday'] } }, 'FREQ=MONTHLY;BYDAY=-1FR'],
  [{ pattern: { type: 'daily' }, range: { type: 'endDate', endDate: '2027-06-01' } }, 'FREQ=DAILY;UNTIL=20270601'],
  [{ pattern: { type: 'daily' }, range: { type: 'numbered', numberOfOccurrences: 4 } }, 'FREQ=DAILY;COUNT=4'],
  [{ pattern: { type: 'absoluteMonthly' } }, undefined],
  [{ pattern: { type: 'lunar' } }, undefined],
])('%j is %s', (given, rule) => expect(recurrenceOf(given)).toBe(rule))

test('what cannot be read is named', async () => {
  const { file } = await read([{ title: 'a', status: 'lost' }, { title: 'b', importance: 'x' }, { title: ' ' }])
  expect(file.unread).toMatchObject([
    { line: 1, field: 'status', given: 'lost' },
    { line: 2, field: 'importance' },
    { line: 3, field: 'title', reason: 'no_title' },
  ])
  expect((await read({ hello: 1 })).file.unread).toEqual([{ line: 1, field: 'value', reason: 'missing_column' }])
})

const OUTLOOK =
  '"Subject","Start Date","Due Date","Reminder On/Off","Reminder Date","Reminder Time","Date Completed","% Complete","Total Work","Categories","Notes","Priority","Private","Sensitivity","Status"'
const outlook = (dayFirst: boolean, ...rows: readonly string[]) =>
  readSource(readMicrosoft, [OUTLOOK, ...rows].join('\r\n'), { dayFirst, name: 'Tasks' })

test('the tasks that Outlook exports are read', async () => {
  const { tasks, fields, uses } = await outlook(
    false,
    '"Renew passport","11/1/2026","11/20/2026","True","11/19/2026","9:30:00 PM","","0","0 hours","Admin;Travel plans","Bring photos","High","False","Normal","Not Started"',
    '"Old",,"9/1/2026","False","","","9/2/2026","100","0 hours","","","Normal","True","Normal","Completed"',
  )
  expect(fields).toEqual([
    {
      title: 'Renew passport',
      description: 'Bring photos',
      priority: 'high',
      project: 'Tasks',
      tags: ['Admin', 'Travel-plans'],
      deadline: '2026-11-20',
      reminders: ['2026-11-19T21:30[Asia/Jerusalem]'],
    },
    { title: 'Old', project: 'Tasks', deadline: '2026-09-01' },
  ])
  expect(tasks.map(({ status }) => status)).toEqual(['open', 'done'])
  expect(uses).toMatchObject({ 'Start Date → nowhere': 1, 'Date Completed → nowhere': 1, 'Private → nowhere': 1 })
  expect(Object.keys(uses).join()).not.toContain('Sensitivity')
})

test('[OL1] dates tell themselves whether the day is first; where they do not, it is said', async () => {
  const row = (due: string) => `"Call","","${due}","False","","","","0","0 hours","","","Normal","False","Normal",""`
  const due = async (dayFirst: boolean, ...dates: string[]) =>
    (await outlook(dayFirst, ...dates.map(row))).fields.map(({ deadline }) => deadline)
  expect(await due(false, '3/4/2026', '20/11/2026')).toEqual(['2026-04-03', '2026-11-20'])
  expect(await due(true, '3/4/2026', '11/20/2026')).toEqual(['2026-03-04', '2026-11-20'])
  expect(await due(true, '3/4/2026')).toEqual(['2026-04-03'])
  expect(await due(false, '3/4/2026')).toEqual(['2026-03-04'])
  const { file } = await outlook(false, row('30/2/2026'))
  expect(file.unread).toEqual([{ line: 2, field: 'Due Date', reason: 'unknown_value', given: '30/2/2026' }])
})
