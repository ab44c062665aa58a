// The connections to PostgreSQL.
//
// CN1. Every connection has someone who hears that it broke, also while it is in use: an error nobody hears ends the
//     process. Whoever uses it is told by their statement.
// CN2. Nothing is waited for without end. A database that is frozen takes connections and statements, and answers none.

import { fail } from '@pawl/contract'
import pg from 'pg'
import { unavailable } from './errors.ts'
import { knownSchema } from './outdated-writers.ts'
import { sayWorkspaces, WITHIN_NONE } from './workspace-setting.ts'

const BIGINT = 20

/** Counts and milliseconds fit in a number; positions are text and stay so. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

export type Pool = pg.Pool
export type Client = pg.PoolClient

/** In milliseconds. */
export interface Limits {
  readonly connectWithin: number
  readonly answerWithin: number
}

export const LIMITS: Limits = { connectWithin: 5_000, answerWithin: 20_000 }
/** For what reads or writes the whole store. */
const LONG_WORK = 600_000
/** A process that stands still in the middle of a change does not keep the others from the same room for longer. */
const LONGEST_IDLE = 30_000

/**
 * Planned once, not each time: a transition costs a third less. A plan that is kept must still be good when the table has
 * grown: rows are found by an index, however small the table is today.
 */
const PLANNING = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c random_page_cost=1.1'

interface Connections {
  readonly open: Set<Client>
  /** How many broke, in use or idle. */
  lost: number
}
const connections = new WeakMap<Pool, Connections>()

export function connect(url: string, { connectWithin, answerWithin }: Limits): Pool {
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw fail('STORE_UNAVAILABLE', { reason: 'notAnAddress' })
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'pawl',
    // What does not need the answer to what was asked before goes out with it.
    pipeline: true,
    options: `${PLANNING} -c idle_in_transaction_session_timeout=${LONGEST_IDLE} ${knownSchema()} ${WITHIN_NONE}`,
  })
  const own: Connections = { open: new Set(), lost: 0 }
  connections.set(pool, own)
  pool.on('connect', (client) => {
    own.open.add(client)
    client.once('error', () => own.lost++)
    client.on('error', () => {})
  })
  sayWorkspaces(pool)
  pool.on('remove', (client) => own.open.delete(client))
  // One that breaks while idle is simply replaced; whoever needs one next is told if there is none.
  pool.on('error', () => {})
  return pool
}

export function connectAlone(url: string, { connectWithin, answerWithin }: Limits): pg.Client {
  return new pg.Client({
    connectionString: url,
    types,
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    keepAlive: true,
    application_name: 'pawl listener',
    // It sends words and stores nothing: no word waits for the disk.
    options: '-c synchronous_commit=off',
  })
}

export async function connected(pool: Pool): Promise<Client> {
  try {
    return await pool.connect()
  } catch (error) {
    throw unavailable(error)
  }
}

/** A connection for work that takes long by right. It is waited for longer, until it is given back. */
export async function connectedForLong(pool: Pool): Promise<Client> {
  const client = await connected(pool)
  const { connectionParameters: limits } = client as unknown as { connectionParameters: { query_timeout: number } }
  const { query_timeout: usual } = limits
  limits.query_timeout = LONG_WORK
  const release = client.release.bind(client)
  client.release = (broken) => {
    limits.query_timeout = usual
    release(broken)
  }
  return client
}

/** What still hangs on a database that does not answer is cut off after a while. */
export async function endAll(pool: Pool, within: number): Promise<void> {
  const timer = setTimeout(() => {
    for (const client of connections.get(pool)?.open ?? []) cut(client)
  }, within)
  timer.unref()
  await pool.end()
}

export function figuresOf(pool: Pool) {
  return {
    connections: pool.totalCount,
    idleConnections: pool.idleCount,
    waitingForConnection: pool.waitingCount,
    connectionsLost: connections.get(pool)?.lost ?? 0,
  }
}

export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
