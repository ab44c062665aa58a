// The store as a principal sees it. Operations are given this one instead of the whole, so that none of them has to think
// of it.
//
// SI1. Another room, and a task in it, is not there for whoever is limited to some: neither listed nor found, nor changed.
// SI2. Nor are the to-dos of others, but for those they share [D41]. To whoever is limited to rooms none are there: they are nobody's room.
// SI3. What is counted is counted over what is there. Governed work is the workspace's.
// SI4. Alone on one's own machine everything is there.

import { fail, type Principal } from '@pawl/contract'
import { room as roomTable, type Task, todo } from '@pawl/kernel'
import type { TaskScope } from '../ports/insight-store.ts'
import type { WorkspaceStore } from '../ports/store.ts'
import type { Owners, StatusCounts, StoredEvent } from '../ports/task-store.ts'
import type { Snapshot } from '../ports/whole-store.ts'
import { isThereFor, ownersOf } from './relations.ts'

/** What there is for a principal; where something is left out, all of it. */
interface Sight {
  readonly rooms: ReadonlySet<string> | undefined
  readonly owners: Owners | undefined
}

const EVERYTHING: Sight = { rooms: undefined, owners: undefined }

/** How many different sights have a store of their own; then they are made anew. */
const MOST_VIEWS = 1_000
const views = new WeakMap<WorkspaceStore, Map<string, WorkspaceStore>>()

export function sightOf(principal: Principal): Sight {
  const { rooms, alone } = principal
  if (rooms !== undefined) return { rooms: new Set(rooms), owners: [] }
  return alone ? EVERYTHING : { rooms: undefined, owners: ownersOf(principal) }
}

/** The store itself for whoever sees everything. */
export function storeSeenBy(store: WorkspaceStore, principal: Principal): WorkspaceStore {
  const sight = sightOf(principal)
  if (sight === EVERYTHING) return store
  const key = JSON.stringify([[...(sight.rooms ?? ['every room'])], sight.owners])
  const known = views.get(store)
  const own = known === undefined || known.size >= MOST_VIEWS ? new Map<string, WorkspaceStore>() : known
  views.set(store, own)
  const view = own.get(key) ?? seenStore(store, sight)
  own.set(key, view)
  return view
}

/** Whether a task is there. */
export function isSeen({ rooms, owners }: Sight, task: Pick<Task, 'lifecycle' | 'fields'>): boolean {
  switch (task.lifecycle) {
    case roomTable.name:
      return rooms === undefined || rooms.has(String(task.fields.chatroomId))
    case todo.name:
      return owners === undefined || isThereFor(owners, task)
    default:
      return true
  }
}

