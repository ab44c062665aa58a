// The copy that is kept of a file before it is upgraded: page by page, beside it, for its owner alone. None is ever deleted
// or written over.

import { closeSync, existsSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup } from 'node:sqlite'
import { fail, PawlError } from '@pawl/contract'
import { makeFolder } from '../make-folder.ts'
import { type Migration, readMigrations } from '../migration-files.ts'
import { connect } from './connect.ts'
import { storeError } from './errors.ts'

const FOLDER = 'backups'
const NAME = /^before-(\d{4})-(.+?)(?:\.\d+)?\.db$/

/** Of the file as it is, before `first` is applied. Throws if there is no room: then nothing is upgraded. */
export async function backUp(path: string, first: string): Promise<string> {
  const folder = join(dirname(path), FOLDER)
  const target = freeName(join(folder, `before-${first}`))
  const part = `${target}.part`
  const source = connect(path, { readOnly: true })
  try {
    makeFolder(folder, 0o700)
    rmSync(part, { force: true })
    closeSync(openSync(part, 'w', 0o600))
    await backup(source, part)
    renameSync(part, target)
    return target
  } catch (error) {
    rmSync(part, { force: true })
    throw storeError(error)
  } finally {
    source.close()
  }
}

/** Whoever wants to go back to this program is told where the copy is that it can open. */
export function namingBackup(error: unknown, path: string): unknown {
  if (!(error instanceof PawlError) || error.refusal.code !== 'STORE_TOO_NEW') return error
  return fail('STORE_TOO_NEW', { ...error.refusal.variables, backup: backupFor(path, readMigrations('sqlite')) }, error)
}

/** The newest copy that this program can open, of a file that a newer one has upgraded. */
function backupFor(path: string, migrations: readonly Migration[]): string | null {
  const folder = join(dirname(path), FOLDER)
  if (!existsSync(folder)) return null
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = readdirSync(folder)
    .toSorted()
    .find((file) => {
      const [, , name] = NAME.exec(file) ?? []
      return name !== undefined && !known.has(name)
    })
  return unknown === undefined ? null : join(folder, unknown)
}

function freeName(base: string): string {
  for (let count = 1; ; count++) {
    const name = `${base}${count === 1 ? '' : `.${count}`}.db`
    if (!existsSync(name)) return name
  }
}
