// Each kind of channel against a receiver that is real as far as it goes: an SMTP server, a push service.

import type { StoredChannel, StoredDelivery } from '@pawl/operations'
import { afterEach, describe, expect, test } from 'vitest'
import { startMailServer, textOf } from '../../../../testing/mail-server.ts'
import { receivePushes } from '../../../../testing/push-receiver.ts'
import { AllowedAddresses } from './allowed-address.ts'
import { ChannelSender, sendingFrom, sendsTo } from './channel-sender.ts'

const DUE = Date.UTC(2026, 10, 20, 13)
const LOOPBACK = { allowedNetworks: ['127.0.0.0/8'] }
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const task = {
  id: 't',
  number: 7,
  title: 'רופא שיניים: ‮טיפול',
  deadline: '2026-11-20T13:30:00Z',
  deadlineLocal: '2026-11-20T15:30[Asia/Jerusalem]',
}
const delivery: StoredDelivery = {
  id: 'abc123',
  channel: 'c',
  message: { task, dueAt: DUE },
  createdAt: DUE,
  state: 'waiting',
  attempts: 1,
  nextAt: DUE,
  endedAt: null,
  trouble: null,
}
const channel = (kind: StoredChannel['kind'], address: string, more: Partial<StoredChannel> = {}): StoredChannel => ({
  id: 'c',
  person: 'person:dana',
  ownsLocal: false,
  kind,
  address,
  language: 'he',
  timeZone: 'Asia/Jerusalem',
  keys: {},
  createdAt: 1,
  ...more,
})
const senderAt = (now: number, options: ConstructorParameters<typeof ChannelSender>[0]) => {
  const keys = {
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  }
  const sender = new ChannelSender(
    options,
    () => now,
    async () => keys,
  )
  closing.push(() => sender.close())
  return sender
}

describe('email', () => {
  const mailServer = async (answer?: { responseCode: number }) => {
    const server = await startMailServer(answer)
    closing.push(server.close)
    return server
  }

  test('a reminder arrives by SMTP, in the person’s language, under an id that stays the same', async () => {
    const { messages, mail } = await mailServer()
    const sender = senderAt(DUE, { mail })
    for (let time = 0; time < 2; time++)
      expect(await sender.send(delivery, channel('email', 'dana@example.com'))).toEqual({ sent: true })
    const ids = messages.map((message) => /^Message-ID: (.+)\r$/im.exec(message)?.[1])
    expect(ids).toEqual(['<abc123@example.com>', '<abc123@example.com>'])
    expect(messages[0]).toMatch(/^To: dana@example\.com\r$/m)
    expect(textOf(String(messages[0]))).toContain('מועד: 20 בנוב׳ 2026, 15:30')
    expect(textOf(String(messages[0]))).not.toContain('‮')
  })

  test('what comes late says when it was due', async () => {
    const { messages, mail } = await mailServer()
    await senderAt(DUE + 3_600_000, { mail }).send(delivery, channel('email', 'dana@example.com'))
    expect(textOf(String(messages[0]))).toMatch(/התזכורת מאחרת: היא הייתה אמורה להגיע ב־20 בנוב׳ 2026, 15:00/)
  })

  test('what the mail server refuses for good is not tried again; what it refuses for now, or an absent one, is', async () => {
    const sent = async (answer: { responseCode: number }) =>
      senderAt(DUE, { mail: (await mailServer(answer)).mail }).send(delivery, channel('email', 'dana@example.com'))
    expect(await sent({ responseCode: 550 })).toMatchObject({ trouble: 'refused', again: false })
    expect(await sent({ responseCode: 451 })).toMatchObject({ trouble: 'refused', again: true })
    const absent = { smtpUrl: 'smtp://127.0.0.1:1', from: 'pawl@example.com' }
    const there = channel('email', 'dana@example.com')
    expect(await senderAt(DUE, { mail: absent }).send(delivery, there)).toMatchObject({ sent: false, again: true })
    expect(await senderAt(DUE, {}).send(delivery, there)).toMatchObject({ trouble: 'notSetUp' })
  })
})

describe('push', () => {
  test('a browser decrypts it (RFC 8291); the push service knows who sent it and which it replaces', async () => {
    const { subscription, received, origin, close } = await receivePushes()
    closing.push(close)
    const { address, ...keys } = subscription
    const sent = await senderAt(DUE, { ...LOOPBACK, publicUrl: 'https://tasks.example.com' }).send(
      delivery,
      channel('push', address, { keys }),
    )
    expect(sent).toEqual({ sent: true })
    expect(JSON.parse(received[0]?.text ?? '')).toMatchObject({ id: 'abc123', task: 7, snooze: 'בעוד 10 דקות' })
    expect(received[0]?.headers).toMatchObject({ topic: 'abc123', 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(received[0]?.claims).toEqual({ aud: origin, exp: DUE / 1_000 + 43_200, sub: 'https://tasks.example.com' })
  })

  test('a subscription that has ended is gone for good, and keys that are none are refused', async () => {
    const { subscription, close } = await receivePushes(() => 410)
    closing.push(close)
    const { address, ...keys } = subscription
    const sender = senderAt(DUE, LOOPBACK)
    expect(await sender.send(delivery, channel('push', address, { keys }))).toMatchObject({
      trouble: 'gone',
      again: false,
    })
    const broken = channel('push', address, { keys: { p256dh: 'AAAA', auth: 'AAAA' } })
    expect(await sender.send(delivery, broken)).toMatchObject({ trouble: 'refused', again: false })
  })
})

describe('where nothing is sent to', () => {
  const found = (url: string, allowed: readonly string[] = []) => new AllowedAddresses(allowed).find(new URL(url))

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://localhost/',
    'http://93.184.216.34/',
  ])('[AA1] [AA3] %s is refused', async (url) => {
    await expect(found(url)).rejects.toThrow()
    expect(sendsTo({})(url)).toBe(false)
  })

  test('[AA4] what could be sent to is taken when it is given, and looked at where it is sent', async () => {
    const taken = (allowedNetworks: string[], ...urls: string[]) => urls.map(sendsTo({ allowedNetworks }))
    expect(taken([], 'https://example.com/', 'https://93.184.216.34/', 'http://example.com/')).toEqual([
      true,
      true,
      false,
    ])
    expect(taken(['10.1.0.0/16'], 'http://10.1.2.3/', 'http://mill.local/', 'https://10.2.2.3/')).toEqual([
      true,
      true,
      false,
    ])
    expect(taken(['127.0.0.0/8'], 'http://localhost:7/', 'http://[::1]/')).toEqual([true, false])
  })

  test('[AA1] what was allowed is allowed, and nothing beside it', async () => {
    expect(await found('http://10.1.2.3/', ['10.1.0.0/16'])).toEqual({ address: '10.1.2.3', family: 4 })
    await expect(found('http://10.2.2.3/', ['10.1.0.0/16'])).rejects.toThrow()
    expect(await found('https://93.184.216.34/')).toEqual({ address: '93.184.216.34', family: 4 })
  })

  test('networks that are none are refused when the server starts', () => {
    for (const PAWL_ALLOWED_NETWORKS of ['here', '10.0.0.0/99', '10.0.0.0/8,x'])
      expect(() => senderAt(DUE, sendingFrom({ PAWL_ALLOWED_NETWORKS }))).toThrow('NETWORK_NOT_UNDERSTOOD')
  })
})
