// The planner's operations, on both databases. The clock stands at noon of Tuesday, 17 November 2026, in UTC.

import type { InputOf, Operations } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const NOON = Date.UTC(2026, 10, 17, 12)
const timeZone = 'Asia/Jerusalem'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now: here } = freshContexts(freshPlace)
  let at = NOON
  let { done, refused } = {} as ReturnType<typeof asked>
  beforeEach(() => {
    at = NOON
    ;({ done, refused } = asked({ ...here.context, now: () => at }))
  })
  const add = async (given: Partial<InputOf<Operations['addTask']>>) =>
    (await done('addTask', { title: 'Water plants', timeZone, ...given })).task
  const open = async () => (await done('listTasks', { status: 'pending' })).tasks

  describe('what is given of a plan', () => {
    test('[D44] is kept as fields, by every name it has', async () => {
      const task = await add({
        project: 'Garden',
        tags: ['#home', 'Green'],
        reminders: ['30m', '1d', '2026-11-20T07:00'],
        checklist: ['Fill the can', { text: 'Front garden', done: true }],
      })
      expect(task).toMatchObject({
        project: 'Garden',
        tags: ['home', 'Green'],
        reminders: ['-PT30M', '-P1D', '2026-11-20T07:00[Asia/Jerusalem]'],
        checklist: [
          { text: 'Fill the can', done: false },
          { text: 'Front garden', done: true },
        ],
      })
    })

    test.each([
      ['2026-11-20', '2026-11-20', undefined],
      ['2026-11-20T15:00', '2026-11-20T13:00:00Z', '2026-11-20T15:00[Asia/Jerusalem]'],
      ['2026-11-20T13:00:00Z', '2026-11-20T13:00:00Z', '2026-11-20T15:00[Asia/Jerusalem]'],
      ['2026-11-20T15:00[Europe/London]', '2026-11-20T15:00:00Z', '2026-11-20T15:00[Europe/London]'],
      ['tomorrow', '2026-11-18', undefined],
      ['friday at 15:00', '2026-11-20T13:00:00Z', '2026-11-20T15:00[Asia/Jerusalem]'],
      ['מחר', '2026-11-18', undefined],
    ])(
      '[PF1] the deadline %s is kept as written, with its zone where it has a time',
      async (given, deadline, local) => {
        const task = await add({ deadline: given })
        expect([task.deadline, task.deadlineLocal]).toEqual([deadline, local])
        const { task: later } = await done('editTask', { task: task.id, deadline: '2026-12-01', timeZone })
        expect([later.deadline, later.deadlineLocal]).toEqual(['2026-12-01', undefined])
      },
    )

    test('a deadline that is not understood says what could be written, words among it', async () => {
      expect(await refused('addTask', { title: 'Water plants', deadline: 'some day' })).toMatchObject({
        variables: { problems: [{ at: 'deadline', expected: expect.stringContaining('friday at 5') }] },
      })
    })

    test.each([
      { deadline: 'some day' },
      { deadline: '2026-02-30' },
      { deadline: '2026-11-20T25:00' },
      { recurrence: 'FREQ=NEVERLY' },
      { recurrence: 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31' },
      { recurrence: 'now and then' },
      { reminders: ['soon'] },
      { tags: ['home', 'Home'] },
    ])('%o is refused, and nothing is added', async (given) => {
      expect(await refused('addTask', { title: 'Water plants', timeZone, ...given })).toMatchObject({
        code: 'INVALID_INPUT',
      })
      expect(await open()).toEqual([])
    })
  })

  describe('a task that recurs', () => {
    test('[NT1] is followed by the next when it is done, and one undo takes both back', async () => {
      const task = await add({ recurrence: 'FREQ=WEEKLY;BYDAY=FR', deadline: '2026-11-20T08:00', tags: ['home'] })
      await done('completeTask', { task: task.id })
      const [next, ...more] = await open()
      expect(more).toEqual([])
      expect(next).toMatchObject({
        title: 'Water plants',
        tags: ['home'],
        deadlineLocal: '2026-11-27T08:00[Asia/Jerusalem]',
        previousOccurrence: task.id,
      })
      const { undone, also } = await done('undoChange', {})
      expect([undone.trigger, also.map((one) => one.undone.trigger)]).toEqual(['completeTask', ['createTask']])
      expect((await open()).map(({ id }) => id)).toEqual([task.id])
    })

    test('[NT3] says when it comes again, also among several; what does not recur, or not again, says nothing', async () => {
      const often = await add({ recurrence: 'FREQ=WEEKLY;BYDAY=FR', deadline: '2026-11-20T08:00' })
      const last = await add({ recurrence: 'FREQ=DAILY;UNTIL=20261120', deadline: '2026-11-20' })
      const once = await add({})
      expect((await done('completeTask', { task: once.id })).again).toBeUndefined()
      expect((await done('completeTask', { task: last.id })).again).toBeUndefined()
      const next = { number: often.number, deadlineLocal: '2026-11-27T08:00[Asia/Jerusalem]' }
      expect((await done('completeTask', { task: often.id })).again).toMatchObject([next])
      await done('undoChange', {})
      const other = await add({})
      expect((await done('completeTask', { task: `${other.number} ${often.number}` })).again).toMatchObject([next])
    })

    test('[MD1] opened again it takes the next time back, in one change; not one that was changed since', async () => {
      const { id } = await add({ recurrence: 'FREQ=WEEKLY;BYDAY=FR', deadline: '2026-11-20' })
      await done('completeTask', { task: id })
      await done('reopenTask', { task: id })
      expect((await open()).map((task) => task.id)).toEqual([id])
      await done('undoChange', {})
      const [next, ...more] = await open()
      expect([next?.deadline, more]).toEqual(['2026-11-27', []])
      await done('editTask', { task: `${next?.number}`, title: 'Water all plants' })
      await done('reopenTask', { task: id })
      expect(await open()).toHaveLength(2)
    })

    test('[D46] is left out once, and ended, by what is said of it', async () => {
      const { number } = await add({ recurrence: 'FREQ=WEEKLY;BYDAY=FR', deadline: '2026-11-20' })
      const first = await done('takeTurn', { message: `show task ${number}`, time_zone: timeZone })
      const say = (message: string) =>
        done('takeTurn', { message, time_zone: timeZone, conversation_id: first.conversation_id })
      await say('skip this week')
      expect((await open()).map(({ deadline }) => deadline)).toEqual(['2026-11-27'])
      await say(`done with task ${number}`)
      expect((await open()).map(({ deadline }) => deadline)).toEqual(['2026-12-04'])
      await say(`task ${number} is not done after all`)
      expect((await open()).map(({ deadline }) => deadline)).toEqual(['2026-11-27'])
      await say('stop repeating it')
      await say(`done with task ${number}`)
      expect(await open()).toEqual([])
    })

    test('[PF2] without a date begins on the first day its rule falls on', async () => {
      expect(await add({ recurrence: 'FREQ=WEEKLY;BYDAY=FR' })).toMatchObject({ deadline: '2026-11-20' })
      expect(await add({ recurrence: 'FREQ=DAILY' })).toMatchObject({ deadline: '2026-11-17' })
    })

    test('is completed by every way there is: several at once, a transition, a conversation', async () => {
      for (const title of ['Water plants', 'Feed the cat', 'Call mom'])
        await add({ title, recurrence: 'FREQ=DAILY', deadline: '2026-11-17' })
      const [plants, cat, mom] = await open()
      await done('completeTask', { task: `${plants?.number}` })
      await done('transitionTask', { task: `${cat?.number}`, to: 'done' })
      await done('takeTurn', { message: `complete task ${mom?.number}`, time_zone: timeZone })
      expect((await open()).map(({ title, deadline }) => [title, deadline])).toEqual([
        ['Water plants', '2026-11-18'],
        ['Feed the cat', '2026-11-18'],
        ['Call mom', '2026-11-18'],
      ])
    })

    test('can be skipped, moved once without moving the series, and ended', async () => {
      const { id } = await add({ recurrence: 'FREQ=WEEKLY;BYDAY=FR', deadline: '2026-11-20' })
      expect((await done('skipTask', { task: id })).task.deadline).toBe('2026-11-27')
      await done('editTask', { task: id, deadline: '2026-11-28' })
      await done('completeTask', { task: id })
      const [next] = await open()
      expect(next?.deadline).toBe('2026-12-04')
      await done('editTask', { task: `${next?.number}`, recurrence: null })
      expect(await refused('skipTask', { task: `${next?.number}` })).toMatchObject({ code: 'TASK_DOES_NOT_RECUR' })
      await done('completeTask', { task: `${next?.number}` })
      expect(await open()).toEqual([])
    })

    test('[NT2] edited for this time only, the next is what the series was; edited as a whole, it is not', async () => {
      const { id } = await add({ recurrence: 'FREQ=DAILY', deadline: '2026-11-17', priority: 'low' })
      await done('editTask', { task: id, title: 'Water the neighbours’ plants', priority: 'high', onlyThis: true })
      await done('editTask', { task: id, priority: 'urgent' })
      await done('completeTask', { task: id })
      expect((await open())[0]).toMatchObject({ title: 'Water plants', priority: 'urgent' })
    })

    test('keeps its checklist, with nothing done yet, and its reminders', async () => {
      const task = await add({
        recurrence: 'FREQ=DAILY',
        deadline: '2026-11-17T08:00',
        checklist: [{ text: 'Fill the can', done: true }],
        reminders: ['30m', '2026-11-17T07:15'],
      })
      await done('completeTask', { task: task.id })
      expect((await open())[0]).toMatchObject({
        checklist: [{ text: 'Fill the can', done: false }],
        reminders: ['-PT30M', '2026-11-18T07:15[Asia/Jerusalem]'],
      })
    })

    test('[O4] counted from completion comes so long after it was done', async () => {
      const { id } = await add({
        recurrence: 'FREQ=DAILY;INTERVAL=10',
        recurrenceFrom: 'completion',
        deadline: '2026-11-10',
      })
      await done('completeTask', { task: id })
      expect((await open())[0]?.deadline).toBe('2026-11-27')
    })
  })

  describe('several at once', () => {
    test('are done in one commit and undone together, in any way of writing them', async () => {
      const tasks = [await add({}), await add({}), await add({})]
      const [a, b, c] = tasks.map(({ number }) => number)
      const { task, also } = await done('completeTask', { task: `${a} #${b},${c}` })
      expect([task, ...also].map(({ status }) => status)).toEqual(['done', 'done', 'done'])
      await done('undoChange', {})
      expect(await open()).toHaveLength(3)
    })

    test('are all left alone if one of them may not be moved', async () => {
      const [a, b] = [await add({}), await add({})]
      await done('completeTask', { task: b.id })
      expect(await refused('completeTask', { task: `${a.number} ${b.number}` })).toMatchObject({
        code: 'TASK_INVALID_TRANSITION',
      })
      expect(await refused('completeTask', { task: `${a.number} 999999` })).toMatchObject({ code: 'TASK_NOT_FOUND' })
      expect((await open()).map(({ id }) => id)).toEqual([a.id])
    })
  })

  describe('lists', () => {
    const titles = (tasks: readonly { title?: string | undefined }[]) => tasks.map(({ title }) => title)

    test('know today, overdue and the days to come where the person is', async () => {
      for (const [title, deadline] of [
        ['yesterday', '2026-11-16'],
        ['this morning', '2026-11-17T13:00'],
        ['today', '2026-11-17'],
        ['late tonight', '2026-11-17T23:30'],
        ['tomorrow, just after midnight', '2026-11-18T00:30'],
        ['next month', '2026-12-20'],
      ])
        await add({ title, deadline })
      await add({ title: 'whenever' })
      const today = await done('todaysTasks', { timeZone })
      expect(titles(today.overdue)).toEqual(['yesterday', 'this morning'])
      expect(titles(today.tasks)).toEqual(['today', 'late tonight'])
      const { days } = await done('upcomingTasks', { timeZone })
      expect(days.map(({ day, tasks }) => [day, tasks.length])).toEqual([
        ['2026-11-17', 3],
        ['2026-11-18', 1],
      ])
      const listed = async (filter: object) => titles((await done('listTasks', { timeZone, ...filter })).tasks)
      expect(await listed({ overdue: true })).toEqual(['yesterday', 'this morning'])
      expect(await listed({ deadline: 'tomorrow' })).toEqual(['tomorrow, just after midnight'])
      expect(await listed({ undated: true })).toEqual(['whenever'])
      expect(titles((await done('todaysTasks', { timeZone: 'America/New_York' })).tasks)).toContain('late tonight')
    })

    test('are filtered by tag and project, whatever their case, and by nothing that only looks like them', async () => {
      await add({ title: 'a', tags: ['Home', 'garden'] })
      await add({ title: 'b', tags: ['homework'], project: 'Home' })
      await add({ title: 'c #home' })
      const listed = async (filter: object) => titles((await done('listTasks', filter)).tasks)
      expect(await listed({ tag: '#home' })).toEqual(['a'])
      expect(await listed({ project: 'home' })).toEqual(['b'])
    })

    test('can be put in an order of one’s own, page by page', async () => {
      const [a, b, c] = [await add({ title: 'a' }), await add({ title: 'b' }), await add({ title: 'c' })]
      const order = async () => {
        const found: (string | undefined)[] = []
        let cursor: string | undefined
        do {
          const page = await done('listTasks', { sort: 'position', limit: 2, ...(cursor && { cursor }) })
          found.push(...titles(page.tasks))
          cursor = page.nextCursor ?? undefined
        } while (cursor !== undefined)
        return found.join('')
      }
      await done('arrangeTask', { task: a.id, before: a.id })
      expect(await order()).toBe('abc')
      await done('arrangeTask', { task: c.id, before: a.id })
      expect(await order()).toBe('cab')
      await done('arrangeTask', { task: c.id, after: b.id })
      expect(await order()).toBe('abc')
      await done('arrangeTask', { task: a.id, after: b.id })
      expect(await order()).toBe('bac')
      await done('undoChange', {})
      expect(await order()).toBe('abc')
      // Its place was given to another one while it was away.
      await done('arrangeTask', { task: c.id, before: a.id })
      await done('deleteTask', { task: c.id })
      await done('arrangeTask', { task: b.id, before: a.id })
      await done('restoreTask', { task: c.id })
      expect(await order()).toBe('bca')
      await done('arrangeTask', { task: a.id, after: b.id })
      expect(await order()).toBe('bac')
    })
  })

  test('comments are counted, and all of them are in the history', async () => {
    const { id } = await add({})
    for (const text of ['Not the cactus', 'Nor the aloe', 'Really']) await done('commentTask', { task: id, text })
    const { task, events } = await done('taskHistory', { task: id })
    expect([task.comment, task.commentCount]).toEqual(['Really', 3])
    expect(events.flatMap(({ set }) => set.comment ?? [])).toEqual(['Not the cactus', 'Nor the aloe', 'Really'])
  })
})
