// Where the data is: the folder named, else the nearest .pawl upwards, else the one in the home folder; or a
// PostgreSQL database.

import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fail } from '@pawl/contract'
import type { StorePlace } from './open-store.ts'

const FOLDER = '.pawl'

export function findDataFolder({
  named,
  from,
  home = homedir(),
}: {
  named?: string
  from: string
  home?: string
}): string {
  if (named !== undefined && named !== '') return resolve(from, named)
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, FOLDER))) return join(folder, FOLDER)
    if (dirname(folder) === folder) return join(home, FOLDER)
  }
}

export function sqlitePlace(dataFolder: string): StorePlace {
  try {
    mkdirSync(dataFolder, { recursive: true })
  } catch (error) {
    throw fail('FILE_UNREADABLE', { path: dataFolder, reason: (error as Error).message }, error)
  }
  return { sqliteFile: join(dataFolder, 'pawl.db') }
}
