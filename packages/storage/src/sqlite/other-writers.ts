// Whether another process has written to the file. Its commit is written to the log beside the file, and the system tells
// of that; SQLite then says whether it counts. Nothing is looked at while nothing happens, but for a slow look in case the
// system has told nobody (a network drive, too many watches).

import { type FSWatcher, watch } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** What was written counts only once it is on the disk: it is looked for again, so many milliseconds after the look before. */
const LOOKS: readonly number[] = [0, 1, 3, 8, 20, 45, 100, 200]
/** A look that is due this soon is not hurried by another hint. */
const SOON = 3

export interface OtherWriters {
  /** To be called now and then. */
  look(): void
  /** From now on someone wants to know soon. */
  startWatching(): void
  stopWatching(): void
}

export function otherWriters(database: DatabaseSync, path: string, wrote: () => void): OtherWriters {
  const statement = database.prepare('pragma data_version')
  const version = () => (statement.get() as { data_version: number }).data_version
  let last = version()
  let watcher: FSWatcher | undefined
  let timer: NodeJS.Timeout | undefined
  let next = LOOKS.length

  const look = () => {
    let now: number
    try {
      now = version()
    } catch {
      // The file cannot be read now. Whoever asks for something is told so; here it is looked again later.
      return
    }
    const changed = now !== last
    last = now
    if (changed) wrote()
  }
  const lookIn = (place: number) => {
    clearTimeout(timer)
    next = place
    if (place === LOOKS.length) return
    timer = setTimeout(() => {
      look()
      // Whoever was told may have stopped the watching.
      if (watcher !== undefined) lookIn(place + 1)
    }, LOOKS[place]).unref()
  }
  const stopWatching = () => {
    watcher?.close()
    watcher = undefined
    lookIn(LOOKS.length)
  }
  return {
    look,
    startWatching: () => {
      if (watcher !== undefined) return
      try {
        watcher = watch(`${path}-wal`, { persistent: false }, () => {
          if ((LOOKS[next] ?? Number.POSITIVE_INFINITY) > SOON) lookIn(0)
        }).on('error', stopWatching)
      } catch {
        // The slow look has to do.
      }
    },
    stopWatching,
  }
}
