import { expect, test } from 'vitest'
import { readSource } from '../../../../testing/read-source.ts'
import { readText } from './read-text.ts'

const read = (text: string) => readSource(readText, text)

test('[PX1] a line is a task, as it stands', async () => {
  const { fields } = await read('\ufeffBuy milk tomorrow\r\n\r\nלהתקשר לדנה, דחוף\n---\n12 eggs')
  expect(fields).toEqual([{ title: 'Buy milk tomorrow' }, { title: 'להתקשר לדנה, דחוף' }, { title: '12 eggs' }])
})

test('[PX2] a list in Markdown has its marks, headings and steps', async () => {
  const { fields, tasks } = await read(
    '# Home\n\n- [ ] Paint the room\n  - [x] Buy paint\n  - [ ] Move @everything\n* [X] Rest\n\n## Work ##\n1. Report\n- \n',
  )
  expect(fields).toEqual([
    {
      title: 'Paint the room',
      project: 'Home',
      checklist: [
        { text: 'Buy paint', done: true },
        { text: 'Move @everything', done: false },
      ],
    },
    { title: 'Rest', project: 'Home' },
    { title: 'Report', project: 'Work' },
  ])
  expect(tasks.map(({ status }) => status)).toEqual(['open', 'done', 'open'])
})

test('todo.txt has its priorities, projects, contexts, dates and what is done', async () => {
  const { fields, tasks, uses } = await read(
    [
      '(A) 2026-11-01 Call Dana +Family @phone due:2026-11-20',
      'x 2026-11-02 2026-11-01 Pay the rent +Home pri:B',
      'Water the plants +Home +Garden rec:1w due:2026-11-21 t:2026-11-20',
      'Pay the bill rec:+1m due:2026-11-22',
      'Meet at 10:30 about https://example.com/a?b=c due:someday',
      'x-ray appointment',
    ].join('\n'),
  )
  expect(fields).toEqual([
    { title: 'Call Dana', priority: 'urgent', project: 'Family', tags: ['phone'], deadline: '2026-11-20' },
    { title: 'Pay the rent', priority: 'high', project: 'Home' },
    {
      title: 'Water the plants',
      project: 'Home',
      tags: ['Garden'],
      deadline: '2026-11-21',
      recurrence: 'FREQ=WEEKLY',
      recurrenceText: '1w',
      recurrenceFrom: 'completion',
    },
    { title: 'Pay the bill', deadline: '2026-11-22', recurrence: 'FREQ=MONTHLY', recurrenceText: '+1m' },
    { title: 'Meet at 10:30 about https://example.com/a?b=c due:someday' },
    { title: 'x-ray appointment' },
  ])
  expect(tasks.map(({ status }) => status)).toEqual(['open', 'done', 'open', 'open', 'open', 'open'])
  expect(uses).toMatchObject({ 't: → nowhere': 1, 'creation date → nowhere': 2, 'completion date → nowhere': 1 })
})

test('a line that is longer than a title stands whole in the description', async () => {
  const [{ title, description } = {}] = (await read('word '.repeat(300))).fields
  expect(String(title).length).toBeLessThanOrEqual(500)
  expect(String(description)).toBe('word '.repeat(300).trim())
})
