// One suite over both databases: what the port of tokens promises.

import type { WorkspaceStore } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { storedToken } from '../../../../testing/stored-token.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  beforeEach(() => {
    store = now.store
  })

  test('tokens are kept by name, found by hash, and stay revoked', async () => {
    const token = storedToken({ name: 'ci', rooms: ['mill'], systems: ['system3'], expiresAt: 9 })
    expect(await store.insertToken(token)).toBe(true)
    expect(await store.insertToken({ ...token, secretHash: 'other' })).toBe(false)
    expect(await store.findTokenByHash('abc')).toEqual(token)
    expect(await store.revokeToken('ci', 5)).toEqual({ ...token, revokedAt: 5 })
    expect(await store.revokeToken('ci', 9)).toEqual({ ...token, revokedAt: 5 })
    expect(await store.revokeToken('nobody', 9)).toBeUndefined()
    await store.noteTokenUse('abc', 7)
    await store.noteTokenUse('abc', 6)
    expect(await store.listTokens()).toEqual([{ ...token, revokedAt: 5, lastUsedAt: 7 }])
  })
})
