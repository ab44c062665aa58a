// A server that runs on while a newer program migrates the database under it must not write what it does not understand.
// Every connection says which schema its program knows; the database refuses to store for one that knows less. That costs
// a write one comparison inside the database and no round trip.

import { fullName } from '../applied-migrations.ts'
import { type Migration, readMigrations } from '../migration-files.ts'

/** Ours alone: `raise` may use any code that the standard does not. */
export const OUTDATED_WRITER = 'PW001'

/** For the options of a connection. Connections that do not say are let be: they are a person's, or an older program's. */
export function knownSchema(): string {
  return `-c pawl.schema=${lastOf(readMigrations('postgres'))?.number ?? 0}`
}

export function refuseOutdatedWriters(migrations: readonly Migration[]): string {
  const last = lastOf(migrations)
  if (last === undefined) return ''
  return `create or replace function pawl.refuse_outdated_writers() returns trigger language plpgsql as $$
begin
  if nullif(current_setting('pawl.schema', true), '')::integer < ${last.number} then
    raise exception '${fullName(last)}' using errcode = '${OUTDATED_WRITER}';
  end if;
  return null;
end $$`
}

function lastOf(migrations: readonly Migration[]): Migration | undefined {
  return migrations.at(-1)
}
