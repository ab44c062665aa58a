// A snapshot of the store as a principal sees it: what is asked of all rooms or initiatives is asked of each that is there.

import { room as roomTable, todo } from '@pawl/kernel'
import type { TaskScope } from '../ports/insight-store.ts'
import type { WorkspaceStore } from '../ports/store.ts'
import type { StatusCounts } from '../ports/task-store.ts'
import type { Snapshot } from '../ports/whole-store.ts'
import { hasRoom, isSeen, NONE, type Sight } from './sight.ts'

const MANY = 10_000

/** The rooms and initiatives that are there; undefined where all of them are. */
export async function placesIn(store: WorkspaceStore, { rooms, closed, governed }: Sight) {
  if (closed.size === 0) return [rooms, governed ? undefined : NONE] as const
  const ofAll = (await store.listRooms()).map(({ id }) => id)
  const initiatives = governed ? await store.records({ kind: 'initiative', limit: MANY }) : []
  return [
    new Set(ofAll.filter((room) => hasRoom({ rooms, closed }, room))),
    new Set(initiatives.map(({ id }) => id).filter((id) => !closed.has(`initiative:${id}`))),
  ] as const
}

/** Every room for itself: what is asked of all of them is asked of each that is there. */
export function seenSnapshot(
  snapshot: Snapshot,
  sight: Sight,
  rooms: ReadonlySet<string> | undefined,
  initiatives: ReadonlySet<string> | undefined,
): Snapshot {
  const { owners } = sight
  const scopesOf = (scope: TaskScope): readonly TaskScope[] => {
    if (scope.lifecycle === todo.name) return owners?.length === 0 ? [] : [{ ...scope, owners }]
    if (scope.lifecycle !== roomTable.name) {
      if (initiatives === undefined) return [scope]
      return [...initiatives]
        .filter((initiative) => scope.initiative === undefined || scope.initiative === initiative)
        .map((initiative) => ({ ...scope, initiative }))
    }
    if (rooms === undefined) return [scope]
    return [...rooms]
      .filter((room) => scope.room === undefined || scope.room === room)
      .map((room) => ({ ...scope, room }))
  }
  return overlaid(snapshot, {
    findTasks: async (ids) => (await snapshot.findTasks(ids)).filter((task) => isSeen(sight, task)),
    statusCounts: async (scope) => {
      const sum: Record<string, number> = {}
      for (const one of scopesOf(scope)) {
        for (const [status, count] of Object.entries(await snapshot.statusCounts(one)))
          sum[status] = (sum[status] ?? 0) + count
      }
      return sum satisfies StatusCounts
    },
    statusChanges: async function* (scope, since) {
      for (const one of scopesOf(scope)) yield* snapshot.statusChanges(one, since)
    },
    stays: async function* (scope, statuses) {
      for (const one of scopesOf(scope)) yield* snapshot.stays(one, statuses)
    },
  })
}

/** The same object but for these methods, whether the others stand in it or in its class. */
export function overlaid<Whole extends object>(whole: Whole, methods: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get: (target, name) => {
      if (Object.hasOwn(methods, name)) return methods[name as keyof Whole]
      const value = target[name as keyof Whole]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
