// The session of a worker. It is kept by a lock while the worker lives, and the next worker of the same role on this
// machine takes the first that is free: one that was killed is followed by one that goes on with its task [D27].

import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, systemTrouble } from '@pawl/contract'
import { newId } from '@pawl/operations'
import { makeFolder, takeLock } from '@pawl/storage'
import { pauseUnless } from '../door/pause.ts'
import type { Settings } from '../settings.ts'
import type { WorkPlace } from './work-place.ts'
import {
  endLeftCommand,
  isAlive,
  knownProcess,
  readRecord,
  removeRecord,
  storeKey,
  writeRecord,
} from './worker-record.ts'

export interface WorkerSession {
  readonly name: string
  /** Where those of all workers are. */
  readonly folder: string
  /** The file of the lock by which others see that it lives. */
  readonly lock: string
  /** Whether the one who had it before left its record behind: it was killed. */
  readonly followsKilled: boolean
  /** Notes the command that it runs. */
  runs(leader: number | undefined): void
  release(): void
}

/** Whoever tidies up after a killed worker holds its session for a moment. */
const TIDYING = 3_000
const LOOK_EACH = 50

/** Throws SESSION_IN_USE if the one that was named is taken. */
export async function takeSession(
  settings: Settings,
  { who, where, session: named, isGoverned }: Pick<WorkPlace, 'who' | 'where' | 'session' | 'isGoverned'>,
): Promise<WorkerSession> {
  const folder = join(settings.dataFolder, 'workers')
  try {
    makeFolder(folder)
  } catch (error) {
    throw fail('FILE_UNREADABLE', { path: folder, ...systemTrouble(error) }, error)
  }
  const fileOf = (name: string, ending: string) => join(folder, `${where}.${who}.${name}.${ending}`)
  const take = (name: string): WorkerSession | undefined => {
    const file = fileOf(name, 'lock')
    const lock = takeLock(file)
    if (lock === undefined) return undefined
    const noteFile = fileOf(name, 'json')
    const before = readRecord(noteFile)
    if (before !== undefined) endLeftCommand(before)
    const note = {
      store: storeKey(settings),
      room: where,
      role: who,
      session: name,
      isGoverned,
      lock: file,
      process: knownProcess(process.pid),
    }
    writeRecord(noteFile, note)
    return {
      name,
      folder,
      lock: file,
      followsKilled: before !== undefined,
      runs: (leader) =>
        writeRecord(noteFile, { ...note, command: leader === undefined ? leader : knownProcess(leader) }),
      release: () => {
        removeRecord(noteFile)
        lock.release()
      },
    }
  }
  if (named !== undefined) {
    const giveUpAt = performance.now() + TIDYING
    for (;;) {
      const session = take(named)
      if (session !== undefined) return session
      const holder = readRecord(fileOf(named, 'json'))
      const isTidied = holder !== undefined && !isAlive(holder)
      if (!isTidied || performance.now() > giveUpAt) throw fail('SESSION_IN_USE', { session: named })
      await pauseUnless(LOOK_EACH, undefined)
    }
  }
  const machine = machineName(join(folder, 'machine'))
  for (let place = 1; ; place++) {
    const session = take(`${machine}-${place}`)
    if (session !== undefined) return session
  }
}

/** Names of machines are not unique; what was drawn once here is. */
function machineName(path: string): string {
  if (!existsSync(path)) {
    const own = `${path}.${process.pid}`
    writeFileSync(own, `w${newId().slice(-8)}`)
    try {
      // Whole or not at all, and the first one stays.
      linkSync(own, path)
    } catch {}
    rmSync(own)
  }
  return readFileSync(path, 'utf8')
}
