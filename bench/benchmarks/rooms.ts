// Agents at work: claim, start and complete, each durable and with its event, against what one would use instead; how
// long until whoever waits has a new message; and what a claim costs when the room is full.

import { join } from 'node:path'
import { type InputOf, type Operations, type Outcome, operations, type ResultOf } from '@pawl/contract'
import { type Context, handlers, type WorkspaceStore } from '@pawl/operations'
import { openStore, type StorePlace } from '@pawl/storage'
import { freshDatabase } from '../../testing/postgres-server.ts'
import type { Bench, Row } from '../benchmark.ts'
import { fillRoom, ROLE, ROOM } from '../fill-room.ts'
import { openGraphileWorker, openPgBoss, type QueueLibrary } from '../floors/queue-libraries.ts'
import { openRawRoom } from '../floors/raw-room-sqlite.ts'
import { openRawQueue } from '../floors/raw-skip-locked.ts'
import { compare, interleave, median, millisecondsEach } from '../measure.ts'
import { postgresFor } from '../not-here.ts'
import { contextOf } from '../start-or-stop.ts'

const AGENTS = 8
type Claimed = ResultOf<Operations['waitForTask']>

export async function rooms(bench: Bench): Promise<readonly Row[]> {
  const onSqlite = [...(await sqliteCycles(bench)), ...(await sqliteSize(bench)), ...(await sqliteLatency(bench))]
  await bench.cleanup.run()
  const fresh = await postgres(bench)
  return [
    ...onSqlite,
    ...(await postgresCycles(bench, fresh)),
    ...(await postgresLatency(bench, fresh)),
    ...(await postgresSize(bench, fresh)),
  ]
}

/** Those with limits. */
export async function gatedCycles(bench: Bench): Promise<readonly Row[]> {
  return postgresCycles(bench, await postgres(bench))
}

/** Makes empty databases on a server of its own. */
async function postgres({ cleanup }: Bench): Promise<() => Promise<string>> {
  const server = await postgresFor(cleanup)
  return () => freshDatabase(server.url)
}

async function sqliteCycles({ quick, say, cleanup, measure }: Bench): Promise<readonly Row[]> {
  const count = quick ? 100 : 400
  const rounds = quick ? 2 : 7
  const folder = cleanup.temporaryFolder()
  let file = 0
  const filled = async () => {
    const place = { sqliteFile: join(folder, `${file++}.db`) }
    const opened = await openStore(place)
    const store = await opened.in()
    await fillRoom(store, count)
    return { opened, store, place }
  }
  const pawl = (agents: number) => async () => {
    const { opened, store } = await filled()
    const rate = await cyclesPerSecond(store, count, agents)
    await opened.close()
    return rate
  }
  const floor = async () => {
    const { opened, place } = await filled()
    await opened.close()
    const raw = openRawRoom(place.sqliteFile)
    const start = performance.now()
    for (let index = 0; index < count; index++) raw.cycle()
    const rate = (count / (performance.now() - start)) * 1000
    raw.close()
    return rate
  }
  say(`SQLite: ${count} tasks, ${rounds} rounds`)
  const against = 'raw prepared statements, one at a time'
  const row = { against, unit: 'per second', goal: null } as const
  return measure(rounds, { floor, one: pawl(1), many: pawl(AGENTS) }, (figures) => [
    { ...row, work: 'claim, start, complete on SQLite, 1 agent', ...compare(figures.one, figures.floor) },
    { ...row, work: `claim, start, complete on SQLite, ${AGENTS} agents`, ...compare(figures.many, figures.floor) },
  ])
}

