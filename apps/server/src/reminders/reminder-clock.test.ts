// Reminders on their way, with a clock that is set by hand and receivers on this machine.

import type { Send, Sent, StoredDelivery, WorkspaceStore } from '@pawl/operations'
import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, contextOf } from '../../../../testing/operation-context.ts'
import { SimulatedTimer } from '../../../../testing/simulated-timer.ts'
import { storedToken } from '../../../../testing/stored-token.ts'
import { twoStores } from '../../../../testing/two-stores.ts'
import { receiveWebhooks } from '../../../../testing/webhook-receiver.ts'
import { ChannelSender } from './channel-sender.ts'
import { ReminderClock } from './reminder-clock.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000
const due = { deadline: '2026-11-20T15:00[Asia/Jerusalem]' }

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  /** A server, as far as reminders go: on its own connection, with its own timer. */
  const serverOn = (store: WorkspaceStore, timer: SimulatedTimer, send?: Send) => {
    const sender = new ChannelSender({ allowedNetworks: ['127.0.0.0/8'] }, timer.now, () => Promise.reject())
    const clock = new ReminderClock({
      first: {
        ...store,
        nextReminders: async () => (await store.nextReminders()).filter((one) => one.workspace === store.workspace),
      },
      storeOf: async () => store,
      timer,
      send: send ?? sender.send,
      onReminded: () => {},
      onSettled: () => {},
      onTrouble: (error) => {
        throw error
      },
    })
    closing.push(() => clock.stop())
    return {
      to: async (moment: number) => {
        await timer.to(moment)
        await clock.idle()
      },
      stop: () => clock.stop(),
      idle: () => clock.idle(),
    }
  }
  const person = (timer: SimulatedTimer) => {
    return asked({ ...contextOf(now.store), now: timer.now })
  }
  const receiver = async (answer?: () => number) => {
    const receiving = await receiveWebhooks(answer)
    closing.push(receiving.close)
    return receiving
  }
  const remindersOf = async (fields: object, timer: SimulatedTimer) => {
    const { task } = await person(timer).done('addTask', { title: 'Dentist', ...fields })
    return String(task.number)
  }
  const timesOf = (received: readonly { content: { timestamp: string } }[]) =>
    received.map(({ content }) => content.timestamp.slice(11, 16))

  test('a reminder arrives at its time, signed, once; and the next at its own', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, received } = await receiver()
    const { secret } = await person(timer).done('addChannel', { kind: 'webhook', address: url })
    await remindersOf({ ...due, reminders: ['-PT30M', 'PT0S'] }, timer)
    const server = serverOn(now.store, timer)
    await server.idle()
    await server.to(NOON + 30 * MINUTE - 1_000)
    expect(received).toEqual([])
    await server.to(NOON + 30 * MINUTE)
    expect(received[0]).toMatchObject({
      content: { type: 'reminder.due', data: { task: { title: 'Dentist' }, late: false } },
    })
    expect(received[0]?.isSigned(String(secret))).toBe(true)
    await server.to(NOON + 31 * MINUTE)
    await server.to(NOON + 60 * MINUTE)
    expect(timesOf(received)).toEqual(['12:30', '13:00'])
    expect(new Set(received.map(({ id }) => id)).size).toBe(2)
  })

  test('of two servers one sends, and a server that starts again sends nothing twice', async () => {
    const timers = [new SimulatedTimer(NOON), new SimulatedTimer(NOON)] as const
    const { url, received } = await receiver()
    await person(timers[0]).done('addChannel', { kind: 'webhook', address: url })
    for (let index = 0; index < 5; index++) await remindersOf({ ...due, reminders: ['PT0S'] }, timers[0])
    const servers = [serverOn(now.store, timers[0]), serverOn(now.there, timers[1])]
    await Promise.all(servers.map((server) => server.to(NOON + 60 * MINUTE)))
    for (const server of servers) await server.stop()
    expect(received).toHaveLength(5)
    await serverOn(now.there, new SimulatedTimer(NOON + 90 * MINUTE)).idle()
    expect(received).toHaveLength(5)
  })

  test('what came while no server ran is delivered late, and says so in the language of the person', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, received } = await receiver()
    await person(timer).done('addChannel', { kind: 'webhook', address: url, timeZone: 'Asia/Jerusalem' })
    await remindersOf({ ...due, reminders: ['PT0S'] }, timer)
    await serverOn(now.store, new SimulatedTimer(NOON + 180 * MINUTE)).idle()
    expect(received[0]?.content.data).toMatchObject({ late: true, body: expect.stringContaining('was due at') })
    expect(received[0]?.content.data.body).toContain('15:00')
  })

  test('[RM3] what was done meanwhile reminds nobody, and a moved deadline moves the reminder', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, received } = await receiver()
    await person(timer).done('addChannel', { kind: 'webhook', address: url })
    const finished = await remindersOf({ ...due, reminders: ['PT0S'] }, timer)
    const moved = await remindersOf({ ...due, reminders: ['PT0S'] }, timer)
    await person(timer).done('completeTask', { task: finished })
    await person(timer).done('editTask', { task: moved, deadline: '2026-11-20T14:00:00Z' })
    const server = serverOn(now.store, timer)
    await server.idle()
    await server.to(NOON + 90 * MINUTE)
    expect(received).toEqual([])
    await server.to(NOON + 120 * MINUTE)
    expect(timesOf(received)).toEqual(['14:00'])
  })

  test('[PF4] a day is reminded of at nine in the morning where the person is', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, received } = await receiver()
    await person(timer).done('addChannel', { kind: 'webhook', address: url })
    await remindersOf({ deadline: '2026-11-21', reminders: ['PT0S'], timeZone: 'Asia/Jerusalem' }, timer)
    const server = serverOn(now.store, timer)
    await server.idle()
    await server.to(NOON + 20 * 60 * MINUTE)
    expect(timesOf(received)).toEqual(['07:00'])
  })

  test('a receiver that refuses is tried again under the same id, and gets it once it takes it', async () => {
    const timer = new SimulatedTimer(NOON)
    let answers = 0
    const { url, received } = await receiver(() => (++answers < 3 ? 503 : 200))
    await person(timer).done('addChannel', { kind: 'webhook', address: url })
    await remindersOf({ ...due, reminders: ['PT0S'] }, timer)
    const server = serverOn(now.store, timer)
    await server.idle()
    await server.to(NOON + 60 * MINUTE)
    const [waiting] = (await person(timer).done('listDeliveries', {})).deliveries
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, trouble: 'refused' })
    await server.to(NOON + 60 * MINUTE + 10_000)
    await server.to(NOON + 62 * MINUTE)
    expect(received.map(({ id }) => id)).toEqual([waiting?.id])
    expect((await person(timer).done('listDeliveries', {})).deliveries).toMatchObject([{ state: 'sent', attempts: 3 }])
  })

  test('[DL2] one that nobody takes is given up after a day, and stays where it is seen', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url } = await receiver(() => 500)
    await person(timer).done('addChannel', { kind: 'webhook', address: url })
    await remindersOf({ ...due, reminders: ['PT0S'] }, timer)
    const server = serverOn(now.store, timer)
    await server.idle()
    for (let hour = 1; hour < 40; hour++) await server.to(NOON + hour * 60 * MINUTE)
    expect((await person(timer).done('listDeliveries', {})).deliveries).toMatchObject([
      { state: 'failed', attempts: 8 },
    ])
  })

  test('[DL1] whoever dies while sending leaves it to the next, under the same id', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, received } = await receiver()
    await person(timer).done('addChannel', { kind: 'webhook', address: url })
    await remindersOf({ ...due, reminders: ['PT0S'] }, timer)
    const taken: StoredDelivery[] = []
    const dying = Promise.withResolvers<Sent>()
    const dead = serverOn(now.there, new SimulatedTimer(NOON + 60 * MINUTE), (delivery) => {
      taken.push(delivery)
      return dying.promise
    })
    await expect.poll(() => taken.length).toBe(1)
    const server = serverOn(now.store, new SimulatedTimer(NOON + 60 * MINUTE))
    await server.idle()
    expect(received).toEqual([])
    await server.to(NOON + 61 * MINUTE)
    expect(received.map(({ id }) => id)).toEqual(taken.map(({ id }) => id))
    dying.resolve({ sent: false, trouble: 'silent', again: true })
    await dead.idle()
    expect((await person(timer).done('listDeliveries', {})).deliveries).toMatchObject([
      { state: 'sent', trouble: null },
    ])
  })

  test('[DL5] whoever is not of the workspace any more is not reminded from it', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, received } = await receiver()
    const noa = { name: 'person:noa', role: 'member', alone: false } as const
    const { done } = asked({ ...contextOf(now.store, noa.name), principal: noa, now: timer.now })
    const secretHash = `noa ${now.store.workspace}`
    await now.store.insertToken(storedToken({ name: 'noa', actor: noa.name, role: noa.role, secretHash }))
    await done('addChannel', { kind: 'webhook', address: url })
    await done('addTask', { title: 'Dentist', ...due, reminders: ['-PT30M', 'PT0S'] })
    const server = serverOn(now.store, timer)
    await server.to(NOON + 30 * MINUTE)
    expect(received).toHaveLength(1)
    await now.store.revokeToken('noa', timer.now())
    await server.to(NOON + 61 * MINUTE)
    expect(received).toHaveLength(1)
  })

  test('an address on a private network is not sent to, unless it was allowed', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, received } = await receiver()
    const { channel } = await person(timer).done('addChannel', { kind: 'webhook', address: url })
    await person(timer).done('testChannel', { channel: channel.id })
    const guarded = new ChannelSender({}, timer.now, () => Promise.reject())
    await serverOn(now.store, timer, guarded.send).idle()
    expect((await person(timer).done('listDeliveries', {})).deliveries).toMatchObject([{ trouble: 'notAllowed' }])
    await person(timer).done('testChannel', { channel: channel.id })
    await serverOn(now.store, timer).idle()
    expect(received.map(({ content }) => content.type)).toEqual(['reminder.test'])
  })

  test('a reminder that is put off comes again, and undo takes that back', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, received } = await receiver()
    await person(timer).done('addChannel', { kind: 'webhook', address: url })
    const task = await remindersOf({ ...due, reminders: ['PT0S'] }, timer)
    const server = serverOn(now.store, timer)
    await server.idle()
    await server.to(NOON + 60 * MINUTE)
    await person(timer).done('snoozeReminder', { task, minutes: 10 })
    await server.to(NOON + 61 * MINUTE)
    await server.to(NOON + 70 * MINUTE)
    expect(timesOf(received)).toEqual(['13:00', '13:10'])
    await person(timer).done('snoozeReminder', { task, minutes: 10 })
    await person(timer).done('undoChange', {})
    await server.to(NOON + 90 * MINUTE)
    expect(received).toHaveLength(2)
    await person(timer).done('completeTask', { task })
    expect(await person(timer).refused('snoozeReminder', { task })).toMatchObject({ code: 'NOBODY_REMINDED' })
  })
})
