// Every operation, by HTTP, by MCP and by the command, in the name of each role: it is for those the table of rights names, and for
// nobody else. All are made from the contract: a new operation or tool is in the test by itself.

import {
  EXIT,
  isAskedByQuery,
  MEMBER_ROLES,
  type MemberRole,
  mayRun,
  type OperationDeclaration,
  type OperationKey,
  operations,
  rolesWith,
} from '@pawl/contract'
import { tools } from '@pawl/mcp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandFor, ownCommandsAsking } from '../../../testing/command-for.ts'
import { temporaryFolder } from '../../../testing/databases.ts'
import { overHttp } from '../../../testing/mcp-clients.ts'
import { oneOfEach } from '../../../testing/one-of-each.ts'
import { runPawl } from '../../../testing/pawl-processes.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** They wait, or make and read whole stores: what may ask for them is decided before any of that. */
const keys = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const { shape, waits }: OperationDeclaration = operations[key]
  return shape === undefined && waits === undefined
})
interface Answered {
  readonly error?: { readonly code: string; readonly variables: { readonly needed?: string; readonly could?: unknown } }
}
const dataFolder = temporaryFolder()
const commandFolder = temporaryFolder()
const secrets = new Map<MemberRole, string>()
let server: RunningServer

async function ask(key: OperationKey, role: MemberRole) {
  const { http, ...rest }: OperationDeclaration = operations[key]
  const given: Record<string, unknown> = { ...oneOfEach[key] }
  const path = http.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given[name]
    delete given[name]
    return encodeURIComponent(String(value))
  })
  const url = new URL(path, server.url)
  const isQuery = isAskedByQuery({ http, ...rest })
  if (isQuery) for (const [name, value] of Object.entries(given)) url.searchParams.set(name, String(value))
  const response = await fetch(url, {
    method: http.method,
    headers: {
      authorization: `Bearer ${secrets.get(role)}`,
      ...(!isQuery && { 'content-type': 'application/json' }),
    },
    ...(!isQuery && { body: JSON.stringify(given) }),
  })
  const body = (await response.json()) as Answered
  return { status: response.status, error: body.error }
}

beforeAll(async () => {
  server = await startServer({ dataFolder, port: 0, version: 'test', log: false })
  for (const role of MEMBER_ROLES) {
    const actor = role === 'agent' ? 'agent:one' : `person:${role}`
    const response = await fetch(new URL('/api/tokens', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: role, actor, role }),
    })
    secrets.set(role, ((await response.json()) as { secret: string }).secret)
  }
})
afterAll(() => server.close())

test('[D39] what messages mean is said to anyone: no server is asked, with whatever token', async () => {
  const settings = { dataFolder: commandFolder, env: { PAWL_URL: 'http://127.0.0.1:9', PAWL_TOKEN: 'pawl_nobody' } }
  const { code, stdout } = await runPawl(['--json', 'interpret', 'add milk'], settings)
  expect([code, JSON.parse(stdout)]).toMatchObject([EXIT.done, { intent: 'add_task' }])
})

describe.each(MEMBER_ROLES)('%s', (role) => {
  const principal = { name: 'x', role, alone: false }

  test.each(keys)('[D39] [D43] by HTTP: %s', async (key) => {
    const { right } = operations[key]
    const { status, error } = await ask(key, role)
    const isRefused = error?.code === 'NOT_ALLOWED' && error.variables.needed !== undefined
    expect(isRefused, `${status} ${error?.code}`).toBe(!mayRun(principal, operations[key]))
    if (isRefused) expect([status, error.variables]).toMatchObject([403, { needed: right, could: rolesWith(right) }])
    expect(status).toBeLessThan(500)
  })

  test('[D39] [D43] by the command: every operation that has one', async () => {
    const settings = {
      dataFolder: commandFolder,
      env: { PAWL_URL: server.url, PAWL_TOKEN: secrets.get(role) as string },
    }
    const wrong: unknown[] = []
    const asked = (Object.keys(operations) as OperationKey[]).filter((key) => commandFor(key, {}) !== undefined)
    for (const key of asked) {
      const isFor = mayRun(principal, operations[key])
      // What reads whole stores, or waits, is decided before that: whoever may has done so by HTTP.
      if (isFor && !keys.includes(key)) continue
      const { code, stdout } = await runPawl(commandFor(key, oneOfEach[key]) as string[], settings)
      const { error } = (stdout.startsWith('{"') ? JSON.parse(stdout.split('\n')[0] ?? '') : {}) as Answered
      const isRefused = code === EXIT.notAllowed && error?.variables.needed === operations[key].right
      if (isRefused === isFor) wrong.push({ key, code, error })
    }
    expect(asked.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  }, 120_000)

  test('[D39] [D43] by commands with words of their own: chat, log and import ask as everything does', async () => {
    const settings = {
      dataFolder: commandFolder,
      env: { PAWL_URL: server.url, PAWL_TOKEN: secrets.get(role) as string },
    }
    const codes: Record<string, boolean> = {}
    for (const { key, args, input = '' } of ownCommandsAsking('1', 'mill')) {
      const { code, stdout, stderr } = await runPawl(['--json', ...args], { ...settings, input })
      codes[key] = code === EXIT.notAllowed && `${stdout}${stderr}`.includes('"needed"')
    }
    const expected = ownCommandsAsking('1', 'mill').map(({ key }) => [key, !mayRun(principal, operations[key])])
    expect(codes).toEqual(Object.fromEntries(expected))
  }, 60_000)

  test('[D39] by MCP: the tools that are shown are those with something in them for this role', async () => {
    const headers = { authorization: `Bearer ${secrets.get(role)}` }
    const { client, close } = await overHttp('2026-07-28', { ...server, dataFolder } as never, headers)
    const shown = (await client.listTools()).tools.map(({ name }) => name)
    const isFor = (operation: (typeof tools)[number]['operation']) =>
      (typeof operation === 'string' ? [operation] : Object.values(operation)).some((key) =>
        mayRun(principal, operations[key]),
      )
    expect(shown).toEqual(tools.filter(({ operation }) => isFor(operation)).map(({ name }) => name))
    await close()
  })
})
