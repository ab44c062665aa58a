// What each service gets, as its documentation says, at a receiver on this machine. What people wrote must stay text there.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HookFormat, Language } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { StoredChannel, StoredDelivery, StoredRecord, Told } from '@pawl/operations'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { ChannelSender, type SendingOptions } from '../reminders/channel-sender.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const NASTY = '<!channel> @everyone *bold* [x](https://evil.example) @dana & <@1>'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const hook: StoredRecord = {
  kind: 'hook',
  id: 'h',
  version: 1,
  subject: '',
  state: 'active',
  actor: 'person:dana',
  at: 1,
  body: { filter: 'room → completed', format: 'json' },
}
const taskWith = (content: string): Task => ({
  id: 'r',
  number: 3,
  lifecycle: 'room',
  status: 'completed',
  version: 4,
  createdBy: 'x',
  createdAt: 1,
  updatedAt: 1,
  fields: { chatroomId: 'mill', content, origin: 'chat', role: 'builder', result: 'It turns.' },
})
const delivery: StoredDelivery = {
  id: 'abc',
  channel: 'h',
  createdAt: NOON,
  state: 'waiting',
  attempts: 1,
  nextAt: NOON,
  endedAt: null,
  trouble: null,
  message: {
    event: {
      taskId: 'r',
      number: 3,
      version: 4,
      trigger: 'completeTask',
      from: 'in_progress',
      to: 'completed',
      by: 'agent:builder',
      changed: ['result'],
    },
    dueAt: NOON,
  },
}
const channelTo = (kind: HookFormat, address: string, language: Language): StoredChannel => ({
  id: 'h',
  person: 'person:dana',
  ownsLocal: false,
  kind,
  address,
  language,
  timeZone: 'UTC',
  createdAt: 1,
  keys: {},
  hook: { position: null },
})
const sent = (kind: HookFormat, address: string, told: Told, language: Language, options: SendingOptions = {}) => {
  const given = { allowedNetworks: ['127.0.0.0/8'], publicUrl: 'https://tasks.example.com', ...options }
  const sender = new ChannelSender(
    given,
    () => NOON,
    () => Promise.reject(),
  )
  closing.push(() => sender.close())
  return sender.send(delivery, channelTo(kind, address, language), told)
}
/** Sends to a receiver, and answers what it got. */
const received = async (kind: HookFormat, path: string, content = NASTY, language: Language = 'en') => {
  const got: { path: string; body: Record<string, unknown> }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    got.push({ path: String(request.url), body: JSON.parse(body) })
    response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  expect(await sent(kind, address, { hook, task: taskWith(content) }, language)).toEqual({ sent: true })
  return got[0] as { path: string; body: Record<string, unknown> }
}

test('[HM1] Slack gets plain text in a block, and what is parsed beside it is escaped', async () => {
  const { body } = await received('slack', '/services/T/B/x')
  const text = 'mill · Task 3: completed\n<!channel> @everyone *bold* [x](https://evil.example) @dana & <@1>'
  expect(body.blocks).toEqual([
    { type: 'section', text: { type: 'plain_text', text: `${text}\nIt turns.`, emoji: false } },
    { type: 'context', elements: [{ type: 'mrkdwn', text: '<https://tasks.example.com/task/3>', verbatim: true }] },
  ])
  expect(body.text).toBe(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
})

test('[HM1] Discord mentions nobody, and reads no Markdown', async () => {
  const { body } = await received('discord', '/api/webhooks/1/x')
  expect(body).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4 })
  const lines = String(body.content).split('\n')
  expect(lines[1]).toBe(
    '\\<\\!channel\\> \\@everyone \\*bold\\* \\[x\\]\\(https\\:\u2060//evil\\.example\\) \\@dana & \\<\\@1\\>',
  )
  expect(lines.at(-1)).toBe('<https://tasks.example.com/task/3>')
})

test('Discord gets no more than it takes', async () => {
  const { body } = await received('discord', '/x', '*'.repeat(5_000))
  expect(String(body.content).length).toBeLessThanOrEqual(2_000)
})

test('[HM1] Telegram gets the chat from the address, and no parse mode; names are no names', async () => {
  const { path, body } = await received('telegram', '/bot1:x/sendMessage?chat_id=-5&message_thread_id=7')
  expect(path).toBe('/bot1:x/sendMessage')
  expect(body).toMatchObject({ chat_id: '-5', message_thread_id: '7', link_preview_options: { is_disabled: true } })
  expect('parse_mode' in body).toBe(false)
  expect(body.text).not.toMatch(/[@][a-z]/)
})

test('ntfy is published to as JSON, in the language of the owner', async () => {
  const { path, body } = await received('ntfy', '/builds', 'לבנות את הטחנה', 'he')
  expect(path).toBe('/')
  expect(body).toMatchObject({ topic: 'builds', message: 'לבנות את הטחנה\nIt turns.' })
  expect(body).toMatchObject({
    title: expect.stringMatching(/^mill · משימה 3: /),
    click: 'https://tasks.example.com/task/3',
  })
})

test('an email has what happened as its subject, which no title can break', async () => {
  const messages: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString('utf8')
      })
      stream.on('end', () => {
        messages.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Pawl <pawl@example.com>' }
  const told = { hook, task: taskWith('Build\r\nBcc: all@example.com') }
  expect(await sent('email', 'dana@example.com', told, 'en', { mail })).toEqual({ sent: true })
  expect(messages[0]).toMatch(/^Message-ID: <abc@example\.com>\r$/im)
  expect(messages[0]).not.toMatch(/^Bcc:/im)
  expect(await sent('email', 'dana@example.com', told, 'en')).toMatchObject({ trouble: 'notSetUp', again: false })
})
