// [D48] [002 error 5] The database is stopped, really, and everything is asked for by every door in both languages: an
// answer with a code, the friendly sentence, and nothing of what is inside. When it is back everything works again.

import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { CallToolResult } from '@modelcontextprotocol/server'
import {
  LANGUAGES,
  type Language,
  type OperationDeclaration,
  type OperationKey,
  operations,
  optionFlag,
} from '@pawl/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { type McpConnection, overHttp, overStdio } from '../../../testing/mcp-clients.ts'
import { oneOfEach } from '../../../testing/one-of-each.ts'
import { PAWL, type PawlServer, runPawl, startPawl } from '../../../testing/pawl-processes.ts'
import { freshDatabase, type PostgresServer, startPostgres } from '../../../testing/postgres-server.ts'
import type { CommandRun } from '../../../testing/run-commands.ts'

const SENTENCE: { readonly [language in Language]: string } = {
  en: 'Sorry, I encountered an issue. Please try again in a moment.',
  he: 'מצטערים, נתקלנו בבעיה. אפשר לנסות שוב בעוד רגע.',
}
/** What needs no store. */
const WITHOUT_STORE: readonly OperationKey[] = ['interpretMessage', 'previewTask', 'whoAmI']
const keys = Object.keys(operations) as OperationKey[]

let postgres: PostgresServer
let url: string
let server: PawlServer
let exported: string
let isAway = false
beforeAll(async () => {
  postgres = await startPostgres({ safe: false })
  url = await freshDatabase(postgres.url)
  server = await startPawl({ place: { postgresUrl: url } })
  exported = await (await fetch(new URL('/api/export', server.url))).text()
  await goAway()
})
afterAll(async () => {
  await server.stop()
  await postgres.stop()
})
const goAway = async () => {
  isAway = true
  await postgres.halt('fast')
}
const comeBack = async () => {
  if (isAway) await postgres.resume()
  isAway = false
}

