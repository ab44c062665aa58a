// Access tokens in a PostgreSQL database.

import type { TokenStore } from '@pawl/operations'
import { toToken } from '../rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import type { Announce } from './notifications.ts'
import { storeKeeping } from './receipts.ts'
import { Sender } from './send.ts'
import { allTokens, insertToken, noteTokenUse, revokeToken, tokenByHash } from './statements/tokens.ts'

export function postgresTokens(pool: Pool, workspace: string, announce: Announce): TokenStore {
  const sender = new Sender(pool, workspace)
  return {
    insertToken: (token, receipt) => {
      const insert = (own: Sender) => insertToken(own, token)
      return storeKeeping(pool, workspace, receipt, insert, (isNew) => (isNew ? token : undefined))
    },
    findTokenByHash: (hash) =>
      translated(async () => {
        const row = await tokenByHash(sender, hash)
        return row && toToken(row)
      }),
    noteTokenUse: (hash, at) => translated(() => noteTokenUse(sender, hash, at)),
    listTokens: () => translated(async () => (await allTokens(sender)).map(toToken)),
    revokeToken: async (name, at, receipt) => {
      const revoke = async (own: Sender) => {
        const row = await revokeToken(own, name, at)
        return row && toToken(row)
      }
      const revoked = await storeKeeping(pool, workspace, receipt, revoke, (token) => token)
      // Whoever is still served under it hears of it.
      if (revoked !== undefined) announce.records()
      return revoked
    },
  }
}
