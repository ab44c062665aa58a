// The client of models against a real endpoint that behaves well, is busy, breaks, lies, stalls and goes away.

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ChatLimits, completeChat } from './complete-chat.ts'
import type { ModelFailed } from './model-failed.ts'

type Answer = (response: ServerResponse) => void

const QUESTION = { messages: [{ role: 'user', content: 'Which?' }], temperature: 0 } as const
const KEY = 'sk-secret-of-noa'
const WIDE: ChatLimits = { timeLimit: 20_000, patience: 20_000 }

let endpoint: Server
let url: string
/** What is answered, one after the other; the last one for good. */
let answers: Answer[] = []
let got: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = []

beforeAll(async () => {
  endpoint = createServer(async (request, response) => {
    got.push({ path: request.url, headers: request.headers, body: await json(request) })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response)
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`
})
afterAll(() => {
  endpoint.closeAllConnections()
  endpoint.close()
})
beforeEach(() => {
  got = []
})

const completion =
  (choice: object): Answer =>
  (response) =>
    response.end(JSON.stringify({ choices: [choice] }))
const says = (content: unknown) => completion({ message: { role: 'assistant', content } })
const status =
  (code: number, body = '', headers = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end(body)
const cutOff: Answer = (response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{"choices": [')
  setImmediate(() => response.destroy())
}
const stall: Answer = () => {}
const stallInside: Answer = (response) => void response.write('{')

const ask = (limits = WIDE, at: { url?: string } = {}) =>
  completeChat({ url, key: KEY, model: 'any', ...at }, QUESTION, limits)
const failureOf = (limits?: ChatLimits, at?: { url: string }): Promise<ModelFailed> =>
  ask(limits, at).then(
    (text) => Promise.reject(new Error(`It said ${text}`)),
    (error) => error,
  )

test('[QM4] the question goes to /chat/completions with the key, and the text comes back as it is', async () => {
  answers = [says('Both: "a" & <b> 🙂 שתיהן')]
  expect(await ask()).toBe('Both: "a" & <b> 🙂 שתיהן')
  expect(got).toMatchObject([{ path: '/v1/chat/completions', body: { model: 'any', ...QUESTION } }])
  expect(got[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'content-type': 'application/json' })
})

test('without a key none is sent, and what an address asks for is kept', async () => {
  answers = [says('yes')]
  await completeChat({ url: `${url}/?api-version=2`, model: 'any' }, QUESTION, WIDE)
  expect(got[0]?.path).toBe('/v1/chat/completions?api-version=2')
  expect(got[0]?.headers).not.toHaveProperty('authorization')
})

test.each<[string, Answer]>([
  ['429', status(429, '', { 'retry-after': '0' })],
  ['503', status(503, 'loading')],
  ['an answer that breaks off', cutOff],
])('[QM2] after %s it is asked again, and the answer counts', async (_, trouble) => {
  answers = [trouble, trouble, says('at last')]
  expect(await ask()).toBe('at last')
  expect(got).toHaveLength(3)
})

test('[QM2] without patience it is asked once', async () => {
  answers = [status(503), says('too late')]
  expect(await failureOf({ timeLimit: 20_000 })).toMatchObject({ trouble: 'broken' })
  expect(got).toHaveLength(1)
})

test('[QM2] nobody there is said after the patience, with the address', async () => {
  const nobody = createServer().listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  const { port } = nobody.address() as AddressInfo
  await new Promise((resolve) => nobody.close(resolve))
  const failure = await failureOf({ timeLimit: 20_000, patience: 300 }, { url: `http://127.0.0.1:${port}/v1` })
  expect(failure.message).toBe(`the model cannot be reached: http://127.0.0.1:${port}: ECONNREFUSED`)
})

test.each<[string, Answer, string, RegExp]>([
  ['the key is wrong', status(401, '{"error":{"message":"no such key"}}'), 'keyRefused', /401 no such key$/],
  ['the model is not there', status(404, '{"error":"model any not found"}'), 'notThere', /404 model any not found$/],
  ['the question is not taken', status(400, '<html>'), 'notTaken', /question: 400$/],
  ['it is somewhere else', status(308, '', { location: '/' }), 'notThere', /308$/],
  ['the answer is a page', (response) => response.end('<html>'), 'notACompletion', /not the chat completions/],
  ['the answer is null', (response) => response.end('null'), 'notACompletion', /not the chat completions/],
  ['there is no choice', (response) => response.end('{"choices":[]}'), 'notACompletion', /not the chat completions/],
  ['the content is no text', says(7), 'notACompletion', /not the chat completions/],
  ['the model declines', completion({ message: { content: null, refusal: 'I may not' } }), 'declined', /I may not$/],
  ['a filter declines', completion({ message: {}, finish_reason: 'content_filter' }), 'declined', /filter/],
  ['it is cut off', completion({ message: { content: '{"a' }, finish_reason: 'length' }), 'cutOff', /cut off/],
  ['it never ends', (response) => response.end(`"${'x'.repeat(1_100_000)}"`), 'tooLong', /longer than an answer/],
])('[QM2] it is said at once that %s', async (_, answer, trouble, words) => {
  answers = [answer]
  expect(await failureOf()).toMatchObject({ trouble, message: expect.stringMatching(words) })
  expect(got).toHaveLength(1)
})

test.each([
  ['answers nothing', stall],
  ['stops inside the answer', stallInside],
  ['is always busy', status(429, '', { 'retry-after': '3600' })],
])('[QM1] whoever %s is left when the time is up', async (_, answer) => {
  answers = [answer]
  expect(await failureOf({ timeLimit: 300, patience: 60_000 })).toMatchObject({
    trouble: 'late',
    message: 'the model took too long: 0.3 seconds',
  })
})

test.each([
  ['before the answer', stall],
  ['inside the answer', stallInside],
  ['between two tries', status(429, '', { 'retry-after': '3600' })],
])('[QM1] whoever is stopped %s ends at once, with the reason of whoever stopped it', async (_, answer) => {
  answers = [answer]
  const stop = new AbortController()
  const failure = failureOf({ ...WIDE, signal: stop.signal })
  await expect.poll(() => got.length).toBe(1)
  stop.abort(new Error('it was stopped'))
  expect((await failure).message).toBe('it was stopped')
})

test('[QM3] no error repeats the key', async () => {
  answers = [status(401, JSON.stringify({ error: { message: `Wrong: ${KEY}` } }))]
  expect((await failureOf()).message).toBe('the server of the model does not accept the key: 401 Wrong: …')
})

test.each(['http://noa:secret@127.0.0.1/v1', 'file:///etc', 'model'])('[QM3] %s is not asked', async (address) => {
  const failure = await failureOf(WIDE, { url: address })
  expect(failure).toMatchObject({ trouble: 'notAnAddress' })
  expect(failure.message).not.toContain('secret')
})
