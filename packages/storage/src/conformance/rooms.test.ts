// One suite over both databases: what the port of rooms promises.

import { defaultSettings } from '@pawl/contract'
import { createTask, decide, type Fields, room as lifecycle, lifecycleOf, type RoomTask, type Task } from '@pawl/kernel'
import {
  newId,
  type RoomDecided,
  type RoomSettings,
  type StoredRecord,
  type WorkspaceStore,
  type Write,
} from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { EVERYONE } from '../../../../testing/everyone.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

const BY = 'agent:builder/s1'
let clock = 1_000

const settings: RoomSettings = {
  ...defaultSettings(),
  roles: ['builder', 'reviewer'],
  entryRole: 'builder',
  parallel: 2,
  leaseSeconds: 60,
  resetSuspects: false,
}
const stored = (id: string) => ({ id, settings, createdBy: 'person:dana', createdAt: 1 })
const draft = (status: 'pending' | 'backlog' | 'queued', fields: Partial<RoomTask['fields']> = {}) => {
  const creation = {
    id: newId(),
    by: BY,
    at: clock++,
    status,
    fields: { chatroomId: 'build', content: 'work', origin: 'chat' as const, role: 'builder', ...fields },
  }
  return { id: creation.id, insert: (number: number) => createTask(lifecycle, { ...creation, number }) }
}
const moved = (task: Task, to: string, fields: Fields = {}): Write => {
  const decision = decide(lifecycleOf(task), task, { as: EVERYONE, to, by: BY, at: clock++, fields })
  if (decision.refused) throw new Error(decision.error.code)
  return decision
}
const claimed = (session: string) => (task: Task) =>
  update(moved(task, 'acknowledged', { assignedTo: 'builder', claimedBy: session }))
