// Whether a command can be run at all, asked before anything is claimed for it.

import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { fail } from '@pawl/contract'

/** Throws COMMAND_NOT_FOUND. On Windows, where endings are added to names, the start itself tells. */
export function checkCommand(command: string, path: string): void {
  if (process.platform === 'win32') return
  const places = command.includes(sep) ? [command] : path.split(delimiter).map((folder) => join(folder || '.', command))
  const found = places.filter(isFile)
  if (found.length === 0) throw fail('COMMAND_NOT_FOUND', { command, reason: 'no_such_program' })
  if (!found.some(mayRun)) throw fail('COMMAND_NOT_FOUND', { command, reason: 'not_executable' })
}

/** A folder on the way may be one that this user cannot look into: what is there is not found, as a shell does not find it. */
function isFile(place: string): boolean {
  try {
    return statSync(place).isFile()
  } catch {
    return false
  }
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
