// The route /mcp: who may come in, what may be sent, and several clients at once. What the tools do is tested with the
// command, over both transports.

import { request } from 'node:http'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, temporaryFolder } from '../../../../testing/databases.ts'
import { overHttp, REVISIONS } from '../../../../testing/mcp-clients.ts'
import { type PawlServer, runPawl, startPawl } from '../../../../testing/pawl-processes.ts'

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
const accepts = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

const post = (server: PawlServer, body: unknown, headers: Record<string, string> = {}) =>
  fetch(new URL('/mcp', server.url.replace('0.0.0.0', '127.0.0.1')), {
    method: 'POST',
    headers: { ...accepts, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** fetch does not let a Host be set. */
const statusWith = (server: PawlServer, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(
      new URL('/mcp', server.url),
      { method: 'POST', headers: { ...accepts, ...headers } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    sent.once('error', reject).end(JSON.stringify(ping))
  })

const call = async (
  connection: Awaited<ReturnType<typeof overHttp>>,
  name: string,
  given: Record<string, unknown> = {},
) => (await connection.client.callTool({ name, arguments: given })) as CallToolResult

describe('on loopback', () => {
  let server: PawlServer
  beforeAll(async () => {
    server = await startPawl()
  })
  afterAll(() => server.stop())

  test('[GU1] a foreign Host or Origin is refused; the own ones are not', async () => {
    const own = new URL(server.url).host
    expect(await statusWith(server, { host: 'evil.example' })).toBe(403)
    expect(await statusWith(server, { host: own, origin: 'http://evil.example' })).toBe(403)
    expect(await statusWith(server, { host: own, origin: 'null' })).toBe(403)
    expect(await statusWith(server, { host: own, origin: `http://${own}` })).toBe(200)
    expect(await statusWith(server, { host: own })).toBe(200)
  })

  test.each([
    ['what is not JSON', '{', {}, 400],
    ['what is no message', '{"a":1}', {}, 400],
    ['another content type', ping, { 'content-type': 'text/plain' }, 415],
    ['a client that takes no answer of ours', ping, { accept: 'text/html' }, 406],
    ['a revision that does not exist', ping, { 'mcp-protocol-version': '1999-01-01' }, 400],
    ['a body beyond the limit', { ...ping, params: { x: 'x'.repeat(300_000) } }, {}, 413],
  ])('%s is refused as the protocol says', async (_, body, headers, status) => {
    const response = await post(server, body, headers as Record<string, string>)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } })
  })

  test('no session is kept: there is nothing to listen to and nothing to end', async () => {
    for (const method of ['GET', 'DELETE']) {
      const response = await fetch(new URL('/mcp', server.url), { method, headers: accepts })
      expect(response.status).toBe(405)
    }
  })

  test('the actor is who the connection says', async () => {
    const connection = await overHttp('2026-07-28', server, { 'pawl-actor': 'agent:builder' })
    const { structuredContent } = await call(connection, 'add_task', { title: 'Built', user_id: 'agent:builder' })
    expect(structuredContent).toMatchObject({ task: { createdBy: 'agent:builder' } })
    await connection.close()
  })

  test('refusals are in the language of the request', async () => {
    const connection = await overHttp('2026-07-28', server, { 'accept-language': 'he' })
    expect(JSON.stringify(await call(connection, 'why', { task_id: 99, to: 'done' }))).toMatch(/[א-ת]/)
    await connection.close()
  })
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  test('[D27] of many clients that complete one task at once, in both revisions, one does', async () => {
    const server = await startPawl({ place: await freshPlace() })
    const clients = await Promise.all(
      Array.from({ length: 8 }, (_, index) => overHttp(REVISIONS[index % 2] ?? REVISIONS[0], server)),
    )
    const { structuredContent } = await call(clients[0] as (typeof clients)[number], 'add_task', { title: 'One' })
    const { number } = (structuredContent as { task: { number: number } }).task
    const results = await Promise.all(clients.map((client) => call(client, 'complete_task', { task_id: number })))
    expect(results.filter(({ isError }) => !isError)).toHaveLength(1)
    await Promise.all(clients.map(({ close }) => close()))
    await server.stop()
  })
})

describe('beyond loopback', () => {
  let server: PawlServer
  const secrets: Record<string, string> = {}
  beforeAll(async () => {
    const dataFolder = temporaryFolder()
    for (const [name, may] of [
      ['dana', 'write'],
      ['guest', 'read'],
    ] as const) {
      const args = ['--json', 'token', 'add', name, '--actor', `person:${name}`, '--may', may]
      secrets[name] = ((await runPawl(args, { dataFolder })).document as { secret: string }).secret
    }
    server = await startPawl({ dataFolder, args: ['--host', '0.0.0.0'] })
  })
  afterAll(() => server.stop())
  const as = (name: string) =>
    overHttp(
      '2026-07-28',
      { ...server, url: server.url.replace('0.0.0.0', '127.0.0.1') },
      { authorization: `Bearer ${secrets[name]}` },
    )

  test('[GU2] without a token nobody comes in', async () => {
    const response = await post(server, ping)
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await response.json()).toMatchObject({ error: { code: 'TOKEN_REQUIRED' } })
    expect((await post(server, ping, { authorization: 'Bearer pawl_wrong' })).status).toBe(401)
  })

  test('a token that may only read can list and ask why, and nothing else', async () => {
    const guest = await as('guest')
    expect((await call(guest, 'list_tasks')).isError).toBeFalsy()
    for (const [name, given] of [
      ['add_task', { title: 'x' }],
      ['chat', { message: 'add milk' }],
    ] as const) {
      expect(JSON.stringify(await call(guest, name, given))).toContain('NOT_ALLOWED')
    }
    await guest.close()
  })

  test('[MT1] the user is whom the token stands for', async () => {
    const dana = await as('dana')
    const added = await call(dana, 'add_task', { title: 'Hers', user_id: 'dana' })
    expect(added.structuredContent).toMatchObject({ task: { createdBy: 'person:dana' } })
    expect(JSON.stringify(await call(dana, 'add_task', { title: 'x', user_id: 'guest' }))).toContain('ACTOR_NOT_YOURS')
    await dana.close()
  })
})
