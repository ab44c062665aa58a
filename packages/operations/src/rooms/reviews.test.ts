// [D37] [D49] What awaits a person's review in a room stands in the inbox, with ways to answer that work. On real stores.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = (actor?: string) => asked(actor === undefined ? now.context : acting(now.context, actor))
  const inbox = async (input: object = {}) => (await ask().done('inbox', input)).items
  const show = async (task: string) => (await ask().done('showRoomTask', { task })).task
  const room = (settings: object = {}) =>
    ask().done('createRoom', { room: 'build', roles: ['builder', 'tester'], retrySeconds: 0, ...settings })
  const begin = async (role = 'builder') => {
    const { task } = await ask().done('waitForTask', { room: 'build', role, session: role, timeoutSeconds: 0 })
    const held = { task: String(task.number), session: role }
    await ask().done('startWork', held)
    return held
  }
  const begun = async () => {
    await room()
    await ask().done('postMessage', { room: 'build', content: 'Paint the fence\nin green' })
    return begin()
  }
  const stopped = async () => {
    const held = await begun()
    await ask().done('stopAgent', { task: held.task, because: 'wrong colour' })
    return held
  }

  test('what a person stopped is in the inbox with the reason, and by number, for the user alone', async () => {
    await stopped()
    const review = {
      id: '1-review-1',
      type: 'RoomReview',
      to: 'user',
      state: 'open',
      body: { title: 'Paint the fence', room: 'build', cause: 'stopped', reason: 'stopped by a person: wrong colour' },
    }
    expect(await inbox()).toMatchObject([review])
    expect(await inbox({ for: 'user', brief: true })).toMatchObject([review])
    expect(await inbox({ item: '1' })).toMatchObject([review])
    expect(await inbox({ item: '1-review-1' })).toMatchObject([review])
    expect(await inbox({ for: 'system3' })).toEqual([])
    expect(await inbox({ ready: true })).toEqual([])
  })

  test('so is what was handed to the user, with its result, what failed too often, and what was done again', async () => {
    const first = await begun()
    await ask().done('handOff', { ...first, to: 'user', message: 'Please look', result: 'painted' })
    expect(await inbox()).toMatchObject([{ body: { cause: 'handed_over', result: 'painted' } }])
    await ask().done('answerItem', { item: '1', answer: 'send_back the back side too' })
    expect(await show('1')).toMatchObject({ status: 'pending', sentBackBecause: 'the back side too' })
    expect(await inbox()).toEqual([])
    await ask().done('completeWork', { ...(await begin()), result: 'all sides' })
    expect(await inbox()).toMatchObject([{ id: '1-review-2', body: { cause: 'done_again', result: 'all sides' } }])
    await ask().done('answerItem', { item: '1-review-2', answer: { answer: 'accept' } })
    expect(await show('1')).toMatchObject({ status: 'completed' })
    await ask().done('postMessage', { room: 'build', content: 'Next' })
    for (let left = 3; left > 0; left--) await ask().done('failWork', { ...(await begin()), because: 'no paint' })
    expect(await inbox()).toMatchObject([{ body: { cause: 'failed', reason: 'failed too often: no paint' } }])
  })

  test('[D49] whoever gets sent-back work is told to look at what came of it before, and finds its own result there', async () => {
    await ask().done('handOff', { ...(await begun()), to: 'user', message: 'Please look', result: 'painted' })
    await ask().done('answerItem', { item: '1', answer: 'send_back' })
    const { next } = await ask().done('waitForTask', { room: 'build', role: 'builder', timeoutSeconds: 0 })
    expect(next).toContainEqual({ operation: 'taskContext', input: { task: '1' } })
    const { context } = await ask().done('taskContext', { task: '1' })
    expect(context).toMatch(/Please look\s+painted/)
    const { attempts } = await ask().done('listAttempts', { task: '1' })
    expect(attempts).toMatchObject([{ outcome: 'handedOff', because: 'Please look' }, { outcome: 'running' }])
  })

  test('[WR1] an answer to a review before the last changes nothing, and a second one is told who was first', async () => {
    const held = await stopped()
    await ask('person:dana').done('answerItem', { item: '1-review-1', answer: 'send_back' })
    expect(await ask().refused('answerItem', { item: '1-review-1', answer: 'close' })).toMatchObject({
      code: 'ITEM_ANSWERED',
      variables: { by: 'person:dana' },
    })
    await begin()
    await ask().done('stopAgent', { task: held.task, because: 'again' })
    expect(await ask().refused('answerItem', { item: '1-review-1', answer: 'close' })).toMatchObject({
      code: 'ITEM_ANSWERED',
    })
    expect(await show('1')).toMatchObject({ status: 'pending_user_review' })
    const shown = (item: string) => ask().done('showItem', { item })
    expect(await shown('1-review-1')).toMatchObject({
      item: { state: 'answered', body: { answer: { answer: 'send_back' } } },
    })
    expect(await shown('1')).toMatchObject({ item: { id: '1-review-2', state: 'open' } })
  })

  test('what is no way to answer is refused and changes nothing', async () => {
    await stopped()
    expect(await ask().refused('answerItem', { item: '1', answer: 'use the other brush' })).toMatchObject({
      code: 'INVALID_INPUT',
      variables: { problems: [{ problem: expect.stringContaining('accept, send_back, close') }] },
    })
    expect(await ask().refused('answerItem', { item: '1-review-7', answer: 'close' })).toMatchObject({
      code: 'ITEM_NOT_FOUND',
    })
    expect(await show('1')).toMatchObject({ status: 'pending_user_review' })
  })

  test('[WR2] what is attached to work is reviewed once nobody works on that any more', async () => {
    const held = await begun()
    const { task } = await ask().done('addBacklogTask', { room: 'build', content: 'The gate' })
    await ask().done('attachToMessage', { task: String(task.number), to: held.task })
    expect(await show(String(task.number))).toMatchObject({ status: 'pending_user_review' })
    expect(await inbox()).toEqual([])
    const later = async () => (await ask().done('roomStatus', { room: 'build' })).reviewLater
    expect(await later()).toEqual([{ task: 2, after: [1] }])
    await ask().done('completeWork', { ...held, result: 'done' })
    expect(await inbox()).toMatchObject([{ id: '2-review-0', body: { cause: 'attached' } }])
    expect(await later()).toEqual([])
  })

  test('[WR3] what a role was asked is not asked of people', async () => {
    const held = await begun()
    await ask().done('blockWork', { ...held, ask: 'Is it dry?', of: 'tester' })
    expect(await inbox()).toEqual([])
  })

  test('questions and reviews come in one order, page by page, each once', async () => {
    await room({ parallel: 5 })
    for (const content of ['a', 'b', 'c', 'd', 'e']) await ask().done('postMessage', { room: 'build', content })
    for (let number = 1; number <= 5; number++) {
      const held = await begin()
      if (number % 2 === 0) await ask().done('blockWork', { ...held, ask: 'how?' })
      else await ask().done('stopAgent', { task: held.task, because: 'wait' })
    }
    const ids: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await ask().done('inbox', { limit: 2, ...(cursor !== undefined && { cursor }) })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(ids).toEqual(['1-review-1', '2.1', '3-review-1', '4.1', '5-review-1'])
  })
})
