// Where the data is: the folder named, else the nearest .pawl upwards, else the one in the home folder; or a
// PostgreSQL database.
//
// WD1. One of another user is passed over unless it is named: whoever can make a folder above yours would be told what you write.

import { existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fail, systemTrouble } from '@pawl/contract'
import type { StorePlace } from './open-store.ts'
import { makePrivate } from './private-folder.ts'

const FOLDER = '.pawl'
const STORE_FILE = 'pawl.db'

interface Search {
  readonly named?: string
  readonly from: string
  readonly home?: string
  /** Told of each that is passed over. */
  readonly onForeign?: (folder: string) => void
}

export function findDataFolder({ named, from, home, onForeign = () => {} }: Search): string {
  if (named !== undefined && named !== '') return resolve(from, named)
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = join(folder, FOLDER)
    if (existsSync(found)) {
      if (isOwn(found)) return found
      onForeign(found)
    }
    if (dirname(folder) === folder) return join(home ?? homeFolder(), FOLDER)
  }
}

/** Systems without users say that everything is. */
function isOwn(folder: string): boolean {
  const own = process.getuid?.()
  return own === undefined || statSync(folder).uid === own
}

/** A user without an entry in the list of users, as in some containers, has none. */
export function homeFolder(): string {
  try {
    const home = homedir()
    if (home !== '') return home
  } catch {
    // The same as an empty one.
  }
  throw fail('FILE_UNREADABLE', {
    path: `~/${FOLDER}`,
    holds: 'data',
    reason: 'no_home_folder',
  })
}

export function sqlitePlace(dataFolder: string): StorePlace {
  try {
    makePrivate(dataFolder, STORE_FILE)
  } catch (error) {
    throw fail('FILE_UNREADABLE', { path: dataFolder, holds: 'data', ...systemTrouble(error) }, error)
  }
  return { sqliteFile: storeFileIn(dataFolder) }
}

/** Whether it is there or not. */
export function storeFileIn(dataFolder: string): string {
  return join(dataFolder, STORE_FILE)
}

/** The data folder that belongs to `folder` itself, whether it is there or not. */
export function dataFolderOf(folder: string): string {
  return join(resolve(folder), FOLDER)
}
