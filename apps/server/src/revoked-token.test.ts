// A token that is revoked ends what goes on under it, on every server over the same data.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, temporaryFolder } from '../../../testing/databases.ts'
import { followStream } from '../../../testing/live-stream.ts'
import { overHttp } from '../../../testing/mcp-clients.ts'
import { type PawlServer, runPawl, startPawl } from '../../../testing/pawl-processes.ts'

describe.each([
  { ...databases[0], servers: 1 },
  { ...databases[1], servers: 2 },
])('[DESIGN 5.7] on $name, with $servers at work: once a token is revoked', ({ name, servers: many, freshPlace }) => {
  const servers: PawlServer[] = []
  let admin: string
  beforeAll(async () => {
    const dataFolder = temporaryFolder()
    const place = name === 'SQLite' ? undefined : await freshPlace?.()
    const env: Record<string, string> = place && 'postgresUrl' in place ? { PAWL_DATABASE_URL: place.postgresUrl } : {}
    const made = await runPawl(['--json', 'token', 'add', 'root', '--actor', 'person:root', '--may', 'admin'], {
      dataFolder,
      env,
    })
    admin = (made.document as { secret: string }).secret
    for (let index = 0; index < many; index++)
      servers.push(await startPawl({ dataFolder, place, args: ['--host', '0.0.0.0'] }))
    await ask('/api/rooms', { room: 'mill', roles: ['builder'] })
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
  })

  const last = () => servers.at(-1) as PawlServer
  const at = (server: PawlServer) => server.url.replace('0.0.0.0', '127.0.0.1')
  const ask = async (path: string, body: object | undefined, secret = admin, server = servers[0] as PawlServer) => {
    const response = await fetch(new URL(path, at(server)), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: whatever the server answers
    return (await response.json()) as any
  }
  /** How many wait at the last server. */
  const waits = async () => {
    const response = await fetch(new URL('/metrics', at(last())), { headers: { authorization: `Bearer ${admin}` } })
    return Number(/^pawl_waits (\d+)$/m.exec(await response.text())?.[1])
  }
  let count = 0
  const token = async () => {
    const tokenName = `agent-${++count}`
    const { secret } = await ask('/api/tokens', { name: tokenName, actor: 'agent:builder', may: 'write' })
    const headers = { authorization: `Bearer ${admin}` }
    const path = new URL(`/api/tokens/${tokenName}`, at(servers[0] as PawlServer))
    return { secret: secret as string, revoke: () => fetch(path, { method: 'DELETE', headers }) }
  }

  test('its live streams end and say why; those of others go on', async () => {
    const { secret, revoke } = await token()
    const headers = { authorization: `Bearer ${secret}` }
    const streams = await Promise.all(servers.map(({ url }) => followStream(url, headers)))
    const other = await followStream(last().url, { authorization: `Bearer ${admin}` })
    await revoke()
    for (const stream of streams) {
      await expect.poll(stream.isOver).toBe(true)
      expect(stream.messages.at(-1)).toMatchObject({
        event: 'closed',
        data: { success: false, error: { code: 'TOKEN_INVALID' } },
      })
    }
    expect((await followStream(last().url, headers)).status).toBe(401)
    expect(other.isOver()).toBe(false)
    other.stop()
  })

  test('whoever waits under it gets no work', async () => {
    const { secret, revoke } = await token()
    const work = { room: 'mill', role: 'builder', timeoutSeconds: 60 }
    const waiting = ask('/api/work/wait-for-task', work, secret, last())
    const inbox = ask('/api/inbox?timeoutSeconds=60', undefined, secret, last())
    const client = await overHttp('2026-07-28', { ...last(), url: at(last()) }, { authorization: `Bearer ${secret}` })
    // Should it arrive only after the token is gone, it is refused at the door.
    const called = client.client
      .callTool({ name: 'wait_for_task', arguments: { room: 'mill', role: 'builder', timeout_seconds: 60 } })
      .catch(({ message }: Error) => message)
    await expect.poll(() => ask('/api/tasks', undefined, secret)).toMatchObject({ tasks: [] })
    await revoke()
    expect(await waiting).toMatchObject({ error: { code: 'TOKEN_INVALID' } })
    expect(await inbox).toMatchObject({ error: { code: 'TOKEN_INVALID' } })
    expect(JSON.stringify(await called)).toContain('TOKEN_INVALID')
    await ask('/api/rooms/mill/messages', { content: 'For someone else' })
    expect(await ask('/api/rooms/mill', undefined)).toMatchObject({ working: [], pending: [{}] })
    await client.close()
  })

  test('[SC3] what is brought right after it, before anybody was told, is left for others', async () => {
    for (const room of ['press', 'forge', 'loom']) {
      const { secret, revoke } = await token()
      await ask('/api/rooms', { room, roles: ['builder'] })
      const waiting = ask('/api/work/wait-for-task', { room, role: 'builder', timeoutSeconds: 60 }, secret, last())
      await expect.poll(waits).toBe(1)
      await revoke()
      await ask(`/api/rooms/${room}/messages`, { content: 'For someone else' }, admin, last())
      expect(await waiting).toMatchObject({ error: { code: 'TOKEN_INVALID' } })
      expect(await ask(`/api/rooms/${room}`, undefined)).toMatchObject({ working: [], pending: [{}] })
      await expect.poll(waits).toBe(0)
    }
  }, 60_000)
})
