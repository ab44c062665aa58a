// What the database is told of the workspace that a statement is about. Its policies compare every row with it: a second wall
// behind the conditions of the statements. See docs/decisions/0057-a-wall-between-workspaces.md.
//
// WW1. Nothing is sent on a connection of ours without saying which workspace it is about, or that it is about all of them.
// WW2. Saying it takes no round trip: it goes out with the statement.
// WW3. What is said holds for the transaction alone where the next one may be handed to another process of the database, as a
//     pooler does; on a connection to one process it stays until something else is said.
// WW4. A statement whose workspace could not be said is not carried out.

import pg from 'pg'
import type { Client } from './connect.ts'

/** No name of a workspace. */
export const EVERY_WORKSPACE = '*'
/** Nor is this: there is nothing in it. */
const NO_WORKSPACE = '-'

/** For the options of a connection: what does not say which workspace it is about finds nothing. */
export const WITHIN_NONE = `-c pawl.workspace=${NO_WORKSPACE}`
/** In a transaction that is about the tables themselves. */
export const WITHOUT_WALL = `select set_config('pawl.workspace', '', true)`

const NAME = 'set_workspace'
const TEXT = `select where set_config('pawl.workspace', $1, $2) is null`
type Until = 'commit' | 'changed'
const settingTo = (workspace: string, until: Until) => ({
  name: NAME,
  text: TEXT,
  values: [workspace, String(until === 'commit')],
})

interface Said {
  /** Whether every statement goes to the same process of the database. */
  isDirect: boolean
  onConnection: string
  inTransaction: string | undefined
}
const said = new WeakMap<pg.ClientBase, Said>()

export function sayWorkspaces(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const own: Said = { isDirect: false, onConnection: NO_WORKSPACE, inTransaction: undefined }
    said.set(client, own)
    client.query(settingTo(NO_WORKSPACE, 'commit')).catch(() => {})
    // A pooler gives out numbers of its own.
    client.query<{ pid: number }>('select pg_backend_pid() as pid').then(
      ({ rows }) => {
        own.isDirect = rows[0]?.pid === (client as unknown as { processID: number }).processID
      },
      () => {},
    )
  })
  pool.on('acquire', (client) => {
    saidOn(client).inTransaction = undefined
  })
}

/** A statement that is committed by itself. */
export function queryWithin(
  client: Client,
  workspace: string,
  query: pg.QueryConfig,
  done: (failure: Error | undefined, result: pg.QueryResult) => void,
): void {
  const own = saidOn(client)
  const answer = done as (failure: Error, result: pg.QueryResult) => void
  const isSaid = own.isDirect && own.onConnection === workspace
  // What is about all of them comes between others, which find what they said before.
  const until = own.isDirect && workspace !== EVERY_WORKSPACE ? 'changed' : 'commit'
  if (until === 'changed') own.onConnection = workspace
  if (isSaid) client.query(query, answer)
  else client.query(new QueryWithin(workspace, until, query) as unknown as pg.QueryConfig, answer)
}

/** Ahead of a statement of a transaction: if it fails, so does the transaction. Undefined if it was said already. */
export function enterInTransaction(client: Client, workspace: string): Promise<unknown> | undefined {
  const own = saidOn(client)
  if (workspace === (own.inTransaction ?? (own.isDirect ? own.onConnection : undefined))) return undefined
  own.inTransaction = workspace
  return client.query(settingTo(workspace, 'commit'))
}

function saidOn(client: pg.ClientBase): Said {
  const own = said.get(client)
  if (own === undefined) throw new Error('a connection that was not opened by its pool')
  return own
}

interface Connection {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  parse(given: { name: string; text: string; types: readonly number[] }): void
  bind(given: { statement: string; values: readonly unknown[] }): void
  execute(given: object): void
}
interface Preparing {
  prepare(connection: Connection): void
  handleCommandComplete(message: unknown, connection: Connection): void
}
const Query = pg.Query as unknown as new (query: pg.QueryConfig) => Preparing & pg.Submittable

/** Both in one transaction, by one message: a pooler cannot come between, and if one fails neither counts. */
class QueryWithin extends Query {
  readonly #values: readonly string[]
  #isSaid = false

  constructor(workspace: string, until: Until, query: pg.QueryConfig) {
    super({ ...query, queryMode: 'extended' } as pg.QueryConfig)
    this.#values = settingTo(workspace, until).values
  }

  override prepare(connection: Connection): void {
    // It is prepared when the connection is made; that may have been cancelled.
    if (connection.parsedStatements[NAME] === undefined && connection.submittedNamedStatements[NAME] === undefined) {
      connection.parse({ name: NAME, text: TEXT, types: [] })
      connection.submittedNamedStatements[NAME] = TEXT
    }
    connection.bind({ statement: NAME, values: this.#values })
    connection.execute({})
    super.prepare(connection)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isSaid) super.handleCommandComplete(message, connection)
    this.#isSaid = true
  }
}
