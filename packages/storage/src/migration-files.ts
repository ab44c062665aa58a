// The migrations of both databases, by number. When the apps are bundled, this file is replaced by its own result.

import { readdirSync, readFileSync } from 'node:fs'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
}

export function readMigrations(database: 'sqlite' | 'postgres'): readonly Migration[] {
  const folder = new URL(`./${database}/migrations/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      number: Number(file.slice(0, 4)),
      name: file.slice(5, -4),
      sql: readFileSync(new URL(file, folder), 'utf8'),
    }))
}
