// Governed work: begin, hand in, judge, approve, assign the next — each step durable and with all it leaves behind —
// against the raw statements; and what that costs when an initiative has a hundred thousand tasks.

import { join } from 'node:path'
import { type Outcome, operations } from '@pawl/contract'
import { type Context, handlers, type WorkspaceStore } from '@pawl/operations'
import { openStore, type StorePlace } from '@pawl/storage'
import { freshDatabase } from '../../testing/postgres-server.ts'
import type { Bench, Row } from '../benchmark.ts'
import { fillInitiatives, initiativeName, POLICY, workerName } from '../fill-initiative.ts'
import { openRawGovernedPostgres, openRawGovernedSqlite, type RawGoverned } from '../floors/raw-governed.ts'
import { compare, interleave } from '../measure.ts'
import { postgresFor } from '../not-here.ts'
import { contextOf } from '../start-or-stop.ts'

const WORKERS = 8
const FEW = 10
const CASES = { cases: [{ policy_id: POLICY, verdict: 'Satisfied', reasoning: 'there are none' }] }

interface Database {
  readonly name: string
  readonly place: () => Promise<StorePlace>
  readonly raw: (place: StorePlace, workers: number) => Promise<RawGoverned> | RawGoverned
}

export async function governed(bench: Bench): Promise<readonly Row[]> {
  const onSqlite = await sqliteCycles(bench)
  await bench.cleanup.run()
  return [...onSqlite, ...(await postgresCycles(bench)), ...(await governedSize(bench))]
}

export function sqliteCycles(bench: Bench): Promise<readonly Row[]> {
  return cycles(bench, sqlite(bench), 1)
}

export async function postgresCycles(bench: Bench): Promise<readonly Row[]> {
  const database = await postgres(bench)
  return [...(await cycles(bench, database, 1)), ...(await cycles(bench, database, WORKERS))]
}

async function governedSize(bench: Bench): Promise<readonly Row[]> {
  await bench.cleanup.run()
  const onSqlite = await size(bench, sqlite(bench))
  await bench.cleanup.run()
  return [...onSqlite, ...(await size(bench, await postgres(bench)))]
}

function sqlite({ cleanup }: Bench): Database {
  const folder = cleanup.temporaryFolder()
  let file = 0
  return {
    name: 'SQLite',
    place: async () => ({ sqliteFile: join(folder, `${file++}.db`) }),
    raw: (place) => openRawGovernedSqlite((place as { sqliteFile: string }).sqliteFile),
  }
}

async function postgres({ cleanup }: Bench): Promise<Database> {
  const server = await postgresFor(cleanup)
  return {
    name: 'PostgreSQL',
    place: async () => ({ postgresUrl: await freshDatabase(server.url) }),
    raw: (place, workers) => openRawGovernedPostgres((place as { postgresUrl: string }).postgresUrl, workers),
  }
}

async function cycles(
  { quick, gate, say, measure }: Bench,
  { name, place, raw }: Database,
  workers: number,
): Promise<readonly Row[]> {
  const each = quick ? 30 : gate ? Math.ceil(40 / workers) : 150
  const rounds = quick ? 2 : 7
  const filled = async () => {
    const where = await place()
    const opened = await openStore(where)
    const store = await opened.in()
    // One more than is worked off: the last one still has a next.
    await fillInitiatives(store, workers, each + 1)
    return { where, opened, store }
  }
  say(`${name}: ${workers} × ${each} tasks, ${rounds} rounds`)
  const contestants = {
    floor: async () => {
      const { where, opened } = await filled()
      await opened.close()
      const floor = await raw(where, workers)
      const rate = await perSecond(workers, each, (worker) => floor.cycle(worker))
      await floor.close()
      return rate
    },
    pawl: async () => {
      const { opened, store } = await filled()
      const rate = await perSecond(workers, each, cycleOn(store))
      await opened.close()
      return rate
    },
  }
  const who = workers === 1 ? '1 worker' : `${workers} workers`
  const work = `begin, hand in, judge, next on ${name}, ${who}`
  const against = 'the same writes as raw statements'
  return measure(rounds, contestants, ({ pawl, floor }) => [
    { work, against, unit: 'per second', goal: null, ...compare(pawl, floor) },
  ])
}

async function size({ quick, say, cleanup }: Bench, { name, place }: Database): Promise<Row[]> {
  const many = quick ? 5_000 : 100_000
  const rounds = quick ? 2 : 9
  const opened = await openStore(await place())
  cleanup.later(() => opened.close())
  say(`${name}: an initiative of ${many.toLocaleString('en-US')} tasks`)
  const large = await opened.in('large')
  await fillInitiatives(large, 1, many)
  let workspace = 0
  const cost = async (store: WorkspaceStore) => 1000 / (await perSecond(1, FEW - 1, cycleOn(store)))
  const figures = await interleave(rounds, {
    few: async () => {
      const store = await opened.in(`small ${workspace++}`)
      await fillInitiatives(store, 1, FEW)
      return cost(store)
    },
    many: () => cost(large),
  })
  const work = `a task to its end and the next assigned, ${name}, ${many.toLocaleString('en-US')} tasks in the initiative`
  const row = { work, against: `${FEW} tasks`, unit: 'milliseconds', goal: { atMost: 1.3 } } as const
  return [{ ...row, ...compare(figures.many, figures.few) }]
}

async function perSecond(workers: number, each: number, cycle: (worker: number) => Promise<void>): Promise<number> {
  const start = performance.now()
  const work = async (worker: number) => {
    for (let done = 0; done < each; done++) await cycle(worker)
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  return ((workers * each) / (performance.now() - start)) * 1000
}

/** What a worker and whoever judges for System3 do with one task. */
function cycleOn(store: WorkspaceStore): (worker: number) => Promise<void> {
  const context = contextOf(store)
  return async (index) => {
    const worker = workerName(index)
    const wait = { worker, initiative: initiativeName(index), timeoutSeconds: 0 }
    const { task, session } = await run<{ task: { number: number; id: string }; session: string }>(
      context,
      'waitForTask',
      wait,
    )
    const held = { task: String(task.number), session }
    await run(context, 'startWork', held)
    await run(context, 'completeWork', { ...held, result: 'a page' })
    const [item] = await store.itemsAbout({ task: task.id, states: ['open'] })
    await run(context, 'answerItem', { item: item?.id, answer: CASES, brief: true })
  }
}

async function run<Value>(
  context: Context,
  key: 'waitForTask' | 'startWork' | 'completeWork' | 'answerItem',
  input: object,
): Promise<Value> {
  const handler = handlers[key] as (context: Context, input: unknown) => Promise<Outcome<unknown>>
  const outcome = await handler(context, operations[key].input.parse(input))
  if (outcome.refused) throw new Error(outcome.refusal.code)
  return outcome.value as Value
}
