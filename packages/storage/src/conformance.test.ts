// One suite over both databases: what the ports promise.

import { DatabaseSync } from 'node:sqlite'
import { refuse } from '@pawl/contract'
import {
  createTask,
  decide,
  decideEdit,
  type Fields,
  lifecycleOf,
  replay,
  type Task,
  type TaskEvent,
  type TodoTask,
  todo,
} from '@pawl/kernel'
import {
  type Decided,
  NO_DEADLINE,
  newId,
  type StoredRecord,
  type TaskQuery,
  type WorkspaceStore,
} from '@pawl/operations'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type Place } from '../../../testing/databases.ts'
import { EVERYONE } from '../../../testing/everyone.ts'
import { storedToken } from '../../../testing/stored-token.ts'
import { openStore, type Store } from './index.ts'

let clock = 1_000
const add = (store: WorkspaceStore, fields: TodoTask['fields']) => {
  const creation = { id: newId(), by: 'person:dana', at: clock++, fields }
  return store.insertTask((number) => createTask(todo, { ...creation, number }))
}
const move =
  (to: string, by = 'person:dana') =>
  (task: Task): Decided => {
    const decision = decide(lifecycleOf(task), task, { as: EVERYONE, to, by, at: clock++ })
    return decision.refused ? refuse('TASK_INVALID_TRANSITION', decision.error.variables) : decision
  }
const edit =
  (fields: Fields) =>
  (task: Task): Decided => {
    const decision = decideEdit(lifecycleOf(task), task, { as: EVERYONE, by: 'person:dana', at: clock++, fields })
    if (decision.refused) return refuse('FIELD_NOT_EDITABLE', { field: decision.field, lifecycle: 'todo' })
    return 'unchanged' in decision ? { refused: false, unchanged: task } : decision
  }
const everything: TaskQuery = {
  lifecycle: 'todo',
  statuses: ['open', 'in_progress', 'done'],
  sort: 'number',
  limit: 50,
}
const titles = (tasks: readonly Task[]) => tasks.map((task) => task.fields.title)
const countdown = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))

/** Runs SQL behind the store's back, as a person with a database shell would. */
async function byHand(place: Place, sql: string): Promise<void> {
  if ('sqliteFile' in place) {
    const database = new DatabaseSync(place.sqliteFile, { timeout: 5000 })
    try {
      database.exec(sql)
    } finally {
      database.close()
    }
    return
  }
  const client = new pg.Client(place.postgresUrl)
  await client.connect()
  try {
    await client.query('set search_path to pawl')
    await client.query(sql)
  } finally {
    await client.end()
  }
}

