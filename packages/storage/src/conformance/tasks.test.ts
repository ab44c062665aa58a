// One suite over both databases: what the port of tasks promises.

import { createTask, replay, type Task, type TaskEvent, todo } from '@pawl/kernel'
import { NO_DEADLINE, type TaskQuery, type WorkspaceStore } from '@pawl/operations'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byHand } from '../../../../testing/by-hand.ts'
import { databases } from '../../../../testing/databases.ts'
import { add, edit, everything, move, times, titles } from '../../../../testing/to-dos.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  let there: WorkspaceStore
  beforeEach(() => {
    store = now.store
    there = now.there
  })

  describe('a change', () => {
    test('[S1] stores the task and its event together', async () => {
      const { task } = await add(store, { title: 'Milk' })
      const done = await store.changeTask({ number: task.number }, move('done'))
      expect(done).toMatchObject({ refused: false, task: { status: 'done', version: 2 } })
      expect(await store.findTask({ id: task.id })).toEqual((done as { task: Task }).task)
      const events = (await store.taskEvents(task.id)).map((stored) => stored.event)
      expect(events.map((event) => event.trigger)).toEqual(['createTask', 'completeTask'])
      expect(replay(events)).toEqual(await store.findTask({ id: task.id }))
    })

    test('[S1] brings new tasks along, in the same commit, numbered after the others', async () => {
      const { task } = await add(store, { title: 'Water plants' })
      const next = (number: number) =>
        createTask(todo, { id: `next-of-${task.id}`, number, by: 'person:dana', at: 2, fields: { title: 'Again' } })
      const decided = await store.changeTask({ id: task.id }, (found) => {
        const moved = move('done')(found)
        return moved.refused || moved.unchanged ? moved : { ...moved, also: [{ insert: next }] }
      })
      expect(decided).toMatchObject({ refused: false, task: { status: 'done' } })
      const brought = await store.findTask({ id: `next-of-${task.id}` })
      expect(brought).toMatchObject({ number: task.number + 1, fields: { title: 'Again' } })
      expect(await there.findTask({ number: task.number + 1 })).toEqual(brought)
    })

    test('[S1] a new task that cannot be stored takes the change back with it', async () => {
      const { task } = await add(store, { title: 'Water plants' })
      const taken = (number: number) =>
        createTask(todo, { id: task.id, number, by: 'person:dana', at: 2, fields: { title: 'Again' } })
      const failing = store.changeTask({ id: task.id }, (found) => {
        const moved = move('done')(found)
        return moved.refused || moved.unchanged ? moved : { ...moved, also: [{ insert: taken }] }
      })
      await expect(failing).rejects.toThrow()
      expect(await store.findTask({ id: task.id })).toEqual(task)
    })

    test('[S1] several are stored together or not at all, and are found by their batch', async () => {
      const [milk, eggs] = [await add(store, { title: 'Milk' }), await add(store, { title: 'Eggs' })]
      const write = ({ task }: { task: Task }) => {
        const decided = move('done')(task) as { task: Task; event: TaskEvent }
        return { update: { task: decided.task, event: { ...decided.event, batch: `of ${milk.task.id}` } } }
      }
      const both = [write(milk), write(eggs)]
      expect(await store.storeTogether(both)).toMatchObject([{ status: 'done' }, { status: 'done' }])
      const batch = await there.batchEvents(`of ${milk.task.id}`)
      expect(batch.map(({ event }) => event.taskId)).toEqual([eggs.task.id, milk.task.id])
      const fresh = await add(store, { title: 'Bread' })
      expect(await store.storeTogether([write(fresh), write(milk)])).toBe('stale')
      expect(await store.findTask({ id: fresh.task.id })).toEqual(fresh.task)
    })

    test('[DESIGN 5.6] a refusal stores nothing and comes back as it was', async () => {
      const { task } = await add(store, { title: 'Milk' })
      expect(await store.changeTask({ id: task.id }, move('nowhere'))).toMatchObject({ refused: true })
      expect(await store.findTask({ id: task.id })).toEqual(task)
      expect(await store.taskEvents(task.id)).toHaveLength(1)
    })

    test('of a task that is not there is undefined', async () => {
      expect(await store.changeTask({ number: 999_999 }, move('done'))).toBeUndefined()
      expect(await store.changeTask({ id: 'nosuchtaskatall' }, move('done'))).toBeUndefined()
    })

    test('[DESIGN 5.4] of many at once to the same status, one wins and the others are told', async () => {
      const { task } = await add(store, { title: 'Milk' })
      const outcomes = await Promise.all(
        times(20, (index) => store.changeTask({ id: task.id }, move('done', `agent:a${index}`))),
      )
      expect(outcomes.filter((outcome) => !outcome?.refused)).toHaveLength(1)
      expect((await store.findTask({ id: task.id }))?.version).toBe(2)
    })

    test('[S1] of many at once that all fit, none is lost', async () => {
      const { task } = await add(store, { title: 'start' })
      await Promise.all(times(30, (index) => store.changeTask({ id: task.id }, edit({ title: `title ${index}` }))))
      expect((await store.findTask({ id: task.id }))?.version).toBe(31)
      expect(await store.taskEvents(task.id)).toHaveLength(31)
    })

    test('a bad one does not sink its neighbours', async () => {
      const tasks = await Promise.all(times(10, (index) => add(store, { title: `neighbour ${index}` })))
      const outcomes = await Promise.allSettled(
        tasks.map(({ task }, index) =>
          store.changeTask({ id: task.id }, (current) => {
            if (index === 4) throw new Error('bad')
            return index === 5 ? move('nowhere')(current) : move('done')(current)
          }),
        ),
      )
      expect(outcomes.map((outcome) => outcome.status)).toEqual(times(10, (i) => (i === 4 ? 'rejected' : 'fulfilled')))
      const stored = await Promise.all(tasks.map(({ task }) => store.findTask({ id: task.id })))
      expect(stored.map((task) => task?.status)).toEqual(times(10, (i) => (i === 4 || i === 5 ? 'open' : 'done')))
    })

    test('counts the tasks of a lifecycle by their status, those of this workspace alone', async () => {
      const added = await Promise.all(times(3, (index) => add(store, { title: `task ${index}` })))
      await store.changeTask({ id: added[0]?.task.id as string }, move('done'))
      expect(await store.countTasks('todo')).toEqual({ open: 2, done: 1 })
      expect(await store.countTasks('room')).toEqual({})
    })

    test('counts the open tasks of each project and tag', async () => {
      await add(store, { title: 'weed', project: 'Garden', tags: ['home', 'outside'] })
      await add(store, { title: 'mow', project: 'Garden', tags: ['home'], ownedBy: 'person:dana' })
      const { task } = await add(store, { title: 'read', tags: ['home'] })
      await store.changeTask({ id: task.id }, move('done'))
      const counts = async (owners?: readonly string[]) =>
        (await store.countFiled(owners)).map(({ kind, name, tasks }) => `${kind} ${name} ${tasks}`).toSorted()
      expect(await counts()).toEqual(['project Garden 2', 'tag home 2', 'tag outside 1'])
      expect(await counts(['person:dana'])).toEqual(['project Garden 1', 'tag home 1'])
    })

    test('numbers tasks one after the other, however many come at once', async () => {
      const added = await Promise.all(times(40, (index) => add(store, { title: `task ${index}` })))
      expect(added.map(({ task }) => task.number)).toEqual(times(40, (index) => index + 1))
    })

    test('[DESIGN 5.4] two writers of one task: one wins, the loser is told', async () => {
      for (let round = 0; round < 10; round++) {
        const { task } = await add(store, { title: 'Milk' })
        const outcomes = await Promise.all([store, there].map((one) => one.changeTask({ id: task.id }, move('done'))))
        expect(outcomes.map((outcome) => outcome?.refused).sort()).toEqual([false, true])
      }
    })
  })

  describe('the database itself', () => {
    const refused = [
      ['[S3] an event is never changed', `update events set actor = 'person:eve'`],
      ['[S3] an event is never deleted', 'delete from events'],
      ['[S1] a status does not change without an event', `update tasks set status = 'done'`],
      ['[S1] a version does not rise without an event', 'update tasks set version = version + 1'],
      ['[S1] a task is never deleted', 'delete from tasks'],
    ] as const
    test.each(refused)('%s', async (_, sql) => {
      await add(store, { title: 'Milk' })
      await expect(byHand(now.place, sql)).rejects.toThrow()
    })

    test('[S3] an event is never replaced', async () => {
      const { task } = await add(await now.opened.in('own'), { title: 'Milk' })
      const columns =
        'workspace, task_id, version, number, lifecycle, at, actor, trigger_name, to_status, set_fields, cleared_fields'
      const values = `'own', '${task.id}', 1, 1, 'todo', 0, 'person:eve', 'createTask', 'open', '{}', '[]'`
      await expect(byHand(now.place, `insert into events (${columns}) values (${values})`)).rejects.toThrow()
      if ('sqliteFile' in now.place) {
        await expect(
          byHand(now.place, `insert or replace into events (${columns}) values (${values})`),
        ).rejects.toThrow()
      }
    })
  })

  test('lists what one actor did, newest first', async () => {
    const { task } = await add(store, { title: 'Milk' })
    await store.changeTask({ id: task.id }, move('in_progress', 'agent:a'))
    await store.changeTask({ id: task.id }, move('done', 'agent:a'))
    expect((await store.actorEvents('agent:a', 10)).map(({ event }) => event.to)).toEqual(['done', 'in_progress'])
    expect(await store.actorEvents('agent:a', 1)).toHaveLength(1)
  })

  describe('a list', () => {
    let fresh: WorkspaceStore
    beforeAll(async () => {
      fresh = await now.opened.in('lists')
      await add(fresh, { title: 'Buy milk', priority: 'low', deadline: '2026-03-02' })
      await add(fresh, { title: 'לקנות חלב', priority: 'urgent' })
      await add(fresh, { title: 'Résumé 🎉', description: 'BUY paper', deadline: '2026-03-01T09:00:00Z' })
      const { task } = await add(fresh, { title: 'Old', priority: 'high', deadline: '2026-03-01' })
      await fresh.changeTask({ id: task.id }, move('done'))
      const gone = await add(fresh, { title: 'Gone' })
      await fresh.changeTask({ id: gone.task.id }, move('deleted'))
    })

    test.each<[string, Partial<TaskQuery>, string[]]>([
      ['by number', {}, ['Buy milk', 'לקנות חלב', 'Résumé 🎉', 'Old']],
      ['by deadline, none last', { sort: 'deadline' }, ['Old', 'Résumé 🎉', 'Buy milk', 'לקנות חלב']],
      ['by priority, urgent first and none last', { sort: 'priority' }, ['לקנות חלב', 'Old', 'Buy milk', 'Résumé 🎉']],
      ['by last change', { sort: 'updated' }, ['Old', 'Résumé 🎉', 'לקנות חלב', 'Buy milk']],
      ['of one status', { statuses: ['done'] }, ['Old']],
      ['of one priority', { priority: 'urgent' }, ['לקנות חלב']],
      ['due before', { dueBefore: '2026-03-02' }, ['Résumé 🎉', 'Old']],
      ['due from', { dueAfter: '2026-03-01T00:00:00Z' }, ['Buy milk', 'Résumé 🎉']],
      ['with text, whatever its case, also in the description', { text: 'buy' }, ['Buy milk', 'Résumé 🎉']],
      ['with Hebrew text', { text: 'חלב' }, ['לקנות חלב']],
      ['with accents in another Unicode form', { text: 'RE\u0301SUME\u0301' }, ['Résumé 🎉']],
      ['with text that means something to SQL', { text: '%' }, []],
    ])('%s', async (_, query, expected) => {
      expect(titles(await fresh.listTasks({ ...everything, ...query }))).toEqual(expected)
    })
  })

  test('keeps text as it was given: Hebrew, emoji, joiners, direction marks, odd spaces, 10,000 characters', async () => {
    const texts = [
      'שָׁלוֹם',
      '👩‍👩‍👧‍👦',
      'a\u200fb\u200ec',
      'e\u0301 vs é',
      '\u00a0x\u3000',
      '𝔘𝔫𝔦',
      'q'.repeat(10_000),
      `'; drop table tasks; --`,
    ]
    for (const description of texts) {
      const { task } = await add(store, { title: 'text', description })
      expect((await store.findTask({ id: task.id }))?.fields.description).toBe(description)
    }
  })

  test('keeps workspaces apart', async () => {
    const [one, two] = await Promise.all([now.opened.in('one'), now.opened.in('two')])
    const { task } = await add(one, { title: 'mine' })
    await add(two, { title: 'yours' })
    expect(await two.findTask({ id: task.id })).toBeUndefined()
    expect(await two.changeTask({ id: task.id }, move('done'))).toBeUndefined()
    expect(titles(await two.listTasks(everything))).toEqual(['yours'])
    expect((await one.eventsAfter(null, 10)).map(({ event }) => event.taskId)).toEqual([task.id])
  })

  test('pages through 10,000 tasks without missing or repeating one', async () => {
    const intake = await store.openIntake()
    for (let batch = 0; batch < 10; batch++) {
      const writes = times(1000, (index) => {
        const number = batch * 1000 + index + 1
        const fields = {
          title: `task ${number}`,
          ...(number % 3 === 0 && { deadline: `2026-01-${10 + (number % 19)}` }),
        }
        return createTask(todo, { id: `id${number}`, number, by: 'x', at: number % 977, fields })
      })
      await intake.addEvents(writes.map((write) => write.event))
      await intake.addTasks(writes.map((write) => write.task))
    }
    await intake.commit()
    for (const sort of ['number', 'deadline', 'updated'] as const) {
      const seen = new Set<number>()
      let after: TaskQuery['after']
      for (;;) {
        const page = await store.listTasks({ ...everything, sort, limit: 500, after })
        for (const task of page) seen.add(task.number)
        const last = page.at(-1)
        if (last === undefined) break
        const key =
          sort === 'number'
            ? last.number
            : sort === 'deadline'
              ? String(last.fields.deadline ?? NO_DEADLINE)
              : last.updatedAt
        after = { key, number: last.number }
      }
      expect(seen.size).toBe(10_000)
    }
  })
})
