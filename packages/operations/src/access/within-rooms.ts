// The store as a principal that is limited to some rooms sees it. Operations are given this one instead of the whole, so
// that none of them has to think of it.
//
// WR1. Another room, and a task in it, is not there: it is neither listed nor found, and cannot be changed.
// WR2. To-dos are nobody's room: they are not there either. Governed work is not in rooms, and stays.
// WR3. What is counted is counted over the rooms alone.

import { fail, type Principal } from '@pawl/contract'
import { isTaskOf, room as roomTable, type Task, todo } from '@pawl/kernel'
import type { WorkspaceStore } from '../ports/store.ts'
import type { StatusCounts } from '../ports/task-store.ts'
import type { Snapshot } from '../ports/whole-store.ts'

/** How many different limits have a view of their own; then they are made anew. */
const MOST_VIEWS = 1_000
const views = new WeakMap<WorkspaceStore, Map<string, WorkspaceStore>>()

/** The store itself for whoever is not limited. */
export function storeWithin(store: WorkspaceStore, { rooms }: Pick<Principal, 'rooms'>): WorkspaceStore {
  if (rooms === undefined) return store
  const key = rooms.join('/')
  const known = views.get(store)
  const own = known === undefined || known.size >= MOST_VIEWS ? new Map<string, WorkspaceStore>() : known
  views.set(store, own)
  const view = own.get(key) ?? withinRooms(store, new Set(rooms))
  own.set(key, view)
  return view
}

/** Whether a task is there for someone who is limited to these rooms. */
export function isWithin(rooms: ReadonlySet<string>, task: Task): boolean {
  return isTaskOf(roomTable, task) ? rooms.has(task.fields.chatroomId) : task.lifecycle !== todo.name
}

function withinRooms(store: WorkspaceStore, rooms: ReadonlySet<string>): WorkspaceStore {
  const isThere = (task: Task) => isWithin(rooms, task)
  const ifThere = <Found extends Task>(task: Found | undefined) =>
    task !== undefined && isThere(task) ? task : undefined
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
    listTasks: async (query) => (await store.listTasks(query)).filter(isThere),
    taskEvents: async (id) => (ifThere(await store.findTask({ id })) ? store.taskEvents(id) : []),
    actorEvents: async (actor, limit) => {
      const events = await store.actorEvents(actor, limit)
      const ids = [...new Set(events.map(({ event }) => event.taskId))]
      const there = new Set((await store.findTasks(ids)).filter(isThere).map(({ id }) => id))
      return events.filter(({ event }) => there.has(event.taskId))
    },
    countTasks: async (lifecycle) => {
      if (lifecycle !== roomTable.name) return lifecycle === todo.name ? {} : store.countTasks(lifecycle)
      const snapshot = snapshotWithin(await store.openSnapshot(), rooms)
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
      if (!rooms.has(room.id)) throw fail('ROOM_NOT_FOUND', { room: room.id })
      return store.insertRoom(room, receipt)
    },
    findRoom: async (id) => (rooms.has(id) ? store.findRoom(id) : undefined),
    listRooms: async () => (await store.listRooms()).filter(({ id }) => rooms.has(id)),
    changeRoom: async (room, ...change) => (rooms.has(room) ? store.changeRoom(room, ...change) : undefined),
    claimNext: async (claim, decide) =>
      rooms.has(claim.room) ? store.claimNext(claim, decide) : { found: 'nothing', promotable: false },
    countPending: async (room, ...rest) => (rooms.has(room) ? store.countPending(room, ...rest) : 0),
    roomTasks: async (query) => (rooms.has(query.room) ? store.roomTasks(query) : []),
    waitingMessages: async (room, limit) => (rooms.has(room) ? store.waitingMessages(room, limit) : []),
    roomHistory: async (room, limit) =>
      rooms.has(room) ? store.roomHistory(room, limit) : { events: [], messages: [], tasks: new Map() },
    openSnapshot: async () => snapshotWithin(await store.openSnapshot(), rooms),
  }
  return overlaid(store, view)
}

const NOT_THERE = { refused: true, refusal: fail('TASK_NOT_FOUND', { task: '' }).refusal } as const

/** Every room for itself: what is asked of all of them is asked of each that is there. */
function snapshotWithin(snapshot: Snapshot, rooms: ReadonlySet<string>): Snapshot {
  const scopesOf = <Scope extends { readonly lifecycle: string; readonly room?: string | undefined }>(scope: Scope) => {
    if (scope.lifecycle === todo.name) return []
    if (scope.lifecycle !== roomTable.name) return [scope]
    return [...rooms]
      .filter((room) => scope.room === undefined || scope.room === room)
      .map((room) => ({ ...scope, room }))
  }
  return overlaid(snapshot, {
    findTasks: async (ids) => (await snapshot.findTasks(ids)).filter((task) => isWithin(rooms, task)),
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
