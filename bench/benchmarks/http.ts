// A durable transition over HTTP, 64 connections at once. Pawl commits what arrives together in one transaction; the
// floor commits each request by itself. Both answer only when the change is on the disk, and every answer must be 200.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '@pawl/storage'
import type { Bench, Row } from '../benchmark.ts'
import { fillStore } from '../fill-store.ts'
import { openRawSqlite } from '../floors/raw-sqlite.ts'
import { postAll } from '../http-load.ts'
import { compare } from '../measure.ts'
import { startServerProcess } from '../server-process.ts'

const CONNECTIONS = 64
/** Each connection has its own tasks, starts one, stops it, and goes on to the next. */
const TASKS_EACH = 16
const TASKS = CONNECTIONS * TASKS_EACH

const PAWL = fileURLToPath(new URL('../../apps/cli/src/pawl.ts', import.meta.url))
const FLOOR = fileURLToPath(new URL('../floors/http-server.ts', import.meta.url))

export async function http({ quick, gate, say, cleanup, measure }: Bench): Promise<readonly Row[]> {
  const rounds = quick ? 3 : 15
  const roundTrip = gate ? TASKS_EACH : TASKS_EACH * 2
  // As many for each as fill about the same time.
  const pawlEach = roundTrip * (quick ? 1 : 4)
  const floorEach = roundTrip
  const folder = cleanup.temporaryFolder()
  const floorFile = await filledFile(join(folder, 'floor'))
  const pawlFile = await filledFile(join(folder, 'pawl'))
  const floorUrl = await startServerProcess(cleanup, FLOOR, [floorFile])
  const serve = ['serve', '--port', '0', '--json', '--data', join(folder, 'pawl')]
  const pawlUrl = await startServerProcess(cleanup, PAWL, serve)

  say(`${rounds} rounds of ${CONNECTIONS * pawlEach} requests (the floor: ${CONNECTIONS * floorEach})`)
  const load = (url: string, requestsEach: number) => postAll({ url, connections: CONNECTIONS, requestsEach, path })
  const contestants = { floor: () => load(floorUrl, floorEach), pawl: () => load(pawlUrl, pawlEach) }
  const work = 'the same over HTTP, 64 connections'
  const against = 'plain fastify, one transaction per request'
  const rows = await measure(rounds, contestants, ({ pawl, floor }) => [
    { work, against, unit: 'per second', goal: { atLeast: 3.5 }, ...compare(pawl, floor) },
  ])
  const taken = (rows[0] as Row).rounds + 1
  expectEvents(floorFile, TASKS + taken * CONNECTIONS * floorEach)
  expectEvents(pawlFile, TASKS + taken * CONNECTIONS * pawlEach)
  return rows
}

async function filledFile(folder: string): Promise<string> {
  mkdirSync(folder)
  const file = join(folder, 'pawl.db')
  const opened = await openStore({ sqliteFile: file })
  await fillStore(await opened.in(), TASKS)
  await opened.close()
  return file
}

function path(connection: number, request: number): string {
  const number = connection * TASKS_EACH + (Math.floor(request / 2) % TASKS_EACH) + 1
  return `/api/tasks/${number}/${request % 2 === 0 ? 'start' : 'stop'}`
}

/** An answer of 200 counts only if what it says was stored. */
function expectEvents(file: string, expected: number): void {
  const store = openRawSqlite(file)
  const found = store.countEvents()
  store.close()
  if (found !== expected) throw new Error(`${expected} events should be stored, ${found} are`)
}
