// [D29] Guidance as data: its steps are taken one after the other, and what was attempted has happened. What depends on
// status alone is in the matrix of the command line; here is what depends on more than that.

import type { OperationCall, OperationKey } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'
import { withSecret } from '../../../../testing/session-secret.ts'
import { runOperation } from '../dispatch/run-operation.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = (actor = 'person:dana') => asked(acting(now.context, actor))
  const attempt = async (operation: OperationKey, input: object, actor = 'person:dana') => {
    const outcome = await runOperation(acting(now.context, actor), operation, withSecret(input))
    if (!outcome.refused) throw new Error('it was not refused')
    return outcome.refusal.guidance
  }
  const take = async (guidance: Awaited<ReturnType<typeof attempt>>) => {
    const steps: readonly OperationCall[] = guidance?.kind === 'way' ? guidance.steps : []
    for (const { operation, input } of steps) {
      const outcome = await runOperation(now.context, operation, input)
      expect(outcome, JSON.stringify(outcome)).toMatchObject({ refused: false })
    }
    return steps.map(({ operation }) => operation)
  }
  const room = () => ask().done('createRoom', { room: 'build', roles: ['builder', 'reviewer'], parallel: 9 })
  const post = async () => String((await ask().done('postMessage', { room: 'build', content: 'x' })).task?.number)
  const item = async () => String((await ask().done('addBacklogTask', { room: 'build', content: 'x' })).task.number)
  const wait = (session: string, role = 'builder') =>
    ask().done('waitForTask', { room: 'build', role, session, timeoutSeconds: 0 })
  const show = async (task: string) => (await ask().done('showRoomTask', { task })).task

  test('[D27] a late writer that names its claim is told that it is over, and no way around it', async () => {
    await room()
    const task = await post()
    const { epoch } = await wait('s1')
    await ask().done('resetStuckTask', { task })
    const late = { task, session: 's1', epoch, result: 'old' }
    expect(await attempt('completeWork', late)).toMatchObject({ kind: 'noWay', because: { reason: 'claimIsOver' } })
    await wait('s1')
    expect(await attempt('completeWork', late)).toMatchObject({ kind: 'noWay', because: { reason: 'claimIsOver' } })
  })

  test('one that names none claims it again, and hands in what it has', async () => {
    await room()
    const task = await post()
    await wait('s1')
    await ask().done('resetStuckTask', { task })
    const guidance = await attempt('completeWork', { task, session: 's1', result: 'kept' })
    expect(await take(guidance)).toEqual(['waitForTask', 'startWork', 'completeWork'])
    expect(await show(task)).toMatchObject({ status: 'completed', result: 'kept' })
  })

  test('a session that holds a task in another role may still claim in this one', async () => {
    await room()
    const first = await post()
    await wait('s1')
    await ask().done('startWork', { task: first, session: 's1' })
    const handed = { task: first, session: 's1', to: 'reviewer', message: 'look' }
    const { handedOn } = await ask().done('handOff', handed)
    await wait('s1', 'reviewer')
    const task = await post()
    const guidance = await attempt('startWork', { task, session: 's1' })
    expect(await take(guidance)).toEqual(['waitForTask', 'startWork'])
    expect((await show(String(handedOn?.number))).status).toBe('acknowledged')
  })

  test.each(['backlog', 'over'] as const)(
    'what an item is to go with is brought on its way first: %s',
    async (parent) => {
      await room()
      const [task, to] = [await item(), await item()]
      if (parent === 'over') await ask().done('closeBacklogTask', { task: to })
      const guidance = await attempt('attachToMessage', { task, to })
      expect(await take(guidance)).toEqual([parent === 'over' ? 'reopenBacklogTask' : 'moveToQueue', 'attachToMessage'])
      expect((await show(to)).attachedTaskIds).toEqual([(await show(task)).id])
    },
  )

  test('what can never go together is said to be so; so is what is not in the backlog any more', async () => {
    await room()
    const task = await item()
    expect(await attempt('attachToMessage', { task, to: task })).toMatchObject({ because: { reason: 'never' } })
    await ask().done('moveToQueue', { task })
    const posted = await attempt('postMessage', { room: 'build', content: 'with it', attach: [task] })
    expect(posted).toMatchObject({ kind: 'noWay', because: { reason: 'onOffer' } })
  })

  test('[D43] an agent is not told to move what a person reviews', async () => {
    await room()
    const task = await item()
    await ask().done('closeBacklogTask', { task })
    const guidance = await attempt('moveToQueue', { task }, 'agent:builder')
    expect(guidance).toMatchObject({ kind: 'noWay', because: { reason: 'over' } })
    expect(await take(await attempt('moveToQueue', { task }))).toEqual(['reopenBacklogTask', 'sendBackForRework'])
  })

  test('an agent of another role waits in its own', async () => {
    await room()
    const task = await post()
    await wait('s1')
    const guidance = await attempt('moveToQueue', { task }, 'agent:reviewer')
    expect(guidance).toMatchObject({ because: { reason: 'held', role: 'builder' } })
    expect(JSON.stringify(guidance)).not.toContain('s1')
  })

  test('a way keeps saying which version was seen', async () => {
    const task = String((await ask().done('addTask', { title: 'Milk' })).task.number)
    await ask().done('deleteTask', { task })
    const guidance = await attempt('startTask', { task, expectedVersion: 2 })
    expect(guidance).toMatchObject({ steps: [{ input: { expectedVersion: 2 } }, { input: { expectedVersion: 3 } }] })
    expect(await take(guidance)).toEqual(['restoreTask', 'startTask'])
  })

  test('a field that a change does not take is said to be left out', async () => {
    const task = String((await ask().done('addTask', { title: 'Milk' })).task.number)
    const guidance = await attempt('transitionTask', { task, to: 'done', startedAt: 1 })
    expect(guidance).toMatchObject({ kind: 'noWay', because: { reason: 'fieldNotAllowed', field: 'startedAt' } })
    expect(await attempt('transitionTask', { task, to: 'nowhere' })).toMatchObject({
      because: { reason: 'unknownStatus' },
    })
  })
})
