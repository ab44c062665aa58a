// The migrations of both databases, by number. When the apps are bundled, this file is replaced by its own result.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export function readMigrations(database: 'sqlite' | 'postgres'): readonly Migration[] {
  const folder = new URL(`./${database}/migrations/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(new URL(file, folder), 'utf8')
      return { number: Number(file.slice(0, 4)), name: file.slice(5, -4), sql, checksum: checksumOf(sql) }
    })
}

/** The same on systems that end lines otherwise. */
function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}
