// Access tokens: their hashes, and who may do what with them.

import type { StoredToken } from '@pawl/operations'
import { TOKEN_COLUMNS, type TokenRow, tokenValues } from '../../rows.ts'
import type { Sender } from '../send.ts'

/** False if the name is taken. */
export function insertToken(sender: Sender, token: StoredToken): boolean {
  const sql = `insert into tokens (workspace, ${TOKEN_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do nothing`
  return sender.run(sql, ...tokenValues(token)) === 1
}

export function tokenByHash(sender: Sender, hash: string): TokenRow | undefined {
  return sender.get(`select ${TOKEN_COLUMNS} from tokens where workspace = ? and secret_hash = ?`, hash)
}

/** Never goes back. */
export function noteTokenUse(sender: Sender, hash: string, at: number): void {
  const sql =
    'update tokens set last_used_at = max(coalesce(last_used_at, 0), ?3) where workspace = ?1 and secret_hash = ?2'
  sender.run(sql, hash, at)
}

/** By name. */
export function allTokens(sender: Sender): TokenRow[] {
  return sender.all(`select ${TOKEN_COLUMNS} from tokens where workspace = ? order by name`)
}

/** One that was revoked before keeps its time. */
export function revokeToken(sender: Sender, name: string, at: number): TokenRow | undefined {
  const sql = `update tokens set revoked_at = coalesce(revoked_at, ?3) where workspace = ?1 and name = ?2
    returning ${TOKEN_COLUMNS}`
  return sender.get(sql, name, at)
}
