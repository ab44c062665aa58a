// A lock that one process has at a time, and that the system lets go of when the process dies, however it dies.

import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isBusy, storeError } from './sqlite/errors.ts'

/** Undefined if another process has it. */
export function takeLock(path: string): { release(): void } | undefined {
  let lock: DatabaseSync | undefined
  try {
    closeSync(openSync(path, 'a', 0o600))
    lock = new DatabaseSync(path, { timeout: 0 })
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock?.close()
    if (isBusy(error)) return undefined
    throw storeError(error)
  }
  return { release: () => lock.close() }
}
