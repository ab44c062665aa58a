// `pawl mcp` as a process: what it writes, when it ends, and how it finds the data.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshPostgres, temporaryFolder } from '../../../../testing/databases.ts'
import { overStdio } from '../../../../testing/mcp-clients.ts'
import { PAWL, runPawl, startPawl } from '../../../../testing/pawl-processes.ts'

const request = (id: number, method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
const hello = request(1, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
})
const add = (id: number, title: string) => request(id, 'tools/call', { name: 'add_task', arguments: { title } })

describe('its output', () => {
  test('is the protocol and nothing else, one message a line, also for what it cannot read', async () => {
    const input = [hello, 'not json', '{"neither": "this"}', request(2, 'nothing/known'), add(3, 'Buy\nmilk'), ''].join(
      '\n',
    )
    const { stdout, code } = await runPawl(['mcp'], { dataFolder: temporaryFolder(), input })
    const messages = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    for (const message of messages) expect(message).toMatchObject({ jsonrpc: '2.0' })
    expect(messages.map(({ id }) => id).sort()).toEqual([1, 2, 3])
    expect(code).toBe(0)
  })

  test('is in the language that was asked for', async () => {
    const { client, close } = await overStdio('2025-11-25', { args: ['--lang', 'he'] })
    const { content } = await client.callTool({ name: 'complete_task', arguments: { task_id: 7 } })
    expect(JSON.stringify(content)).toMatch(/[א-ת]/)
    await close()
  })
})

test('[D39] with a token its tools are those that the role of the token has something in', async () => {
  const server = await startPawl()
  const { dataFolder, url } = server
  const made = await runPawl(['--json', 'token', 'add', 'udo', '--actor', 'person:udo', '--role', 'auditor'], {
    dataFolder,
  })
  const { secret } = made.document as { secret: string }
  const { client, close } = await overStdio('2025-11-25', { env: { PAWL_URL: url, PAWL_TOKEN: secret } })
  const shown = (await client.listTools()).tools.map(({ name }) => name)
  expect(shown).toEqual(expect.arrayContaining(['list_tasks', 'why', 'room_status', 'inbox']))
  expect(shown.filter((name) => /add_task|complete|delete|hand_off|answer/.test(name))).toEqual([])
  await close()
  await server.stop()
})

describe('its end', () => {
  test('comes when the input ends, with everything answered that was asked before', async () => {
    const dataFolder = temporaryFolder()
    const titles = Array.from({ length: 10 }, (_, index) => add(index + 2, `Task ${index}`))
    const { stdout, code } = await runPawl(['mcp'], { dataFolder, input: [hello, ...titles, ''].join('\n') })
    expect(stdout.trimEnd().split('\n')).toHaveLength(11)
    expect(code).toBe(0)
    expect((await runPawl(['--json', 'list'], { dataFolder })).document).toHaveProperty('tasks.length', 10)
  })

  test('leaves nothing unanswered of a thousand calls at once', async () => {
    const calls = Array.from({ length: 1000 }, (_, index) => add(index + 2, `Task ${index}`))
    const input = [hello, ...calls, ''].join('\n')
    const { stdout } = await runPawl(['mcp'], { dataFolder: temporaryFolder(), input })
    expect(stdout).not.toContain('isError')
    expect(stdout.trimEnd().split('\n')).toHaveLength(1001)
  })

  test('comes at once when nothing was asked', async () => {
    expect(await runPawl(['mcp'], { dataFolder: temporaryFolder(), input: '' })).toMatchObject({ code: 0, stdout: '' })
  })

  test('comes when the client goes away without a word', async () => {
    const child = spawn(process.execPath, [PAWL, '--data', temporaryFolder(), 'mcp'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    child.stdin.write(`${hello}\n`)
    await once(child.stdout, 'data')
    child.stdin.destroy()
    child.stdout.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

describe('the way to the data', () => {
  const addOne = async (client: Awaited<ReturnType<typeof overStdio>>['client'], title: string) => {
    const { isError, content } = await client.callTool({ name: 'add_task', arguments: { title } })
    expect(isError, JSON.stringify(content)).toBeFalsy()
  }

  test('is found anew when a server starts, stops or dies beside it', async () => {
    const { client, dataFolder, close } = await overStdio('2025-11-25')
    await addOne(client, 'before')
    const first = await startPawl({ dataFolder })
    await addOne(client, 'through the server')
    await first.stop()
    await addOne(client, 'after it stopped')
    const second = await startPawl({ dataFolder })
    await addOne(client, 'through the next')
    await second.kill()
    await addOne(client, 'after it died')
    expect((await runPawl(['--json', 'list'], { dataFolder })).document).toHaveProperty('tasks.length', 5)
    await close()
  })

  test('[MT1] goes through a server elsewhere in the name of the token, whatever user_id says', async () => {
    const dataFolder = temporaryFolder()
    const made = await runPawl(['--json', 'token', 'add', 'dana', '--actor', 'person:dana'], { dataFolder })
    const { secret } = made.document as { secret: string }
    const server = await startPawl({ dataFolder, args: ['--host', '0.0.0.0'] })
    const url = server.url.replace('0.0.0.0', '127.0.0.1')
    const { client, close } = await overStdio('2025-11-25', { env: { PAWL_URL: url, PAWL_TOKEN: secret } })
    const call = (user_id: string) => client.callTool({ name: 'add_task', arguments: { title: 'Far away', user_id } })
    expect((await call('person:dana')).structuredContent).toMatchObject({ task: { createdBy: 'person:dana' } })
    expect(JSON.stringify(await call('person:local'))).toContain('ACTOR_NOT_YOURS')
    await close()
    await server.stop()
  })

  test('may be a PostgreSQL database, and is let go of at the end', async () => {
    const PAWL_DATABASE_URL = await freshPostgres()
    const input = [hello, add(2, 'Shared'), ''].join('\n')
    const { stdout, code } = await runPawl(['mcp'], { env: { PAWL_DATABASE_URL }, input })
    expect([code, stdout]).toEqual([0, expect.stringContaining('"title":"Shared"')])
  })

  test('that is not there is said by every call, and the connection stays', async () => {
    const { client, close } = await overStdio('2025-11-25', {
      args: ['--patience', '0'],
      env: { PAWL_URL: 'http://127.0.0.1:9' },
    })
    for (let turn = 0; turn < 2; turn++) {
      const result = await client.callTool({ name: 'list_tasks' })
      expect(result.isError).toBe(true)
      expect(JSON.stringify(result.content)).toContain('SERVER_UNREACHABLE')
    }
    await close()
  })
})

test('a command that is not `pawl mcp` does not load the library of the protocol', async () => {
  const folder = temporaryFolder()
  await runPawl(['list'], { dataFolder: temporaryFolder(), env: { NODE_V8_COVERAGE: folder } })
  const [report] = readdirSync(folder)
  const { result } = JSON.parse(readFileSync(join(folder, report as string), 'utf8')) as { result: { url: string }[] }
  const loaded = result.map(({ url }) => url).filter((url) => url.startsWith('file:'))
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.filter((url) => readFileSync(new URL(url), 'utf8').includes('McpServer'))).toEqual([])
})
