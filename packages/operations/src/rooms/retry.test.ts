// Work that failed rests, longer each time, and goes to a person in the end; on real stores.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'
import { isGivenUp, limitsOf, pauseAfterFailure } from './retry-pause.ts'

const PAUSES = { retrySeconds: 30, longestPauseSeconds: 100 }

test('[D37] a pause doubles with every failure up to the longest, and chance makes it a tenth longer at the most', () => {
  expect([1, 2, 3, 4].map((failures) => pauseAfterFailure(failures, PAUSES, 0))).toEqual([
    30_000, 60_000, 100_000, 100_000,
  ])
  expect(pauseAfterFailure(1, PAUSES, 1)).toBe(33_000)
  expect(pauseAfterFailure(1_000, PAUSES, 0)).toBe(100_000)
})

test('[D37] too many failures in a row, or too long in all, and a person is asked', () => {
  const settings = { mostAttempts: 3, taskSeconds: 60 }
  expect(isGivenUp({ failures: 2, workedSeconds: 59 }, settings)).toBe(false)
  expect(isGivenUp({ failures: 3, workedSeconds: 0 }, settings)).toBe(true)
  expect(isGivenUp({ failures: 1, workedSeconds: 60 }, settings)).toBe(true)
  expect(isGivenUp({ failures: 1, workedSeconds: 60 }, { ...settings, taskSeconds: 0 })).toBe(false)
})

test('an attempt may take what is left for all of them, if that is less', () => {
  const task = { fields: { workedSeconds: 50 } } as never
  const settings = { attemptSeconds: 20, quietSeconds: 5, taskSeconds: 60 }
  expect(limitsOf(task, settings)).toEqual({ attemptSeconds: 10, quietSeconds: 5 })
  expect(limitsOf(task, { ...settings, taskSeconds: 0 })).toMatchObject({ attemptSeconds: 20 })
  expect(limitsOf(task, { ...settings, attemptSeconds: 0, taskSeconds: 0 })).toMatchObject({ attemptSeconds: 0 })
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const START = 1_000_000
  let at = START
  const ask = () => asked({ ...now.context, now: () => at })
  const wait = (session: string, timeoutSeconds = 0) => ({ room: 'mill', role: 'miller', session, timeoutSeconds })
  const failed = async (session: string) => {
    const { task } = await ask().done('waitForTask', wait(session))
    const held = { task: String(task.number), session }
    await ask().done('startWork', held)
    at += 5_000
    return ask().done('releaseWork', { ...held, reason: 'exit code 1' })
  }
  const room = async (settings: object = {}) => {
    at = START
    await ask().done('createRoom', { room: 'mill', roles: ['miller'], ...settings })
    await ask().done('postMessage', { room: 'mill', content: 'grind' })
  }

  test('[D37] nobody claims what rests; when the time has come the clock takes the pause away and it is claimed', async () => {
    await room()
    const { task } = await failed('s1')
    expect(task).toMatchObject({ status: 'pending', failures: 1, workedSeconds: 5 })
    expect((task.pausedUntil as number) - at).toBeGreaterThanOrEqual(30_000)
    at = (task.pausedUntil as number) - 1
    expect((await ask().refused('waitForTask', wait('s2'))).code).toBe('NOTHING_TO_DO')
    at += 1
    expect((await ask().done('waitForTask', wait('s2'))).task).toMatchObject({ number: 1, epoch: 2 })
    const { events } = await ask().done('taskHistory', { task: '1' })
    expect(events.find(({ by }) => by === 'clock')).toMatchObject({ cleared: ['pausedUntil'] })
  })

  test('[D37] whoever waits while it rests is woken by the end of the pause', async () => {
    await room({ retrySeconds: 1 })
    const { task } = await failed('s1')
    at = task.pausedUntil as number
    expect((await ask().done('waitForTask', wait('s2', 20))).task.number).toBe(1)
  })

  test('[FA1] what is given back as often as work may fail goes to a person, and is offered to nobody meanwhile', async () => {
    await room({ mostAttempts: 2, parallel: 1 })
    await ask().done('postMessage', { room: 'mill', content: 'sieve' })
    const givenBack = async (because?: string) => {
      await ask().done('waitForTask', wait('s1'))
      return ask().done('giveBackWork', { task: '1', session: 's1', ...(because && { because }) })
    }
    expect((await givenBack()).task).toMatchObject({ status: 'pending', givenBack: 1 })
    const { task } = await givenBack('It needs a Mac.')
    expect(task).toMatchObject({ status: 'pending_user_review', setAsideBecause: 'It needs a Mac.' })
    expect((await ask().done('waitForTask', wait('s1'))).task.content).toBe('sieve')
    expect((await ask().done('inbox', {})).items).toMatchObject([{ type: 'RoomReview', body: { task_number: 1 } }])
    expect((await ask().done('sendBackForRework', { task: '1', because: 'use mine' })).task.givenBack).toBeUndefined()
  })

  test('[D37] work that kills its agent before it is begun goes to a person after as many failures', async () => {
    await room({ mostAttempts: 2, retrySeconds: 0 })
    const killed = async (session: string) => {
      await ask().done('waitForTask', wait(session))
      return ask().done('releaseWork', { task: '1', session, failed: true, reason: 'signal 9' })
    }
    expect(await killed('s1')).toMatchObject({ setAside: false, task: { status: 'pending' } })
    expect(await killed('s2')).toMatchObject({
      setAside: true,
      task: { status: 'pending_user_review', failures: 2, lastFailure: 'signal 9' },
    })
    expect((await ask().refused('waitForTask', wait('s3'))).code).toBe('NOTHING_TO_DO')
  })

  test('[D37] a person takes the pause away; an agent may not', async () => {
    await room()
    await failed('s1')
    const agent = asked(acting(now.context, 'agent:miller'))
    expect((await agent.refused('retryTask', { task: '1' })).code).toBe('NOT_ALLOWED')
    expect((await ask().done('retryTask', { task: '1' })).task.pausedUntil).toBeUndefined()
    expect((await ask().done('waitForTask', wait('s2'))).task.number).toBe(1)
  })

  test('[D37] the room says after how many failures, and after how long in all, a person is asked', async () => {
    await room({ mostAttempts: 2, retrySeconds: 0 })
    expect((await failed('s1')).setAside).toBe(false)
    expect((await failed('s1')).setAside).toBe(true)
    await ask().done('changeRoom', { room: 'mill', mostAttempts: 9, taskSeconds: 8 })
    await ask().done('sendBackForRework', { task: '1' })
    expect(await failed('s1')).toMatchObject({ setAside: false, task: { workedSeconds: 5 } })
    expect(await failed('s1')).toMatchObject({ setAside: true, task: { workedSeconds: 10 } })
  })

  test('[D28] an agent that takes longer than an attempt may is shown to people, and keeps its task', async () => {
    await room({ attemptSeconds: 60, resetSuspects: true })
    const { limits } = await ask().done('waitForTask', wait('s1'))
    expect(limits.attemptSeconds).toBe(60)
    await ask().done('startWork', { task: '1', session: 's1' })
    at += 80_000
    await ask().done('reportProgress', { task: '1', session: 's1' })
    const { working } = await ask().done('roomStatus', { room: 'mill' })
    expect(working).toMatchObject([{ state: 'suspect', overdue: true }])
    expect((await ask().refused('waitForTask', wait('s2'))).code).toBe('NOTHING_TO_DO')
  })
})
