// What one caller may ask at once, over real HTTP, with limits low enough to reach.

import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { followStream } from '../../../../testing/live-stream.ts'
import { overHttp } from '../../../../testing/mcp-clients.ts'
import { type RunningServer, startServer } from '../start-server.ts'

const LIMITS = { requests: 6, strangers: 4, streams: 1, waits: 1, headerSeconds: 1, requestSeconds: 2 }
const dataFolder = temporaryFolder()
let server: RunningServer
beforeAll(async () => {
  server = await startServer({ dataFolder, port: 0, version: 'test', log: false, limits: LIMITS })
  await ask('/api/rooms', { body: { room: 'mill', roles: ['builder'] } })
})
afterAll(() => server.close())

interface Asked {
  readonly body?: object
  readonly token?: string
  readonly language?: string
  readonly signal?: AbortSignal
}
async function ask(path: string, { body, token, language = 'en', signal }: Asked = {}) {
  const response = await fetch(new URL(path, server.url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const text = await response.text()
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server answers
  const document = (text.startsWith('{') ? JSON.parse(text) : text) as any
  return { status: response.status, headers: response.headers, document }
}
let made = 0
const newToken = async () => {
  const name = `t${++made}`
  const { document } = await ask('/api/tokens', { body: { name, actor: `agent:${name}`, may: 'write' } })
  return { name: `agent:${name}`, token: document.secret as string }
}
const figure = async (name: string) => {
  const { document } = await ask('/metrics')
  return Number(
    (document as string)
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  )
}

test('[DESIGN 5.12] a principal is held back by itself, is told for how long, and stands in the log and the metrics', async () => {
  const [greedy, other] = [await newToken(), await newToken()]
  const before = await figure('pawl_limited_total{limit="requests"}')
  for (let i = 0; i < LIMITS.requests; i++) expect((await ask('/api/rooms', greedy)).status).toBe(200)
  const held = await ask('/api/rooms', greedy)
  expect(held.status).toBe(429)
  const { error } = held.document
  expect(error).toMatchObject({
    code: 'RATE_LIMITED',
    variables: { who: greedy.name, limit: LIMITS.requests, windowSeconds: 10 },
  })
  expect(held.headers.get('retry-after')).toBe(String(error.variables.retryAfterSeconds))
  expect((await ask('/api/rooms', { ...greedy, language: 'he' })).document.error.message).toMatch(/[א-ת]/)
  expect((await ask('/api/rooms', other)).status).toBe(200)
  const { document } = await ask('/api/audit?kind=limited')
  expect(document.events).toMatchObject([
    { kind: 'limited', who: greedy.name, about: '/api/rooms', details: { code: 'RATE_LIMITED' } },
  ])
  expect(await figure('pawl_limited_total{limit="requests"}')).toBe(before + 2)
})

test('[D41] alone on one’s own machine nobody is counted', async () => {
  for (let i = 0; i < 5 * LIMITS.requests; i++) expect((await ask('/api/rooms')).status).toBe(200)
})

test('whoever is not known is counted by address; those who are go on', async () => {
  const known = await newToken()
  for (let i = 0; i < LIMITS.strangers; i++) expect((await ask('/api/rooms', { token: 'pawl_wrong' })).status).toBe(401)
  const held = await ask('/api/rooms', { token: 'pawl_wrong' })
  expect(held.document.error).toMatchObject({ code: 'RATE_LIMITED', variables: { who: '127.0.0.1' } })
  expect((await ask('/api/rooms', known)).status).toBe(200)
})

test('a principal has so many live streams at once, and another when one has ended', async () => {
  const { token } = await newToken()
  const headers = { authorization: `Bearer ${token}` }
  const first = await followStream(server.url, headers)
  expect(first.status).toBe(200)
  expect((await ask('/api/events', { token })).document.error).toMatchObject({
    code: 'TOO_MANY_OPEN',
    variables: { what: 'streams', limit: 1 },
  })
  first.stop()
  await expect.poll(async () => figure('pawl_streams')).toBe(0)
  const next = await followStream(server.url, headers)
  expect(next.status).toBe(200)
  next.stop()
})

test('and so many waits, over MCP too', async () => {
  const { token } = await newToken()
  await ask('/api/rooms', { body: { room: 'press', roles: [`t${made}`] } })
  const gone = new AbortController()
  const body = { room: 'press', role: `t${made}`, timeoutSeconds: 60 }
  const waiting = ask('/api/work/wait-for-task', { token, body, signal: gone.signal }).catch(() => 'gone')
  await expect
    .poll(async () => (await ask('/api/work/wait-for-task', { token, body: { ...body, timeoutSeconds: 0 } })).status)
    .toBe(429)
  const { client, close } = await overHttp('2026-07-28', { ...server, dataFolder } as never, {
    authorization: `Bearer ${token}`,
  })
  const said = await client.callTool({ name: 'wait_for_task', arguments: { room: 'press', role: `t${made}` } })
  expect(JSON.stringify(said)).toContain('TOO_MANY_OPEN')
  await close()
  gone.abort()
  expect(await waiting).toBe('gone')
})

async function trickled(first: string, drop: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(first)
  const dropping = setInterval(() => socket.write(drop), 100)
  await once(socket, 'close')
  clearInterval(dropping)
  return answer
}

test('[DESIGN 5.12] headers that trickle are ended with a code', async () => {
  const answer = await trickled('GET /api/tasks HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ', 'a')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toMatch(/"code":"REQUEST_TOO_SLOW".*"limitSeconds":1/)
})

test('[DESIGN 5.12] and so is a body, with nothing done', async () => {
  const tasks = async () => (await ask('/api/tasks')).document.tasks
  const head = ['POST /api/tasks HTTP/1.1', 'host: 127.0.0.1', 'content-type: application/json', 'content-length: 9999']
  const answer = await trickled(`${head.join('\r\n')}\r\n\r\n{"title":"slow`, ' ')
  expect(answer).toMatch(/"code":"REQUEST_TOO_SLOW".*"limitSeconds":2/)
  expect(await tasks()).toEqual([])
  expect(await figure('pawl_limited_total{limit="slow"}')).toBe(2)
})

test('a connection beyond those that are allowed is closed, and counted', async () => {
  const small = await startServer({
    dataFolder: temporaryFolder(),
    port: 0,
    version: 'test',
    log: false,
    limits: { connections: 1 },
  })
  const { hostname, port } = new URL(small.url)
  const first = connect(Number(port), hostname)
  await once(first, 'connect')
  const before = await figure('pawl_limited_total{limit="connections"}')
  const second = connect(Number(port), hostname).on('error', () => {})
  await once(second, 'close')
  expect(await figure('pawl_limited_total{limit="connections"}')).toBe(before + 1)
  first.destroy()
  await small.close()
})
