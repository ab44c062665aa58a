// The store as a principal sees it. Operations are given this one instead of the whole, so that none of them has to think
// of it.
//
// SI1. A room or initiative that is for others alone (`places.ts`), and what is in it, is not there [D41].
//     Another room, and a task in it, is not there for whoever is limited to some: neither listed nor found, nor changed.
//     Nor is governed work, unless they were made for a System too: it is in no room. A System1 sees what it was given.
// SI2. Nor are the to-dos of others, but for those they share [D41]. To whoever is limited to rooms none are there: they are nobody's room.
//     Nor is anything else that is one person's alone (`seen-personal.ts`), also if that person is themselves.
// SI3. What is counted is counted over what is there; but what a budget is held against, over all of it.
// SI4. For a token that was made for one task that task alone is there.
// SI5. Alone on one's own machine everything is there.
// SI6. Every method of a store is either seen through here or named as one that is asked as it is: the compiler counts them.

import type { Principal } from '@pawl/contract'
import type { WorkspaceStore } from '../ports/store.ts'
import type { AskedAsItIs } from './asked-as-it-is.ts'
import { type OfOnePerson, seenPersonal } from './seen-personal.ts'
import { type SeenOfRecords, seenRecords } from './seen-records.ts'
import { seenRooms } from './seen-rooms.ts'
import { overlaid, placesIn, seenSnapshot } from './seen-snapshot.ts'
import { seenTasks } from './seen-tasks.ts'
import { EVERYTHING, hasPlace, type Sight, sightOf } from './sight.ts'

const MANY = 10_000
/** How many different sights have a store of their own; then they are made anew. */
const MOST_VIEWS = 1_000
const views = new WeakMap<WorkspaceStore, Map<string, WorkspaceStore>>()

/** The store itself for whoever sees everything. */
export function storeSeenBy(store: WorkspaceStore, principal: Principal, closed: readonly string[]): WorkspaceStore {
  const sight = sightOf(principal, closed)
  if (sight === EVERYTHING) return store
  const { rooms, owners, governed, name, task } = sight
  const key = JSON.stringify([[...(rooms ?? ['every room'])], owners, closed, governed, name, task])
  const known = views.get(store)
  const own = known === undefined || known.size >= MOST_VIEWS ? new Map<string, WorkspaceStore>() : known
  views.set(store, own)
  const view = own.get(key) ?? seenStore(store, sight)
  own.set(key, view)
  return view
}

function seenStore(store: WorkspaceStore, sight: Sight): WorkspaceStore {
  /** What is asked of everything is asked of each room and initiative that is there, once some are not. */
  const openSnapshot = async () => {
    const [rooms, initiatives] = await placesIn(store, sight)
    return seenSnapshot(await store.openSnapshot(), sight, rooms, initiatives)
  }
  const view: SeenMethods = {
    ...seenTasks(store, sight, openSnapshot),
    ...seenRooms(store, sight),
    ...seenRecords(store, sight),
    ...seenPersonal(sight.rooms),
    openSnapshot,
    spent: async (query) => {
      if (query.everywhere) return store.spent(query)
      const sum = { tokens: 0, costMicros: 0 }
      for (const { place, tokens, costMicros } of await store.spentBy(query, MANY)) {
        if (!hasPlace(sight, place)) continue
        sum.tokens += tokens
        sum.costMicros += costMicros
      }
      return sum
    },
    spentBy: async (query, limit) =>
      (await store.spentBy(query, MANY)).filter(({ place }) => hasPlace(sight, place)).slice(0, limit),
  }
  return overlaid(store, view)
}

type SeenMethods = Required<Omit<WorkspaceStore, AskedAsItIs | SeenOfRecords | OfOnePerson>> &
  Partial<Pick<WorkspaceStore, SeenOfRecords | OfOnePerson>>
