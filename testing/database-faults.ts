// Faults of a PostgreSQL server while others work with it: connections that are terminated, a crash of its processes, and
// moments in which it does not answer. One at a time, at random, until it is told to stop; then it is well again.
//
// A crash is one of its processes, not of the machine: what the system was given it keeps, on the disk or not.

import pg from 'pg'
import type { PostgresServer } from './postgres-server.ts'

export interface FaultCounts {
  terminations: number
  crashes: number
  freezes: number
}

const LONGEST_FREEZE = 1_500

export async function troubleDatabase(
  server: PostgresServer,
  { every, isOver }: { readonly every: number; readonly isOver: () => boolean },
): Promise<FaultCounts> {
  const counts: FaultCounts = { terminations: 0, crashes: 0, freezes: 0 }
  const faults = [
    async () => {
      counts.terminations += await terminateSome(server.url)
    },
    async () => {
      await server.halt('immediate')
      await pause(Math.random() * 300)
      await server.resume()
      counts.crashes++
    },
    async () => {
      await server.freeze()
      await pause(Math.random() * LONGEST_FREEZE)
      server.thaw()
      counts.freezes++
    },
  ]
  for (let turn = 0; !isOver(); turn++) {
    await pause(every * (0.5 + Math.random()))
    await faults[turn % faults.length]?.()
  }
  return counts
}

/** About half of the connections there are. */
async function terminateSome(url: string): Promise<number> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'pawl%' and pid <> pg_backend_pid() and random() < 0.5`,
  )
  await client.end()
  return rowCount ?? 0
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
