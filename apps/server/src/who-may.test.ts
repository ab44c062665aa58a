// Every operation, by HTTP and by MCP, in the name of each role: it is for those the table of rights names, and for nobody else.
// Both are made from the contract: a new operation or tool is in the test by itself.

import {
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
import { temporaryFolder } from '../../../testing/databases.ts'
import { overHttp } from '../../../testing/mcp-clients.ts'
import { oneOfEach } from '../../../testing/one-of-each.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** They wait, or make and read whole stores: what may ask for them is decided before any of that. */
const keys = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const { shape, waits }: OperationDeclaration = operations[key]
  return shape === undefined && waits === undefined
})
const dataFolder = temporaryFolder()
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
  const body = (await response.json()) as { error?: { code: string; variables: { needed?: string; could?: unknown } } }
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
