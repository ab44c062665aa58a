// Agents' sessions: names, and the hashes of their secrets.

import type { StoredSession } from '@pawl/operations'
import type { SessionRow } from '../../session-cache.ts'
import type { Sender } from '../send.ts'

export async function sessionByName(sender: Sender, name: string): Promise<SessionRow | undefined> {
  const sql = 'select name, secret_hash, created_at from pawl.agent_sessions where workspace = $1 and name = $2'
  return (await sender.read<SessionRow>('agent_session', sql, name))[0]
}

/** Nothing is stored if there is one of this name. */
export async function insertSession(sender: Sender, session: StoredSession): Promise<void> {
  const sql = `insert into pawl.agent_sessions (workspace, name, secret_hash, created_at) values ($1, $2, $3, $4)
    on conflict do nothing`
  await sender.read('register_agent_session', sql, session.name, session.secretHash, session.createdAt)
}