async function postgresCycles(
  { quick, gate, say, cleanup, measure }: Bench,
  fresh: () => Promise<string>,
): Promise<readonly Row[]> {
  const count = gate ? 160 : quick ? 400 : 2_000
  const rounds = quick ? 2 : 7
  const opened = await openStore({ postgresUrl: await fresh() })
  cleanup.later(() => opened.close())
  const raw = await openRawQueue(await fresh(), AGENTS)
  cleanup.later(() => raw.close())
  const graphile = await openGraphileWorker(await fresh())
  cleanup.later(() => graphile.close())
  const boss = await openPgBoss(await fresh())
  cleanup.later(() => boss.close())
  let workspace = 0
  const library = (queue: Pick<QueueLibrary, 'workOff'>) => async () => count / (await queue.workOff(count, AGENTS))
  say(`PostgreSQL: ${count} tasks, ${AGENTS} agents, ${rounds} rounds`)
  const contestants = {
    raw: async () => {
      await raw.fill(count)
      const start = performance.now()
      const work = async (client: number) => {
        while (await raw.cycle(client));
      }
      await Promise.all(Array.from({ length: AGENTS }, (_, client) => work(client)))
      return (count / (performance.now() - start)) * 1000
    },
    graphile: library(graphile),
    boss: library(boss),
    pawl: async () => {
      const store = await opened.in(`round ${workspace++}`)
      await fillRoom(store, count)
      return cyclesPerSecond(store, count, AGENTS)
    },
  }
  const row = { work: `claim, start, complete on PostgreSQL, ${AGENTS} agents`, unit: 'per second' } as const
  return measure(rounds, contestants, (figures) => [
    {
      ...row,
      against: 'graphile-worker, job by job',
      goal: { atLeast: 1 },
      ...compare(figures.pawl, figures.graphile),
    },
    { ...row, against: 'pg-boss, fetch and complete', goal: { atLeast: 1 }, ...compare(figures.pawl, figures.boss) },
    { ...row, against: 'hand-written SKIP LOCKED, fenced', goal: null, ...compare(figures.pawl, figures.raw) },
  ])
}

