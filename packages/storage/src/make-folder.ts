// Makes a folder, and those above it that are not there yet. `mkdir` of Node with `recursive` never comes back where the system
// says that what is to be made is not there, as in /proc.

import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { systemCodeOf } from '@pawl/contract'

/** The first one that was made, if one was. Throws what the system said of the first that could not be made. */
export function makeFolder(folder: string, mode = 0o777): string | undefined {
  const missing: string[] = []
  for (let place = resolve(folder); !existsSync(place); place = dirname(place)) missing.unshift(place)
  if (missing.length === 0 && !statSync(folder).isDirectory()) mkdirSync(folder)
  for (const one of missing) makeOne(one, mode)
  return missing[0]
}

/** Someone else may make it at the same time. */
function makeOne(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST' || !existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}
