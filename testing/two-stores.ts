// A place opened twice, as two processes have it: what one stores the other sees. Every test has a workspace of its own.

import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { WorkspaceStore } from '../packages/operations/src/index.ts'
import { openStore, type Store } from '../packages/storage/src/index.ts'
import type { Place } from './databases.ts'

/** Before each test `now` holds the workspace as both have it. */
export function twoStores(freshPlace: () => Promise<Place>) {
  const now = {} as { place: Place; opened: Store; store: WorkspaceStore; there: WorkspaceStore }
  let other: Store
  let workspaces = 0
  beforeAll(async () => {
    now.place = await freshPlace()
    now.opened = await openStore(now.place)
    other = await openStore(now.place)
  })
  afterAll(async () => {
    await now.opened.close()
    await other.close()
  })
  beforeEach(async () => {
    const workspace = `workspace ${++workspaces}`
    now.store = await now.opened.in(workspace)
    now.there = await other.in(workspace)
  })
  return now
}