const update = (...writes: Write[]): RoomDecided => ({ refused: false, writes: writes.map((one) => ({ update: one })) })
const asking = (session: string, parallel = 2) => ({ room: 'build', role: 'builder', session, parallel, skills: [] })
const changedTo = (id: string, parallel: number): StoredRecord[] => {
  const version = (number: number, given: RoomSettings): StoredRecord => ({
    kind: 'chatroom',
    id,
    version: number,
    subject: '',
    state: 'open',
    body: { settings: given },
    actor: 'person:dana',
    at: 1,
  })
  return [version(1, settings), version(2, { ...settings, parallel })]
}
const nothing: RoomDecided = { refused: false, writes: [] }
const said = (position: number, queuePosition: number | null, taskId: string | null = null) => ({
  position,
  sender: 'person:dana',
  content: `said ${position}`,
  at: clock++,
  attached: [],
  queuePosition,
  taskId,
  priority: 0,
  fields: {},
  cancelledAt: null,
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  let there: WorkspaceStore
  beforeEach(async () => {
    store = now.store
    there = now.there
    await store.insertRoom(stored('build'))
  })
  test('what happened last is found with what it speaks of, oldest first, and of this room alone', async () => {
    await store.insertRoom(stored('other'))
    const first = draft('pending', { sourceMessageId: 'm1' })
    await store.changeRoom('build', [], () => ({
      refused: false,
      writes: [first],
      messages: [said(1, null, first.id)],
    }))
    for (const position of [2, 3, 4])
      await store.changeRoom('build', [], () => ({ refused: false, writes: [], messages: [said(position, position)] }))
    await store.changeRoom('other', [], () => ({ refused: false, writes: [draft('pending', { chatroomId: 'other' })] }))
    const claim = await store.claimNext(asking('s1'), claimed('s1'))
    if (claim.found !== 'claimed') throw new Error(claim.found)
    const { events, messages, tasks } = await store.roomHistory('build', 2)
    expect(events.map(({ trigger }) => trigger)).toEqual(['createTask', 'claimTask'])
    expect(messages.map(({ position }) => position)).toEqual([1, 3, 4])
    expect([...tasks.keys()]).toEqual([first.id])
    const last = await store.roomHistory('build', 1)
    expect(last.events.map(({ trigger }) => trigger)).toEqual(['claimTask'])
    expect(await store.roomHistory('nowhere', 10)).toEqual({ events: [], messages: [], tasks: new Map() })
  })

  const add = async (...drafts: ReturnType<typeof draft>[]): Promise<Task[]> => {
    const outcome = await store.changeRoom('build', [], () => ({ refused: false, writes: drafts }))
    if (outcome === undefined || outcome.refused) throw new Error('not added')
    return [...outcome.tasks]
  }
  const view = async (ids: readonly string[] = [], from = store) => {
    let seen: Parameters<Parameters<WorkspaceStore['changeRoom']>[2]>[0] | undefined
    await from.changeRoom('build', ids, (now) => {
      seen = now
      return nothing
    })
    if (seen === undefined) throw new Error('no room')
    return seen
  }
  const numbers = async (...statuses: string[]) =>
    (await store.roomTasks({ room: 'build', statuses, limit: 100 })).map(({ number }) => number)

  test('a room is found by its name, once, and only in its workspace', async () => {
    expect(await store.insertRoom(stored('build'))).toBe(false)
    expect(await there.findRoom('build')).toMatchObject(stored('build'))
    await there.insertRoom(stored('attic'))
    expect((await store.listRooms()).map(({ id }) => id)).toEqual(['attic', 'build'])
    expect(await (await now.opened.in('elsewhere')).findRoom('build')).toBeUndefined()
    expect(await store.changeRoom('nowhere', [], () => nothing)).toBeUndefined()
  })

  test('[M1] the view has what is active, what waits first, the last places, and what is tied to the tasks asked for', async () => {
    const item = draft('backlog')
    const [parent] = await add(draft('pending', { queuePosition: 3, attachedTaskIds: [item.id] }), item)
    await add(draft('queued', { queuePosition: 5 }), draft('queued', { queuePosition: 4 }))
    const messages = [said(1, 7), said(2, 6)]
    await store.changeRoom('build', [], () => ({ refused: false, writes: [], messages }))
    const seen = await view([parent?.id as string], there)
    expect(seen).toMatchObject({ room: { id: 'build' }, active: 1, lastQueuePosition: 7, lastMessage: 2 })
    expect([seen.nextMessage?.position, seen.nextTask?.number]).toEqual([2, 4])
    expect([...seen.tasks.keys()].sort()).toEqual([parent?.id, item.id].sort())
  })

  test('[M1] parents are in the view of an item, and what the next message brings along', async () => {
    const parent = draft('pending', { queuePosition: 1 })
    const [, item, along] = await add(parent, draft('backlog'), draft('backlog'))
    const tied = moved(item as Task, 'backlog_acknowledged', { parentTaskIds: [parent.id] })
    await store.changeRoom('build', [], () => update(tied))
    const waiting = { ...said(1, 2), attached: [along?.id as string] }
    await store.changeRoom('build', [], () => ({ refused: false, writes: [], messages: [waiting] }))
    expect([...(await view([item?.id as string])).tasks.keys()].sort()).toEqual([parent.id, item?.id, along?.id].sort())
  })

  test('[M1] what is active is counted no further than one more than may be', async () => {
    await add(...Array.from({ length: 9 }, () => draft('pending')))
    expect((await view()).active).toBe(3)
  })

  test('[M1] a message that is promoted waits no more, and is stored with the task in one commit', async () => {
    await store.changeRoom('build', [], () => ({ refused: false, writes: [], messages: [said(1, 1), said(2, 2)] }))
    const task = draft('pending', { sourceMessageId: 'm1' })
    const promoted = { position: 1, taskId: task.id }
    await store.changeRoom('build', [], () => ({ refused: false, writes: [task], promoted }))
    expect(await there.waitingMessages('build', 10)).toMatchObject([{ position: 2 }])
    const snapshot = await there.openSnapshot()
    expect(await snapshot.roomMessagesAfter('build', 0, 1)).toMatchObject([{ queuePosition: null, taskId: task.id }])
    await snapshot.close()
  })

  test('[M1] a refusal and a throw store nothing', async () => {
    const refusal = { code: 'ROOM_NOT_FOUND', variables: { room: 'x' } } as never
    expect(await store.changeRoom('build', [], () => ({ refused: true, refusal }))).toEqual({ refused: true, refusal })
    const broken = () => ({ refused: false, writes: [draft('pending')], messages: [said(1, 1), said(1, 2)] }) as const
    await expect(store.changeRoom('build', [], broken)).rejects.toThrow()
    expect(await numbers('pending')).toEqual([])
    expect(await store.waitingMessages('build', 10)).toEqual([])
  })

  test('[M1] of forty who decide at once by what is active, from two places, no more than may be get in', async () => {
    const enter = (from: WorkspaceStore) =>
      from.changeRoom('build', [], ({ active, room }) =>
        active < room.settings.parallel ? { refused: false, writes: [draft('pending')] } : nothing,
      )
    await Promise.all(Array.from({ length: 40 }, (_, index) => enter(index % 2 === 0 ? store : there)))
    expect(await numbers('pending')).toHaveLength(2)
  })

  test('[M1] several writes of one task in one change are done in their order', async () => {
    const [task] = await add(draft('pending'))
    const first = moved(task as Task, 'acknowledged', { assignedTo: 'builder', claimedBy: 's1' })
    const outcome = await store.changeRoom('build', [], () => update(first, moved(first.task, 'in_progress')))
    expect(outcome).toMatchObject({ tasks: [{ version: 2 }, { version: 3, status: 'in_progress' }] })
    expect((await store.taskEvents(task?.id as string)).map(({ event }) => event.version)).toEqual([1, 2, 3])
  })

  test('[M2] the oldest of a role is claimed first, by queue position and then by number', async () => {
    await add(draft('pending', { queuePosition: 2 }), draft('pending', { queuePosition: 1 }))
    await add(draft('pending', { queuePosition: 1 }), draft('pending', { queuePosition: 0, role: 'reviewer' }))
    const order: (number | undefined)[] = []
    for (let turn = 0; turn < 4; turn++) {
      const outcome = await store.claimNext(asking(`s${turn}`, 9), claimed(`s${turn}`))
      order.push(outcome.found === 'claimed' ? outcome.tasks[0]?.number : undefined)
    }
    expect(order).toEqual([2, 3, 1, undefined])
  })

  test('[D26] of more than may be held at once no more are given out, until one leaves its holder', async () => {
    await add(...[1, 2, 3].map((queuePosition) => draft('pending', { queuePosition })))
    const claims = [0, 1, 2].map((index) => store.claimNext(asking(`s${index}`), claimed(`s${index}`)))
    expect((await Promise.all(claims)).map(({ found }) => found).sort()).toEqual(['claimed', 'claimed', 'nothing'])
    expect(await store.claimNext(asking('s3'), claimed('s3'))).toEqual({
      found: 'nothing',
      promotable: false,
      heldBack: true,
    })
    expect(await store.claimNext(asking('s3', 3), claimed('s3'))).toMatchObject({ found: 'claimed' })
  })

  test('[M2] sixty who claim forty at once, from two places: forty get one each, and nobody the same', async () => {
    await add(...Array.from({ length: 40 }, (_, index) => draft('pending', { queuePosition: index })))
    const claim = async (index: number): Promise<string | undefined> => {
      const outcome = await (index % 2 === 0 ? store : there).claimNext(asking(`s${index}`, 100), claimed(`s${index}`))
      return outcome.found === 'claimed' ? outcome.tasks[0]?.id : undefined
    }
    const ids = (await Promise.all(Array.from({ length: 60 }, (_, index) => claim(index)))).filter(Boolean)
    expect(new Set(ids).size).toBe(ids.length)
    // Who passed over a row that another held looks again, as whoever waits does.
    while ((await claim(100 + ids.length)) !== undefined) ids.push('')
    expect(ids).toHaveLength(40)
    expect(await numbers('acknowledged')).toHaveLength(40)
  })

  test('[M2] a claim brings what is attached', async () => {
    const item = draft('backlog')
    await add(draft('pending', { attachedTaskIds: [item.id] }), item)
    let brought: readonly Task[] = []
    await store.claimNext(asking('s1'), (task, attached) => {
      brought = attached
      return claimed('s1')(task)
    })
    expect(brought.map(({ id }) => id)).toEqual([item.id])
  })

  test('[M2] claims and changes of the room that touch the same tasks never lock each other out', async () => {
    const items = Array.from({ length: 8 }, () => draft('backlog'))
    const parents = Array.from({ length: 8 }, (_, index) =>
      draft('pending', { queuePosition: index, attachedTaskIds: items.map(({ id }) => id) }),
    )
    await add(...items, ...parents)
    const score = (task: Task, by: number): Write => {
      const { version, fields } = task
      const event = { ...editOf(task), set: { priority: by }, version: version + 1 }
      return {
        task: { ...task, version: version + 1, updatedAt: event.at, fields: { ...fields, priority: by } },
        event,
      }
    }
    const claims = parents.map((_, index) =>
      (index % 2 === 0 ? store : there).claimNext(asking(`s${index}`), (task, attached) =>
        update(
          moved(task, 'acknowledged', { assignedTo: 'builder', claimedBy: `s${index}` }),
          ...attached.map((one) => score(one, index)),
        ),
      ),
    )
    const ids = [...items, ...parents].map(({ id }) => id)
    const changes = Array.from({ length: 8 }, (_, index) =>
      (index % 2 === 0 ? there : store).changeRoom('build', ids, ({ tasks }) =>
        update(...[...tasks.values()].reverse().map((one) => score(one, 100 + index))),
      ),
    )
    await Promise.all([...claims, ...changes])
    expect(new Set(await numbers('acknowledged')).size).toBe((await numbers('acknowledged')).length)
  })

  test('[M3] a session that asks again gets its own task, also from two places at once', async () => {
    await add(...Array.from({ length: 9 }, (_, index) => draft('pending', { queuePosition: index })))
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? store : there).claimNext(asking('same'), claimed('same')),
      ),
    )
    expect(await numbers('acknowledged')).toEqual([1])
    expect(outcomes.map(({ found }) => found).sort()).toEqual(['claimed', ...Array(7).fill('held')])
  })

  test('who finds nothing is told whether something waits for a place that is free', async () => {
    const found = async () => store.claimNext(asking('s1'), claimed('s1'))
    expect(await found()).toEqual({ found: 'nothing', promotable: false })
    await add(draft('queued'))
    expect(await found()).toEqual({ found: 'nothing', promotable: true })
    await add(...Array.from({ length: 2 }, () => draft('pending', { role: 'reviewer' })))
    expect(await found()).toEqual({ found: 'nothing', promotable: false })
  })

  test('[M1] a change that does not look at the room is not made while something waits', async () => {
    const [task] = await add(draft('pending'))
    const close = () =>
      store.changeUnlessWaiting({ id: task?.id as string }, (now) => ({ refused: false, ...moved(now, 'closed') }))
    await store.changeRoom('build', [], () => ({ refused: false, writes: [], messages: [said(1, 1)] }))
    expect(await close()).toBe('whole room')
    await store.changeRoom('build', [], () => ({ refused: false, writes: [], promoted: { position: 1, taskId: 't' } }))
    expect(await close()).toMatchObject({ task: { status: 'closed' } })
    expect(await store.changeUnlessWaiting({ id: 'none' }, () => 'whole room')).toBeUndefined()
  })

  test('[M1] nothing is left waiting in an idle room, however many leave and come at once from two places', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = await add(draft('pending'), draft('pending'))
      const leave = (from: WorkspaceStore, task: Task | undefined) =>
        from.changeUnlessWaiting({ id: task?.id as string }, (now) => ({ refused: false, ...moved(now, 'closed') }))
      const come = (from: WorkspaceStore) =>
        from.changeRoom('build', [], ({ active, lastMessage }) => ({
          refused: false,
          writes: [],
          messages: active < 2 ? [] : [said(lastMessage + 1, lastMessage + 1)],
        }))
      const [one, two] = await Promise.all([leave(store, a), leave(there, b), come(there), come(store)])
      const waits = (await store.waitingMessages('build', 10)).length > 0
      // Who left without a look left before anything waited.
      if (waits) expect([one, two]).toContain('whole room')
      const view = { refused: false as const, writes: [] }
      for (const { position } of await store.waitingMessages('build', 10))
        await store.changeRoom('build', [], () => ({ ...view, promoted: { position, taskId: 't' } }))
      for (const task of [a, b]) await leave(store, task).catch(() => {})
    }
  })

  test('[S1] whoever changed a task last is not answered from memory when another has changed it since', async () => {
    const [task] = await add(draft('pending'))
    const ref = { id: task?.id as string }
    const to = (from: WorkspaceStore, status: string) =>
      from.changeTask(ref, (now) => ({ refused: false, ...moved(now, status, byWhom(status)) }))
    await to(store, 'acknowledged')
    await to(there, 'in_progress')
    const refused = await store.changeTask(ref, ({ version }) =>
      version === 3
        ? { refused: true, refusal: { code: 'TASK_NOT_FOUND', variables: { task: 'seen' } } as never }
        : never(),
    )
    expect(refused).toMatchObject({ refused: true })
    expect(await to(store, 'completed')).toMatchObject({ task: { version: 4, status: 'completed' } })
    expect(await store.taskEvents(ref.id)).toHaveLength(4)
  })

  test('[M1] many changes of a room at once see each other, and a bad one does not sink its neighbours', async () => {
    const positions: number[] = []
    const say = (from: WorkspaceStore, index: number) =>
      from.changeRoom('build', [], ({ lastMessage }) => {
        if (index === 3) throw new Error('bad')
        positions.push(lastMessage + 1)
        return { refused: false, writes: [], messages: [said(lastMessage + 1, lastMessage + 1)] }
      })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => say(i % 2 === 0 ? store : there, i)))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    const waiting = await store.waitingMessages('build', 20)
    expect(waiting.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(positions)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))
  })

  test('a room is as it was made until it is changed, and how it was made stays', async () => {
    expect(await there.findRoom('build')).toMatchObject({ ...stored('build'), version: 1, state: 'open' })
    expect(await there.insertRoom({ ...stored('build'), createdBy: 'person:other' })).toBe(false)
    expect(await there.findRoom('later')).toBeUndefined()
    await store.insertRoom(stored('later'))
    await store.changeRoom('later', [], () => ({ refused: false, writes: [], records: changedTo('later', 7) }))
    expect(await there.findRoom('later')).toMatchObject({
      settings: { parallel: 7 },
      version: 2,
      createdBy: 'person:dana',
    })
    const snapshot = await there.openSnapshot()
    expect(await snapshot.listRooms()).toEqual([stored('build'), stored('later')])
    await snapshot.close()
  })

  test('[M1] whoever knows a room as it was decides on it as it is', async () => {
    expect((await view([], there)).room.settings.parallel).toBe(2)
    await store.changeRoom('build', [], () => ({ refused: false, writes: [], records: changedTo('build', 5) }))
    await add(...Array.from({ length: 9 }, () => draft('pending')))
    expect(await view([], there)).toMatchObject({ active: 6, room: { version: 2, settings: { parallel: 5 } } })
    expect((await there.findRoom('build', 'now'))?.version).toBe(2)
  })

  test('[M1] the open work of a role is seen by whoever asks for it, what is held first', async () => {
    await add(draft('backlog'), draft('pending'), draft('pending', { role: 'reviewer' }), draft('pending'))
    await store.claimNext(asking('s1'), claimed('s1'))
    let open: readonly number[] = []
    const openWorkOf = { ...defaultSettings(), roles: ['builder'], limit: 2 }
    await there.changeRoom(
      'build',
      [],
      ({ openWork }) => {
        open = openWork.map(({ number }) => number)
        return nothing
      },
      undefined,
      { openWorkOf },
    )
    expect(open).toEqual([2, 1])
  })

  test('[M4] a lease is kept by task, and an older epoch does not overwrite a newer one', async () => {
    const lease = { taskId: 't', session: 's2', epoch: 2, renewedAt: 50 }
    await store.renewLease(lease)
    await there.renewLease({ taskId: 't', session: 's1', epoch: 1, renewedAt: 90 })
    expect(await store.leasesOf(['t', 'none'])).toEqual([lease])
    await there.renewLease({ ...lease, renewedAt: 70 })
    expect(await store.leasesOf(['t'])).toMatchObject([{ renewedAt: 70 }])
  })

  test('who listens is told of a change of the room, wherever it was made', async () => {
    for (const from of [store, there]) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const close = store.onEvents(() => resolve())
      await from.changeRoom('build', [], () => ({ refused: false, writes: [draft('pending')] }))
      await promise
      close()
    }
  })
})

const byWhom = (status: string): Fields => (status === 'acknowledged' ? { assignedTo: 'builder', claimedBy: 's1' } : {})

/** What is decided here is decided again on what is there. */
function never(): never {
  throw new Error('decided on what was kept')
}

function editOf({ id, number, status }: Task) {
  return {
    taskId: id,
    number,
    lifecycle: 'room' as const,
    at: clock++,
    by: BY,
    trigger: 'editTask',
    from: status,
    to: status,
    cleared: [],
  }
}
