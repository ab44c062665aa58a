// One suite over both databases: what the port of agents' sessions promises.

import type { WorkspaceStore } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { times } from '../../../../testing/to-dos.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  let there: WorkspaceStore
  beforeEach(() => {
    store = now.store
    there = now.there
  })
  const session = (secretHash: string) => ({ name: 's-1', secretHash, createdAt: 5 })

  test('a session that was never registered is not there, until it is, wherever it is asked', async () => {
    expect(await there.findSession('s-1')).toBeUndefined()
    expect(await store.registerSession(session('mine'))).toEqual(session('mine'))
    expect(await there.findSession('s-1')).toEqual(session('mine'))
    expect(await store.findSession('s-2')).toBeUndefined()
  })

  test('a session has one secret for life: whoever registers it later gets what is stored', async () => {
    await store.registerSession(session('mine'))
    for (const one of [store, there]) expect(await one.registerSession(session('yours'))).toEqual(session('mine'))
  })

  test('of several who register one name at once one decides', async () => {
    const stored = await Promise.all(
      times(10, (index) => (index % 2 === 0 ? store : there).registerSession(session(`secret ${index}`))),
    )
    expect(new Set(stored.map(({ secretHash }) => secretHash)).size).toBe(1)
    expect(await store.findSession('s-1')).toEqual(stored[0])
  })
})
