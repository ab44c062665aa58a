// A transition on PostgreSQL, with every commit on the disk: Pawl's callers, in one process, against as many clients of
// pgbench that do the same reads and writes in a database beside it. No two clients touch the same task.

import type { Context, WorkspaceStore } from '@pawl/operations'
import { openStore } from '@pawl/storage'
import { freshDatabase, startPostgres } from '../../testing/postgres-server.ts'
import type { Bench, Row } from '../benchmark.ts'
import { fillStore, seededChance } from '../fill-store.ts'
import { HOW_TO_GET_PGBENCH, hasPgbench, runPgbench } from '../floors/pgbench.ts'
import { connectRawPostgres } from '../floors/raw-postgres.ts'
import { compare } from '../measure.ts'
import { contextOf, startOrStop } from '../start-or-stop.ts'

const TASKS = 9_600

export async function postgres(bench: Bench): Promise<Row[]> {
  const { quick, say, cleanup, measure } = bench
  const rounds = quick ? 1 : 7
  const seconds = quick ? 1 : 2
  const server = await startPostgres({ safe: true })
  cleanup.later(() => server.stop())
  const floorUrl = await freshDatabase(server.url)
  const pawlUrl = await freshDatabase(server.url)
  const forFloor = await openStore({ postgresUrl: floorUrl })
  cleanup.later(() => forFloor.close())
  const floorStore = await forFloor.in()
  await fillStore(floorStore, TASKS)
  const opened = await openStore({ postgresUrl: pawlUrl })
  cleanup.later(() => opened.close())
  const store = await opened.in()
  await fillStore(store, TASKS)

  const withPgbench = await hasPgbench()
  if (!withPgbench) say(HOW_TO_GET_PGBENCH)
  const context = contextOf(store)
  const started = new Set<number>()
  const folder = cleanup.temporaryFolder()
  let transactions = 0
  const pgbenchRate = async (clients: number) => {
    const run = await runPgbench({ url: floorUrl, folder, tasks: TASKS, clients, seconds })
    transactions += run.transactions
    return run.perSecond
  }
  const rows: Row[] = []
  for (const clients of [1, 8, 32]) {
    const named = `${clients} ${clients === 1 ? 'client' : 'clients'}`
    say(`${named}, ${rounds} rounds of ${seconds} s`)
    const floor = withPgbench ? () => pgbenchRate(clients) : await rawRate(bench, floorUrl, clients, seconds)
    const pawl = () => callersRate(clients, seconds, (_, number) => toggle(context, started, number))
    const measured = await measure(rounds, { floor, pawl }, (figures) => [
      {
        work: `transition on PostgreSQL, ${named}`,
        against: withPgbench ? 'pgbench' : 'the same statements from Node (no pgbench here)',
        unit: 'per second',
        goal: clients === 8 ? { atLeast: 0.6 } : null,
        ...compare(figures.pawl, figures.floor),
      },
    ])
    rows.push(...measured)
  }
  if (withPgbench) await expectEvents(floorStore, TASKS + transactions)
  return rows
}

/** A transaction of pgbench counts only if it stored something. */
async function expectEvents(store: WorkspaceStore, expected: number): Promise<void> {
  const snapshot = await store.openSnapshot()
  const { events } = await snapshot.counts()
  await snapshot.close()
  if (events !== expected) throw new Error(`${expected} events should be stored, ${events} are`)
}

async function rawRate({ cleanup }: Bench, url: string, clients: number, seconds: number) {
  const raw = await connectRawPostgres(url, clients)
  cleanup.later(() => raw.close())
  return () => callersRate(clients, seconds, (client, number) => raw.transition(client, number))
}

/** Each caller asks for one change, waits for it, and asks for the next, on tasks of its own. */
async function callersRate(
  callers: number,
  seconds: number,
  change: (caller: number, number: number) => Promise<void>,
): Promise<number> {
  let changes = 0
  const start = performance.now()
  const call = async (caller: number) => {
    const chance = seededChance(caller)
    while (performance.now() - start < seconds * 1000) {
      await change(caller, 1 + caller + callers * Math.floor(chance() * Math.floor(TASKS / callers)))
      changes++
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  return (changes / (performance.now() - start)) * 1000
}

async function toggle(context: Context, started: Set<number>, number: number): Promise<void> {
  const starts = !started.has(number)
  await startOrStop(context, number, starts ? 'in_progress' : 'open')
  if (starts) started.add(number)
  else started.delete(number)
}
