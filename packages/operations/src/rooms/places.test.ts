// However work comes to be free, no more of a room is held at once than its setting says, on real stores.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const wait = (session: string, role = 'builder', timeoutSeconds = 0) => ({
    room: 'build',
    role,
    session,
    timeoutSeconds,
  })
  const finish = async (task: number, session: string) => {
    await ask().done('startWork', { task: String(task), session })
    await ask().done('completeWork', { task: String(task), session })
  }
  /** Three tasks of one room that were freed by work elsewhere, two for the builder and one for the reviewer. */
  const freed = async (parallel: number) => {
    await ask().done('createRoom', { room: 'build', roles: ['builder', 'reviewer'], parallel })
    await ask().done('createRoom', { room: 'elsewhere', roles: ['builder'] })
    const { task: blocker } = await ask().done('postMessage', { room: 'elsewhere', content: 'first' })
    for (const entry of ['builder', 'builder', 'reviewer']) {
      await ask().done('changeRoom', { room: 'build', entry })
      await ask().done('postMessage', { room: 'build', content: entry, blockedBy: [String(blocker?.number)] })
    }
    const { session } = await ask().done('waitForTask', { room: 'elsewhere', role: 'builder', timeoutSeconds: 0 })
    await finish(blocker?.number ?? 0, session)
  }

  test('[D26] a claim finds nothing while as many are held as may be, whatever role they are for', async () => {
    await freed(1)
    const { task } = await ask().done('waitForTask', wait('b1'))
    expect((await ask().refused('waitForTask', wait('b2'))).code).toBe('NOTHING_TO_DO')
    expect((await ask().refused('waitForTask', wait('r1', 'reviewer'))).code).toBe('NOTHING_TO_DO')
    expect(await ask().done('waitForTask', wait('b1'))).toMatchObject({ resumed: true })
    await finish(task.number, 'b1')
    expect(await ask().done('waitForTask', wait('r1', 'reviewer'))).toMatchObject({ resumed: false })
    expect((await ask().refused('waitForTask', wait('b2'))).code).toBe('NOTHING_TO_DO')
  })

  test('[D26] of those who claim at once as many are given work as there are places', async () => {
    await freed(1)
    const asks = ['b1', 'b2', 'b3'].map((session) => ask().done('waitForTask', wait(session)))
    const outcomes = await Promise.allSettled(asks)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('[W6] whoever waits is given the next as soon as a place is free', async () => {
    await freed(1)
    const { task } = await ask().done('waitForTask', wait('b1'))
    const waiting = ask().done('waitForTask', wait('r1', 'reviewer', 10))
    await finish(task.number, 'b1')
    expect(await waiting).toMatchObject({ session: 'r1' })
  })
})
