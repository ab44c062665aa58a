// What happened in a room, as things that passed between people and roles.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const room = (settings: object = {}) =>
    ask().done('createRoom', { room: 'build', roles: ['planner', 'builder'], ...settings })
  const post = (content: string, attach: string[] = []) => ask().done('postMessage', { room: 'build', content, attach })
  const begin = async (role: string, session: string) => {
    const { task } = await ask().done('waitForTask', { room: 'build', role, session, timeoutSeconds: 0 })
    const held = { task: String(task.number), session }
    await ask().done('startWork', held)
    return held
  }
  const history = async (limit = 200) => (await ask().done('roomHistory', { room: 'build', limit })).entries
  const passed = async (limit?: number) =>
    (await history(limit)).map(({ trigger, from, to, task }) => `${trigger}: ${from} → ${to} #${task}`)

  test('a message goes to the entry role, is handed on with its text, and the result goes to who asked', async () => {
    await room()
    await post('Build a bridge')
    const plan = await begin('planner', 's1')
    await ask().done('handOff', { ...plan, to: 'builder', message: 'Two pillars' })
    const build = await begin('builder', 's2')
    await ask().done('completeWork', { ...build, result: 'It stands' })
    expect(await passed()).toEqual([
      'postMessage: person:dana → planner #1',
      'claimTask: null → planner #1',
      'startTask: planner → planner #1',
      'completeTask: planner → null #1',
      'handOff: planner → builder #2',
      'claimTask: null → builder #2',
      'startTask: builder → builder #2',
      'completeTask: builder → person:dana #2',
    ])
    const entries = await history()
    expect(entries.map(({ text }) => text).filter((text) => text !== null)).toEqual([
      ...['Build a bridge', 'Two pillars', 'It stands'],
    ])
    expect(entries[0]).toMatchObject({ message: 1, by: 'person:dana' })
    expect(entries[4]).toMatchObject({ message: null, by: 'agent:planner/s1' })
  })

  test('a message that waited is told once, and its task is no handoff of whoever made place for it', async () => {
    await room()
    await post('first')
    await post('second')
    const first = await begin('planner', 's1')
    await ask().done('completeWork', first)
    expect(await passed()).toEqual([
      'postMessage: person:dana → planner #1',
      'postMessage: person:dana → planner #2',
      'claimTask: null → planner #1',
      'startTask: planner → planner #1',
      'completeTask: planner → person:dana #1',
    ])
  })

  test('the backlog, what was sent back and what was given up are told', async () => {
    await room({ parallel: 5 })
    const item = await ask().done('addBacklogTask', { room: 'build', content: 'Paint it' })
    const named = { task: String(item.task.number) }
    await post('Build', [named.task])
    const held = await begin('planner', 's1')
    await ask().done('sendBackForRework', named)
    await ask().done('releaseWork', { ...held, reason: 'no wood', failed: true })
    await ask().done('cancelTask', { task: held.task })
    expect(await passed()).toEqual([
      'createTask: person:dana → null #1',
      'attachToMessage: person:dana → planner #1',
      'postMessage: person:dana → planner #2',
      'claimTask: null → planner #2',
      'startTask: planner → planner #2',
      'sendBackForRework: person:dana → planner #1',
      'resetStuckTask: planner → planner #2',
      'cancelTask: person:dana → null #2',
    ])
    expect((await history()).find(({ trigger }) => trigger === 'resetStuckTask')?.text).toBe('no wood')
  })

  test('the newest are shown, oldest first; reports of progress take no place', async () => {
    await room()
    await post('Build')
    const held = await begin('planner', 's1')
    for (const progress of ['a', 'b', 'c']) await ask().done('reportProgress', { ...held, progress })
    expect(await passed(2)).toEqual(['claimTask: null → planner #1', 'startTask: planner → planner #1'])
    expect((await ask().done('roomHistory', { room: 'build' })).roles).toEqual(['planner', 'builder'])
    expect(await ask().refused('roomHistory', { room: 'nowhere' })).toMatchObject({ code: 'ROOM_NOT_FOUND' })
  })
})
