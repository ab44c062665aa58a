import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const agent = () => asked(acting(now.context, 'agent:builder'))
  const working = async () => {
    await ask().done('createRoom', { room: 'mill', roles: ['builder'] })
    await ask().done('postMessage', { room: 'mill', content: 'Build the WHEEL' })
    await agent().done('waitForTask', { room: 'mill', role: 'builder', session: 's1', timeoutSeconds: 0 })
    await agent().done('startWork', { task: '1', session: 's1' })
  }

  test('what whoever works is told comes back with their next report, and stays with the task', async () => {
    await working()
    await ask().done('tellAgent', { task: '1', text: 'Use the small one' })
    await ask().done('tellAgent', { task: '1', text: 'And paint it' })
    const { task } = await agent().done('reportProgress', { task: '1', session: 's1' })
    expect(task.messages).toEqual(['Use the small one', 'And paint it'])
    const { events } = await ask().done('taskHistory', { task: '1' })
    expect(events.filter(({ set }) => 'messages' in set)).toHaveLength(2)
  })

  test('an agent tells nobody, and nobody is told about what is over', async () => {
    await working()
    expect(await agent().refused('tellAgent', { task: '1', text: 'x' })).toMatchObject({ code: 'NOT_ALLOWED' })
    await agent().done('completeWork', { task: '1', session: 's1', result: 'Done' })
    expect(await ask().refused('tellAgent', { task: '1', text: 'x' })).toMatchObject({ code: 'NOBODY_TO_TELL' })
  })

  test('[D49] whoever is stopped has lost the task; it waits with the reason and is nobody’s until it is sent back', async () => {
    await working()
    await ask().done('postMessage', { room: 'mill', content: 'The next one' })
    expect(await agent().refused('stopAgent', { task: '1', because: 'x' })).toMatchObject({ code: 'NOT_ALLOWED' })
    await ask().done('stopAgent', { task: '1', because: 'The wrong wheel' })
    expect(await agent().refused('reportProgress', { task: '1', session: 's1' })).toMatchObject({
      code: 'NOT_THE_HOLDER',
      variables: { stopped: true },
    })
    const { attempts } = await ask().done('listAttempts', { task: '1' })
    expect(attempts).toMatchObject([{ outcome: 'stopped', because: 'The wrong wheel', endedBy: 'person:dana' }])
    const { review, pending } = await ask().done('roomStatus', { room: 'mill' })
    expect([review, pending]).toMatchObject([[{ number: 1 }], [{ content: 'The next one' }]])
    await ask().done('sendBackForRework', { task: '1', because: 'Take the small wheel' })
    expect((await ask().done('showTask', { task: '1' })).task).not.toHaveProperty('stoppedBecause')
    expect(await ask().refused('stopAgent', { task: '1', because: 'x' })).toMatchObject({
      code: 'TASK_INVALID_TRANSITION',
    })
  })

  test('[D49] what was claimed and not begun can be stopped too', async () => {
    await ask().done('createRoom', { room: 'mill', roles: ['builder'] })
    await ask().done('postMessage', { room: 'mill', content: 'Build' })
    await agent().done('waitForTask', { room: 'mill', role: 'builder', session: 's1', timeoutSeconds: 0 })
    const { task } = await ask().done('stopAgent', { task: '1', because: 'Not today' })
    expect(task).toMatchObject({ status: 'pending_user_review', stoppedBecause: 'Not today' })
  })

  test('work is found by what was asked for or handed in, in one room and status if that is said', async () => {
    await working()
    await agent().done('completeWork', { task: '1', session: 's1', result: 'It turns, with a Cog in it' })
    await ask().done('postMessage', { room: 'mill', content: 'Oil the cog' })
    const found = async (input: object) => (await ask().done('searchWork', input)).tasks.map(({ number }) => number)
    expect(await found({ text: 'wheel' })).toEqual([1])
    expect((await found({ text: 'COG' })).sort()).toEqual([1, 2])
    expect(await found({ text: 'cog', room: 'mill', status: 'completed' })).toEqual([1])
    expect(await ask().refused('searchWork', { text: 'cog', room: 'other' })).toMatchObject({ code: 'ROOM_NOT_FOUND' })
  })
})
