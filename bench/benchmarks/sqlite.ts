// A durable transition on SQLite, one at a time: each is on the disk before the next begins. Pawl goes through its
// operation, its commit queue and its kernel; the floor goes straight to prepared statements, on a file beside it.

import { join } from 'node:path'
import { openStore } from '@pawl/storage'
import type { Bench, Row } from '../benchmark.ts'
import { fillStore } from '../fill-store.ts'
import { openRawSqlite } from '../floors/raw-sqlite.ts'
import { compare, ratePerSecond } from '../measure.ts'
import { backAndForth, contextOf, startOrStop } from '../start-or-stop.ts'

const TASKS = 1_000

export async function sqlite({ quick, say, cleanup, measure }: Bench): Promise<readonly Row[]> {
  const rounds = quick ? 3 : 21
  const changes = quick ? 100 : 500
  const folder = cleanup.temporaryFolder()
  const floorFile = join(folder, 'floor.db')
  const forFloor = await openStore({ sqliteFile: floorFile })
  await fillStore(await forFloor.in(), TASKS)
  await forFloor.close()
  const floor = openRawSqlite(floorFile)
  cleanup.later(() => floor.close())
  const opened = await openStore({ sqliteFile: join(folder, 'pawl.db') })
  cleanup.later(() => opened.close())
  const store = await opened.in()
  await fillStore(store, TASKS)

  say(`${rounds} rounds of ${changes} transitions`)
  const context = contextOf(store)
  const nextOfFloor = backAndForth(TASKS)
  const nextOfPawl = backAndForth(TASKS)
  const contestants = {
    floor: () =>
      ratePerSecond(changes, () => {
        const { number, to } = nextOfFloor()
        floor.startOrStop(number, to)
      }),
    pawl: () =>
      ratePerSecond(changes, () => {
        const { number, to } = nextOfPawl()
        return startOrStop(context, number, to)
      }),
  }
  const work = 'durable transition, one at a time, SQLite FULL'
  const against = 'raw prepared statements'
  return measure(rounds, contestants, ({ pawl, floor: raw }) => [
    { work, against, unit: 'per second', goal: { atLeast: 0.8 }, ...compare(pawl, raw) },
  ])
}
