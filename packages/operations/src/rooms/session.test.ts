import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const WAIT = { room: 'build', role: 'builder', timeoutSeconds: 0 } as const

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  beforeEach(async () => {
    await ask().done('createRoom', { room: 'build', roles: ['builder'] })
    await ask().done('postMessage', { room: 'build', content: 'Build it' })
  })

  test('[D40] whoever waits without a session is given one with a secret, and nobody is shown the secret', async () => {
    const claim = await ask().done('waitForTask', WAIT)
    const [name, secret = ''] = claim.session.split(':')
    expect(secret).toMatch(/^[\w-]{16,}$/)
    const { working } = await ask().done('roomStatus', { room: 'build' })
    const history = await ask().done('taskHistory', { task: String(claim.task.number) })
    expect(working[0]?.holder).toBe(name)
    expect(JSON.stringify([working, history])).not.toContain(secret)
  })

  test('[D40] the name of a session, which everyone is shown, opens nothing', async () => {
    const { session, task } = await ask().done('waitForTask', WAIT)
    const [name = ''] = session.split(':')
    const held = { task: String(task.number), session: `${name}:a-secret-that-is-not-it` }
    expect((await ask().refused('startWork', held)).code).toBe('NOT_THE_HOLDER')
    expect((await ask().refused('releaseWork', { ...held, reason: 'mine now' })).code).toBe('NOT_THE_HOLDER')
    expect((await ask().refused('waitForTask', { ...WAIT, session: held.session })).code).toBe('SESSION_TAKEN')
    expect((await ask().done('startWork', { ...held, session })).task.status).toBe('in_progress')
  })

  test('[D27] the same session with its secret gets its own task again', async () => {
    const first = await ask().done('waitForTask', WAIT)
    const again = await ask().done('waitForTask', { ...WAIT, session: first.session })
    expect(again).toMatchObject({ resumed: true, session: first.session })
    expect(again.task.number).toBe(first.task.number)
  })

  test('[D40] whoever is refused has not taken the name of a session from others', async () => {
    const session = 's1:a-secret-of-a-stranger'
    const tester = asked({ ...now.context, actor: 'agent:tester' })
    expect((await tester.refused('waitForTask', { ...WAIT, session })).code).toBe('ACTOR_NOT_YOURS')
    expect(await ask().done('waitForTask', { ...WAIT, session: 's1:the-secret-of-its-own' })).toMatchObject({
      task: { status: 'acknowledged' },
    })
  })
})
