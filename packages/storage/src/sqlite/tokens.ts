// Access tokens in a SQLite file.

import type { TokenStore } from '@pawl/operations'
import { toToken } from '../rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { allTokens, insertToken, noteTokenUse, revokeToken, tokenByHash } from './statements/tokens.ts'

export function sqliteTokens(sender: Sender, queue: CommitQueue): TokenStore {
  return {
    insertToken: (token, receipt) =>
      queue.run(() => {
        const isNew = insertToken(sender, token)
        if (isNew) keepReceipt(sender, receipt, token)
        return isNew
      }),
    findTokenByHash: async (hash) => {
      const row = tokenByHash(sender, hash)
      return row && toToken(row)
    },
    noteTokenUse: (hash, at) => queue.run(() => noteTokenUse(sender, hash, at)),
    listTokens: async () => allTokens(sender).map(toToken),
    revokeToken: (name, at, receipt) =>
      queue.run(() => {
        const row = revokeToken(sender, name, at)
        const token = row && toToken(row)
        if (token !== undefined) keepReceipt(sender, receipt, token)
        // Whoever is still served under it hears of it.
        queue.noteRecords()
        return token
      }),
  }
}
