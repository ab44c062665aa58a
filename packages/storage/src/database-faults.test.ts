// PostgreSQL in trouble while everything is being written to it: a real server of its own, and every fault for real.
//
// F1. Everyone who asked is answered, with what was done or with a code.
// F2. What was said to be done is there, once. What was said not to be done is not. Only "it may have been done" is open.
// F3. When the trouble is over the same store works again, and `verify` finds nothing.

import { setTimeout as pause } from 'node:timers/promises'
import type { OperationKey } from '@pawl/contract'
import { type Context, runOperation, streams } from '@pawl/operations'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { all, contextOf } from '../../../testing/operation-context.ts'
import { freshDatabase, type PostgresServer, startPostgres } from '../../../testing/postgres-server.ts'
import { openPostgresStore } from './postgres/store.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres({ safe: 'from crashes' })
})
afterAll(() => server.stop())

interface Fault {
  readonly name: string
  readonly begin: (database: Administrator) => Promise<unknown>
  readonly end?: (database: Administrator) => Promise<unknown>
  /** Besides these everyone may be told that the store is away, or that it is not known what became of it. */
  readonly code?: string
}

const PASSING = ['STORE_UNAVAILABLE', 'STORE_OUTCOME_UNKNOWN']

const faults: readonly Fault[] = [
  { name: 'every connection is terminated, ten times', begin: ({ terminate }) => repeated(10, terminate) },
  {
    name: 'it is stopped and started again',
    begin: () => server.halt('fast'),
    end: () => server.resume(),
  },
  {
    name: 'it crashes and is started again',
    begin: () => server.halt('immediate'),
    end: () => server.resume(),
  },
  {
    name: 'it is frozen and goes on later',
    begin: () => server.freeze(),
    end: async () => server.thaw(),
  },
  {
    name: 'it takes no more connections',
    begin: async ({ run, name, terminate }) => {
      await run(`alter database ${name} connection limit 0`)
      await terminate()
    },
    end: ({ run, name }) => run(`alter database ${name} connection limit -1`),
  },
  {
    name: 'it has become read-only',
    begin: async ({ run, name, terminate }) => {
      await run(`alter database ${name} set default_transaction_read_only = on`)
      await terminate()
    },
    end: async ({ run, name, terminate }) => {
      await run(`alter database ${name} reset default_transaction_read_only`)
      await terminate()
    },
  },
  {
    name: 'its disk is full',
    code: 'STORE_FULL',
    begin: ({ inside }) =>
      inside(`create function public.is_full() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
        create trigger is_full before insert on pawl.events execute function public.is_full()`),
    end: ({ inside }) => inside('drop trigger is_full on pawl.events; drop function public.is_full'),
  },
  {
    name: 'it cancels what takes too long',
    begin: async ({ run, name, terminate }) => {
      await run(`alter database ${name} set statement_timeout = 1`)
      await terminate()
    },
    end: async ({ run, name, terminate }) => {
      await run(`alter database ${name} reset statement_timeout`)
      await terminate()
    },
  },
]

describe.each(faults)('PostgreSQL: $name', ({ begin, end, code }) => {
  test('[F1] [F2] [F3] everyone is told the truth, and it goes on by itself', { timeout: 60_000 }, async () => {
    const url = await freshDatabase(server.superuserUrl)
    const database = await administer(url)
    const opened = await openPostgresStore(database.plainUrl, { connectWithin: 700, answerWithin: 700 })
    const context = contextOf(await opened.in())
    await runOperation(context, 'createRoom', { room: 'mill', roles: ['builder'], parallel: 10_000 })
    const load = startLoad(context)
    await load.until(() => load.count('done') > 60)
    await begin(database)
    if (end !== undefined) {
      const before = load.failures()
      await load.until(() => load.failures() > before + 10)
      await end(database)
    }
    const recovered = load.count('done')
    await load.until(() => load.count('done') > recovered + 60)
    await load.stop()

    expect([...load.codes()].filter((one) => !PASSING.includes(one) && one !== code)).toEqual([])
    expect(load.failures()).toBeGreaterThan(0)
    expect(await differences(context, load.attempts)).toEqual([])
    const lines = await all(streams.verifyStore(context))
    expect(lines.filter(({ kind }) => kind === 'difference')).toEqual([])
    await opened.close()
  })
})

test('a store whose database is frozen can be closed', { timeout: 30_000 }, async () => {
  const opened = await openPostgresStore(await freshDatabase(server.url), { connectWithin: 300, answerWithin: 300 })
  const store = await opened.in()
  const stop = store.onEvents(() => {})
  await server.freeze()
  const asked = store.listTokens().catch((error) => error.refusal.code)
  await opened.close()
  expect(await asked).toBe('STORE_UNAVAILABLE')
  stop()
  server.thaw()
})

