import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const agent = () => asked(acting(now.context, 'agent:builder'))

  test('who works on what is one list over all rooms, with what is heard of it', async () => {
    for (const room of ['mill', 'yard']) {
      await ask().done('createRoom', { room, roles: ['builder'] })
      await ask().done('postMessage', { room, content: `Build in the ${room}\nwith care` })
      await agent().done('waitForTask', { room, role: 'builder', session: room, timeoutSeconds: 0 })
    }
    await ask().done('postMessage', { room: 'yard', content: 'Nobody has it' })
    const held = { task: '2', session: 'yard' }
    await agent().done('startWork', held)
    await agent().done('reportProgress', { ...held, progress: 'Half way', tokens: 70, cost: 0.5, model: 'small-1' })
    await agent().done('appendLog', { ...held, pieces: [{ stream: 'out', text: 'one\ntwo\nthree\nfour\nfive\n' }] })
    await ask().done('tellAgent', { task: '2', text: 'Mind the gap' })

    const { agents } = await ask().done('listAgents', {})
    expect(agents.map(({ task, room, who, status }) => [task, room, who, status])).toEqual([
      [1, 'mill', 'builder', 'acknowledged'],
      [2, 'yard', 'builder', 'in_progress'],
    ])
    expect(agents[1]).toMatchObject({
      title: 'Build in the yard',
      session: 'yard',
      attempt: 1,
      progress: 'Half way',
      state: 'alive',
      tokens: 70,
      costMicros: 500_000,
      model: 'small-1',
      output: 'two\nthree\nfour\nfive',
      messages: ['Mind the gap'],
    })
    expect((await ask().done('listAgents', { room: 'mill' })).agents).toHaveLength(1)
    await ask().done('stopAgent', { task: '2', because: 'Enough' })
    expect((await ask().done('listAgents', {})).agents.map(({ task }) => task)).toEqual([1])
    expect(await ask().refused('listAgents', { room: 'moon' })).toMatchObject({ code: 'ROOM_NOT_FOUND' })
  })
})
