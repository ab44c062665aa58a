// What PostgreSQL and the connection to it say when they cannot, in the catalogue's words. The words of the driver stay
// the cause, for the log, and go to nobody else [D48].

import { fail, PawlError, type StoreTrouble, systemCodeOf } from '@pawl/contract'
import { AlreadyDone } from '@pawl/operations'
import pg from 'pg'
import { OUTDATED_WRITER } from './outdated-writers.ts'

/** Thrown inside a transaction: a task has moved since it was read. */
export class Conflict extends Error {}

/**
 * Fails in the database, and the transaction with it, unless as many rows were stored as were given: so a commit can be sent
 * behind it before it is answered.
 */
export const allStored = (stored: string, given: string) =>
  `select 1 / (count(*) = cardinality(${given}))::integer from ${stored}`

const RECEIPTS_KEY = 'receipts_pkey'
const TAKEN = '23505'
/** By a trigger of ours. */
const RAISED = 'P0001'
const DEADLOCK = '40P01'
/** A division by zero: so a statement of ours says that it did not store all it was given (`allStored`). */
const NOT_ALL_STORED = '22012'
const DISK_FULL = '53100'
const LOCK_TIMEOUT = '55P03'

/** By the beginning of the code; the first that fits. */
const TROUBLES: readonly (readonly [beginning: string, trouble: StoreTrouble])[] = [
  ['25006', 'readOnly'],
  // What should have been prepared was cancelled.
  ['26000', 'silent'],
  ['25P03', 'unreachable'],
  ['25P04', 'unreachable'],
  ['57014', 'silent'],
  ['57P04', 'refused'],
  ['57P05', 'unreachable'],
  ['57P', 'starting'],
  ['53', 'overloaded'],
  ['58', 'diskError'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['08', 'unreachable'],
  ['28', 'refused'],
  ['3D', 'refused'],
  ['42501', 'refused'],
]

/** Codes after which the database ends the connection. */
const ENDS_CONNECTION = /^(?:08|57P|25P03|25P04)/

/**
 * An answer of the database says that the statement was not carried out. If there is none, because the connection broke
 * or nothing was heard in time, it may have been.
 */
export function isLost(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || ENDS_CONNECTION.test(error.code ?? '')
}

export function unavailable(error: unknown): PawlError {
  const known = knownTrouble(error)
  if (known !== undefined) return known
  const reason = /time-?out|ETIMEDOUT/i.test(`${systemCodeOf(error)} ${(error as Error).message}`)
    ? 'silent'
    : 'unreachable'
  return fail('STORE_UNAVAILABLE', { reason }, error)
}

export function outcomeUnknown(error: unknown): PawlError {
  return fail('STORE_OUTCOME_UNKNOWN', {}, error)
}

/** Trouble of the database itself, not of what was asked. */
export function knownTrouble(error: unknown): PawlError | undefined {
  if (error instanceof PawlError) return error
  if (!(error instanceof pg.DatabaseError)) return undefined
  const code = systemCodeOf(error)
  if (code === DISK_FULL) return fail('STORE_FULL', {}, error)
  if (code === LOCK_TIMEOUT) return fail('STORE_BUSY', {}, error)
  const reason = TROUBLES.find(([beginning]) => code.startsWith(beginning))?.[1]
  return reason && fail('STORE_UNAVAILABLE', { reason }, error)
}

/** A key, an index or a trigger of the database refuses it. */
export function isConstraint(error: unknown): boolean {
  const code = systemCodeOf(error)
  return code.startsWith('23') || code === RAISED
}

export function storeError(error: unknown): unknown {
  if (systemCodeOf(error) === OUTDATED_WRITER)
    return fail('STORE_UPGRADED', { migration: (error as Error).message }, error)
  if (isDoneBefore(error)) return new AlreadyDone('the receipt is there already', { cause: error })
  // Someone has just stored the same: the caller looks again.
  if ([TAKEN, NOT_ALL_STORED].includes(systemCodeOf(error)) || error instanceof Conflict)
    return fail('STORE_CONTENDED', {}, error)
  return knownTrouble(error) ?? (isOfTheDriver(error) ? unavailable(error) : error)
}

/** Said by the driver of a connection, where no statement of ours was told. */
function isOfTheDriver(error: unknown): boolean {
  const { syscall, message } = error as { syscall?: string; message?: string }
  return (
    ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall ?? '') ||
    /^(?:connection terminated|client |query read timeout|timeout (?:exceeded|expired))/i.test(message ?? '')
  )
}

/** Someone else was quicker: there is a row of that key already, or two waited for each other and this one gave way. */
export function wasInConflict(error: unknown): boolean {
  if (isDoneBefore(error)) return false
  return error instanceof Conflict || [TAKEN, DEADLOCK, NOT_ALL_STORED].includes(systemCodeOf(error))
}

/** There is a receipt of that key: nobody else was quicker, this very request was done before. */
function isDoneBefore(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  return error instanceof AlreadyDone || (code === TAKEN && constraint === RECEIPTS_KEY)
}

/** Runs the work; what the database says when it cannot comes out in the catalogue's words. */
export async function translated<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw storeError(error)
  }
}
