import { expect, test } from 'vitest'
import { fullName } from './applied-migrations.ts'
import checksums from './migration-checksums.json' with { type: 'json' }
import { readMigrations } from './migration-files.ts'

test.each(['sqlite', 'postgres'] as const)('%s: migrations are numbered from 1 without a gap', (database) => {
  const numbers = readMigrations(database).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('both databases have the same migrations', () => {
  const names = (database: 'sqlite' | 'postgres') => readMigrations(database).map(({ name }) => name)
  expect(names('sqlite')).toEqual(names('postgres'))
})

// Stores keep these: a migration that is once on the main branch is never edited, renamed or renumbered. A new one gets the
// next number, and its line in migration-checksums.json.
test.each(['sqlite', 'postgres'] as const)('[AM1] %s: migrations are what they were', (database) => {
  const now = readMigrations(database).map((migration) => [fullName(migration), migration.checksum.slice(0, 16)])
  expect(Object.fromEntries(now)).toEqual(checksums[database])
})
