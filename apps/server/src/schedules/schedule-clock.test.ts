// The clock of schedules as servers have it, set by hand.

import type { WorkspaceStore } from '@pawl/operations'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, contextOf } from '../../../../testing/operation-context.ts'
import { SimulatedTimer } from '../../../../testing/simulated-timer.ts'
import { twoStores } from '../../../../testing/two-stores.ts'
import { ScheduleClock } from './schedule-clock.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const HOUR = 3_600_000

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  /** A server, as far as schedules go: on its own connection, with its own timer. */
  const serverOn = (store: WorkspaceStore, moment: number) => {
    const timer = new SimulatedTimer(moment)
    const clock = new ScheduleClock({
      first: { ...store, listWorkspaces: async () => [store.workspace] },
      storeOf: async () => store,
      timer,
      onTrouble: (error) => {
        throw error
      },
    })
    const to = async (later: number) => {
      await clock.idle()
      await timer.to(later)
      await clock.idle()
    }
    return { to, stop: () => clock.stop() }
  }
  const ask = () => asked({ ...contextOf(now.store), now: () => NOON })
  const pending = async () => (await ask().done('roomStatus', { room: 'build' })).pending.length

  test('[PS1] two servers see the time come: one posts; a third that starts later finds it done', async () => {
    await ask().done('createRoom', { room: 'build', roles: ['builder'], parallel: 9 })
    await ask().done('addSchedule', { room: 'build', content: 'Water', every: 'every day at 13:00', overlap: true })
    const servers = [serverOn(now.store, NOON), serverOn(now.there, NOON)]
    await Promise.all(servers.map(({ to }) => to(NOON + HOUR)))
    expect(await pending()).toBe(1)
    await Promise.all(servers.map(({ stop }) => stop()))
    const later = serverOn(now.there, NOON + HOUR + 1)
    await later.to(NOON + 2 * HOUR)
    expect(await pending()).toBe(1)
    await later.to(NOON + 25 * HOUR)
    expect(await pending()).toBe(2)
    await later.stop()
  })

  const room = async (settings: object) => {
    await ask().done('createRoom', { room: 'build', roles: ['builder'], ...settings })
    await ask().done('postMessage', { room: 'build', content: 'Build it' })
  }
  const started = async (session: string) => {
    const held = { task: '1', session }
    await ask().done('waitForTask', { room: 'build', role: 'builder', session, timeoutSeconds: 0 })
    await ask().done('startWork', held)
    return held
  }
  const shown = async () => (await ask().done('showRoomTask', { task: '1' })).task

  test('[D37] a pause ends when its time has come, though nobody waits', async () => {
    await room({ retrySeconds: 30 })
    const server = serverOn(now.store, NOON)
    const { task } = await ask().done('releaseWork', { ...(await started('s1')), reason: 'exit code 1' })
    const until = task.pausedUntil as number
    await server.to(until - 1_000)
    expect((await shown()).pausedUntil).toBe(until)
    await server.to(until + 1_000)
    expect((await shown()).pausedUntil).toBeUndefined()
    const { events } = await ask().done('taskHistory', { task: '1' })
    expect(events.at(-1)).toMatchObject({ by: 'clock', cleared: ['pausedUntil'] })
    await server.stop()
  })

  test('[D28] an attempt that takes longer than its room allows has failed, and one too many goes to a person', async () => {
    await room({ attemptSeconds: 60, mostAttempts: 2 })
    const held = await started('s1')
    const servers = [serverOn(now.store, NOON), serverOn(now.there, NOON)]
    await Promise.all(servers.map(({ to }) => to(NOON + 60_000)))
    expect((await shown()).status).toBe('in_progress')
    await Promise.all(servers.map(({ to }) => to(NOON + 2 * HOUR)))
    expect(await shown()).toMatchObject({ status: 'pending', failures: 1, lastFailure: 'took longer than 60 seconds' })
    expect((await ask().refused('completeWork', held)).code).toBe('NOT_THE_HOLDER')
    await ask().done('retryTask', { task: '1' })
    await started('s2')
    await Promise.all(servers.map(({ to }) => to(NOON + 4 * HOUR)))
    expect(await shown()).toMatchObject({ status: 'pending_user_review', failures: 2 })
    await Promise.all(servers.map(({ stop }) => stop()))
  })

  test('[D28] a limit is looked at when it falls due, also for what was begun since the last look', async () => {
    await room({ attemptSeconds: 5 })
    const server = serverOn(now.store, NOON)
    await server.to(NOON + 1_000)
    await started('s1')
    await server.to(NOON + 19_000)
    expect((await shown()).status).toBe('in_progress')
    await server.to(NOON + 21_000)
    expect(await shown()).toMatchObject({ status: 'pending', failures: 1 })
    await server.stop()
  })

  test('[D28] where no limit was set nothing ends by itself', async () => {
    await room({})
    await started('s1')
    const server = serverOn(now.store, NOON)
    await server.to(NOON + 48 * HOUR)
    expect((await shown()).status).toBe('in_progress')
    await server.stop()
  })
})
