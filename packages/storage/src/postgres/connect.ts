// The connections to PostgreSQL.

import { fail } from '@pawl/contract'
import pg from 'pg'
import { knownSchema } from './outdated-writers.ts'

const BIGINT = 20

/** Counts and milliseconds fit in a number; positions are text and stay so. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

export type Pool = pg.Pool
export type Client = pg.PoolClient

export function connect(url: string): Pool {
  if (!URL.canParse(url)) throw fail('STORE_UNAVAILABLE', { reason: 'PAWL_DATABASE_URL is not an address' })
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    application_name: 'pawl',
    // What does not need the answer to what was asked before goes out with it.
    pipeline: true,
    // Planned once, not each time: a transition costs a third less.
    options: `-c plan_cache_mode=force_generic_plan ${knownSchema()}`,
  })
  // A connection that breaks while idle is simply replaced; whoever needs one next is told if there is none.
  pool.on('error', () => {})
  return pool
}

export function connectAlone(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    types,
    connectionTimeoutMillis: 5_000,
    application_name: 'pawl listener',
    // It sends words and stores nothing: no word waits for the disk.
    options: '-c synchronous_commit=off',
  })
}
