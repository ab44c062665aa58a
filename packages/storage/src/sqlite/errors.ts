// What SQLite says when it cannot, in the catalogue's words.

import { fail, PawlError, type StoreTrouble, systemCodeOf } from '@pawl/contract'

const BUSY = 5
const LOCKED = 6
const FULL = 13
const CONSTRAINT = 19
/** Of primary keys and unique indexes. */
const TAKEN = new Set([1555, 2067])
const UNUSABLE: { readonly [code: number]: StoreTrouble } = {
  8: 'readOnly',
  10: 'diskError',
  11: 'damaged',
  14: 'cannotBeOpened',
  26: 'notADatabase',
}

interface SqliteError extends Error {
  errcode: number
}

export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY || primaryCode(error) === LOCKED
}

/** A key, an index or a trigger of the database refuses it. */
export function isConstraint(error: unknown): boolean {
  return primaryCode(error) === CONSTRAINT
}

export function storeError(error: unknown): unknown {
  if (error instanceof PawlError) return error
  if (isBusy(error)) return fail('STORE_BUSY', {}, error)
  const code = primaryCode(error)
  if (code === FULL) return fail('STORE_FULL', {}, error)
  // Someone has just stored the same: the caller looks again.
  if (code === CONSTRAINT && TAKEN.has((error as SqliteError).errcode)) return fail('STORE_CONTENDED', {}, error)
  const reason = isClosed(error) ? 'unreachable' : code === undefined ? undefined : UNUSABLE[code]
  return reason === undefined ? error : fail('STORE_UNAVAILABLE', { reason }, error)
}

/** The store was closed, and someone writes to it still: a timer, or a request that outlived its server. */
function isClosed(error: unknown): boolean {
  return systemCodeOf(error) === 'ERR_INVALID_STATE'
}

/** What SQLite throws while `work` runs, in the catalogue's words. */
export function translated<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw storeError(error)
  }
}

/** Extended codes carry the primary one in their lowest byte. */
function primaryCode(error: unknown): number | undefined {
  const said = error instanceof PawlError ? error.cause : error
  const code = (said as SqliteError | undefined)?.errcode
  return typeof code === 'number' ? code & 0xff : undefined
}
