// Access tokens: their hashes, and who may do what with them.

import type { StoredToken } from '@pawl/operations'
import { TOKEN_COLUMNS, type TokenRow, tokenValues } from '../../rows.ts'
import type { Sender } from '../send.ts'

/** False if the name is taken. */
export async function insertToken(sender: Sender, token: StoredToken): Promise<boolean> {
  const sql = `insert into pawl.tokens (workspace, ${TOKEN_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    on conflict do nothing returning name`
  return (await sender.write('insert_token', sql, ...tokenValues(token))).length === 1
}

export async function tokenByHash(sender: Sender, hash: string): Promise<TokenRow | undefined> {
  const sql = `select ${TOKEN_COLUMNS} from pawl.tokens where workspace = $1 and secret_hash = $2`
  return (await sender.read<TokenRow>('token_by_hash', sql, hash))[0]
}

/** Never goes back. */
export async function noteTokenUse(sender: Sender, hash: string, at: number): Promise<void> {
  const sql = `update pawl.tokens set last_used_at = greatest(last_used_at, $3) where workspace = $1 and secret_hash = $2`
  await sender.write('note_token_use', sql, hash, at)
}

/** By name. */
export function allTokens(sender: Sender): Promise<TokenRow[]> {
  return sender.read(
    'tokens',
    `select ${TOKEN_COLUMNS} from pawl.tokens where workspace = $1 order by name collate "C"`,
  )
}

/** One that was revoked before keeps its time. */
export async function revokeToken(sender: Sender, name: string, at: number): Promise<TokenRow | undefined> {
  const sql = `update pawl.tokens set revoked_at = coalesce(revoked_at, $3) where workspace = $1 and name = $2
    returning ${TOKEN_COLUMNS}`
  return (await sender.write<TokenRow>('revoke_token', sql, name, at))[0]
}
