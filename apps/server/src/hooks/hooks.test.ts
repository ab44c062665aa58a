// Hooks on their way, with a clock that is set by hand and receivers on this machine.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Principal } from '@pawl/contract'
import type { WorkspaceStore } from '@pawl/operations'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, contextOf } from '../../../../testing/operation-context.ts'
import { SimulatedTimer } from '../../../../testing/simulated-timer.ts'
import { twoStores } from '../../../../testing/two-stores.ts'
import { ChannelSender, sendsTo } from '../reminders/channel-sender.ts'
import { ReminderClock } from '../reminders/reminder-clock.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000
const DAY = 86_400_000

interface Received {
  readonly id: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly data: {
    readonly event: { version: number; to: string }
    readonly task: { number: number; title: string; room: string | null }
  }
}
type Answer = number | { readonly status: number; readonly headers: Record<string, string> } | 'nothing'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  const receiver = async (answer: (received: Received) => Answer | Promise<Answer> = () => 204) => {
    const taken: Received[] = []
    const tried: Received[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      const one: Received = { id: String(request.headers['webhook-id']), headers: request.headers, ...JSON.parse(body) }
      tried.push(one)
      const given = await answer(one)
      if (given === 'nothing') return response.destroy()
      const { status, headers } = typeof given === 'number' ? { status: given, headers: {} } : given
      if (status < 300) taken.push(one)
      response.writeHead(status, headers).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, taken, tried }
  }

  /** A server, as far as hooks go: on its own connection, with its own timer. */
  const serverOn = (store: WorkspaceStore, timer: SimulatedTimer, networks: readonly string[] = ['127.0.0.0/8']) => {
    const sender = new ChannelSender({ allowedNetworks: networks }, timer.now, () => Promise.reject())
    const isOwn = ({ workspace }: { workspace: string }) => workspace === store.workspace
    const clock = new ReminderClock({
      first: {
        ...store,
        nextReminders: async () => (await store.nextReminders()).filter(isOwn),
        hooksToFeed: async () => (await store.hooksToFeed()).filter(isOwn),
      },
      storeOf: async () => store,
      timer,
      send: sender.send,
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
      idle: () => clock.idle(),
      look: () => {
        clock.look()
        return clock.idle()
      },
      stop: () => clock.stop(),
    }
  }
  const person = (timer: SimulatedTimer, principal?: Principal) =>
    asked({ ...contextOf(now.store), now: timer.now, ...(principal && { principal, actor: principal.name }) })
  const addTo = (timer: SimulatedTimer, title: string) => person(timer).done('addTask', { title })
  const versionsOf = (received: readonly Received[], number: number) =>
    received.filter(({ data }) => data.task.number === number).map(({ data }) => data.event.version)

  test('[AA4] an address that nothing is sent to is refused when it is given, for a hook and for reminders', async () => {
    const asking = asked({ ...contextOf(now.store), sendsTo: sendsTo({}) })
    const inside = 'https://10.0.0.3/secret'
    const refused = { code: 'ADDRESS_NOT_ALLOWED', variables: { address: 'https://10.0.0.3/…' } }
    expect(await asking.refused('addHook', { on: 'todo → *', to: inside })).toEqual(refused)
    expect(await asking.refused('addChannel', { kind: 'webhook', address: inside })).toEqual(refused)
    const { hook } = await asking.done('addHook', { on: 'todo → *', to: 'https://example.com/', name: 'moves' })
    await asking.done('pauseHook', { hook: 'moves' })
    expect(await asking.refused('resumeHook', { hook: 'moves', to: inside })).toEqual(refused)
    expect((await asking.done('showHook', { hook: hook.id })).hook).toMatchObject({ state: 'paused', to: hook.to })
    expect((await asking.done('listHooks', {})).hooks).toHaveLength(1)
  })

  test('what happens is told once, signed, to whoever asked for it, and nothing else is', async () => {
    const timer = new SimulatedTimer(NOON)
    await addTo(timer, 'Before')
    const { url, taken } = await receiver()
    const { hook, secret } = await person(timer).done('addHook', { on: 'todo → done', to: url, name: 'chat' })
    const { task } = await addTo(timer, 'Buy milk')
    await person(timer).done('completeTask', { task: String(task.number) })
    await serverOn(now.store, timer).idle()
    expect(taken).toMatchObject([
      {
        type: 'task.changed',
        data: { hook: { id: hook.id, name: 'chat' }, event: { from: 'open', to: 'done' }, task: { title: 'Buy milk' } },
      },
    ])
    expect([secret?.startsWith('whsec_'), String(taken[0]?.headers['webhook-signature'])]).toEqual([
      true,
      expect.stringMatching(/^v1,/),
    ])
    const shown = await person(timer).done('showHook', { hook: 'chat' })
    expect(shown.hook).toMatchObject({
      state: 'active',
      waiting: 0,
      dead: 0,
      lastSentAt: NOON,
      to: `${new URL(url).origin}/…`,
    })
  })

  test('[HS3] a receiver that fails one task gets the others, and that one in its order once it takes it', async () => {
    const timer = new SimulatedTimer(NOON)
    let isUp = false
    const { url, taken, tried } = await receiver(({ data }) => (data.task.number === 1 && !isUp ? 500 : 204))
    await person(timer).done('addHook', { on: 'todo → *', to: url })
    for (const title of ['first', 'second']) await addTo(timer, title)
    for (const task of ['1', '2']) await person(timer).done('completeTask', { task })
    const server = serverOn(now.store, timer)
    await server.idle()
    expect([versionsOf(taken, 1), versionsOf(taken, 2), versionsOf(tried, 1)]).toEqual([[], [1, 2], [1]])
    isUp = true
    await server.to(NOON + MINUTE)
    await server.idle()
    expect(versionsOf(taken, 1)).toEqual([1, 2])
    expect(new Set(tried.map(({ id }) => id)).size).toBe(4)
  })

  test('[DL3] a subscriber that hangs does not hold another', async () => {
    const timer = new SimulatedTimer(NOON)
    const hanging = Promise.withResolvers<Answer>()
    const slow = await receiver(() => hanging.promise)
    const quick = await receiver()
    for (const { url } of [slow, quick]) await person(timer).done('addHook', { on: 'todo → *', to: url })
    for (let index = 0; index < 30; index++) await addTo(timer, `task ${index}`)
    const server = serverOn(now.store, timer)
    await expect.poll(() => quick.taken.length).toBe(30)
    expect(slow.taken).toEqual([])
    hanging.resolve(204)
    await server.idle()
    expect(slow.taken).toHaveLength(30)
  })

  test('one that is never taken is given up after a day, is seen, stops the hook, and is sent again by hand', async () => {
    const timer = new SimulatedTimer(NOON)
    let isUp = false
    const { url, taken, tried } = await receiver(() => (isUp ? 200 : 500))
    const { hook } = await person(timer).done('addHook', { on: 'todo → done', to: url, name: 'chat' })
    await addTo(timer, 'Buy milk')
    await person(timer).done('completeTask', { task: '1' })
    const server = serverOn(now.store, timer)
    await server.idle()
    for (let hour = 1; hour < 40; hour++) await server.to(NOON + hour * 60 * MINUTE)
    const { deliveries } = await person(timer).done('deadDeliveries', {})
    const given = { hookName: 'chat', task: 1, to: 'done', state: 'failed', attempts: 8, trouble: 'refused' }
    expect(deliveries).toMatchObject([given])
    expect((await person(timer).done('showHook', { hook: hook.id })).hook).toMatchObject({ state: 'stopped', dead: 1 })
    expect(await person(timer).refused('replayHook', { hook: hook.id })).toMatchObject({ code: 'HOOK_NOT_ACTIVE' })
    isUp = true
    await person(timer).done('resumeHook', { hook: hook.id })
    expect(await person(timer).done('replayHook', { hook: hook.id })).toMatchObject({ replayed: 1 })
    await server.look()
    expect([taken.length, new Set(tried.map(({ id }) => id)).size]).toEqual([1, 1])
  })

  test('410 stops a hook at once; what it had to tell is held, and told in order when it goes on', async () => {
    const timer = new SimulatedTimer(NOON)
    let answer = 410
    const { url, taken, tried } = await receiver(() => answer)
    const { hook } = await person(timer).done('addHook', { on: 'todo → *', to: url })
    await addTo(timer, 'Buy milk')
    const server = serverOn(now.store, timer)
    await server.idle()
    await person(timer).done('completeTask', { task: '1' })
    await server.look()
    expect(tried).toHaveLength(1)
    expect((await person(timer).done('showHook', { hook: hook.id })).hook).toMatchObject({
      state: 'stopped',
      because: 'gone',
    })
    answer = 200
    await person(timer).done('resumeHook', { hook: hook.id })
    await server.look()
    expect(versionsOf(taken, 1)).toEqual([1, 2])
  })

  test('redirects are not followed, and a pause a receiver asks for is kept for all of its messages', async () => {
    const timer = new SimulatedTimer(NOON)
    const elsewhere = await receiver()
    let answer: Answer = { status: 302, headers: { location: elsewhere.url } }
    const { url, taken, tried } = await receiver(() => answer)
    await person(timer).done('addHook', { on: 'todo → *', to: url })
    await addTo(timer, 'Buy milk')
    const server = serverOn(now.store, timer)
    await server.idle()
    answer = { status: 429, headers: { 'retry-after': '300' } }
    await server.to(NOON + 10_000)
    await addTo(timer, 'Buy oats')
    await server.to(NOON + 4 * MINUTE)
    answer = 200
    const before = tried.length
    await server.to(NOON + 5 * MINUTE + 9_000)
    expect([tried.length - before, elsewhere.tried.length]).toEqual([0, 0])
    await server.to(NOON + 11 * MINUTE)
    expect(taken).toHaveLength(2)
  })

  test('an address on a private network is not sent to, and the hook says so', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, tried } = await receiver()
    const { hook } = await person(timer).done('addHook', { on: 'todo → *', to: url })
    await addTo(timer, 'Buy milk')
    await serverOn(now.store, timer, []).idle()
    expect(tried).toEqual([])
    const shown = await person(timer).done('showHook', { hook: hook.id })
    expect(shown.hook).toMatchObject({ state: 'stopped', because: 'notAllowed', waiting: 1 })
  })

  test('[RC5] several hooks that have nothing to tell do not wake each other: the clock comes to rest', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url } = await receiver()
    for (const name of ['one', 'two', 'three'])
      await person(timer).done('addHook', { on: 'todo → done', to: url, name })
    let looks = 0
    const hooksToFeed = async () => {
      looks++
      // One that does not rest by itself is made to, so that the test can tell.
      return looks > 50 ? [] : now.store.hooksToFeed()
    }
    const server = serverOn({ ...now.store, hooksToFeed }, timer)
    for (const title of ['Buy milk', 'Buy bread']) await addTo(timer, title)
    await Promise.all([server.look(), server.look()])
    await server.to(NOON + MINUTE)
    expect(looks).toBeLessThan(20)
  })

  test('[HS2] of two servers one sends; the other takes over when it has gone, at once or after a while', async () => {
    const timers = [new SimulatedTimer(NOON), new SimulatedTimer(NOON)] as const
    const { url, taken, tried } = await receiver()
    await person(timers[0]).done('addHook', { on: 'todo → *', to: url })
    const servers = [serverOn(now.store, timers[0]), serverOn(now.there, timers[1])] as const
    for (let index = 0; index < 20; index++) await addTo(timers[0], `task ${index}`)
    await Promise.all(servers.map((server) => server.look()))
    await expect.poll(() => taken.length).toBe(20)
    expect(tried).toHaveLength(20)
    await servers[0].stop()
    await addTo(timers[0], 'one more')
    await servers[1].look()
    expect(taken).toHaveLength(21)
    // One that died has released nothing.
    const [{ hook }] = (await person(timers[0]).done('listHooks', {})).hooks.map(({ id }) => ({ hook: id })) as [
      { hook: string },
    ]
    await servers[1].stop()
    expect(await now.store.takeHook(hook, 'a dead server', NOON, NOON + MINUTE)).toBe(true)
    await addTo(timers[0], 'and another')
    const third = serverOn(now.store, new SimulatedTimer(NOON))
    await third.idle()
    expect(taken).toHaveLength(21)
    await third.to(NOON + MINUTE)
    await third.look()
    expect(taken).toHaveLength(22)
  })

  test('[DL4] what its owner may not see any more is not told, and a hook of someone who left is stopped', async () => {
    const timer = new SimulatedTimer(NOON)
    let answer = 500
    const { url, taken, tried } = await receiver(() => answer)
    const dana: Principal = { name: 'person:dana', role: 'member', alone: false }
    const token = { name: 'dana', actor: 'person:dana', role: 'member', rooms: null, systems: null } as const
    const made = { createdBy: 'person:local', createdAt: 1, expiresAt: null, lastUsedAt: null, revokedAt: null }
    await now.store.insertToken({ ...token, ...made, secretHash: `of ${now.store.workspace}` })
    const { hook } = await person(timer, dana).done('addHook', { on: 'room:* → *', to: url })
    for (const room of ['mill', 'secret']) await person(timer).done('createRoom', { room, roles: ['builder'] })
    await person(timer).done('admitMember', { room: 'secret', member: 'person:dana' })
    for (const room of ['mill', 'secret']) await person(timer).done('postMessage', { room, content: 'Build it' })
    const server = serverOn(now.store, timer)
    await server.idle()
    expect(tried).toHaveLength(2)
    await person(timer).done('dismissMember', { room: 'secret', member: 'person:dana' })
    answer = 204
    await server.to(NOON + MINUTE)
    expect(taken.map(({ data }) => data.task.room)).toEqual(['mill'])
    const { deliveries } = await person(timer, dana).done('hookDeliveries', { hook: hook.id })
    expect(deliveries.map(({ state }) => state).sort()).toEqual(['sent', 'withheld'])
    await person(timer, dana).done('testHook', { hook: hook.id })
    await now.store.revokeToken('dana', NOON)
    await server.look()
    expect(taken).toHaveLength(1)
    expect((await person(timer).done('showHook', { hook: hook.id })).hook).toMatchObject({ because: 'ownerLeft' })
  })

  test('[HL2] a hook does not tell that something private waits for the work it is about', async () => {
    const timer = new SimulatedTimer(NOON)
    const { url, taken } = await receiver()
    const member = (name: string): Principal => ({ name: `person:${name}`, role: 'member', alone: false })
    const token = { role: 'member', rooms: null, systems: null, createdBy: 'person:local', createdAt: 1 } as const
    const valid = { expiresAt: null, lastUsedAt: null, revokedAt: null }
    const { workspace } = now.store
    const dana = { name: 'dana', actor: 'person:dana', secretHash: `of dana in ${workspace}` }
    await now.store.insertToken({ ...token, ...valid, ...dana })
    await person(timer).done('createRoom', { room: 'mill', roles: ['builder'] })
    await person(timer).done('postMessage', { room: 'mill', content: 'Grind' })
    await person(timer, member('dana')).done('addHook', { on: 'room:mill → *', to: url })
    await person(timer, member('eve')).done('addTask', { title: 'Leave the company', blockedBy: ['1'] })
    await person(timer).done('editRoomTask', { task: '1', content: 'Grind finely' })
    await serverOn(now.store, timer).idle()
    expect(taken.map(({ data }) => data.event)).toMatchObject([{ changed: ['content'] }])
  })

  test('a thousand events of many tasks arrive, each once, each task in its order', async () => {
    const timer = new SimulatedTimer(NOON)
    let answers = 0
    const { url, taken } = await receiver(() => (++answers % 50 === 0 ? 503 : 204))
    await person(timer).done('addHook', { on: 'todo → *', to: url })
    const each = Array.from({ length: 250 }, (_, index) => String(index + 1))
    await Promise.all(each.map((title) => addTo(timer, title)))
    for (const operation of ['startTask', 'stopTask', 'completeTask'] as const)
      await Promise.all(each.map((task) => person(timer).done(operation, { task })))
    const server = serverOn(now.store, timer)
    await server.idle()
    for (let minute = 1; minute < 30; minute++) await server.to(NOON + minute * MINUTE)
    expect(taken).toHaveLength(1_000)
    for (let index = 1; index <= 250; index++) expect(versionsOf(taken, index)).toEqual([1, 2, 3, 4])
  })

  test('[HS3] whatever a receiver answers, each task arrives in its order and nothing is left out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Answer>(204, 500, 429, 404, 'nothing'), { maxLength: 30 }),
        fc.array(fc.nat({ max: 2 }), { maxLength: 12 }),
        async (answers, moves) => {
          const timer = new SimulatedTimer(NOON)
          const left = [...answers]
          const { url, taken } = await receiver(() => left.shift() ?? 204)
          const { hook } = await person(timer).done('addHook', { on: 'todo → *', to: url })
          const numbers = []
          for (const title of ['a', 'b', 'c']) numbers.push((await addTo(timer, title)).task.number)
          const server = serverOn(now.store, timer)
          for (const move of moves) {
            const task = String(numbers[move])
            await person(timer).done('editTask', { task, description: String(taken.length + Math.random()) })
            await server.to(timer.now() + 20_000)
          }
          for (let hour = 1; hour < 12; hour++) await server.to(NOON + hour * 60 * MINUTE)
          await server.to(NOON + 2 * DAY)
          for (const [index, number] of numbers.entries()) {
            const versions = versionsOf(taken, number)
            expect(versions).toEqual(Array.from(versions, (_, place) => place + 1))
            expect(versions).toHaveLength(1 + moves.filter((move) => move === index).length)
          }
          await person(timer).done('removeHook', { hook: hook.id })
          await server.stop()
        },
      ),
      { numRuns: 8 },
    )
  })
})
