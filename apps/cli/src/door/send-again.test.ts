// The command and `pawl mcp` before a server that is killed between the commit and the answer: done once, and answered.

import { once } from 'node:events'
import { expect, test } from 'vitest'
import { databases, freshPostgres, temporaryFolder } from '../../../../testing/databases.ts'
import { startDyingPawl } from '../../../../testing/dying-server.ts'
import { overHttp, overStdio } from '../../../../testing/mcp-clients.ts'
import { runPawl, startPawl } from '../../../../testing/pawl-processes.ts'
import { newKey, wasNotSent } from './send-again.ts'

const titles = async (dataFolder: string) => {
  const { document } = await runPawl(['--json', 'list'], { dataFolder })
  return (document as { tasks: { title: string }[] }).tasks.map(({ title }) => title)
}

test.each([
  { args: ['room', 'post', 'build', 'Build it'], diesOn: 'messages$', says: 'Task 1 is pending for builder.' },
  { args: ['backlog', 'add', 'Later', '--room', 'build'], diesOn: 'backlog$', says: 'Task 1 was added' },
])('[I1] pawl $args.0 $args.1: the server dies after the commit, the command finds what it did', async (given) => {
  const dataFolder = temporaryFolder()
  await runPawl(['room', 'create', 'build', '--roles', 'builder'], { dataFolder })
  const server = await startDyingPawl({ dataFolder, diesOn: given.diesOn })
  const exited = once(server.process, 'exit')
  const { code, stdout } = await runPawl(given.args, { dataFolder })
  expect([code, stdout]).toEqual([0, expect.stringContaining(given.says)])
  expect(await exited).toEqual([null, 'SIGKILL'])
  const { document } = await runPawl(['--json', 'verify'], { dataFolder })
  expect(document).toMatchObject({ tasks: 1, events: 1, differences: [] })
})

test.each(databases)('[I1] on $name pawl add waits for the next server at the same address', async (database) => {
  const settings = {
    dataFolder: temporaryFolder(),
    place: database.name === 'SQLite' ? undefined : { postgresUrl: await freshPostgres() },
  }
  const dying = await startDyingPawl({ ...settings, diesOn: '/api/tasks$' })
  const { port } = new URL(dying.url)
  const added = runPawl(['--json', 'add', 'Milk'], { env: { PAWL_URL: dying.url } })
  await once(dying.process, 'exit')
  const next = await startPawl({ ...settings, args: ['--port', port] })
  expect((await added).document).toMatchObject({ task: { number: 1, title: 'Milk' } })
  const { document } = await runPawl(['--json', 'list'], { env: { PAWL_URL: next.url } })
  expect((document as { tasks: unknown[] }).tasks).toHaveLength(1)
  await next.stop()
})

test('[I1] a tool of pawl mcp, called before a server that dies after the commit, is done once', async () => {
  const dataFolder = temporaryFolder()
  const server = await startDyingPawl({ dataFolder, diesOn: '/api/tasks$' })
  const exited = once(server.process, 'exit')
  const { client, close } = await overStdio('2026-07-28', { dataFolder })
  const { structuredContent, isError } = await client.callTool({ name: 'add_task', arguments: { title: 'Milk' } })
  expect(isError).toBeFalsy()
  expect(structuredContent).toMatchObject({ task: { number: 1, title: 'Milk' } })
  await exited
  await close()
  expect(await titles(dataFolder)).toEqual(['Milk'])
})

test('[I1] a client of /mcp that calls again under its own key gets the first answer, by the header or in _meta', async () => {
  const server = await startPawl()
  const inHeader = await overHttp('2026-07-28', server, { 'idempotency-key': 'k1' })
  const inMeta = await overHttp('2026-07-28', server)
  const add = { name: 'add_task', arguments: { title: 'Milk' } }
  const first = await inHeader.client.callTool(add)
  expect((await inHeader.client.callTool(add)).structuredContent).toEqual(first.structuredContent)
  const named = { ...add, _meta: { 'pawl/idempotency-key': 'k2' } }
  const second = await inMeta.client.callTool(named)
  expect((await inMeta.client.callTool(named)).structuredContent).toEqual(second.structuredContent)
  const bad = await inMeta.client.callTool({ ...add, _meta: { 'pawl/idempotency-key': 7 } })
  expect(JSON.stringify(bad)).toContain('INVALID_INPUT')
  await Promise.all([inHeader.close(), inMeta.close()])
  expect(await titles(server.dataFolder)).toEqual(['Milk', 'Milk'])
  await server.stop()
})

test('each request gets a key of its own', () => {
  const keys = Array.from({ length: 1_000 }, () => newKey('addTask'))
  expect(new Set(keys).size).toBe(1_000)
  expect(newKey('addToken')).toMatch(/^[\da-f-]{36}$/)
})

test('[I1] a server that does not come back: the command says under which key to run it again, and that is done once', async () => {
  const dataFolder = temporaryFolder()
  const dying = await startDyingPawl({ dataFolder, diesOn: '/api/tasks$' })
  const { code, stderr } = await runPawl(['add', 'Milk'], {
    env: { PAWL_URL: dying.url, PAWL_PATIENCE: '0.5' },
  })
  const key = /--idempotency-key (\S+)/.exec(stderr)?.[1] ?? ''
  expect([code, key]).toEqual([1, expect.stringMatching(/./)])
  const again = await runPawl(['add', 'Milk', '--idempotency-key', key], { dataFolder })
  expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('Added #1 Milk')])
  expect(await titles(dataFolder)).toEqual(['Milk'])
})

test.each([
  ['nobody listens', 'http://127.0.0.1:2'],
  ['fetch does not ask', 'http://127.0.0.1:9'],
])('[G1] what a port where %s was asked for was never sent', async (_, url) => {
  expect(await fetch(url).catch(wasNotSent)).toBe(true)
})
