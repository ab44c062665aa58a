// One statement on its way to the database, and what it means if it fails.
//
// SE1. Trouble with the connection leaves here in the catalogue's words; what is wrong with the statement, or taken by
//     someone else, leaves as the database said it, for whoever can do something about it.
// SE2. A write that was sent and not answered may have been stored. Nobody is told that it was not.

import type pg from 'pg'
import type { Client, Pool } from './connect.ts'
import { isLost, knownTrouble, outcomeUnknown, unavailable } from './errors.ts'

export type Effect = 'reads' | 'writes'
export type Send = (query: pg.QueryConfig, effect: Effect) => Promise<unknown[]>

/** On whichever connection is free. It is committed by itself. */
export function throughPool(pool: Pool): Send {
  return (query, effect) =>
    new Promise((resolve, reject) => {
      pool.connect((refused, client, release) => {
        if (client === undefined) return reject(unavailable(refused))
        client.query(query, (failure, result) => {
          release(failure ?? undefined)
          if (failure) reject(failureOf(failure, effect))
          else resolve(result.rows)
        })
      })
    })
}

const ABORTED = '25P02'

/**
 * Inside one transaction: what breaks off before the commit is not stored. Of several statements that were sent together
 * the first that fails is the reason; of the others the database only says that the transaction is over.
 */
export function throughClient(client: Client): Send {
  let first: unknown
  return async (query) => {
    try {
      return (await client.query(query)).rows
    } catch (error) {
      const failure = failureOf(error, 'reads')
      first ??= failure
      throw (error as { code?: string }).code === ABORTED ? first : failure
    }
  }
}

export function failureOf(error: unknown, effect: Effect): unknown {
  if (!isLost(error)) return knownTrouble(error) ?? error
  return effect === 'writes' ? outcomeUnknown(error) : unavailable(error)
}
