// A name is no secret: what is held or owned under one stays out of reach of whoever merely knows or takes it.

import type { Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { all, asked, contextOf, each, freshContexts } from '../../../../testing/operation-context.ts'
import type { Context } from '../context.ts'
import { streams } from '../dispatch/handlers.ts'
import { runOperation } from '../dispatch/run-operation.ts'
import { isGoodToken } from './good-token.ts'
import { join } from './join.ts'

const WAIT = { room: 'mill', role: 'builder', timeoutSeconds: 0 } as const

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const agent: Principal = { name: 'agent:builder', role: 'agent', alone: false, by: 'token' }
  const ask = (key: Parameters<typeof runOperation>[1], input: object, who: Principal = agent, context?: Context) =>
    runOperation({ ...(context ?? now.context), principal: who, actor: who.name }, key, input)
  const claimed = async () => {
    const outcome = await ask('waitForTask', WAIT)
    return (outcome as { value: { session: string; epoch: number } }).value
  }
  /** What there is, in another workspace. */
  const imported = async () => {
    const lines = (await all(streams.exportStore(now.context))) as string[]
    const copy = contextOf(await now.opened.in(`copy of ${now.workspace}`))
    const outcome = await streams.importStore(copy, each(lines), { withTokens: false })
    if (outcome.refused) throw new Error(JSON.stringify(outcome.refusal))
    return copy
  }
  beforeEach(async () => {
    const { done } = asked(now.context)
    await done('createRoom', { room: 'mill', roles: ['builder'] })
    await done('postMessage', { room: 'mill', content: 'Grind it' })
  })

  test('[D40] after an import nobody holds what was held: neither the name of its session nor its old secret takes it', async () => {
    const { session } = await claimed()
    await ask('startWork', { task: '1', session })
    const copy = await imported()
    const [name = ''] = session.split(':')
    for (const given of [name, `${name}:a-secret-of-a-stranger`, session]) {
      expect(await ask('waitForTask', { ...WAIT, session: given }, agent, copy)).toMatchObject({
        refusal: { code: 'SESSION_TAKEN' },
      })
      for (const [key, more] of [
        ['completeWork', { result: 'mine' }],
        ['reportProgress', { progress: 'mine' }],
        ['releaseWork', { reason: 'mine' }],
        ['addTaskToken', {}],
        ['appendLog', { lines: ['mine'] }],
      ] as const)
        expect(await ask(key, { task: '1', session: given, ...more }, agent, copy), key).toMatchObject({
          refused: true,
        })
    }
    expect(await copy.store.findTask({ number: 1 })).toMatchObject({ status: 'in_progress', version: 3 })
  })

  test('[D40] whoever looks after the room gives what was imported held back to be claimed', async () => {
    await claimed()
    const copy = await imported()
    await asked(copy).done('resetStuckTask', { task: '1' })
    expect(await ask('waitForTask', WAIT, agent, copy)).toMatchObject({ value: { task: { number: 1 } } })
  })

  test('[D40] a session that nobody registered is proven by no name', async () => {
    const { session } = await claimed()
    expect(await ask('startWork', { task: '1', session: 'never-heard-of' })).toMatchObject({
      refusal: { code: 'NOT_THE_HOLDER' },
    })
    expect(await ask('startWork', { task: '1', session })).toMatchObject({ refused: false })
  })

  test('[D40] two who act under one name with one key are given sessions of their own', async () => {
    const waits = ['person:dana', 'person:eve'].map((name) =>
      runOperation(
        {
          ...now.context,
          principal: { name, role: 'agent', alone: false },
          actor: 'agent:builder',
          idempotencyKey: 'the-same-key',
        },
        'waitForTask',
        WAIT,
      ),
    )
    const sessions = (await Promise.all(waits)).map((outcome) =>
      outcome.refused ? outcome.refusal.variables : outcome.value,
    ) as { session: string }[]
    expect(sessions[0]?.session).not.toBe(sessions[1]?.session)
  })

  const own = (name: string) => `${name}-${now.workspace.replace(' ', '')}`
  const joins = async (name: string, invitation: object = {}) => {
    const { link } = await asked(now.context).done('inviteMember', invitation)
    const visitor = {
      store: now.context.store,
      open: (workspace: string) => now.opened.in(workspace),
      now: now.context.now,
      actor: '10.0.0.1',
    }
    return join(visitor, { secret: link.slice(link.indexOf('#') + 1), name, password: 'correct horse battery' })
  }

  test('[D41] by an invitation for anyone nobody takes a name whose things are here', async () => {
    const tali: Principal = { name: `person:${own('tali')}`, role: 'member', alone: false }
    await asked({ ...now.context, principal: tali }).done('addTask', { title: 'Buy a ring' })
    expect(await joins(own('tali'))).toMatchObject({ refusal: { code: 'PERSON_NAME_TAKEN' } })
    expect(await joins(own('roni'))).toMatchObject({ refused: false })
    expect(await joins(own('tali'), { name: own('tali') })).toMatchObject({ refused: false })
  })

  test('[GT3] a token for one task ends with whoever passed it on: removed, made less, or out of time', async () => {
    const { session } = await claimed()
    await joins(own('dana'))
    const dana: Principal = { name: `person:${own('dana')}`, role: 'member', alone: false }
    await ask('addTaskToken', { task: '1', session }, { ...dana, until: now.context.now() + 60_000 })
    const [token] = await now.context.store.listTokens()
    const isGood = async (later = 0) => {
      const found = await now.context.store.findToken(token?.secretHash ?? '')
      return found !== undefined && isGoodToken(found, now.context.now() + later)
    }
    expect([await isGood(), await isGood(60_000)]).toEqual([true, false])
    const { done } = asked(now.context)
    await done('changeMember', { member: own('dana'), role: 'auditor' })
    expect(await isGood()).toBe(false)
    await done('changeMember', { member: own('dana'), role: 'member' })
    expect(await isGood()).toBe(true)
  })

  test('[D41] in a closed room a token for one task sees its task while whoever passed it on is let in', async () => {
    const { session } = await claimed()
    await ask('addTaskToken', { task: '1', session })
    const owner: Principal = { name: 'person:ann', role: 'owner', alone: false }
    const [name = ''] = session.split(':')
    const own: Principal = {
      ...agent,
      name: `agent:builder/${name}`,
      rooms: ['mill'],
      session: name,
      task: 1,
      madeBy: 'agent:builder',
    }
    await asked(now.context).done('addToken', { name: 'builder', actor: 'agent:builder', may: 'write' })
    await ask('admitMember', { room: 'mill', member: 'agent:builder' }, owner)
    expect(await ask('startWork', { task: '1', session: name }, own)).toMatchObject({ refused: false })
    await ask('dismissMember', { room: 'mill', member: 'agent:builder' }, owner)
    expect(await ask('showTask', { task: '1' }, own)).toMatchObject({ refusal: { code: 'TASK_NOT_FOUND' } })
  })
})
