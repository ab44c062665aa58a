// The two databases have the same files, but for those that the table in README.md names.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = { SQLite: 'sqlite', PostgreSQL: 'postgres' } as const
type Database = keyof typeof FOLDERS

const filesOf = (database: Database) =>
  readdirSync(join(import.meta.dirname, FOLDERS[database]), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).split(`/${FOLDERS[database]}/`)[1] as string)

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const namedFor = (database: Database) =>
  [...readme.matchAll(/^\| `([^`]+)` \| (\w+) \|/gm)].flatMap(([, file, only]) => (only === database ? [file] : []))

test.each(['SQLite', 'PostgreSQL'] as const)('only what README.md names is on %s alone', (database) => {
  const others = new Set(filesOf(database === 'SQLite' ? 'PostgreSQL' : 'SQLite'))
  const alone = filesOf(database).filter((file) => !others.has(file))
  expect(alone.sort()).toEqual(namedFor(database).sort())
})

test('[PO1] no statement of SQLite is planned anew for every limit it is given', () => {
  const withBareLimit = filesOf('SQLite').filter(
    (file) =>
      file.endsWith('.ts') && /\blimit \?(?!\?)/.test(readFileSync(join(import.meta.dirname, 'sqlite', file), 'utf8')),
  )
  expect(withBareLimit).toEqual([])
})
