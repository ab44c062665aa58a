// Servers whose database goes away and comes back: they live on, say what is true, and go on where they were.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { freePort } from '../../../testing/free-port.ts'
import { followStream } from '../../../testing/live-stream.ts'
import { beginPawl, type PawlServer, runPawl, startPawl } from '../../../testing/pawl-processes.ts'
import { freshDatabase, type PostgresServer, startPostgres } from '../../../testing/postgres-server.ts'

let postgres: PostgresServer
let servers: readonly PawlServer[]
let place: { postgresUrl: string }
beforeAll(async () => {
  postgres = await startPostgres({ safe: 'from crashes' })
  place = { postgresUrl: await freshDatabase(postgres.url) }
  servers = await Promise.all([startPawl({ place }), startPawl({ place })])
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await postgres.stop()
})

const [first, second] = [() => servers[0] as PawlServer, () => servers[1] as PawlServer]
const ask = async (server: PawlServer, path: string, body?: object) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(new URL(path, server.url), body === undefined ? {} : init)
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server answers
  return { status: response.status, body: (await response.json()) as any }
}
const add = async (server: PawlServer, title: string): Promise<number> => {
  const { body } = await ask(server, '/api/tasks', { title })
  return body.task.number
}
const readiness = async (server: PawlServer) => {
  const { status, body } = await ask(server, '/readyz')
  return status === 200 ? 'ready' : `${status} ${body.error.code} ${body.error.variables.reason}`
}
const whenReady = async () => {
  for (const server of servers) await expect.poll(() => readiness(server)).toBe('ready')
}

interface Outage {
  readonly name: string
  readonly reason: RegExp
  /** Silence is taken for a slow answer, for a while. */
  readonly saysAway: boolean
  readonly begin: () => Promise<unknown>
  readonly end: () => Promise<unknown>
}
const outages: readonly Outage[] = [
  {
    name: 'stopped',
    reason: /^503 STORE_UNAVAILABLE (unreachable|starting)$/,
    saysAway: true,
    begin: () => postgres.halt('fast'),
    end: () => postgres.resume(),
  },
  {
    name: 'crashed',
    reason: /^503 STORE_UNAVAILABLE (unreachable|starting)$/,
    saysAway: true,
    begin: () => postgres.halt('immediate'),
    end: () => postgres.resume(),
  },
  {
    name: 'frozen',
    reason: /^503 STORE_UNAVAILABLE silent$/,
    saysAway: false,
    begin: () => postgres.freeze(),
    end: async () => postgres.thaw(),
  },
]

describe.each(outages)('while PostgreSQL is $name', ({ reason, saysAway, begin, end }) => {
  let isAway = false
  const goAway = async () => {
    isAway = true
    await begin()
  }
  const comeBack = async () => {
    if (isAway) await end()
    isAway = false
  }
  afterEach(async () => {
    await comeBack()
    await whenReady()
  })

  test('the server lives and is not ready, says so in time, and is ready again by itself', async () => {
    expect(await readiness(first())).toBe('ready')
    await goAway()
    await expect.poll(() => readiness(first())).toMatch(reason)
    expect(await ask(first(), '/healthz')).toMatchObject({ status: 200, body: { ok: true } })
    const metrics = await (await fetch(new URL('/metrics', first().url))).text()
    expect(metrics).toMatch(/^pawl_store_ready 0$/m)
    await comeBack()
    await whenReady()
    expect(await add(first(), 'Again')).toBeGreaterThan(0)
    expect(first().process.exitCode).toBe(null)
  })

  test('streams from before, meanwhile and after miss nothing and hear nothing twice', async () => {
    const before = await Promise.all(servers.map(({ url }) => followStream(url)))
    const started = await add(first(), 'Before')
    for (const stream of before) await expect.poll(stream.numbers).toContain(started)
    await goAway()
    await expect.poll(() => readiness(first())).toMatch(reason)
    const lastId = before[0]?.messages.findLast(({ id }) => id !== undefined)?.id as string
    const opening = [followStream(second().url), followStream(second().url, { 'last-event-id': lastId })] as const
    if (!saysAway) await comeBack()
    const [meanwhile, resumed] = await Promise.all(opening)
    if (saysAway) await expect.poll(() => meanwhile.has('away') && resumed.has('away')).toBe(true)
    await comeBack()
    // As soon as anything can be stored it is: nobody waits for the streams to be back.
    const numbers: number[] = []
    await expect
      .poll(async () => {
        const { status, body } = await ask(first(), '/api/tasks', { title: 'Meanwhile' })
        if (status === 200) numbers.push(body.task.number)
        return numbers.length
      })
      .toBe(1)
    numbers.push(await add(first(), 'After'))
    const after = await followStream(second().url, { 'last-event-id': lastId })
    for (const stream of [...before, meanwhile, resumed, after]) {
      await expect.poll(stream.numbers).toEqual(expect.arrayContaining(numbers))
      const heard = stream.messages.flatMap(({ id }) => id ?? [])
      expect(heard).toEqual([...new Set(heard)])
      expect(stream.isOver()).toBe(false)
      stream.stop()
    }
    expect(meanwhile.has('back')).toBe(saysAway)
  })

  test('whoever waits for work gets it afterwards', async () => {
    const room = `mill-${Date.now()}`
    await ask(first(), '/api/rooms', { room, roles: ['builder'] })
    const wait = (server: PawlServer, session: string) =>
      ask(server, '/api/work/wait-for-task', {
        room,
        role: 'builder',
        session: `${session}-${room}`,
        timeoutSeconds: 60,
      })
    const early = wait(first(), 'early')
    await goAway()
    await expect.poll(() => readiness(second())).toMatch(reason)
    const late = wait(second(), 'late')
    await comeBack()
    await whenReady()
    for (const content of ['One', 'Two']) {
      await ask(first(), `/api/rooms/${room}/messages`, { content })
      const { body } = await Promise.race([early, late])
      expect(body.task.content).toBe('One')
      if (content === 'Two') break
      const held = { session: body.session, epoch: body.epoch }
      await ask(first(), `/api/work/${body.task.number}/task-started`, held)
      await ask(first(), `/api/work/${body.task.number}/task-complete`, held)
    }
    const given = await Promise.all([early, late])
    expect(given.map(({ body }) => body.task.content).sort()).toEqual(['One', 'Two'])
  })
})