describe.each(databases)('$name', ({ freshPlace }) => {
  let place: Place
  let opened: Store
  let store: WorkspaceStore
  beforeAll(async () => {
    place = await freshPlace()
    opened = await openStore(place)
    store = await opened.in('tests')
  })
  afterAll(() => opened.close())
  const ownWorkspace = (name: string) => opened.in(name)

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
        countdown(20, (index) => store.changeTask({ id: task.id }, move('done', `agent:a${index}`))),
      )
      expect(outcomes.filter((outcome) => !outcome?.refused)).toHaveLength(1)
      expect((await store.findTask({ id: task.id }))?.version).toBe(2)
    })

    test('[S1] of many at once that all fit, none is lost', async () => {
      const { task } = await add(store, { title: 'start' })
      await Promise.all(countdown(30, (index) => store.changeTask({ id: task.id }, edit({ title: `title ${index}` }))))
      expect((await store.findTask({ id: task.id }))?.version).toBe(31)
      expect(await store.taskEvents(task.id)).toHaveLength(31)
    })

    test('a bad one does not sink its neighbours', async () => {
      const tasks = await Promise.all(countdown(10, (index) => add(store, { title: `neighbour ${index}` })))
      const outcomes = await Promise.allSettled(
        tasks.map(({ task }, index) =>
          store.changeTask({ id: task.id }, (current) => {
            if (index === 4) throw new Error('bad')
            return index === 5 ? move('nowhere')(current) : move('done')(current)
          }),
        ),
      )
      expect(outcomes.map((outcome) => outcome.status)).toEqual(
        countdown(10, (i) => (i === 4 ? 'rejected' : 'fulfilled')),
      )
      const stored = await Promise.all(tasks.map(({ task }) => store.findTask({ id: task.id })))
      expect(stored.map((task) => task?.status)).toEqual(countdown(10, (i) => (i === 4 || i === 5 ? 'open' : 'done')))
    })

    test('counts the tasks of a lifecycle by their status, those of this workspace alone', async () => {
      const fresh = await ownWorkspace('counting')
      const added = await Promise.all(countdown(3, (index) => add(fresh, { title: `task ${index}` })))
      await fresh.changeTask({ id: added[0]?.task.id as string }, move('done'))
      expect(await fresh.countTasks('todo')).toEqual({ open: 2, done: 1 })
      expect(await fresh.countTasks('room')).toEqual({})
    })

    test('numbers tasks one after the other, however many come at once', async () => {
      const fresh = await ownWorkspace('numbering')
      const added = await Promise.all(countdown(40, (index) => add(fresh, { title: `task ${index}` })))
      expect(added.map(({ task }) => task.number)).toEqual(countdown(40, (index) => index + 1))
    })
  })

  describe('two programs on one database', () => {
    test('[DESIGN 5.4] two writers of one task: one wins, the loser is told', async () => {
      const other = await openStore(place)
      const beside = await other.in('tests')
      for (let round = 0; round < 10; round++) {
        const { task } = await add(store, { title: 'Milk' })
        const outcomes = await Promise.all([store, beside].map((one) => one.changeTask({ id: task.id }, move('done'))))
        expect(outcomes.map((outcome) => outcome?.refused).sort()).toEqual([false, true])
      }
      await other.close()
    })

    test('start together on an empty database and migrate it once', async () => {
      const empty = await freshPlace()
      const stores = await Promise.all(countdown(4, () => openStore(empty)))
      const workspaces = await Promise.all(stores.map((one) => one.in()))
      await Promise.all(workspaces.map((one) => add(one, { title: 'hello' })))
      expect(await (workspaces[0] as WorkspaceStore).listTasks(everything)).toHaveLength(4)
      await Promise.all(stores.map((one) => one.close()))
    })

    test('[S2] what one was told is stored is there for the next', async () => {
      const durable = await freshPlace()
      const first = await openStore(durable)
      const { task } = await add(await first.in(), { title: 'stays' })
      await first.close()
      const second = await openStore(durable)
      expect(await (await second.in()).findTask({ number: task.number })).toEqual(task)
      await second.close()
    })

    test('a database newer than the program is refused with both versions named', async () => {
      const newer = await freshPlace()
      await (await openStore(newer)).close()
      await byHand(
        newer,
        'sqliteFile' in newer ? 'pragma user_version = 99' : "insert into migrations values (99, 'later')",
      )
      await expect(openStore(newer)).rejects.toMatchObject({
        refusal: { code: 'STORE_TOO_NEW', variables: { found: 99, supported: expect.any(Number) } },
      })
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
      await expect(byHand(place, sql)).rejects.toThrow()
    })

    test('[S3] an event is never replaced', async () => {
      const { task } = await add(store, { title: 'Milk' })
      const columns =
        'workspace, task_id, version, number, lifecycle, at, actor, trigger_name, to_status, set_fields, cleared_fields'
      const values = `'tests', '${task.id}', 1, 1, 'todo', 0, 'person:eve', 'createTask', 'open', '{}', '[]'`
      await expect(byHand(place, `insert into events (${columns}) values (${values})`)).rejects.toThrow()
      if ('sqliteFile' in place) {
        await expect(byHand(place, `insert or replace into events (${columns}) values (${values})`)).rejects.toThrow()
      }
    })
  })

  describe('the stream of events', () => {
    test('[S5] gives every event once, in order, however it is cut into pages', async () => {
      const fresh = await ownWorkspace('stream')
      const added = await Promise.all(countdown(25, (index) => add(fresh, { title: `task ${index}` })))
      await Promise.all(added.map(({ task }) => fresh.changeTask({ id: task.id }, move('done'))))
      const seen: TaskEvent[] = []
      let position: string | null = null
      for (;;) {
        const page = await fresh.eventsAfter(position, 7)
        if (page.length === 0) break
        seen.push(...page.map((stored) => stored.event))
        position = page.at(-1)?.position ?? null
      }
      expect(position).toBe(await fresh.lastPosition())
      expect(new Set(seen.map((event) => `${event.taskId}@${event.version}`)).size).toBe(50)
      const placeOf = new Map(seen.map((event, index) => [`${event.taskId}@${event.version}`, index]))
      for (const { task } of added) {
        expect(placeOf.get(`${task.id}@1`) as number).toBeLessThan(placeOf.get(`${task.id}@2`) as number)
      }
    })

    test('[S5] whoever follows while many write misses nothing', async () => {
      const fresh = await ownWorkspace('following')
      const other = await openStore(place)
      const beside = await other.in('following')
      const seen: string[] = []
      let position: string | null = null
      let over = false
      const follow = (async () => {
        for (let idle = 0; idle < 3; ) {
          const page = await fresh.eventsAfter(position, 10)
          for (const { event } of page) seen.push(`${event.taskId}@${event.version}`)
          position = page.at(-1)?.position ?? position
          if (page.length === 0) {
            if (over) idle++
            await new Promise((resolve) => setTimeout(resolve, 5))
          }
        }
      })()
      const writers = [fresh, beside].map(async (one) => {
        for (let round = 0; round < 20; round++) await Promise.all(countdown(5, () => add(one, { title: 'x' })))
      })
      await Promise.all(writers)
      over = true
      await follow
      expect(seen).toHaveLength(200)
      expect(new Set(seen).size).toBe(200)
      await other.close()
    })

    test('calls listeners, also for what another program stored', async () => {
      const fresh = await ownWorkspace('listening')
      const other = await openStore(place)
      const { promise, resolve } = Promise.withResolvers<void>()
      const stop = fresh.onEvents(() => resolve())
      await add(await other.in('listening'), { title: 'from elsewhere' })
      await promise
      stop()
      await other.close()
    })

    test('calls back when what has no event was stored, here or in another process', async () => {
      const fresh = await ownWorkspace('records')
      const other = await openStore(place)
      const settings = { roles: ['a'], entryRole: 'a', parallel: 1, leaseSeconds: 60, resetSuspects: false }
      const room = (id: string) => ({ id, settings, createdBy: 'person:dana', createdAt: 1 })
      const body = { title: 'Grow' }
      const record = { kind: 'initiative', version: 1, subject: '', state: 'active', body, actor: 'person:dana', at: 1 }
      const deeds = [
        (store: WorkspaceStore) => store.insertRoom(room(newId())),
        (store: WorkspaceStore) => store.insertRecord({ ...record, id: newId() } as StoredRecord),
      ]
      for (const store of [fresh, await other.in('records')]) {
        for (const deed of deeds) {
          const { promise, resolve } = Promise.withResolvers<void>()
          const stop = fresh.onRecords(resolve)
          await deed(store)
          await promise
          stop()
        }
      }
      await other.close()
    })

    test('lists what one actor did, newest first', async () => {
      const fresh = await ownWorkspace('actors')
      const { task } = await add(fresh, { title: 'Milk' })
      await fresh.changeTask({ id: task.id }, move('in_progress', 'agent:a'))
      await fresh.changeTask({ id: task.id }, move('done', 'agent:a'))
      expect((await fresh.actorEvents('agent:a', 10)).map(({ event }) => event.to)).toEqual(['done', 'in_progress'])
      expect(await fresh.actorEvents('agent:a', 1)).toHaveLength(1)
    })
  })

  describe('a list', () => {
    let fresh: WorkspaceStore
    beforeAll(async () => {
      fresh = await ownWorkspace('lists')
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
    const [one, two] = await Promise.all([ownWorkspace('one'), ownWorkspace('two')])
    const { task } = await add(one, { title: 'mine' })
    await add(two, { title: 'yours' })
    expect(await two.findTask({ id: task.id })).toBeUndefined()
    expect(await two.changeTask({ id: task.id }, move('done'))).toBeUndefined()
    expect(titles(await two.listTasks(everything))).toEqual(['yours'])
    expect((await one.eventsAfter(null, 10)).map(({ event }) => event.taskId)).toEqual([task.id])
  })

  test('a snapshot does not see what is stored after it was opened', async () => {
    const fresh = await ownWorkspace('snapshot')
    const { task } = await add(fresh, { title: 'before' })
    const snapshot = await fresh.openSnapshot()
    expect(await snapshot.counts()).toMatchObject({ tasks: 1, events: 1 })
    await add(fresh, { title: 'after' })
    await fresh.changeTask({ id: task.id }, move('done'))
    expect(await snapshot.counts()).toMatchObject({ tasks: 1, events: 1 })
    expect((await snapshot.tasksAfter(0, 10)).map((one) => one.task.status)).toEqual(['open'])
    await snapshot.close()
  })

  describe('an intake', () => {
    const written = countdown(3, (index) =>
      createTask(todo, { id: `task${index}`, number: index + 5, by: 'x', at: 1, fields: { title: `t${index}` } }),
    )

    test('that is abandoned leaves nothing, and one that is committed leaves all of it', async () => {
      const fresh = await ownWorkspace('intake')
      for (const end of ['abandon', 'commit'] as const) {
        const intake = await fresh.openIntake()
        await intake.addEvents(written.map((write) => write.event))
        await intake.addTasks(written.map((write) => write.task))
        expect(await intake.snapshot().counts()).toMatchObject({ tasks: 3, events: 3 })
        await intake[end]()
        expect(await fresh.listTasks(everything)).toHaveLength(end === 'commit' ? 3 : 0)
      }
      expect((await add(fresh, { title: 'next' })).task.number).toBe(8)
    })

    test('keeps others waiting, not failing', async () => {
      const fresh = await ownWorkspace('intake in the way')
      const intake = await fresh.openIntake()
      const waiting = add(fresh, { title: 'patient' })
      await intake.addEvents(written.map((write) => write.event))
      await intake.addTasks(written.map((write) => write.task))
      await intake.commit()
      expect((await waiting).task.number).toBe(8)
    })
  })

  test('tokens are kept by name, found by hash, and stay revoked', async () => {
    const token = storedToken({ name: 'ci', rooms: ['mill'], systems: ['system3'], expiresAt: 9 })
    expect(await store.insertToken(token)).toBe(true)
    expect(await store.insertToken({ ...token, secretHash: 'other' })).toBe(false)
    expect(await store.findTokenByHash('abc')).toEqual(token)
    expect(await store.revokeToken('ci', 5)).toEqual({ ...token, revokedAt: 5 })
    expect(await store.revokeToken('ci', 9)).toEqual({ ...token, revokedAt: 5 })
    expect(await store.revokeToken('nobody', 9)).toBeUndefined()
    await store.noteTokenUse('abc', 7)
    await store.noteTokenUse('abc', 6)
    expect(await store.listTokens()).toEqual([{ ...token, revokedAt: 5, lastUsedAt: 7 }])
  })

  test('pages through 100,000 tasks without missing or repeating one', { timeout: 120_000 }, async () => {
    const fresh = await ownWorkspace('many')
    const intake = await fresh.openIntake()
    for (let batch = 0; batch < 100; batch++) {
      const writes = countdown(1000, (index) => {
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
        const page = await fresh.listTasks({ ...everything, sort, limit: 5000, after })
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
      expect(seen.size).toBe(100_000)
    }
  })
})
