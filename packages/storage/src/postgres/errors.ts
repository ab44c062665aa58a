// What PostgreSQL and the connection to it say when they cannot, in the catalogue's words.

import { fail, PawlError } from '@pawl/contract'
import { AlreadyDone } from '@pawl/operations'
import { OUTDATED_WRITER } from './outdated-writers.ts'

/** Thrown inside a transaction: a task has moved since it was read. */
export class Overtaken extends Error {}

const RECEIPTS_KEY = 'receipts_pkey'
const DISK_FULL = '53100'
const TAKEN = '23505'
/** By a trigger of ours. */
const RAISED = 'P0001'
const DEADLOCK = '40P01'

/** A key, an index or a trigger of the database refuses it. */
export function isConstraint(error: unknown): boolean {
  const code = (error as { code?: string } | undefined)?.code ?? ''
  return code.startsWith('23') || code === RAISED
}

export function storeError(error: unknown): unknown {
  if (error instanceof PawlError || !(error instanceof Error)) return error
  const code = (error as { code?: string }).code ?? ''
  if (code === OUTDATED_WRITER) return fail('STORE_UPGRADED', { migration: error.message }, error)
  if (isDoneBefore(error)) return new AlreadyDone('the receipt is there already', { cause: error })
  if (code === DISK_FULL) return fail('STORE_FULL', {}, error)
  // Someone has just stored the same: the caller looks again.
  if (code === TAKEN || error instanceof Overtaken) return fail('STORE_CONTENDED', {}, error)
  if (isConnectionTrouble(code, error.message))
    return fail('STORE_UNAVAILABLE', { reason: reasonOf(code, error) }, error)
  return error
}

/** Someone else was quicker: there is a row of that key already, or two waited for each other and this one gave way. */
export function wasOvertaken(error: unknown): boolean {
  if (isDoneBefore(error)) return false
  const code = (error as { code?: string } | undefined)?.code
  return error instanceof Overtaken || code === TAKEN || code === DEADLOCK
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

function isConnectionTrouble(code: string, message: string): boolean {
  return (
    /^(08|57P|53|3D|28)/.test(code) ||
    /^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_)/.test(code) ||
    code === 'ENOTFOUND' ||
    /connection terminated|timeout exceeded when trying to connect|not queryable|client was closed/i.test(message)
  )
}

function reasonOf(code: string, error: Error): string {
  return code === '' ? error.message.toLowerCase() : `${error.message || 'no connection'} (${code})`
}
