// Whether cost grows with what is stored: the same list and the same transition with a thousand tasks and with a
// million, in turns. The figure is the cost with the million divided by the cost with the thousand.

import { join } from 'node:path'
import { type Context, handlers } from '@pawl/operations'
import { openStore, type StorePlace } from '@pawl/storage'
import { freshDatabase, startPostgres } from '../../testing/postgres-server.ts'
import type { Bench, Row } from '../benchmark.ts'
import { fillStore, seededChance } from '../fill-store.ts'
import { openRawSqlite, type RawSqlite } from '../floors/raw-sqlite.ts'
import { compare, interleave, millisecondsEach } from '../measure.ts'
import { contextOf, startOrStop } from '../start-or-stop.ts'

const FEW = 1_000
const DONE_EVERY = 4
/** People work on what is new. */
const RECENT = 1_000
const GOAL = { atMost: 1.3 }

interface Filled {
  readonly context: Context
  readonly tasks: number
  readonly started: Set<number>
}

export async function size(bench: Bench): Promise<Row[]> {
  const { cleanup } = bench
  const folder = cleanup.temporaryFolder()
  const fileOf = (tasks: number) => join(folder, `${tasks}.db`)
  const onSqlite = await measure(bench, {
    name: 'SQLite',
    place: async (tasks) => ({ sqliteFile: fileOf(tasks) }),
    raw: (tasks) => openRawSqlite(fileOf(tasks)),
  })
  await cleanup.run()
  const server = await startPostgres({ safe: true })
  cleanup.later(() => server.stop())
  const onPostgres = await measure(bench, {
    name: 'PostgreSQL',
    place: async () => ({ postgresUrl: await freshDatabase(server.url) }),
  })
  return [...onSqlite, ...onPostgres]
}

interface Database {
  readonly name: string
  readonly place: (tasks: number) => Promise<StorePlace>
  /** The floor on the same data: it grows dearer too. */
  readonly raw?: (tasks: number) => RawSqlite
}

async function measure(bench: Bench, { name, place, raw }: Database): Promise<Row[]> {
  const { quick, say, cleanup } = bench
  const rounds = quick ? 3 : 15
  const calls = quick ? 50 : 200
  const many = quick ? 20_000 : 1_000_000
  const small = await filled(bench, await place(FEW), FEW)
  say(`${name}: storing ${many.toLocaleString('en-US')} tasks`)
  const start = performance.now()
  const large = await filled(bench, await place(many), many)
  say(`${name}: stored in ${((performance.now() - start) / 1000).toFixed(0)} s`)

  const row = async (work: string, goal: Row['goal'], callOn: (store: Filled) => () => unknown): Promise<Row> => {
    say(`${name}: ${work}, ${rounds} rounds of ${calls}`)
    const [onSmall, onLarge] = [callOn(small), callOn(large)]
    const figures = await interleave(rounds, {
      small: () => millisecondsEach(calls, onSmall),
      large: () => millisecondsEach(calls, onLarge),
    })
    return {
      work: `${work}, ${name}, ${many.toLocaleString('en-US')} tasks stored`,
      against: `${FEW.toLocaleString('en-US')} stored`,
      unit: 'milliseconds',
      goal,
      ...compare(figures.large, figures.small),
    }
  }
  const rows = [
    await row('first page of 50 by number', GOAL, (store) => () => list(store, 'number')),
    await row('first page of 50 by deadline', GOAL, (store) => () => list(store, 'deadline')),
    await row('transition of a recent task', GOAL, (store) => transitions(store, store.tasks - RECENT)),
    await row('transition of any task', GOAL, (store) => transitions(store, 0)),
  ]
  if (raw === undefined) return rows
  const ofFloor = await row('the same by raw statements, without Pawl', null, (store) => {
    const floor = raw(store.tasks)
    cleanup.later(() => floor.close())
    return transitions(store, 0, (number, to) => floor.startOrStop(number, to))
  })
  return [...rows, ofFloor]
}

async function filled({ cleanup }: Bench, place: StorePlace, tasks: number): Promise<Filled> {
  const opened = await openStore(place)
  cleanup.later(() => opened.close())
  const store = await opened.in()
  await fillStore(store, tasks, { doneEvery: DONE_EVERY })
  return { context: contextOf(store), tasks, started: new Set() }
}

async function list({ context }: Filled, sort: 'number' | 'deadline'): Promise<void> {
  const outcome = await handlers.listTasks(context, { status: 'all', sort, limit: 50 })
  if (outcome.refused || outcome.value.tasks.length !== 50) throw new Error('The list is not what it should be')
}

/** Tasks picked by chance among those above a number: started, or stopped if they were started before. */
function transitions(
  { context, tasks, started }: Filled,
  above: number,
  change: (number: number, to: 'in_progress' | 'open') => unknown = (number, to) => startOrStop(context, number, to),
): () => unknown {
  const chance = seededChance(above)
  return () => {
    let number: number
    do number = above + 1 + Math.floor(chance() * (tasks - above))
    while (number % DONE_EVERY === 0)
    const starts = !started.has(number)
    if (starts) started.add(number)
    else started.delete(number)
    return change(number, starts ? 'in_progress' : 'open')
  }
}