/** What is inside, and no business of whoever asked. */
const INTERNALS: readonly RegExp[] = [
  /ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|errno|syscall/,
  /127\.0\.0\.1|localhost|postgres(ql)?:|:\d{4,5}\b/i,
  /\b(select|insert into|update|delete from|relation|constraint|column|sqlstate)\b.*\b(from|pawl\.|where|values)\b/i,
  /57P0|08006|3D000|FATAL|terminating connection|Connection terminated/,
  /(^|[\s"'(])\/(?!api\/|healthz|readyz)[\w.-]+\/[\w.-]+/,
  /\bat \S+ \(|\.[jt]s:\d+|node_modules|node:internal/,
]
const internalsIn = (answer: string) => INTERNALS.flatMap((pattern) => pattern.exec(answer)?.[0] ?? [])

/** Whether someone was told the friendly sentence with its code, and nothing of what is inside. */
function problemsOf(name: string, answer: string, language: Language): string[] {
  const found = internalsIn(answer).map((part) => `${name} shows ${part}`)
  const isFriendly = answer.includes('STORE_UNAVAILABLE') && answer.includes(SENTENCE[language])
  // A command that waits says more: whether there is a task is not known.
  if (!isFriendly && !answer.includes('AWAY_TOO_LONG')) found.push(`${name} says ${answer}`)
  return found
}

describe.each(LANGUAGES)('in %s', (language) => {
  const ask = async (key: OperationKey) => {
    const { http, shape }: OperationDeclaration = operations[key]
    const rest: Record<string, unknown> = { ...oneOfEach[key] }
    const path = http.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest[name])
      delete rest[name]
      return value
    })
    const inQuery = http.method === 'GET' || http.method === 'DELETE'
    const isLines = shape === 'lines in'
    const query = inQuery ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
    const response = await fetch(new URL(path + query, server.url), {
      method: http.method,
      headers: {
        'accept-language': language,
        ...(!inQuery && { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' }),
      },
      ...(!inQuery && { body: isLines ? exported : JSON.stringify(rest) }),
    })
    return { status: response.status, answer: await response.text() }
  }

  test('[002 error 5] every operation over HTTP', async () => {
    const problems: string[] = []
    for (const key of keys) {
      const { status, answer } = await ask(key)
      if (WITHOUT_STORE.includes(key)) expect(status, key).toBe(200)
      else {
        problems.push(...problemsOf(key, answer, language))
        if (status !== 503) problems.push(`${key} has the status ${status}`)
      }
    }
    expect(problems).toEqual([])
  })

  const ways: readonly [string, () => Promise<McpConnection>][] = [
    ['HTTP', () => overHttp('2026-07-28', server, { 'accept-language': language })],
    [
      'stdio',
      () =>
        overStdio('2026-07-28', {
          args: ['--lang', language, '--patience', '0'],
          env: { PAWL_DATABASE_URL: url },
        }),
    ],
  ]
  test.each(ways)('every tool and resource of MCP over %s', async (_, connect) => {
    const { client, close } = await connect()
    const problems: string[] = []
    for (const { name, inputSchema } of (await client.listTools()).tools) {
      const given = argumentsFor(inputSchema as Schema)
      const result = (await client.callTool({ name, arguments: given })) as CallToolResult
      const answer = (result.content[0] as { text: string }).text
      problems.push(...problemsOf(name, answer, language))
      expect(result.isError, answer).toBe(true)
    }
    for (const uri of ['pawl://tasks', 'pawl://tasks/1', 'pawl://tasks/1/history']) {
      const refused = (await client.readResource({ uri }).catch((error: unknown) => error)) as Error & { data?: object }
      problems.push(...problemsOf(uri, refused.message + JSON.stringify(refused.data), language))
    }
    await close()
    expect(problems).toEqual([])
  })

  test.each([
    ['straight to the database', () => ({ PAWL_DATABASE_URL: url })],
    ['through the server', () => ({ PAWL_URL: server.url })],
  ])('every command, %s', async (_, env) => {
    const file = join(temporaryFolder(), 'lines')
    writeFileSync(file, exported)
    const wanted = keys.filter((key) => operations[key].command !== undefined && !WITHOUT_STORE.includes(key))
    const all = ['--json', '--patience', '0', '--lang', language]
    const commands = wanted.map((key) => [...all, ...argsFor(key, file)])
    const runs = await runAll([...commands, [...all, 'board']], env())
    expect(runs).toHaveLength(wanted.length + 1)
    const problems = runs.flatMap(({ args, printed }) =>
      problemsOf(args.slice(all.length).join(' '), printed, language),
    )
    // The address of the server is the person's own setting; that of the database is nobody's business.
    expect(problems).toEqual([])
    expect(runs.filter(({ code }) => code === 0).map(({ args }) => args.join(' '))).toEqual([])
  })

  test('pawl chat without patience', async () => {
    const run = await runPawl(['--lang', language, '--patience', '0', 'chat'], {
      dataFolder: temporaryFolder(),
      env: { PAWL_DATABASE_URL: url },
      input: 'add milk\n',
    })
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(SENTENCE[language])
    expect(internalsIn(run.stdout + run.stderr)).toEqual([])
  })
})

test('[D48] what was said to pawl chat meanwhile is sent again when the database is back, once', async () => {
  const child = spawn(process.execPath, [PAWL, '--json', '--data', temporaryFolder(), 'chat'], {
    env: { ...process.env, PAWL_DATABASE_URL: url, HOME: temporaryFolder(), LANG: 'C' },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  let notices = ''
  child.stderr.on('data', (chunk) => {
    notices += chunk
  })
  child.stdin.end('add "Kept while it was away"\n')
  await expect.poll(() => notices).not.toBe('')
  await comeBack()
  await expect.poll(() => printed).toContain('"executed"')
  const { tasks } = await (await fetch(new URL('/api/tasks?text=kept', server.url))).json()
  expect(tasks).toHaveLength(1)
  expect(internalsIn(notices)).toEqual([])
})

test('when it is back every operation works again, by the same server', async () => {
  await comeBack()
  await expect.poll(async () => (await fetch(new URL('/readyz', server.url))).status).toBe(200)
  for (const key of ['addTask', 'listTasks', 'takeTurn', 'createRoom', 'postMessage', 'startInitiative'] as const) {
    const { http } = operations[key]
    const body = { ...oneOfEach[key] }
    const response = await fetch(new URL(http.path.replace(':room', 'mill'), server.url), {
      method: http.method,
      ...(http.method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify('room' in body && key === 'postMessage' ? { content: 'Build it' } : body),
      }),
    })
    expect(response.status, key).toBe(200)
  }
  const { client, close } = await overHttp('2026-07-28', server)
  expect((await client.callTool({ name: 'add_task', arguments: { title: 'Again' } })).isError).toBeFalsy()
  await close()
  expect((await runPawl(['list'], { env: { PAWL_DATABASE_URL: url } })).code).toBe(0)
})

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly enum?: readonly string[] }>>
  readonly required?: readonly string[]
}

/** What a tool needs at the least. Whoever waits, or is asked for a choice, gets what is quickest. */
function argumentsFor({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const known: Record<string, unknown> = {
    task_id: 1,
    room: 'mill',
    role: 'builder',
    session: 's1',
    timeout_seconds: 0,
    to: 'done',
    item: 'i1',
    answer: { tasks: [] },
    action: 'list',
    content: 'Later',
    title: 'Buy milk',
    message: 'add milk',
  }
  const choices = properties.action?.enum ?? []
  if (choices.includes('cancel')) known.message = 'm1'
  known.action = ['list', 'ready', 'release', 'cancel'].find((choice) => choices.includes(choice))
  const names = Object.keys(properties).filter((name) => required.includes(name) || name === 'timeout_seconds')
  // A list of budgets is of all of them.
  const isOfAll = choices.includes('set')
  const more = ['room', 'role', 'message'].filter((name) => !isOfAll && name in properties && !required.includes(name))
  return Object.fromEntries([...names, ...more].map((name) => [name, known[name] ?? 'words']))
}

function argsFor(key: OperationKey, file: string): string[] {
  const { command }: OperationDeclaration = operations[key]
  const rest: Record<string, unknown> = { ...oneOfEach[key] }
  const positional = (command?.positional ?? []).flatMap((name) => {
    const value = name === 'file' ? file : rest[name]
    delete rest[name]
    return value === undefined || (key === 'exportStore' && name === 'file') ? [] : [String(value)]
  })
  const flags = Object.entries(rest).flatMap(([name, value]) => [
    optionFlag(name),
    typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value),
  ])
  return [...(command?.words ?? []), ...positional, ...flags]
}

async function runAll(commands: readonly (readonly string[])[], env: Record<string, string>): Promise<CommandRun[]> {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PAWL|LC)_/.test(name)))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../testing/run-commands.ts')], {
    env: { ...clean, ...env, LANG: 'C', HOME: temporaryFolder(), PAWL_DATA: temporaryFolder() },
    cwd: temporaryFolder(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(commands))
  return JSON.parse(await text(child.stdout)) as CommandRun[]
}
