import type { Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { runOperation } from '../dispatch/run-operation.ts'
import { isClaimHeld } from './task-tokens.ts'

const agent: Principal = { name: 'agent:builder', role: 'agent', alone: false }

describe.each(databases)('[D40, D43] tokens for one task, on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)
  const ask = (key: Parameters<typeof runOperation>[1], input: object, principal: Principal = agent) =>
    runOperation({ ...now.context, principal, actor: principal.name }, key, input)
  const SESSION = 's1:a-secret-of-its-own'
  const held = { task: '1', session: SESSION }
  beforeEach(async () => {
    const { done } = asked(now.context)
    await done('createRoom', { room: 'mill', roles: ['builder', 'tester'] })
    await done('postMessage', { room: 'mill', content: 'Grind it' })
    await ask('waitForTask', { room: 'mill', role: 'builder', session: SESSION, timeoutSeconds: 0 })
  })
  const theToken = async () => (await now.context.store.listTokens())[0] as never

  test('whoever holds the task gets one: an agent’s, in its room, for a day', async () => {
    expect(await ask('addTaskToken', held)).toMatchObject({ value: { actor: 'agent:builder/s1' } })
    expect(await theToken()).toMatchObject({ role: 'agent', rooms: ['mill'], systems: [], createdBy: 'agent:builder' })
    expect((await asked(now.context).done('listTokens', {})).tokens).toEqual([])
  })

  test.each([
    ['by the name of the session alone', { ...held, session: 's1' }, 'NOT_THE_HOLDER'],
    ['by another session', { ...held, session: 's2:another-secret-17' }, 'NOT_THE_HOLDER'],
    ['for an earlier claim', { ...held, epoch: 7 }, 'NOT_THE_HOLDER'],
    ['for a to-do of another', { ...held, task: '2' }, 'TASK_NOT_FOUND'],
    ['for no task', { ...held, task: '9' }, 'TASK_NOT_FOUND'],
  ])('nobody else does: %s', async (_, input, code) => {
    await add('Buy milk')
    expect(await ask('addTaskToken', input)).toMatchObject({ refusal: { code } })
    expect(await now.context.store.listTokens()).toEqual([])
  })

  test('an agent of another role, or an auditor, makes none', async () => {
    const tester = await ask('addTaskToken', held, { ...agent, name: 'agent:tester' })
    expect(tester).toMatchObject({ refusal: { code: 'ACTOR_NOT_YOURS' } })
    const auditor = await ask('addTaskToken', held, { name: 'person:eve', role: 'auditor', alone: false })
    expect(auditor).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } })
  })

  test.each([
    ['completed', () => ask('completeWork', held)],
    ['given back', () => ask('releaseWork', { ...held, reason: 'no' })],
    ['taken away', () => asked(now.context).done('resetStuckTask', { task: '1' })],
  ])('it ends when the work is %s', async (_, end) => {
    await ask('addTaskToken', held)
    await ask('startWork', held)
    expect(await isClaimHeld(now.context.store, await theToken())).toBe(true)
    await end()
    expect(await isClaimHeld(now.context.store, await theToken())).toBe(false)
    await ask('waitForTask', { room: 'mill', role: 'builder', session: SESSION, timeoutSeconds: 0 })
    expect(await isClaimHeld(now.context.store, await theToken())).toBe(false)
  })

  test('it proves the session of its claim, and no other', async () => {
    const own: Principal = { ...agent, name: 'agent:builder/s1', rooms: ['mill'], session: 's1' }
    expect(await ask('startWork', { task: '1', session: 's1' }, { ...own, session: 's2' })).toMatchObject({
      refusal: { code: 'NOT_THE_HOLDER' },
    })
    expect(await ask('startWork', { task: '1', session: 's1' }, own)).toMatchObject({ refused: false })
  })

  test('[D43] there is nothing for it but its task: what the holder does, and looking at it', async () => {
    const own: Principal = { ...agent, name: 'agent:builder/s1', rooms: ['mill'], session: 's1', task: 1 }
    await asked(now.context).done('addBacklogTask', { room: 'mill', content: 'Later' })
    expect(await ask('showTask', { task: '1' }, own)).toMatchObject({ refused: false })
    expect(await ask('showTask', { task: '2' }, own)).toMatchObject({ refusal: { code: 'TASK_NOT_FOUND' } })
    const next = { room: 'mill', role: 'builder', session: 's1', timeoutSeconds: 0 }
    for (const [key, input] of [
      ['roomStatus', { room: 'mill' }],
      ['postMessage', { room: 'mill', content: 'Another' }],
      ['waitForTask', next],
      ['addBacklogTask', { room: 'mill', content: 'More' }],
      ['listRooms', {}],
      ['inbox', {}],
      ['addTaskToken', held],
    ] as const)
      expect(await ask(key, input, own)).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } })
    for (const [key, input] of [
      ['startWork', {}],
      ['reportProgress', { progress: 'half' }],
      ['handOff', { to: 'tester', message: 'Look at it' }],
    ] as const)
      expect(await ask(key, { task: '1', session: 's1', ...input }, own)).toMatchObject({ refused: false })
  })

  test('nobody makes a token that looks like one', async () => {
    const outcome = await ask('addToken', { name: 'task.1.1.x', actor: 'agent:builder/s1' }, now.context.principal)
    expect(outcome).toMatchObject({ refusal: { code: 'INVALID_INPUT' } })
  })
})
