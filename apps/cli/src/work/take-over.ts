// A worker looks now and then for others of its machine that were killed. What such a one held is given back in its name: the same
// user on the same machine may use its session, and sees that its process has ended.
//
// TO1. Evidence, not a clock [D28]: nothing is given back unless the process is gone and the lock of its session free. The system
//     lets go of the lock when the process dies; a number that another process has by now deceives nobody.
// TO2. The lock is held meanwhile, so that of several who look one acts, and nobody begins under the same session.
// TO3. The record goes once everyone was told: what could not be told is told the next time.

import { type Outcome, PawlError } from '@pawl/contract'
import { takeLock } from '@pawl/storage'
import type { Ask } from '../door/patient-door.ts'
import { pauseUnless } from '../door/pause.ts'
import { meaningOf } from './refusal-meaning.ts'
import type { WorkPlace } from './work-place.ts'
import { endLeftCommand, isAlive, readRecord, recordFiles, removeRecord, type WorkerRecord } from './worker-record.ts'

export interface TakeOver {
  readonly folder: string
  readonly ownLock: string
  readonly store: string
  readonly place: Pick<WorkPlace, 'where' | 'isGoverned' | 'claims'>
  readonly ask: Ask
  /** Why a task is given back. */
  readonly reason: string
  readonly stop: AbortSignal
  readonly takenBack: (task: number, record: WorkerRecord) => void
}

const LOOK_EACH = 2_000

/** Until the worker is stopped. */
export async function watchForDead(options: TakeOver): Promise<void> {
  while (!options.stop.aborted) {
    try {
      await takeOverFromDead(options)
    } catch (error) {
      // A folder or a file that cannot be read now; looked at again the next time.
      if (!(error instanceof PawlError) && !(error instanceof Error && 'code' in error)) throw error
    }
    await pauseUnless(LOOK_EACH, options.stop)
  }
}

async function takeOverFromDead(options: TakeOver): Promise<void> {
  const { folder, ownLock, store, place, stop } = options
  for (const file of recordFiles(folder)) {
    const record = readRecord(file)
    if (record === undefined || record.lock === ownLock || record.store !== store) continue
    const { isGoverned = false, room } = record
    // What a System1 leaves is given to whoever is fit for it, wherever that one works.
    if (isGoverned !== place.isGoverned || (!isGoverned && room !== place.where)) continue
    if (stop.aborted || isAlive(record)) continue
    const lock = takeLock(record.lock)
    if (lock === undefined) continue
    try {
      // Someone else may have done it, or have begun under this session and ended, since it was read.
      const now = readRecord(file)
      if (now === undefined || isAlive(now)) continue
      endLeftCommand(now)
      if (await givenBack(now, options)) removeRecord(file)
    } finally {
      lock.release()
    }
  }
}

/** False if somebody has still to be told. */
async function givenBack(record: WorkerRecord, { place, ask, reason, stop, takenBack }: TakeOver): Promise<boolean> {
  const hurried = { gone: stop }
  const left = await place.claims(ask, record, hurried)
  if (left === undefined) return false
  for (const { task, epoch, isStarted } of left) {
    const held = { task: String(task), session: record.session, epoch }
    // One that was not started yet is as it was.
    const told = await ask('releaseWork', { ...held, reason, failed: isStarted, isGone: true }, hurried)
    if (!isTold(told, epoch)) return false
    if (!told.refused) takenBack(task, record)
  }
  return true
}

function isTold(told: Outcome<unknown>, epoch: number): boolean {
  return !told.refused || ['lost', 'moved on'].includes(meaningOf(told.refusal, epoch))
}
