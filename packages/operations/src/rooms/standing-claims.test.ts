// What is claimed for those who sleep, in the commit that brings it.

import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { times } from '../../../../testing/to-dos.ts'
import { runOperation } from '../dispatch/run-operation.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const wait = (session: string, timeoutSeconds = 60) => ({ room: 'build', role: 'builder', session, timeoutSeconds })
  /** Long enough for them to have looked and to sleep. */
  const asleep = () => pause(150)

  test('[WA5] whoever is shut out while they sleep is not given what comes; the next has it', async () => {
    const { done } = asked(now.context)
    await done('createRoom', { room: 'build', roles: ['builder'], parallel: 5 })
    const shutOut = asked({ ...now.context, isStillLetInto: async () => false })
    const waiting = shutOut.refused('waitForTask', wait('s1'))
    await asleep()
    await done('postMessage', { room: 'build', content: 'one' })
    expect((await waiting).code).toBe('ROOM_NOT_FOUND')
    expect(await done('waitForTask', wait('s2'))).toMatchObject({ task: { number: 1, status: 'acknowledged' } })
  })

  test.each(['owner', 'member'] as const)(
    '[SC3] %s whose token ends while they sleep, before anyone here has heard, is not given what comes; the next has it',
    async (role) => {
      const { done } = asked(now.context)
      await done('createRoom', { room: 'build', roles: ['builder'], parallel: 5 })
      let isIn = true
      const principal = { name: 'person:eve', role, alone: false }
      const context = { ...now.context, actor: principal.name, principal, isStillIn: async () => isIn }
      const waiting = runOperation(context, 'waitForTask', wait('s1'))
      const asking = runOperation(context, 'inbox', { timeoutSeconds: 60 })
      await asleep()
      isIn = false
      await done('postMessage', { room: 'build', content: 'one' })
      expect(await waiting).toMatchObject({ refused: true, refusal: { code: 'ROOM_NOT_FOUND' } })
      expect(await done('waitForTask', wait('s2'))).toMatchObject({ task: { number: 1, status: 'acknowledged' } })
      await done('startInitiative', { title: 'Grow' })
      expect(await asking).toMatchObject({ refused: true, refusal: { code: 'TOKEN_INVALID' } })
    },
  )

  test('[DESIGN 5.4] messages that come at once go to as many who sleep, each to one', async () => {
    const { done } = asked(now.context)
    await done('createRoom', { room: 'build', roles: ['builder'], parallel: 20 })
    const waiting = times(6, (index) => done('waitForTask', wait(`s${index}`)))
    await asleep()
    await Promise.all(times(6, (index) => done('postMessage', { room: 'build', content: `${index}` })))
    const taken = await Promise.all(waiting)
    expect(new Set(taken.map(({ task }) => task.number)).size).toBe(6)
    for (const { task, session, epoch } of taken) {
      const held = { task: String(task.number), session, epoch }
      await done('startWork', held)
      expect((await done('completeWork', held)).task.status).toBe('completed')
    }
  })

  test('[D27] a session that sleeps in two places is given one task', async () => {
    const { done } = asked(now.context)
    await done('createRoom', { room: 'build', roles: ['builder'], parallel: 20 })
    const twice = times(2, () => done('waitForTask', wait('s1:the-same-secret-of-both')))
    await asleep()
    for (const content of ['one', 'two']) await done('postMessage', { room: 'build', content })
    const [one, other] = await Promise.all(twice)
    expect(one?.task.number).toBe(other?.task.number)
  })
})
