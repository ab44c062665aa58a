// Attempts on real stores, in a room and as governed work.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const begun = async () => {
    await ask().done('createRoom', { room: 'mill', roles: ['miller', 'baker'], retrySeconds: 0 })
    await ask().done('postMessage', { room: 'mill', content: 'Grind' })
    const { task } = await claim()
    await ask().done('startWork', { task: String(task.number), session: 's1' })
    return { task: String(task.number), session: 's1' }
  }
  const claim = () => ask().done('waitForTask', { room: 'mill', role: 'miller', session: 's1', timeoutSeconds: 0 })
  const attempts = async (task: string) => (await ask().done('listAttempts', { task })).attempts

  test('[D49] a failed attempt and the one after it are two records', async () => {
    const held = await begun()
    await ask().done('releaseWork', { ...held, reason: 'exit code 3', exitCode: 3 })
    await claim()
    await ask().done('startWork', held)
    await ask().done('completeWork', { ...held, result: 'flour', exitCode: 0 })
    expect(await attempts(held.task)).toMatchObject([
      { attempt: 1, outcome: 'failed', because: 'exit code 3', exitCode: 3, session: 's1', lastSeen: null },
      { attempt: 2, outcome: 'completed', exitCode: 0, by: 'agent:miller/s1' },
    ])
    const { attempt } = await ask().done('showAttempt', { task: held.task, attempt: 2 })
    expect(attempt).toMatchObject({ role: 'miller', outcome: 'completed' })
    expect(await ask().refused('showAttempt', { task: held.task, attempt: 3 })).toMatchObject({
      code: 'ATTEMPT_NOT_FOUND',
      variables: { attempts: 2 },
    })
  })

  test('[AE2] how an attempt ended is read in Hebrew: in the attempts, in the context, in the history of the room', async () => {
    const held = await begun()
    await ask().done('releaseWork', { ...held, reason: 'took longer than 4 seconds\nlast line' })
    const hebrew = asked({ ...now.context, language: 'he' })
    const said = 'נמשך יותר מ־4 שניות\nlast line'
    expect((await hebrew.done('listAttempts', { task: held.task })).attempts).toMatchObject([{ because: said }])
    expect((await hebrew.done('taskContext', { task: held.task })).context).toContain('נמשך יותר מ־4 שניות')
    const { entries } = await hebrew.done('roomHistory', { room: 'mill' })
    expect(entries.map(({ text }) => text)).toContain(said)
    expect(await attempts(held.task)).toMatchObject([{ because: 'took longer than 4 seconds\nlast line' }])
  })

  test('[D49] what is handed on says to whom', async () => {
    const held = await begun()
    await ask().done('handOff', { ...held, to: 'baker', message: 'Bake' })
    expect(await attempts(held.task)).toMatchObject([{ outcome: 'handedOff', because: 'baker' }])
  })

  test('[D49] tokens and cost add up exactly, and a report without words is no progress', async () => {
    const held = await begun()
    for (let times = 0; times < 10; times++) await ask().done('reportProgress', { ...held, tokens: 120, cost: 0.1 })
    const { task } = await ask().done('reportProgress', { ...held, cost: 0.000001, model: 'small-1' })
    expect(task).toMatchObject({ tokens: 1_200, costMicros: 1_000_001, model: 'small-1' })
    expect(task.progressedAt).toBeUndefined()
    const said = await ask().done('reportProgress', { ...held, progress: 'half' })
    expect(said.task.progressedAt).toEqual(expect.any(Number))
    const again = await ask().done('reportProgress', { ...held, progress: 'half' })
    expect(again.task.version).toBe(said.task.version)
    expect(await attempts(held.task)).toMatchObject([
      { outcome: 'running', tokens: 1_200, costMicros: 1_000_001, progress: 'half', lastSeen: expect.any(Number) },
    ])
  })

  test('[D49] whoever does not hold the task adds nothing to its cost', async () => {
    const held = await begun()
    expect((await ask().refused('reportProgress', { ...held, session: 's2', cost: 5 })).code).toBe('NOT_THE_HOLDER')
    expect(await attempts(held.task)).toMatchObject([{ costMicros: 0 }])
  })
})
