import { expect, test } from 'vitest'
import { readMigrations } from './migration-files.ts'

test.each(['sqlite', 'postgres'] as const)(
  '%s: migrations are numbered without a gap and no number is given twice',
  (database) => {
    const numbers = readMigrations(database).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  },
)

test('both databases have the same migrations', () => {
  const names = (database: 'sqlite' | 'postgres') => readMigrations(database).map(({ name }) => name)
  expect(names('sqlite')).toEqual(names('postgres'))
})