test('what could not be begun gives its connection back', async () => {
  const opened = await openPostgresStore(await freshDatabase(server.url))
  const store = await opened.in()
  await server.halt('fast')
  for (let time = 0; time < 12; time++) {
    await expect(store.openSnapshot()).rejects.toMatchObject({ refusal: { code: 'STORE_UNAVAILABLE' } })
    await expect(store.openIntake()).rejects.toMatchObject({ refusal: { code: 'STORE_UNAVAILABLE' } })
  }
  await server.resume()
  const snapshot = await store.openSnapshot()
  expect(await snapshot.counts()).toMatchObject({ tasks: 0 })
  await server.halt('fast')
  await expect(snapshot.counts()).rejects.toMatchObject({ refusal: { code: 'STORE_UNAVAILABLE' } })
  await snapshot.close()
  await server.resume()
  await opened.close()
})

interface Attempt {
  readonly key: OperationKey
  readonly name: string
  readonly outcome: string
}

/** Some of every kind of write at a time, and reads, for as long as it is not stopped. */
function startLoad(context: Context) {
  const attempts: Attempt[] = []
  let over = false
  let count = 0
  const attempt = async (key: OperationKey, name: string, input: object) => {
    const outcome = await runOperation(context, key, input)
    attempts.push({ key, name, outcome: outcome.refused ? outcome.refusal.code : 'done' })
    if (outcome.refused) await pause(5)
    return outcome.refused ? undefined : (outcome.value as { task: { number: number; epoch?: number } })
  }
  const kinds: readonly ((name: string) => Promise<unknown>)[] = [
    async (name) => {
      const added = await attempt('addTask', name, { title: name })
      if (added !== undefined) await attempt('completeTask', `done ${name}`, { task: String(added.task.number) })
    },
    (name) => attempt('postMessage', name, { room: 'mill', content: name }),
    (name) => attempt('takeTurn', name, { message: `add "${name}"` }),
    (name) => attempt('addPolicy', name, { policy: name.replaceAll(' ', '-'), text: 'Be brief' }),
    (name) => attempt('addToken', name, { name: name.replaceAll(' ', '-'), actor: 'person:x', may: 'read' }),
    (name) => attempt('listTasks', name, { limit: 5 }),
    async (name) => {
      const session = name.replaceAll(' ', '-')
      const waiting = await runOperation(context, 'waitForTask', {
        room: 'mill',
        role: 'builder',
        session,
        timeoutSeconds: 0,
      })
      if (waiting.refused) return pause(5)
      const { task } = waiting.value as { task: { number: number } }
      await attempt('startWork', `start ${name}`, { task: String(task.number), session })
      await attempt('completeWork', `complete ${name}`, { task: String(task.number), session })
    },
  ]
  const working = kinds.flatMap((kind) =>
    [1, 2].map(async () => {
      while (!over) await kind(`Piece ${++count}`)
    }),
  )
  return {
    attempts,
    count: (outcome: string) => attempts.filter((one) => one.outcome === outcome).length,
    failures: () => attempts.filter(({ outcome }) => outcome.startsWith('STORE_')).length,
    codes: () => new Set(attempts.flatMap(({ outcome }) => (outcome.startsWith('STORE_') ? [outcome] : []))),
    until: async (isTrue: () => boolean) => {
      while (!isTrue()) await Promise.race([pause(10), ...working])
    },
    stop: async () => {
      over = true
      await Promise.all(working)
    },
  }
}

/** [F2] How often each piece may be there, and how often it is. */
async function differences({ store }: Context, attempts: readonly Attempt[]): Promise<string[]> {
  const there = new Map<string, number>()
  const found = (name: string) => there.set(name, (there.get(name) ?? 0) + 1)
  const snapshot = await store.openSnapshot()
  const tasks = await snapshot.tasksAfter(0, 100_000)
  await snapshot.close()
  for (const { task, events } of tasks) {
    const name = String(task.fields.title ?? task.fields.content)
    found(name)
    for (const { trigger } of events) if (trigger === 'completeTask') found(`done ${name}`)
  }
  for (const { id } of await store.records({ kind: 'policy', limit: 100_000 })) found(id.replace('-', ' '))
  for (const { name } of await store.listTokens()) found(name.replace('-', ' '))
  return attempts.flatMap(({ key, name, outcome }) => {
    if (!COUNTED.includes(key) || outcome === 'STORE_OUTCOME_UNKNOWN') return (there.get(name) ?? 0) > 1 ? [name] : []
    const times = there.get(name) ?? 0
    return times === (outcome === 'done' ? 1 : 0)
      ? []
      : [`${key} of ${name} was ${outcome}, and is there ${times} times`]
  })
}

/** What leaves something under a name of its own. */
const COUNTED: readonly OperationKey[] = ['addTask', 'completeTask', 'postMessage', 'takeTurn', 'addPolicy', 'addToken']

type Administrator = Awaited<ReturnType<typeof administer>>

/** Whoever runs the database; Pawl itself comes in as someone with ordinary rights. */
async function administer(url: string) {
  const name = new URL(url).pathname.slice(1)
  const run = async (sql: string, at = server.superuserUrl) => {
    const client = new pg.Client(at)
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`do $$ begin create role plain login; exception when duplicate_object then null; end $$;`)
  await run(`alter database ${name} owner to plain`)
  const plainUrl = new URL(url)
  plainUrl.username = 'plain'
  return {
    name,
    plainUrl: plainUrl.href,
    run,
    inside: (sql: string) => run(sql, url),
    terminate: () => run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
  }
}

async function repeated(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) {
    await work()
    await pause(30)
  }
}
