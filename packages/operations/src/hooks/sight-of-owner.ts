// What the owner of a hook may see at this moment. What they may not see, or could not ask to be told of, they are not told.

import { mayRun } from '@pawl/contract'
import { letInto } from '../access/places.ts'
import { principalNow } from '../access/principal-now.ts'
import { sightOf } from '../access/sight.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import type { WorkspaceStore } from '../ports/store.ts'

export type OwnersSight = ReturnType<typeof sightOf> | undefined

/** Undefined if they are not here any more, or may not have hooks. */
export async function sightOfOwner(store: WorkspaceStore, { body }: StoredRecord, now: number): Promise<OwnersSight> {
  const owner = await principalNow(store, String(body.owner), now)
  if (owner === undefined || !mayRun(owner, { right: 'hooks' })) return undefined
  return sightOf(owner, (await letInto(store, owner)).closed)
}
