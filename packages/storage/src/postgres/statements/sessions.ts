// Agents' sessions: names, and the hashes of their secrets.

import type { StoredSession } from '@pawl/operations'
import type { SessionRow } from '../../session-cache.ts'
import type { Sender } from '../send.ts'

export function sessionsByName(sender: Sender, names: readonly string[]): Promise<SessionRow[]> {
  const sql = 'select name, secret_hash, created_at from pawl.agent_sessions where workspace = $1 and name = any($2)'
  return sender.read('agent_sessions', sql, names)
}

/**
 * Stores those whose names are free; gives what is stored under each name. One that is registered by someone else
 * meanwhile is neither stored nor seen. In one order for everyone: two must not wait for each other.
 */
export function registerSessions(sender: Sender, sessions: readonly StoredSession[]): Promise<SessionRow[]> {
  const sql = `with registered as (
      insert into pawl.agent_sessions (workspace, name, secret_hash, created_at)
      select $1, * from unnest($2::text[], $3::text[], $4::bigint[]) as given (name, secret_hash, created_at) order by name
      on conflict do nothing returning name, secret_hash, created_at)
    select * from registered union all
    select name, secret_hash, created_at from pawl.agent_sessions where workspace = $1 and name = any($2)`
  return sender.write(
    'register_agent_sessions',
    sql,
    sessions.map((one) => one.name),
    sessions.map((one) => one.secretHash),
    sessions.map((one) => one.createdAt),
  )
}
