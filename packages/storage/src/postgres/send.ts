// Statements on their way to the database, and what it means if one fails. A named one is prepared once per connection.
// The workspace is always the first value, and what the database is told the statement is about.
//
// SE1. Trouble with the connection leaves here in the catalogue's words; what is wrong with the statement, or taken by
//     someone else, leaves as the database said it, for whoever can do something about it.
// SE2. A write that was sent and not answered may have been stored. Nobody is told that it was not.

import { systemCodeOf } from '@pawl/contract'
import pg from 'pg'
import type { Client, Pool } from './connect.ts'
import { isLost, knownTrouble, outcomeUnknown, unavailable } from './errors.ts'
import { EVERY_WORKSPACE, enterInTransaction, queryWithin } from './workspace-setting.ts'

type Effect = 'reads' | 'writes'
/** Without a workspace it is about no rows. */
type Send = (query: pg.QueryConfig, effect: Effect, workspace?: string) => Promise<unknown[]>

export class Sender {
  readonly workspace: string
  readonly #send: Send

  constructor(executor: Pool | Client, workspace: string) {
    this.#send = executor instanceof pg.Pool ? throughPool(executor) : throughClient(executor)
    this.workspace = workspace
  }

  read<Row>(name: string, sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#sent<Row>({ name, text: sql, values: [this.workspace, ...values] }, 'reads')
  }

  write<Row>(name: string, sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#sent<Row>({ name, text: sql, values: [this.workspace, ...values] }, 'writes')
  }

  /** For what is asked rarely, or in many forms: it is not kept prepared. */
  readOnce<Row>(sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#sent<Row>({ text: sql, values: [this.workspace, ...values] }, 'reads')
  }

  /** About this workspace, whichever of the values says so: both databases have the same statement. */
  here<Row>(effect: Effect, sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#sent<Row>({ text: sql, values: [...values] }, effect)
  }

  /** What is about no workspace, about another, or about all of them; prepared if it has a name. */
  everywhere<Row>(effect: Effect, sql: string, values: readonly unknown[], name?: string): Promise<Row[]> {
    const query = { text: sql, values: [...values], ...(name !== undefined && { name }) }
    return this.#sent<Row>(query, effect, EVERY_WORKSPACE)
  }

  /** What begins, ends or sets something, and is about no workspace. */
  async command<Row>(sql: string): Promise<Row[]> {
    return (await this.#send({ text: sql, values: [] }, 'reads')) as Row[]
  }

  async #sent<Row>(query: pg.QueryConfig, effect: Effect, workspace = this.workspace): Promise<Row[]> {
    return (await this.#send(query, effect, workspace)) as Row[]
  }
}

/** On whichever connection is free. It is committed by itself. */
function throughPool(pool: Pool): Send {
  return (query, effect, workspace) =>
    new Promise((resolve, reject) => {
      pool.connect((refused, client, release) => {
        if (client === undefined) return reject(unavailable(refused))
        const done = (failure: Error | undefined, result: pg.QueryResult) => {
          release(failure ?? undefined)
          if (failure) reject(failureOf(failure, effect))
          else resolve(result.rows)
        }
        if (workspace === undefined) client.query(query, done as (failure: Error, result: pg.QueryResult) => void)
        else queryWithin(client, workspace, query, done)
      })
    })
}

const ABORTED = '25P02'

/**
 * Inside one transaction: what breaks off before the commit is not stored. Of several statements that were sent together
 * the first that fails is the reason; of the others the database only says that the transaction is over.
 */
function throughClient(client: Client): Send {
  let first: unknown
  return async (query, _, workspace) => {
    try {
      // Both are on their way before either is answered.
      const said = workspace === undefined ? undefined : enterInTransaction(client, workspace)
      const answered = client.query(query)
      if (said !== undefined) await allAnswered([said, answered])
      return (await answered).rows
    } catch (error) {
      const failure = failureOf(error, 'reads')
      first ??= failure
      throw systemCodeOf(error) === ABORTED ? first : failure
    }
  }
}

/** If one fails the others are waited for: what they would still send must not come behind the rollback, where it counts. */
export async function allAnswered(sent: readonly unknown[]): Promise<void> {
  const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

export function failureOf(error: unknown, effect: Effect): unknown {
  if (!isLost(error)) return knownTrouble(error) ?? error
  return effect === 'writes' ? outcomeUnknown(error) : unavailable(error)
}
