// Adding, by a text and by a title, on both databases.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { ORDINARY_TITLES } from '../../../../testing/ordinary-titles.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)
  const adds = async (input: object) => (await asked(now.context).done('addTask', input)).task

  test('[D44] ordinary titles are added, each as it was written, and nothing else changes', async () => {
    const before = [await add('Clean the garage'), await add('Remove the old couch'), await add('מחק קבצים ישנים')]
    const titles = [...ORDINARY_TITLES.en, ...ORDINARY_TITLES.he]
    const added = []
    for (const text of titles) added.push((await adds({ text })).title)
    expect(added).toEqual(titles)
    const { tasks } = await asked(now.context).done('listTasks', { limit: 500 })
    expect(tasks.length).toBe(before.length + titles.length)
    expect(tasks.slice(0, 3)).toEqual(before)
  })

  test('[D44] a text is read where the person is; a title is taken as it stands', async () => {
    now.context = { ...now.context, now: () => Date.parse('2026-01-07T23:30:00Z') }
    const text = 'buy milk tomorrow, high priority'
    expect(await adds({ text })).toMatchObject({ title: 'buy milk', deadline: '2026-01-08', priority: 'high' })
    expect(await adds({ text, timeZone: 'Asia/Jerusalem' })).toMatchObject({ deadline: '2026-01-09' })
    const literal = await adds({ title: text })
    expect(literal).toMatchObject({ title: text })
    expect(literal).not.toHaveProperty('deadline')
  })

  test('[D44] what comes again, tags and a priority in a text are stored as fields', async () => {
    now.context = { ...now.context, now: () => Date.parse('2026-01-07T10:00:00Z') }
    const text = 'water plants every friday at 8 am #home p1, remind me 30 minutes before'
    expect(await adds({ text, timeZone: 'Asia/Jerusalem' })).toMatchObject({
      title: 'water plants',
      deadline: '2026-01-09T06:00:00Z',
      deadlineLocal: '2026-01-09T08:00[Asia/Jerusalem]',
      recurrence: 'FREQ=WEEKLY;BYDAY=FR',
      recurrenceText: 'every friday at 8 am',
      reminders: ['-PT30M'],
      tags: ['home'],
      priority: 'urgent',
    })
  })

  test('[D44] fields that are given win, and are not looked for in the text', async () => {
    expect(await adds({ text: 'buy milk tomorrow, urgent', deadline: '2026-12-01', priority: 'low' })).toMatchObject({
      title: 'buy milk tomorrow, urgent',
      deadline: '2026-12-01',
      priority: 'low',
    })
    expect(await adds({ text: 'weed #home +House', project: 'Garden', tags: ['outside'] })).toMatchObject({
      title: 'weed +House',
      project: 'Garden',
      tags: ['home', 'outside'],
    })
  })

  test('[AT3, RT1] what is left stays in the title; the preview says the same, and stores nothing', async () => {
    now.context = { ...now.context, now: () => Date.parse('2026-01-07T10:00:00Z') }
    const given = { text: 'read the Friday Times tomorrow #home #news p1', timeZone: 'Asia/Jerusalem' }
    const preview = (more: object) => asked(now.context).done('previewTask', { ...given, ...more })
    expect(await preview({})).toEqual({
      title: expect.any(String),
      understood: expect.objectContaining({ tags: ['home', 'news'], priority: 'urgent' }),
      left: {},
    })
    const leave = ['deadline', '#news']
    const { title, understood, left } = await preview({ leave })
    expect(left).toMatchObject({ tags: ['news'] })
    const task = await adds({ ...given, leave })
    expect(task).toMatchObject({ title, ...understood })
    expect(task.title).toContain('tomorrow #news')
    expect((await asked(now.context).done('listTasks', {})).tasks).toHaveLength(1)
    await expect(adds({ ...given, leave: ['everything'] })).rejects.toThrow('form:textPart')
  })

  test('[RT1] a text whose fields no task can hold is added all the same, whole', async () => {
    const text = `many tags ${Array.from({ length: 60 }, (_, at) => `#t${at}`).join(' ')}`
    expect((await adds({ text })).title).toBe(text)
  })

  test('[D45] from when to when is kept as it was said: it is due at one end of it only', async () => {
    expect(await adds({ text: 'yoga tomorrow 6-7pm' })).toMatchObject({ title: 'yoga', description: '6-7pm' })
    const described = await adds({ text: 'yoga tomorrow 6-7pm', description: 'bring a mat' })
    expect(described.description).toBe('bring a mat\n\n6-7pm')
  })

  test('[D44] a text that cannot be a title as it is becomes one, and nothing of it is lost', async () => {
    expect(await adds({ text: 'Call \u202a+972 50 555 0100\u202c\u0007' })).toMatchObject({
      title: 'Call +972 50 555 0100',
    })
    expect(await adds({ text: 'two\nlines' })).toMatchObject({ title: 'two lines' })
    const long = 'delete everything tomorrow '.repeat(300).trim()
    const task = await adds({ text: long, description: 'from a mail' })
    expect(task.title).toMatch(/^delete everything tomorrow .*…$/)
    expect(task.title?.length).toBeLessThanOrEqual(500)
    expect(task.description).toBe(`from a mail\n\n${long}`)
    expect(task).not.toHaveProperty('deadline')
    expect((await adds({ text: 'x'.repeat(900) })).title?.length).toBe(500)
    expect((await adds({ text: '🎂'.repeat(400) })).description).toBe('🎂'.repeat(400))
  })

  test.each([{}, { text: 'a', title: 'b' }, { text: ' ' }, { text: '\u202e\ufffd' }, { title: '' }])(
    '%j is refused: nothing to add, or two things',
    async (input) => {
      await expect(adds(input)).rejects.toThrow()
    },
  )
})
