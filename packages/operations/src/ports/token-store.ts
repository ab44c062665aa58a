// What access tokens need of a store. The store has only their hashes.

import type { MemberRole, System } from '@pawl/contract'
import type { Receipt } from './receipt-store.ts'

export interface StoredToken {
  readonly name: string
  readonly actor: string
  readonly role: MemberRole
  /** Only these rooms; null is every room. */
  readonly rooms: readonly string[] | null
  /** For whom it may answer; null is what its role may. */
  readonly systems: readonly System[] | null
  readonly secretHash: string
  readonly createdBy: string
  readonly createdAt: number
  readonly expiresAt: number | null
  /** To the minute. */
  readonly lastUsedAt: number | null
  readonly revokedAt: number | null
}

export interface TokenStore {
  /** False if the name is taken. */
  insertToken(token: StoredToken, receipt?: Receipt<StoredToken>): Promise<boolean>
  findTokenByHash(secretHash: string): Promise<StoredToken | undefined>
  /** Never goes back. */
  noteTokenUse(secretHash: string, at: number): Promise<void>
  listTokens(): Promise<readonly StoredToken[]>
  /** Undefined if there is none of this name; a token revoked before keeps its time. */
  revokeToken(name: string, at: number, receipt?: Receipt<StoredToken>): Promise<StoredToken | undefined>
}
