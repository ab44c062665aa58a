// Agents' sessions: names, and the hashes of their secrets.

import type { StoredSession } from '@pawl/operations'
import type { SessionRow } from '../../session-cache.ts'
import type { Sender } from '../send.ts'

export function sessionByName(sender: Sender, name: string): SessionRow | undefined {
  const sql = 'select name, secret_hash, created_at from agent_sessions where workspace = ? and name = ?'
  return sender.get(sql, name)
}

/** Nothing is stored if there is one of this name. */
export function insertSession(sender: Sender, session: StoredSession): void {
  const sql = `insert into agent_sessions (workspace, name, secret_hash, created_at) values (?, ?, ?, ?)
    on conflict do nothing`
  sender.run(sql, session.name, session.secretHash, session.createdAt)
}
