// What waits in a room is edited, moved and taken back, on real stores.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, all, asked, freshContexts } from '../../../../testing/operation-context.ts'
import { streams } from '../index.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const post = (content: string, given: object = {}) => ask().done('postMessage', { room: 'build', content, ...given })
  const message = (position: number) => ({ room: 'build', message: `m${position}` })
  const queue = async () => (await ask().done('roomStatus', { room: 'build' })).queue.map(({ content }) => content)
  const pending = async () => (await ask().done('roomStatus', { room: 'build' })).pending.map(({ number }) => number)
  const finish = async () => {
    const { task, session } = await ask().done('waitForTask', { room: 'build', role: 'builder', timeoutSeconds: 0 })
    await ask().done('startWork', { task: String(task.number), session })
    await ask().done('completeWork', { task: String(task.number), session })
    return task.content
  }
  /** One in work, and three that wait. */
  const busy = async () => {
    await ask().done('createRoom', { room: 'build', roles: ['builder', 'reviewer'] })
    for (const content of ['one', 'two', 'three', 'four']) await post(content)
  }

  test('[D26] a message is edited while it waits, and becomes a task as it is then', async () => {
    await busy()
    const { message: edited } = await ask().done('editMessage', { ...message(2), content: 'two, well', labels: ['ui'] })
    expect(edited).toMatchObject({ message: 2, content: 'two, well', labels: ['ui'], version: 2, state: 'waiting' })
    await finish()
    const { pending: tasks } = await ask().done('roomStatus', { room: 'build' })
    expect(tasks).toMatchObject([{ content: 'two, well', labels: ['ui'] }])
  })

  test('[D26] a message is moved: first, last, before and after another', async () => {
    await busy()
    await ask().done('moveMessage', { ...message(4), first: true })
    expect(await queue()).toEqual(['four', 'two', 'three'])
    await ask().done('moveMessage', { ...message(4), last: true })
    expect(await queue()).toEqual(['two', 'three', 'four'])
    await ask().done('moveMessage', { ...message(2), after: 'm3' })
    expect(await queue()).toEqual(['three', 'two', 'four'])
    await ask().done('moveMessage', { ...message(4), before: 'm2' })
    expect([await finish(), await finish(), await finish(), await finish()]).toEqual(['one', 'three', 'four', 'two'])
  })

  test('[D26] a queued task and a message stand in one line', async () => {
    await busy()
    const { task } = await ask().done('addBacklogTask', { room: 'build', content: 'planned' })
    await ask().done('moveToQueue', { task: String(task.number) })
    await ask().done('moveRoomTask', { task: String(task.number), before: 'm3' })
    expect(await queue()).toEqual(['two', 'planned', 'three', 'four'])
    await ask().done('moveMessage', { ...message(4), before: String(task.number) })
    expect(await queue()).toEqual(['two', 'four', 'planned', 'three'])
    const { queue: listed } = await ask().done('listMessages', { room: 'build' })
    expect(listed.map((entry) => entry.message ?? `#${entry.task}`)).toEqual([2, 4, `#${task.number}`, 3])
    expect((await ask().done('listMessages', { room: 'build', limit: 1 })).queue).toMatchObject([{ content: 'two' }])
    expect((await ask().refused('listMessages', { room: 'barn' })).code).toBe('ROOM_NOT_FOUND')
  })

  test('[D26] what is pending is claimed in the order it was moved to, and the move can be undone', async () => {
    await ask().done('createRoom', { room: 'build', roles: ['builder'], parallel: 9 })
    for (const content of ['one', 'two', 'three']) await post(content)
    await ask().done('moveRoomTask', { task: '3', first: true })
    expect(await pending()).toEqual([3, 1, 2])
    await ask().done('undoChange', {})
    expect(await pending()).toEqual([1, 2, 3])
    await ask().done('moveRoomTask', { task: '1', after: '2' })
    expect([await finish(), await finish(), await finish()]).toEqual(['two', 'one', 'three'])
  })

  test('[D26] among what is more urgent it becomes as urgent', async () => {
    await busy()
    await post('urgent', { priority: 5 })
    const { message: moved } = await ask().done('moveMessage', { ...message(2), first: true })
    expect(moved.priority).toBe(5)
    expect(await queue()).toEqual(['two', 'urgent', 'three', 'four'])
  })

  test('[DESIGN 5.9] what is taken back never becomes a task, and can be put back with all it said', async () => {
    await busy()
    await ask().done('cancelMessage', message(2))
    expect(await queue()).toEqual(['three', 'four'])
    expect(await ask().done('restoreMessage', message(2))).toMatchObject({ message: { content: 'two', version: 3 } })
    expect(await queue()).toEqual(['three', 'four', 'two'])
  })

  test('in a room that is free what is put back has its turn at once', async () => {
    await busy()
    for (const position of [2, 3, 4]) await ask().done('cancelMessage', message(position))
    await finish()
    expect(await pending()).toEqual([])
    await ask().done('restoreMessage', message(3))
    expect(await finish()).toBe('three')
  })

  test('[CM1] what has become a task is named, and what is not there or was taken back is said', async () => {
    await busy()
    expect(await ask().refused('cancelMessage', message(1))).toMatchObject({
      code: 'MESSAGE_NOT_WAITING',
      variables: { task: 1, state: 'task' },
    })
    await ask().done('cancelMessage', message(2))
    expect(await ask().refused('editMessage', { ...message(2), content: 'x' })).toMatchObject({
      code: 'MESSAGE_NOT_WAITING',
      variables: { state: 'cancelled' },
    })
    expect((await ask().refused('restoreMessage', message(3))).code).toBe('MESSAGE_NOT_WAITING')
    expect((await ask().refused('cancelMessage', message(9))).code).toBe('MESSAGE_NOT_FOUND')
    expect((await ask().refused('cancelMessage', { room: 'mill', message: '1' })).code).toBe('ROOM_NOT_FOUND')
  })

  test('a place beside what waits elsewhere, or does not wait, is refused', async () => {
    await busy()
    expect((await ask().refused('moveMessage', { ...message(2), before: '1' })).code).toBe('NOT_IN_SAME_LINE')
    expect((await ask().refused('moveMessage', { ...message(2), before: 'm1' })).code).toBe('NOT_IN_SAME_LINE')
    await finish()
    expect((await ask().refused('moveRoomTask', { task: '1', first: true })).code).toBe('NOT_IN_LINE')
  })

  test('[D39] an agent changes nothing that waits', async () => {
    await busy()
    const agent = asked(acting(now.context, 'agent:builder'))
    expect((await agent.refused('cancelMessage', message(2))).code).toBe('NOT_ALLOWED')
    expect((await agent.refused('moveRoomTask', { task: '1', first: true })).code).toBe('NOT_ALLOWED')
  })

  test('[CM2] who changed it is kept and told, and verify agrees', async () => {
    await busy()
    await ask().done('editMessage', { ...message(2), content: 'two, well' })
    await ask().done('cancelMessage', message(2))
    const versions = await now.context.store.recordVersions('roomMessage', 'build/m2')
    expect(versions).toMatchObject([
      { version: 1, state: 'said', body: { content: 'two' } },
      { version: 2, state: 'said', body: { content: 'two, well' }, actor: now.context.actor },
      { version: 3, state: 'cancelled' },
    ])
    const { entries } = await ask().done('roomHistory', { room: 'build' })
    expect(entries).toContainEqual(expect.objectContaining({ trigger: 'cancelMessage', message: 2, text: 'two, well' }))
    const problems = (await all(streams.verifyStore(now.context))).filter(({ kind }) => kind === 'difference')
    expect(problems).toEqual([])
  })
})
