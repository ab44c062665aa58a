// Schedules on real stores, with a clock that is set by hand.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../../testing/databases.ts'
import { asked, contextOf } from '../../../../../testing/operation-context.ts'
import { twoStores } from '../../../../../testing/two-stores.ts'
import { postScheduled } from './post-scheduled.ts'

const ZONE = 'Asia/Jerusalem'
/** What clocks in Jerusalem show. */
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).epochMilliseconds

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  // A Friday.
  const ask = (local = '2026-11-20T12:00') => asked({ ...contextOf(now.store), now: () => at(local) })
  const added = async (given: object = {}, language: 'en' | 'he' = 'en') => {
    await ask().done('createRoom', { room: 'build', roles: ['builder'], parallel: 9 })
    const asking = asked({ ...contextOf(now.store), language, now: () => at('2026-11-20T12:00') })
    const input = { room: 'build', content: 'Triage new issues', every: 'weekday at 9', timeZone: ZONE, ...given }
    return (await asking.done('addSchedule', input)).schedule
  }
  const post = async (local: string, store = now.store) => (await postScheduled(store, at(local), 'build')).posted
  const pending = async () => (await ask().done('roomStatus', { room: 'build' })).pending
  const listed = async () => (await ask().done('listSchedules', { room: 'build' })).schedules[0]
  const finish = async () => {
    const session = { session: 's1' }
    const { task } = await ask().done('waitForTask', { room: 'build', role: 'builder', ...session, timeoutSeconds: 0 })
    await ask().done('startWork', { task: String(task.number), ...session })
    await ask().done('completeWork', { task: String(task.number), ...session })
  }

  test('[SD1] it is kept as a rule with its words, and posts when its time comes on clocks there', async () => {
    const { rule, every, nextLocal, next } = await added({ priority: 2, skills: ['triage'] })
    expect([rule, every]).toEqual(['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'weekday at 9'])
    expect([nextLocal, next]).toEqual([`2026-11-23T09:00[${ZONE}]`, '2026-11-23T07:00:00Z'])
    expect(await post('2026-11-23T08:59')).toBe(0)
    expect(await post('2026-11-23T09:00')).toBe(1)
    expect(await pending()).toMatchObject([{ content: 'Triage new issues', priority: 2, skills: ['triage'] }])
    expect(await listed()).toMatchObject({ nextLocal: `2026-11-24T09:00[${ZONE}]`, lastMessage: 1, lastLate: false })
  })

  test('[SD2] days without a time begin with the next one: nothing is late when it is added, and none of so many is lost', async () => {
    const { next, nextLocal } = await added({ every: 'every day' })
    expect([nextLocal, Date.parse(next)]).toEqual([`2026-11-21T00:00[${ZONE}]`, at('2026-11-21T00:00')])
    expect(await post('2026-11-20T12:01')).toBe(0)
    const once = { room: 'build', content: 'Once', every: 'FREQ=DAILY;COUNT=1', timeZone: ZONE }
    await ask().done('addSchedule', once)
    expect(await post('2026-11-21T00:00')).toBe(2)
    expect((await pending()).map(({ content }) => content).toSorted()).toEqual(['Once', 'Triage new issues'])
    const over = { ...once, every: 'FREQ=DAILY;UNTIL=20261119T000000Z' }
    expect((await ask().refused('addSchedule', over)).code).toMatch(/INVALID_INPUT|SCHEDULE_NOT_UNDERSTOOD/)
  })

  test('[PS1] of two who see the time come one posts, and asked again nobody does', async () => {
    await added()
    const posted = await Promise.all([now.store, now.there, now.store].map((one) => post('2026-11-23T09:00', one)))
    expect(posted.reduce((sum, one) => sum + one)).toBe(1)
    expect([await post('2026-11-23T09:01', now.there), (await pending()).length]).toEqual([0, 1])
  })

  test('[PS2] of what was missed one is posted, late, and says so in the language it was asked for in', async () => {
    await added({ every: 'כל יום ב-9' }, 'he')
    expect(await post('2026-11-27T14:00')).toBe(1)
    expect((await pending())[0]?.content).toMatch(
      /^Triage new issues\n\n\(המועד היה 2026-11-21 09:00; זה מתפרסם באיחור\.\)$/,
    )
    expect(await listed()).toMatchObject({ lastLate: true, nextLocal: `2026-11-28T09:00[${ZONE}]` })
  })

  test('[PS3] while the one before is open nothing is posted, unless that was asked for', async () => {
    await added()
    await post('2026-11-23T09:00')
    expect([await post('2026-11-24T09:00'), (await listed())?.skipped]).toEqual([0, 1])
    await finish()
    expect(await post('2026-11-25T09:00')).toBe(1)
    await ask().done('addSchedule', {
      room: 'build',
      content: 'Water',
      every: 'every day at 8',
      overlap: true,
      timeZone: ZONE,
    })
    expect([await post('2026-11-26T08:30'), await post('2026-11-27T08:30')]).toEqual([1, 1])
  })

  test('it is paused, goes on from its next time, ends with its rule, and is taken away', async () => {
    const { schedule } = await added({ every: 'every day at 9 until November 26' })
    await ask().done('pauseSchedule', { schedule })
    expect(await post('2026-11-23T09:00')).toBe(0)
    await ask('2026-11-24T12:00').done('resumeSchedule', { schedule })
    expect([await post('2026-11-24T12:01'), await post('2026-11-25T09:00')]).toEqual([0, 1])
    await finish()
    await post('2026-11-26T09:00')
    expect((await listed())?.state).toBe('ended')
    const daily = { room: 'build', content: 'Water', every: 'every day at 8', timeZone: ZONE }
    const other = await ask().done('addSchedule', daily)
    await ask().done('removeSchedule', { schedule: other.schedule.schedule })
    expect(await post('2026-12-01T09:00')).toBe(0)
    expect((await now.store.recordVersions('schedule', schedule)).length).toBeGreaterThan(3)
  })

  test('words that are no times that come again are refused, and nothing is kept', async () => {
    await added()
    const input = { room: 'build', content: 'x', every: 'now and then', timeZone: ZONE }
    const { code, variables } = await ask().refused('addSchedule', input)
    expect([code, variables]).toMatchObject(['INVALID_INPUT', { problems: [{ at: 'every' }] }])
    expect((await ask().done('listSchedules', { room: 'build' })).schedules).toHaveLength(1)
  })

  test('[001 wait-for-task] where no server runs, an agent that waits has what is due posted', async () => {
    await added()
    const waiting = { room: 'build', role: 'builder', session: 's1', timeoutSeconds: 0 }
    const { task } = await ask('2026-11-23T09:02').done('waitForTask', waiting)
    expect(task.content).toBe('Triage new issues')
  })
})
