// Whether a store fits this program, and what it still needs. A migration is known by its name: numbers only say in which
// order a new store gets them, and have been given anew in the past.
//
// AM1. What was applied is kept with its checksum, in the store itself.
// AM2. A store with a migration that this program does not have, or has otherwise, is refused by that name, untouched.
// AM3. Whatever is missing is applied in the order of the numbers, also if something later is there already.

import { fail, type PawlError } from '@pawl/contract'
import type { Migration } from './migration-files.ts'

export interface AppliedMigration {
  readonly number: number
  readonly name: string
  /** Null if it was applied before checksums were kept. */
  readonly checksum: string | null
}

export function fullName({ number, name }: Pick<Migration, 'number' | 'name'>): string {
  return `${String(number).padStart(4, '0')}-${name}`
}

/** Throws if the store does not fit. */
export function missingMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const one of applied.toSorted((a, b) => b.number - a.number)) {
    const own = known.get(one.name)
    if (own === undefined) throw unknownMigration(migrations, one)
    if (one.checksum !== null && one.checksum !== own.checksum)
      throw fail('MIGRATION_CHANGED', { migration: fullName(one) })
  }
  const names = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !names.has(name))
}

function unknownMigration(migrations: readonly Migration[], one: AppliedMigration): PawlError {
  const supported = migrations.at(-1)?.number ?? 0
  const migration = fullName(one)
  return one.number > supported
    ? fail('STORE_TOO_NEW', { found: one.number, supported, migration })
    : fail('MIGRATION_UNKNOWN', { migration })
}

/** What someone else has applied since this program opened the store, if this program does not know it. */
export function upgradedBy(migrations: readonly Migration[], newest: AppliedMigration | undefined) {
  if (newest === undefined || migrations.some(({ name }) => name === newest.name)) return undefined
  return fail('STORE_UPGRADED', { migration: fullName(newest) })
}

export function migrationFailed(migration: Migration, error: unknown): PawlError {
  return fail('MIGRATION_FAILED', { migration: fullName(migration), reason: (error as Error).message }, error)
}