test('every connection is terminated, again and again, under load: every server lives, and nothing is lost', async () => {
  const told: number[] = []
  let over = false
  const stream = await followStream(second().url)
  const started = await add(first(), 'Before the load')
  await expect.poll(stream.numbers).toContain(started)
  const load = servers.flatMap((server) =>
    Array.from({ length: 6 }, async () => {
      while (!over) {
        const { status, body } = await ask(server, '/api/tasks', { title: 'Under load' })
        if (status === 200) told.push(body.task.number)
        else expect(body.error.code).toMatch(/^STORE_(UNAVAILABLE|OUTCOME_UNKNOWN)$/)
      }
    }),
  )
  for (let time = 0; time < 8; time++) {
    const before = told.length
    await expect.poll(() => told.length).toBeGreaterThan(before)
    await terminateAll()
  }
  over = true
  await Promise.all(load)
  expect(servers.map(({ process }) => process.exitCode)).toEqual([null, null])
  await expect.poll(stream.numbers).toEqual(expect.arrayContaining(told))
  const metrics = await (await fetch(new URL('/metrics', first().url))).text()
  expect(metrics).toMatch(/^pawl_store_connections_lost_total [1-9]/m)
  expect(await (await fetch(new URL('/metrics', second().url))).text()).toMatch(
    /^pawl_store_listener_reconnects_total [1-9]/m,
  )
  stream.stop()
})

describe('a server that is started before its database', () => {
  test('waits for it, says so, and starts', async () => {
    const own = await startPostgres({ safe: false })
    const url = await freshDatabase(own.url)
    await own.halt('fast')
    const serving = beginPawl(['--json', 'serve', '--port', '0'], {
      dataFolder: temporaryFolder(),
      env: { PAWL_DATABASE_URL: url },
    })
    await expect.poll(serving.printed).toContain('The database cannot be reached yet')
    await own.resume()
    await expect.poll(serving.printed).toContain('"store":"postgres"')
    serving.process.kill('SIGTERM')
    expect((await serving.ended).code).toBe(0)
    await own.stop()
  })

  test('gives up after the time it was given, with a code and without details', async () => {
    const port = await freePort()
    const args = ['--json', 'serve', '--port', '0', '--wait-for-database', '0']
    const env = { PAWL_DATABASE_URL: `postgres://pawl:secret@127.0.0.1:${port}/pawl` }
    const run = await runPawl(args, { dataFolder: temporaryFolder(), env })
    expect(run).toMatchObject({ code: 1, document: { error: { code: 'STORE_UNAVAILABLE' } } })
    expect(run.stdout + run.stderr).not.toMatch(/127\.0\.0\.1|ECONN|secret/)
  })

  test('does not wait for what waiting does not cure', async () => {
    const nowhere = new URL(place.postgresUrl)
    nowhere.pathname = '/no_such_database'
    const run = await runPawl(['--json', 'serve', '--port', '0'], {
      dataFolder: temporaryFolder(),
      env: { PAWL_DATABASE_URL: nowhere.href },
    })
    expect(run).toMatchObject({ code: 1, document: { error: { variables: { reason: 'refused' } } } })
  })
})

async function terminateAll(): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(place.postgresUrl).pathname.slice(1)}'`,
  )
  await client.end()
}
