// Whose worktree a folder is, kept in a file beside it. A worktree is in use while its worker lives, which is told by the lock of the
// worker's session: the system lets go of that when the process dies, however it dies.
//
// O1. Only what was in use when its worker died has anything to save: one that was being made or removed is half a checkout, and
//     saved it would look as if files had been deleted.

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { takeLock } from '@pawl/storage'

type WorktreeState = 'being made' | 'in use' | 'being removed'

export interface Owner {
  readonly state: WorktreeState
  /** The lock of the session that works in it. */
  readonly lock: string
  readonly branch: string
  readonly task: number
  readonly epoch: number
}

const fileOf = (folder: string) => `${folder}.json`

export function writeOwner(folder: string, owner: Owner): void {
  const unfinished = `${fileOf(folder)}.new`
  writeFileSync(unfinished, JSON.stringify(owner), { mode: 0o600 })
  renameSync(unfinished, fileOf(folder))
}

export function removeOwner(folder: string): void {
  rmSync(fileOf(folder), { force: true })
}

/** Undefined if there is none, or one that nobody can read. */
export function readOwner(folder: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/** While it is held nobody else tidies up after the same worker. Undefined while that lives. */
export function takeFromDead(owner: Owner, ownLock: string): { release(): void } | undefined {
  return owner.lock === ownLock ? { release: () => {} } : takeLock(owner.lock)
}
