// Addresses of email, confirmed or not, with a mail server on this machine and a clock that is set by hand.

import type { Principal } from '@pawl/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { type MailServer, startMailServer, textOf } from '../../../../testing/mail-server.ts'
import { asked, contextOf } from '../../../../testing/operation-context.ts'
import { SimulatedTimer } from '../../../../testing/simulated-timer.ts'
import { storedToken } from '../../../../testing/stored-token.ts'
import { twoStores } from '../../../../testing/two-stores.ts'
import { ChannelSender } from './channel-sender.ts'
import { ReminderClock } from './reminder-clock.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000
const DAY = 86_400_000
const ADDRESS = 'dana@example.com'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let timer: SimulatedTimer
  let mails: MailServer
  const closing: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    timer = new SimulatedTimer(NOON)
    mails = await startMailServer()
    closing.push(mails.close)
  })
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  /** Whatever is to go out by now has gone out. */
  const sent = async () => {
    const sender = new ChannelSender({ mail: mails.mail }, timer.now, () => Promise.reject())
    const { store } = now
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
    await clock.idle()
    await clock.stop()
    await sender.close()
    return mails.messages.map(textOf)
  }
  const as = (name: string, role: Principal['role'] = 'member') => {
    const principal: Principal = { name, role, alone: false }
    return asked({ ...contextOf(now.store, name), principal, now: timer.now })
  }
  const member = async (name: string) => {
    await now.store.insertToken(
      storedToken({ name, actor: name, role: 'member', secretHash: `${name} in ${now.store.workspace}` }),
    )
    return as(name)
  }
  const codeIn = (message: string | undefined) => /^\d{8}$/m.exec(message?.replaceAll('\r', '') ?? '')?.[0] ?? ''
  const wrong = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')

  test('[AD1] [DL6] an address gets a code and nothing else, until the code is given back', async () => {
    const dana = await member('person:dana')
    const { channel } = await dana.done('addChannel', { kind: 'email', address: ADDRESS })
    expect(channel.confirmed).toBe(false)
    await dana.done('addHook', { on: 'todo → *', to: ADDRESS, name: 'mail' })
    await dana.done('addTask', { title: 'Dentist', deadline: '2026-11-20T12:00:00Z', reminders: ['PT1M'] })
    expect(await dana.refused('testChannel', { channel: channel.id })).toMatchObject({ code: 'ADDRESS_NOT_CONFIRMED' })
    expect(await dana.refused('testHook', { hook: 'mail' })).toMatchObject({ code: 'ADDRESS_NOT_CONFIRMED' })
    await timer.to(NOON + 2 * MINUTE)
    const before = await sent()
    expect(before).toHaveLength(1)
    expect(before[0]).not.toContain('Dentist')
    expect(before[0]).toContain('Without the code nothing else is sent here.')
    await dana.done('confirmAddress', { address: 'Dana@Example.com', code: codeIn(before[0]) })
    await dana.done('addTask', { title: 'Bank', deadline: '2026-11-20T12:00:00Z', reminders: ['PT3M'] })
    await timer.to(NOON + 3 * MINUTE)
    const after = (await sent()).slice(1)
    // What happened meanwhile comes by the hook, as after a pause; a reminder that was due meanwhile does not come.
    expect(after.filter((text) => text.includes('Dentist')).length).toBeGreaterThan(0)
    expect(after.some((text) => text.startsWith('Bank'))).toBe(true)
    expect((await dana.done('listChannels', {})).channels).toMatchObject([{ confirmed: true }])
    expect((await dana.done('listHooks', {})).hooks).toMatchObject([{ confirmed: true, waiting: 0 }])
  })

  test('[AD1] what one person has confirmed is not confirmed for another, and a code is only theirs', async () => {
    const [dana, mallory] = [await member('person:dana'), await member('person:mallory')]
    for (const one of [dana, mallory]) await one.done('addChannel', { kind: 'email', address: ADDRESS })
    const codes = (await sent()).map(codeIn)
    expect(codes).toHaveLength(2)
    const given = await Promise.all(
      codes.map((code) => dana.done('confirmAddress', { address: ADDRESS, code }).catch(() => undefined)),
    )
    expect(given.filter((answer) => answer?.confirmed)).not.toEqual([])
    expect((await mallory.done('listChannels', {})).channels).toMatchObject([{ confirmed: false }])
    expect(await as('person:noa').refused('confirmAddress', { address: ADDRESS, code: codes[0] })).toMatchObject({
      code: 'ADDRESS_UNKNOWN',
    })
  })

  test('[AD2] [AS2] a code is tried five times, also by many at once, and for a day', async () => {
    const dana = await member('person:dana')
    await dana.done('addChannel', { kind: 'email', address: ADDRESS })
    const code = codeIn((await sent())[0])
    const guesses = Array.from({ length: 12 }, () =>
      dana.refused('confirmAddress', { address: ADDRESS, code: wrong(code) }),
    )
    const told = (await Promise.all(guesses)).map(({ code }) => code)
    expect(told.filter((one) => one === 'CODE_WRONG')).toHaveLength(5)
    expect(await dana.refused('confirmAddress', { address: ADDRESS, code })).toMatchObject({ code: 'NO_CODE_OPEN' })
    await dana.done('sendCode', { address: ADDRESS })
    const second = codeIn((await sent())[1])
    await timer.to(NOON + DAY)
    expect(await dana.refused('confirmAddress', { address: ADDRESS, code: second })).toMatchObject({
      code: 'NO_CODE_OPEN',
    })
  })

  test('[AD2] [AS1] three codes a day to one address and ten for one person, however many ask at once', async () => {
    const people = await Promise.all(['dana', 'erez', 'gil', 'noa', 'tal'].map((name) => member(`person:${name}`)))
    const asking = people.map((one) => one.done('addChannel', { kind: 'email', address: ADDRESS }).catch(String))
    const answers = await Promise.all(asking)
    expect(answers.filter((answer) => answer === 'Error: CODES_USED_UP')).toHaveLength(2)
    const others = Array.from({ length: 12 }, (_, index) =>
      as('person:dana')
        .done('addChannel', { kind: 'email', address: `stranger-${index}@example.com` })
        .catch(String),
    )
    expect((await Promise.all(others)).filter((answer) => answer === 'Error: CODES_USED_UP').length).toBeGreaterThan(1)
    const messages = await sent()
    expect(messages.length).toBeLessThanOrEqual(13)
    await timer.to(NOON + DAY)
    const asker = people[answers.findIndex((answer) => typeof answer !== 'string')]
    expect(await asker?.done('sendCode', { address: ADDRESS }).catch(String)).toMatchObject({ confirmed: false })
  })

  test('[AD3] several hooks to one address ask for one code, in the language of whoever added them', async () => {
    const dana = await member('person:dana')
    const hebrew = asked({
      ...contextOf(now.store, 'person:dana'),
      principal: { name: 'person:dana', role: 'member', alone: false },
      language: 'he',
      now: timer.now,
    })
    for (const name of ['one', 'two', 'three']) await hebrew.done('addHook', { on: '* → question', to: ADDRESS, name })
    const messages = await sent()
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain('הוא תקף ליממה')
    await dana.done('confirmAddress', { address: ADDRESS, code: codeIn(messages[0]) })
    expect((await dana.done('listHooks', {})).hooks.map(({ confirmed }) => confirmed)).toEqual([true, true, true])
    await dana.done('addChannel', { kind: 'email', address: ADDRESS })
    expect(await sent()).toHaveLength(1)
  })

  test('[DL6] a hook that is sent elsewhere waits for the new address, with what it had to tell', async () => {
    const dana = await member('person:dana')
    await dana.done('addHook', { on: 'todo → createTask', to: ADDRESS, name: 'mail' })
    await dana.done('confirmAddress', { address: ADDRESS, code: codeIn((await sent())[0]) })
    await dana.done('pauseHook', { hook: 'mail' })
    await dana.done('addTask', { title: 'Secret plan' })
    await dana.done('resumeHook', { hook: 'mail', to: 'stranger@example.com' })
    const messages = (await sent()).slice(1)
    expect(messages).toHaveLength(1)
    expect(messages[0]).not.toContain('Secret plan')
    await dana.done('confirmAddress', { address: 'stranger@example.com', code: codeIn(messages[0]) })
    expect((await sent()).at(-1)).toContain('Secret plan')
  })
})