function seenStore(store: WorkspaceStore, sight: Sight): WorkspaceStore {
  const { owners } = sight
  const isThere = (task: Task) => isSeen(sight, task)
  const hasRoom = (room: string) => sight.rooms === undefined || sight.rooms.has(room)
  const ifThere = <Found extends Task>(task: Found | undefined) =>
    task !== undefined && isThere(task) ? task : undefined
  /** The events of tasks that are there. */
  const ofThose = async (events: readonly StoredEvent[]) => {
    const ids = [...new Set(events.map(({ event }) => event.taskId))]
    const there = new Set((await store.findTasks(ids)).filter(isThere).map(({ id }) => id))
    return events.filter(({ event }) => there.has(event.taskId))
  }
  /** What is decided on a task that is not there is that there is none. */
  const decidingWithin = <Decision>(decide: (task: Task) => Decision) => {
    const seen = { foreign: false }
    const own = (task: Task) => {
      seen.foreign = !isThere(task)
      return seen.foreign ? NOT_THERE : decide(task)
    }
    return { own, seen }
  }
  const view: Partial<WorkspaceStore> = {
    findTask: async (ref) => ifThere(await store.findTask(ref)),
    findTasks: async (ids) => (await store.findTasks(ids)).filter(isThere),
    listTasks: async (query) => {
      if (query.lifecycle !== todo.name) return (await store.listTasks(query)).filter(isThere)
      return owners?.length === 0 ? [] : store.listTasks({ ...query, owners })
    },
    tasksNow: (lifecycle) => store.tasksNow(lifecycle, lifecycle === todo.name ? owners : undefined),
    tasksAt: async (lifecycle, moment) => (await store.tasksAt(lifecycle, moment)).filter(isThere),
    taskEvents: async (id) => (ifThere(await store.findTask({ id })) ? store.taskEvents(id) : []),
    actorEvents: async (actor, limit) => ofThose(await store.actorEvents(actor, limit)),
    batchEvents: async (batch) => ofThose(await store.batchEvents(batch)),
    storeTogether: async (writes, receipt) =>
      writes.every((write) => 'insert' in write || isThere(write.update.task))
        ? store.storeTogether(writes, receipt)
        : 'stale',
    countTasks: async (lifecycle) => {
      if (lifecycle === todo.name) return store.countTasks(lifecycle, owners)
      if (lifecycle !== roomTable.name || sight.rooms === undefined) return store.countTasks(lifecycle)
      const snapshot = seenSnapshot(await store.openSnapshot(), sight)
      return snapshot.statusCounts({ lifecycle }).finally(() => snapshot.close())
    },
    changeTask: async (ref, decide, receipt) => {
      const { own, seen } = decidingWithin(decide)
      const outcome = await store.changeTask(ref, own, receipt)
      return seen.foreign ? undefined : outcome
    },
    changeUnlessWaiting: async (ref, decide, receipt) => {
      const { own, seen } = decidingWithin(decide)
      const outcome = await store.changeUnlessWaiting(ref, own, receipt)
      return seen.foreign ? undefined : outcome
    },
    insertRoom: async (room, receipt) => {
      // Whether the name is taken says what is there.
      if (!hasRoom(room.id)) throw fail('ROOM_NOT_FOUND', { room: room.id })
      return store.insertRoom(room, receipt)
    },
    findRoom: async (id) => (hasRoom(id) ? store.findRoom(id) : undefined),
    listRooms: async () => (await store.listRooms()).filter(({ id }) => hasRoom(id)),
    changeRoom: async (room, ...change) => (hasRoom(room) ? store.changeRoom(room, ...change) : undefined),
    claimNext: async (claim, decide) =>
      hasRoom(claim.room) ? store.claimNext(claim, decide) : { found: 'nothing', promotable: false },
    countPending: async (room, ...rest) => (hasRoom(room) ? store.countPending(room, ...rest) : 0),
    roomTasks: async (query) => (hasRoom(query.room) ? store.roomTasks(query) : []),
    waitingMessages: async (room, limit) => (hasRoom(room) ? store.waitingMessages(room, limit) : []),
    roomHistory: async (room, limit) =>
      hasRoom(room) ? store.roomHistory(room, limit) : { events: [], messages: [], tasks: new Map() },
    openSnapshot: async () => seenSnapshot(await store.openSnapshot(), sight),
  }
  return overlaid(store, view)
}

const NOT_THERE = { refused: true, refusal: fail('TASK_NOT_FOUND', { task: '' }).refusal } as const

/** Every room for itself: what is asked of all of them is asked of each that is there. */
function seenSnapshot(snapshot: Snapshot, sight: Sight): Snapshot {
  const { rooms, owners } = sight
  const scopesOf = (scope: TaskScope): readonly TaskScope[] => {
    if (scope.lifecycle === todo.name) return owners?.length === 0 ? [] : [{ ...scope, owners }]
    if (scope.lifecycle !== roomTable.name || rooms === undefined) return [scope]
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
function overlaid<Whole extends object>(whole: Whole, methods: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get: (target, name) => {
      if (Object.hasOwn(methods, name)) return methods[name as keyof Whole]
      const value = target[name as keyof Whole]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
