// One suite over both databases: what the port of records promises.

import { createTask, decide, governed, lifecycleOf, type Task } from '@pawl/kernel'
import {
  type Declined,
  type InitiativeView,
  type InitiativeWrites,
  newId,
  type RecordKind,
  type StoredRecord,
  type WorkspaceStore,
  type Write,
} from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { EVERYONE } from '../../../../testing/everyone.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

let clock = 1_000
const by = 'person:dana'
const record = (kind: RecordKind, id: string, more: Partial<StoredRecord> = {}): StoredRecord => ({
  kind,
  id,
  version: 1,
  subject: '',
  state: 'open',
  body: {},
  actor: by,
  at: clock++,
  ...more,
})
const item = (id: string, body: Record<string, unknown>, more: Partial<StoredRecord> = {}) =>
  record('item', id, { subject: 'system3', body: { initiative_id: 'ship', ...body }, ...more })
const writing = (...writes: InitiativeWrites['writes']): InitiativeWrites => ({
  refused: false,
  writes,
  records: [],
})
const draft = (title: string, fields: object = {}) => {
  const creation = { id: newId(), by, at: clock++, fields: { title, initiative_id: 'ship', ...fields } }
  return { insert: (number: number) => createTask(governed, { ...creation, number }) }
}
const moved = (task: Task, to: string, fields = {}): Write => {
  const decision = decide(lifecycleOf(task), task, { as: EVERYONE, to, by, at: clock++, fields })
  if (decision.refused) throw new Error(decision.error.code)
  return decision
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  beforeEach(async () => {
    store = now.store
    await store.insertRecord(record('initiative', 'ship', { state: 'active' }))
  })
  const elsewhere = async () => now.there
  const change = (decide: (view: InitiativeView) => InitiativeWrites | Declined, needs = {}, from = store) =>
    from.changeInitiative('ship', needs, decide)
  const viewed = async (needs = {}) => {
    let seen: InitiativeView | undefined
    await change((view) => {
      seen = view
      return writing()
    }, needs)
    return seen as InitiativeView
  }
  const make = async (...drafts: ReturnType<typeof draft>[]) => {
    const outcome = await change(() => writing(...drafts))
    return outcome?.refused === false ? outcome.tasks : []
  }
  const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id)

  test('[R1] the versions of a record are kept, and the newest is its head', async () => {
    await store.insertRecord(record('policy', 'safe', { body: { text: 'one' } }))
    const second = record('policy', 'safe', { version: 2, state: 'retired', body: { text: 'two' } })
    expect(await store.updateRecord(second)).toBe(true)
    expect(await store.findRecord('policy', 'safe')).toEqual(second)
    expect((await store.recordVersions('policy', 'safe')).map(({ body }) => body.text)).toEqual(['one', 'two'])
  })

  test('[R1] a name is given once, and a version follows the one before', async () => {
    const safe = record('policy', 'safe')
    expect([await store.insertRecord(safe), await store.insertRecord(safe)]).toEqual([true, false])
    expect(await store.updateRecord({ ...safe, version: 3 })).toBe(false)
    expect((await store.recordVersions('policy', 'safe')).length).toBe(1)
  })

  test('[R1] of several who store the next version at once one succeeds', async () => {
    await store.insertRecord(record('policy', 'safe'))
    const away = await elsewhere()
    const next = record('policy', 'safe', { version: 2 })
    const outcomes = await Promise.all([store, away, store, away].map((from) => from.updateRecord(next)))
    expect(outcomes.filter(Boolean).length).toBe(1)
  })

  test('what comes with a new record is stored with it, or not at all', async () => {
    expect(await store.insertRecord(record('initiative', 'next'), [item('q', {})])).toBe(true)
    expect(await store.insertRecord(record('initiative', 'next'), [item('r', {})])).toBe(false)
    expect([(await store.findRecord('item', 'q'))?.id, await store.findRecord('item', 'r')]).toEqual(['q', undefined])
  })

  test('records are found by kind, state and subject, by id', async () => {
    await store.insertRecord(item('c', {}), [
      item('a', {}, { subject: 'system5' }),
      item('b', {}, { state: 'answered' }),
    ])
    expect(ids(await store.records({ kind: 'item', limit: 10 }))).toEqual(['a', 'b', 'c'])
    expect(ids(await store.records({ kind: 'item', states: ['open'], limit: 1 }))).toEqual(['a'])
    expect(
      ids(await store.records({ kind: 'item', states: ['open', 'set_aside'], subject: 'system3', limit: 9 })),
    ).toEqual(['c'])
    expect(ids(await store.records({ kind: 'item', ids: ['b', 'c', 'd'], states: ['open'], limit: 9 }))).toEqual(['c'])
    expect(ids(await store.records({ kind: 'item', ids: [], limit: 9 }))).toEqual([])
    expect(await (await now.opened.in('another')).records({ kind: 'item', limit: 10 })).toEqual([])
  })

  test('items are found by the task and by the initiative they are about', async () => {
    await store.insertRecord(item('a', { task_id: 't' }), [
      item('b', { task_id: 't' }, { state: 'answered' }),
      item('c', {}),
    ])
    expect(ids(await store.itemsAbout({ task: 't' }))).toEqual(['a', 'b'])
    expect(ids(await store.itemsAbout({ initiative: 'ship', states: ['open', 'set_aside'] }))).toEqual(['a', 'c'])
    expect(await store.itemsAbout({ task: 'other' })).toEqual([])
  })

  test('[R2] a change of an initiative that is not there is not decided', async () => {
    const never = () => {
      throw new Error('it was decided')
    }
    expect(await store.changeInitiative('nowhere', {}, never)).toBeUndefined()
  })

  test('[R2] a refusal stores nothing and is handed back', async () => {
    const refusal = { code: 'STORE_CONTENDED', variables: {} } as const
    expect(await change(() => ({ refused: true, refusal }))).toEqual({ refused: true, refusal })
  })

  test('[R2] tasks and records are stored together, or not at all', async () => {
    const decided = (...records: StoredRecord[]): InitiativeWrites => ({
      refused: false,
      writes: [draft('one')],
      records,
    })
    await change(() => decided(item('q', {})))
    expect([(await viewed()).unassigned.length, (await store.findRecord('item', 'q'))?.state]).toEqual([1, 'open'])
    const throwing = change(() => {
      throw new Error('a defect')
    })
    await expect(throwing).rejects.toThrow('a defect')
    // A record over a version that is not there, after a task: neither stays.
    await expect(change(() => decided(item('q', {}, { version: 7 })))).rejects.toThrow()
    expect((await store.initiativeTasks('ship', 10)).length).toBe(1)
  })

  test('[R2] a task that changes is stored with the records of the change, or not at all', async () => {
    const [task] = (await make(draft('1'))) as [Task]
    const cancelling = (asked: StoredRecord): InitiativeWrites => ({
      refused: false,
      writes: [{ update: moved(task, 'canceled') }],
      records: [asked],
    })
    await store.insertRecord(item('q', {}))
    await expect(change(() => cancelling(item('q', {}, { version: 7 })))).rejects.toThrow()
    expect(await store.findTask({ id: task.id })).toEqual(task)
    await change(() => cancelling(item('q', {}, { version: 2 })))
    const stored = [await store.findTask({ id: task.id }), await store.findRecord('item', 'q')]
    expect(stored).toMatchObject([
      { status: 'canceled', version: 2 },
      { state: 'open', version: 2 },
    ])
  })

  test('[R2] those who change an initiative at once see what the others did', async () => {
    const away = await elsewhere()
    const count = (from: WorkspaceStore) =>
      change(
        ({ initiative }) => ({
          refused: false,
          writes: [],
          records: [
            { ...initiative, version: initiative.version + 1, body: { count: Number(initiative.body.count ?? 0) + 1 } },
          ],
        }),
        {},
        from,
      )
    await Promise.all([store, away, store, away, store, away].map(count))
    expect(await store.findRecord('initiative', 'ship')).toMatchObject({ version: 7, body: { count: 6 } })
  })

  test('[R2] two initiatives that change the same policy at once both do, one after the other', async () => {
    const away = await elsewhere()
    const policies = [record('policy', 'a'), record('policy', 'b')]
    await store.insertRecord(record('initiative', 'other', { state: 'active' }), policies)
    const clarify = (initiative: string, from: WorkspaceStore) =>
      from.changeInitiative(initiative, {}, ({ policies }) => ({
        refused: false,
        writes: [],
        records: (initiative === 'ship' ? policies : policies.toReversed()).map((one) => ({
          ...one,
          version: one.version + 1,
        })),
      }))
    await Promise.all([clarify('ship', store), clarify('other', away), clarify('ship', away), clarify('other', store)])
    expect((await store.records({ kind: 'policy', limit: 9 })).map(({ version }) => version)).toEqual([5, 5])
  })

  test('[D50] the two oldest that nobody is assigned to are those that wait for nothing, if there are two', async () => {
    const waiting = { waitsFor: 1 }
    await make(draft('1', waiting), draft('2', waiting), draft('3'), draft('4', { assignee: 'ada' }))
    expect((await viewed()).unassigned.map(({ number }) => number).sort()).toEqual([1, 3])
    await make(draft('5'), draft('6'))
    expect((await viewed()).unassigned.map(({ number }) => number)).toEqual([3, 5])
  })

  test('the view has the two oldest that nobody is assigned to, and two of those that are not over', async () => {
    const [first, , , fourth] = await make(
      draft('1'),
      draft('2', { assignee: 'ada' }),
      draft('3'),
      draft('4'),
      draft('5'),
    )
    await change(() => writing({ update: moved(first as Task, 'canceled') }))
    const view = await viewed({ tasks: [fourth?.id] })
    expect(view.unassigned.map(({ number }) => number)).toEqual([3, 4])
    expect(view.live.length).toBe(2)
    expect([...view.tasks.keys()]).toEqual([fourth?.id])
  })

  test('the view has every policy and worker, and how much each worker has in work anywhere', async () => {
    await store.insertRecord(record('policy', 'old', { state: 'retired' }), [
      record('worker', 'ada', { state: 'disabled' }),
      record('worker', 'bob'),
    ])
    await make(
      draft('1', { assignee: 'ada' }),
      draft('2', { assignee: 'ada' }),
      draft('3', { assignee: 'bob' }),
      draft('4'),
    )
    const { policies, workers, loads } = await viewed()
    expect([ids(policies), ids(workers), loads]).toEqual([['old'], ['ada', 'bob'], { ada: 2, bob: 1 }])
  })

  test('the view has the results and cases of the tasks asked for, the items asked for, and what waits', async () => {
    const [one, two] = await make(draft('1', { assignee: 'ada' }), draft('2', { assignee: 'ada' }))
    await store.insertRecord(record('result', 'r', { subject: one?.id ?? '' }), [
      record('case', 'c', { subject: one?.id ?? '' }),
      record('result', 's', { subject: two?.id ?? '' }),
      item('a', { task_id: one?.id }),
      item('b', { task_id: one?.id }, { state: 'answered' }),
      item('d', { task_id: two?.id }),
    ])
    const { results, cases, items, waiting } = await viewed({ tasks: [one?.id], items: ['b'] })
    expect([results, cases, items, waiting].map(ids)).toEqual([['r'], ['c'], ['b'], ['a']])
  })

  test('the whole of an initiative is every task that is not over and everything that waits', async () => {
    const [first] = await make(draft('1'), draft('2'), draft('3'))
    await change(() => writing({ update: moved(first as Task, 'canceled') }))
    await store.insertRecord(item('a', {}), [item('b', { task_id: 'x' }), item('c', {}, { state: 'withdrawn' })])
    const { tasks, waiting } = await viewed({ all: true })
    expect([[...tasks.values()].map(({ number }) => number), ids(waiting)]).toEqual([
      [2, 3],
      ['a', 'b'],
    ])
  })

  test('a worker’s tasks are those not handed in yet, by number', async () => {
    const [first] = await make(
      draft('1', { assignee: 'ada' }),
      draft('2', { assignee: 'bob' }),
      draft('3', { assignee: 'ada' }),
    )
    const started = moved(first as Task, 'in_progress', { assignee: 'ada' })
    await change(() => writing({ update: started }))
    expect((await store.workerTasks('ada')).map(({ number, status }) => [number, status])).toEqual([
      [1, 'in_progress'],
      [3, 'pending'],
    ])
    await change(() => writing({ update: moved(started.task, 'completed', { result: 'r' }) }))
    expect((await store.workerTasks('ada')).map(({ number }) => number)).toEqual([3])
  })
})
