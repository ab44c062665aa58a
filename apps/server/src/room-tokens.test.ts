// A token that is limited to rooms, over HTTP: the live stream and MCP tell of no others.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { followStream } from '../../../testing/live-stream.ts'
import { overHttp } from '../../../testing/mcp-clients.ts'
import { type RunningServer, startServer } from './start-server.ts'

let server: RunningServer
let headers: { authorization: string }
const dataFolder = temporaryFolder()
const post = async (path: string, body: object) => {
  const response = await fetch(new URL(path, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server answers
  return (await response.json()) as any
}

beforeAll(async () => {
  server = await startServer({ dataFolder, port: 0, version: 'test', log: false })
  for (const room of ['mill', 'vault']) await post('/api/rooms', { room, roles: ['builder'] })
  const { secret } = await post('/api/tokens', { name: 'miller', actor: 'agent:builder', rooms: ['mill'] })
  headers = { authorization: `Bearer ${secret}` }
})
afterAll(() => server.close())

test('[D41] the live stream of a token that is limited to rooms tells of those alone', async () => {
  const stream = await followStream(server.url, headers)
  await post('/api/tasks', { title: 'A secret errand' })
  await post('/api/rooms/vault/messages', { content: 'A secret' })
  await post('/api/rooms/mill/messages', { content: 'Grind it' })
  await expect.poll(() => stream.numbers()).toEqual([3])
  expect(JSON.stringify(stream.messages)).not.toMatch(/secret|vault/)
  stream.stop()
})

test('[D41] what it reads over MCP is not there either', async () => {
  const { client, close } = await overHttp('2026-07-28', { ...server, dataFolder } as never, headers)
  const read = (uri: string) => client.readResource({ uri }).then(String, (error: Error) => error.message)
  const said = await read('pawl://tasks/2')
  expect(said.replaceAll('2', '99')).toBe(await read('pawl://tasks/99'))
  expect(await read('pawl://tasks/3')).not.toBe(said)
  await close()
})

test('[D41] the counts of the whole server are for those who may audit', async () => {
  const asking = async (more: object) => {
    const { secret } = await post('/api/tokens', { ...more })
    const response = await fetch(new URL('/metrics', server.url), { headers: { authorization: `Bearer ${secret}` } })
    return response.status
  }
  expect((await fetch(new URL('/metrics', server.url), { headers })).status).toBe(403)
  expect(await asking({ name: 'noa', actor: 'person:noa', may: 'write' })).toBe(403)
  expect(await asking({ name: 'prometheus', actor: 'agent:prometheus', may: 'read' })).toBe(200)
})

test('[D41] a stream does not tell what of another depends on a task that both see', async () => {
  const { secret } = await post('/api/tokens', { name: 'eve', actor: 'person:eve', may: 'write' })
  const stream = await followStream(server.url, headers)
  const { task } = await post('/api/rooms/mill/backlog', { content: 'Bake it' })
  await fetch(new URL('/api/tasks', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ title: 'Leave', blockedBy: [String(task.number)] }),
  })
  const { task: last } = await post('/api/rooms/mill/backlog', { content: 'Sell it' })
  await expect.poll(() => stream.numbers().at(-1)).toBe(last.number)
  expect(JSON.stringify(stream.messages)).not.toMatch(/person:eve|blocks/)
  stream.stop()
})