async function postgresLatency({ quick, say, cleanup }: Bench, fresh: () => Promise<string>): Promise<Row[]> {
  const count = quick ? 30 : 200
  const rounds = quick ? 1 : 3
  const opened = await openStore({ postgresUrl: await fresh() })
  cleanup.later(() => opened.close())
  const graphile = await openGraphileWorker(await fresh())
  cleanup.later(() => graphile.close())
  const raw = await openRawQueue(await fresh(), AGENTS)
  cleanup.later(() => raw.close())
  const rows: Row[] = []
  let workspace = 0
  for (const waiters of [1, 100]) {
    say(`PostgreSQL: ${count} messages, ${waiters} waiting, ${rounds} rounds`)
    const times = { pawl: [] as number[][], graphile: [] as number[][], raw: [] as number[][] }
    for (let round = 0; round <= rounds; round++) {
      const peer = await graphile.latencies(count, waiters)
      const floor = await raw.latencies(count, waiters)
      const store = await opened.in(`latency ${workspace++}`)
      const own = await latencies(store, count, waiters)
      if (round === 0) continue
      times.graphile.push(peer)
      times.raw.push(floor)
      times.pawl.push(own)
    }
    for (const [name, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const) {
      const at = (all: number[][]) => all.map((one) => percentile(one, share))
      const row = {
        work: `message → agent has it, PostgreSQL, ${waiters} waiting, ${name}`,
        unit: 'milliseconds',
      } as const
      rows.push(
        { ...row, against: 'own LISTEN/NOTIFY', goal: { atMost: 1.2 }, ...compare(at(times.pawl), at(times.raw)) },
        { ...row, against: 'graphile-worker', goal: { atMost: 1 }, ...compare(at(times.pawl), at(times.graphile)) },
      )
    }
  }
  return rows
}

/** In one process; the floor is a message's and a claim's worth of raw durable transactions. */
async function sqliteLatency({ quick, say, cleanup }: Bench): Promise<Row[]> {
  const count = quick ? 30 : 200
  const rounds = quick ? 1 : 5
  const folder = cleanup.temporaryFolder()
  const opened = await openStore({ sqliteFile: join(folder, 'latency.db') })
  cleanup.later(() => opened.close())
  const rows: Row[] = []
  let workspace = 0
  say(`SQLite: ${count} messages`)
  for (const share of [0.5, 0.99]) {
    const figures = await interleave(rounds, {
      one: async () => percentile(await latencies(await opened.in(`one ${workspace++}`), count, 1), share),
      many: async () => percentile(await latencies(await opened.in(`many ${workspace++}`), count, 100), share),
    })
    rows.push({
      work: `message → agent has it, SQLite, 100 waiting, p${share * 100}`,
      against: '1 waiting',
      unit: 'milliseconds',
      goal: null,
      ...compare(figures.many, figures.one),
    })
  }
  return rows
}

async function sqliteSize(bench: Bench): Promise<Row[]> {
  const folder = bench.cleanup.temporaryFolder()
  return size(bench, 'SQLite', async (tasks) => ({ sqliteFile: join(folder, `${tasks}.db`) }))
}

async function postgresSize(bench: Bench, fresh: () => Promise<string>): Promise<Row[]> {
  return size(bench, 'PostgreSQL', async () => ({ postgresUrl: await fresh() }))
}

async function size(
  { quick, say, cleanup }: Bench,
  name: string,
  place: (tasks: number) => Promise<StorePlace>,
): Promise<Row[]> {
  const many = quick ? 20_000 : 1_000_000
  const few = 1_000
  const rounds = quick ? 2 : 7
  const calls = Math.floor(few / (rounds + 2))
  const claims = async (tasks: number) => {
    const opened = await openStore(await place(tasks))
    cleanup.later(() => opened.close())
    const store = await opened.in()
    await fillRoom(store, tasks)
    const context = contextOf(store)
    let session = 0
    return () => millisecondsEach(calls, () => claim(context, `s${session++}`))
  }
  say(`${name}: a room with ${many.toLocaleString('en-US')} tasks`)
  const figures = await interleave(rounds, { few: await claims(few), many: await claims(many) })
  return [
    {
      work: `claim, ${name}, ${many.toLocaleString('en-US')} tasks pending in the room`,
      against: `${few.toLocaleString('en-US')} pending`,
      unit: 'milliseconds',
      goal: { atMost: 1.3 },
      ...compare(figures.many, figures.few),
    },
  ]
}

/** Each agent claims, starts and completes until there is nothing left; all of them must have been done. */
async function cyclesPerSecond(store: WorkspaceStore, count: number, agents: number): Promise<number> {
  const context = contextOf(store)
  let cycles = 0
  const start = performance.now()
  const work = async (session: string) => {
    for (;;) {
      const claimed = await claim(context, session)
      if (claimed === undefined) return
      await finish(context, claimed)
      cycles++
    }
  }
  await Promise.all(Array.from({ length: agents }, (_, index) => work(`s${index}`)))
  const rate = (cycles / (performance.now() - start)) * 1000
  if (cycles !== count) throw new Error(`${count} tasks were there, ${cycles} were done`)
  return rate
}

async function latencies(store: WorkspaceStore, count: number, waiters: number): Promise<number[]> {
  await fillRoom(store, 0)
  const context = contextOf(store)
  const gone = new AbortController()
  let got = Promise.withResolvers<number>()
  const wait = async (session: string) => {
    while (!gone.signal.aborted) {
      const claimed = await claim({ ...context, signal: gone.signal }, session, 3600)
      if (claimed === undefined) return
      const at = performance.now()
      await finish(context, claimed)
      got.resolve(at)
    }
  }
  const all = Array.from({ length: waiters }, (_, index) => wait(`s${index}`))
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    // Whoever finished the last one is waiting again by now.
    await new Promise((resolve) => setTimeout(resolve, 5))
    got = Promise.withResolvers()
    const start = performance.now()
    await run(context, 'postMessage', { room: ROOM, content: `Piece ${index}` })
    times.push((await got.promise) - start)
  }
  gone.abort()
  await Promise.all(all)
  return times
}

async function claim(context: Context, session: string, timeoutSeconds = 0): Promise<Claimed | undefined> {
  const input = operations.waitForTask.input.parse({
    room: ROOM,
    role: ROLE,
    session: `${session}:secret-of-an-agent`,
    timeoutSeconds,
  })
  const outcome = await handlers.waitForTask(context, input as InputOf<Operations['waitForTask']>)
  return outcome.refused ? undefined : outcome.value
}

async function finish(context: Context, { task, session, epoch }: Claimed): Promise<void> {
  const held = { task: String(task.number), session, epoch }
  await run(context, 'startWork', held)
  await run(context, 'completeWork', held)
}

async function run(context: Context, key: 'startWork' | 'completeWork' | 'postMessage', input: object): Promise<void> {
  const handler = handlers[key] as (context: Context, input: unknown) => Promise<Outcome<unknown>>
  const outcome = await handler(context, operations[key].input.parse(input))
  if (outcome.refused) throw new Error(outcome.refusal.code)
}

function percentile(values: readonly number[], share: number): number {
  if (share === 0.5) return median(values)
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number
}
