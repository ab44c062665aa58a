// Rooms that are changed, and the order of the work in them, on real stores.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const room = (settings: object = {}) =>
    ask().done('createRoom', { room: 'build', roles: ['builder', 'reviewer'], ...settings })
  const post = (content: string, given: object = {}) => ask().done('postMessage', { room: 'build', content, ...given })
  const claim = (session: string, role = 'builder') =>
    ask().done('waitForTask', { room: 'build', role, session, timeoutSeconds: 0 })
  const finish = async (session: string) => {
    const { task } = await claim(session)
    await ask().done('startWork', { task: String(task.number), session })
    await ask().done('completeWork', { task: String(task.number), session })
    return task.content
  }
  const asking = { room: 'build', role: 'builder' }
  const change = (given: object) => ask().done('changeRoom', { room: 'build', ...given })

  test('[D26] what is more urgent is claimed first, and in a busy room promoted first', async () => {
    await room()
    await post('first')
    await post('later', { priority: -1 })
    await post('second')
    await post('urgent', { priority: 5, labels: ['bug'] })
    const item = await ask().done('addBacklogTask', { room: 'build', content: 'planned', priority: 2 })
    await ask().done('moveToQueue', { task: String(item.task.number) })
    const { queue } = await ask().done('roomStatus', { room: 'build' })
    expect(queue.map(({ content }) => content)).toEqual(['urgent', 'planned', 'second', 'later'])
    const worked = []
    for (let turn = 0; turn < 5; turn++) worked.push(await finish('s1'))
    expect(worked).toEqual(['first', 'urgent', 'planned', 'second', 'later'])
  })

  test('a message that waited becomes a task with all that was said of it', async () => {
    await room()
    await post('first')
    await post('second', { priority: 3, labels: ['Bug', 'ui'] })
    await finish('s1')
    expect((await claim('s1')).task).toMatchObject({ content: 'second', priority: 3, labels: ['bug', 'ui'] })
  })

  test('[D43] whoever looks after a room says what is more urgent; an agent only in the backlog', async () => {
    await room({ parallel: 3 })
    await post('one')
    const { task } = await post('two')
    const agent = asked(acting(now.context, 'agent:builder'))
    const ref = { task: String(task?.number) }
    expect(await agent.refused('scoreBacklogTask', { ...ref, priority: 9 })).toMatchObject({ code: 'NOT_ALLOWED' })
    await ask().done('editRoomTask', { ...ref, priority: 9, content: 'two, now' })
    expect((await claim('s1')).task.content).toBe('two, now')
    const item = await ask().done('addBacklogTask', { room: 'build', content: 'planned' })
    expect((await agent.done('scoreBacklogTask', { task: String(item.task.number), priority: 2 })).task.priority).toBe(
      2,
    )
  })

  test('[D39] a changed setting holds at once, and what waited gets its turn', async () => {
    await room()
    for (const content of ['one', 'two', 'three']) await post(content)
    const { room: after } = await change({ parallel: 2, addRole: ['tester'] })
    expect(after).toMatchObject({
      parallel: 2,
      roles: ['builder', 'reviewer', 'tester'],
      version: 2,
      leaseSeconds: 600,
    })
    const status = await ask().done('roomStatus', { room: 'build' })
    expect([status.pending.length, status.queue.length]).toEqual([2, 1])
    expect(await now.context.store.recordVersions('chatroom', 'build')).toMatchObject([
      { version: 1, body: { settings: { parallel: 1 } } },
      { version: 2, body: { settings: { parallel: 2 } }, actor: now.context.actor },
    ])
  })

  test('a role with open work stays, and what is open is named', async () => {
    await room()
    const { task } = await post('one')
    const refusal = await ask().refused('changeRoom', { room: 'build', removeRole: ['builder'], entry: 'reviewer' })
    expect(refusal).toMatchObject({
      code: 'ROLE_HAS_WORK',
      variables: { role: 'builder', openTasks: [task?.number], held: false },
    })
    expect((await change({ removeRole: ['reviewer'] })).room.roles).toEqual(['builder'])
    expect(await ask().refused('changeRoom', { room: 'build', removeRole: ['builder'], addRole: ['x'] })).toMatchObject(
      {
        code: 'ROLE_GETS_MESSAGES',
      },
    )
  })

  test('a role is renamed with its open work, but not while someone holds some', async () => {
    await room({ parallel: 2 })
    await post('one')
    await post('two')
    await claim('s1')
    const renaming = { room: 'build', renameRole: 'builder', to: 'maker' }
    expect(await ask().refused('changeRoom', renaming)).toMatchObject({
      code: 'ROLE_HAS_WORK',
      variables: { held: true },
    })
    await ask().done('resetStuckTask', { task: '1' })
    expect((await change(renaming)).room).toMatchObject({ roles: ['maker', 'reviewer'], entryRole: 'maker' })
    expect((await claim('s2', 'maker')).task.content).toBe('one')
    expect(await ask().refused('waitForTask', { room: 'build', role: 'builder', timeoutSeconds: 0 })).toMatchObject({
      code: 'ROLE_NOT_IN_ROOM',
    })
  })

  test.each([0, 1, 2, 3, 5, 8, 13])(
    '[001 wait-for-task] an agent that waits in a role that is removed is told, however far it was (%i)',
    async (turns) => {
      await room()
      const waiting = ask().refused('waitForTask', { room: 'build', role: 'reviewer', timeoutSeconds: 60 })
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
      await change({ removeRole: ['reviewer'] })
      expect(await waiting).toMatchObject({ code: 'ROLE_NOT_IN_ROOM' })
    },
    // Sooner than who waits looks by itself.
    10_000,
  )

  test('[D26] work that is sent back to a full room waits its turn, so that no more are in work than may be', async () => {
    await room()
    const { task } = await ask().done('addBacklogTask', { room: 'build', content: 'planned' })
    const first = await post('first', { attach: [String(task.number)] })
    await finish('s1')
    await post('second')
    const back = await ask().done('sendBackForRework', { task: String(task.number) })
    expect([first.task?.status, back.task.status]).toEqual(['pending', 'queued'])
    expect(await finish('s1')).toBe('second')
    expect(await finish('s1')).toBe('planned')
  })

  test('[D39] a closed room takes nothing and gives out nothing; what is in work goes on, and it can be opened again', async () => {
    await room({ parallel: 1 })
    await post('one')
    await post('two')
    const { task } = await claim('s1')
    expect((await ask().done('closeRoom', { room: 'build' })).room).toMatchObject({ state: 'closed', version: 2 })
    expect(await ask().refused('postMessage', { room: 'build', content: 'three' })).toMatchObject({
      code: 'ROOM_CLOSED',
    })
    expect((await claim('s1')).resumed).toBe(true)
    const waiting = { room: 'build', role: 'builder', session: 's2', timeoutSeconds: 9 }
    expect(await ask().refused('waitForTask', waiting)).toMatchObject({ code: 'ROOM_CLOSED' })
    await ask().done('startWork', { task: String(task.number), session: 's1' })
    await ask().done('completeWork', { task: String(task.number), session: 's1' })
    expect((await ask().done('listRooms', {})).rooms).toEqual([])
    expect((await ask().done('listRooms', { closed: true })).rooms).toMatchObject([{ room: 'build' }])
    await ask().done('openRoom', { room: 'build' })
    expect(await finish('s2')).toBe('two')
  })

  test('[D35] an agent that waits is given what it can do, and what nobody offers is shown', async () => {
    await room({ parallel: 9 })
    const waiting = ask().done('waitForTask', { ...asking, session: 's1', skills: ['go', 'rust'], timeoutSeconds: 30 })
    await post('in Rust', { skills: ['Rust'] })
    const rust = (await waiting).task
    expect(rust.content).toBe('in Rust')
    const held = { task: String(rust.number), session: 's1' }
    await ask().done('startWork', held)
    const { next } = await ask().done('completeWork', held)
    expect(next).toMatchObject([{ operation: 'waitForTask', input: { skills: ['go', 'rust'] } }])
    expect(
      await ask().refused('waitForTask', { ...asking, session: 's1', skills: ['go'], timeoutSeconds: 0 }),
    ).toMatchObject({ code: 'NOTHING_TO_DO', variables: { skills: ['go'] } })
    const { task } = await post('in SQL', { skills: ['sql'], labels: ['db'] })
    await post('anything')
    expect(
      await ask()
        .refused('waitForTask', { ...asking, session: 's2', skills: ['go'], timeoutSeconds: 0 })
        .catch(() => 'given'),
    ).toBe('given')
    const status = await ask().done('roomStatus', { room: 'build', label: 'db' })
    expect([status.pending.length, status.unmatched]).toEqual([1, [{ task: task?.number, skills: ['sql'] }]])
  })
})
