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

import { fail, type Principal } from '@pawl/contract'
import { type GovernedTask, type RoomTask, room as roomTable, type Task, todo } from '@pawl/kernel'
import type { TaskScope } from '../ports/insight-store.ts'
import type { WorkspaceStore } from '../ports/store.ts'
import type { Owners, StatusCounts, StoredEvent } from '../ports/task-store.ts'
import type { Snapshot } from '../ports/whole-store.ts'
import type { AskedAsItIs } from './asked-as-it-is.ts'
import { fullPage } from './full-page.ts'
import { isThereFor, ownersOf } from './relations.ts'
import { type OfOnePerson, seenPersonal } from './seen-personal.ts'
import { type SeenOfRecords, seenRecords } from './seen-records.ts'

/** What there is for a principal; where something is left out, all of it. */
interface Sight {
  readonly rooms: ReadonlySet<string> | undefined
  readonly owners: Owners | undefined
  /** Places that are for others alone, as `room:mill` and `initiative:…`. */
  readonly closed: ReadonlySet<string>
  /** Governed work is there, where it is not closed. */
  readonly governed: boolean
  /** Only this task, by number. */
  readonly task?: number | undefined
  /** Who looks: a System1 sees the task it was given, whoever the initiative is for. */
  readonly name?: string
}

const NONE: ReadonlySet<string> = new Set()
const EVERYTHING: Sight = { rooms: undefined, owners: undefined, closed: NONE, governed: true }

const MANY = 10_000
/** How many different sights have a store of their own; then they are made anew. */
const MOST_VIEWS = 1_000
const views = new WeakMap<WorkspaceStore, Map<string, WorkspaceStore>>()

/** `closed` are the places that are not for this principal. */
export function sightOf(principal: Principal, closed: readonly string[]): Sight {
  const { rooms, systems = [], alone, name, task } = principal
  const places = { closed: closed.length === 0 ? NONE : new Set(closed), name, task }
  if (rooms !== undefined) return { rooms: new Set(rooms), owners: [], governed: systems.length > 0, ...places }
  return alone ? EVERYTHING : { rooms: undefined, owners: ownersOf(principal), governed: true, ...places }
}

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

/** Whether a task is there. */
export function isSeen(
  { rooms, owners, closed, governed, name, task: only }: Sight,
  task: Pick<Task, 'lifecycle' | 'fields' | 'number'>,
): boolean {
  if (only !== undefined && task.number !== only) return false
  switch (task.lifecycle) {
    case roomTable.name:
      return (
        (rooms === undefined || rooms.has(String(task.fields.chatroomId))) &&
        !closed.has(`room:${task.fields.chatroomId}`)
      )
    case todo.name:
      return owners === undefined || isThereFor(owners, task)
    default:
      if (name === `agent:${task.fields.assignee}`) return true
      return governed && !closed.has(`initiative:${task.fields.initiative_id}`)
  }
}

function seenStore(store: WorkspaceStore, sight: Sight): WorkspaceStore {
  const { owners } = sight
  const isThere = (task: Task) => isSeen(sight, task)
  const hasRoom = (room: string) =>
    (sight.rooms === undefined || sight.rooms.has(room)) && !sight.closed.has(`room:${room}`)
  const hasPlace = (place: string) =>
    place.startsWith('room:') ? hasRoom(place.slice('room:'.length)) : sight.governed && !sight.closed.has(place)
  /** What is asked of everything is asked of each room and initiative that is there, once some are not. */
  const opened = async () => {
    const [rooms, initiatives] = await placesIn(store, sight)
    return seenSnapshot(await store.openSnapshot(), sight, rooms, initiatives)
  }
  const ifThere = <Found extends Task>(task: Found | undefined) =>
    task !== undefined && isThere(task) ? task : undefined
  const those = <Found extends Task>(tasks: readonly Found[]) => tasks.filter(isThere)
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
  const view: SeenMethods = {
    findTask: async (ref) => ifThere(await store.findTask(ref)),
    findTasks: async (ids) => (await store.findTasks(ids)).filter(isThere),
    listTasks: async (query) => {
      if (query.lifecycle !== todo.name)
        return fullPage(query.limit, (limit) => store.listTasks({ ...query, limit }), those)
      return owners?.length === 0 ? [] : store.listTasks({ ...query, owners })
    },
    searchTasks: (query) => fullPage(query.limit, (limit) => store.searchTasks({ ...query, owners, limit }), those),
    tasksWaiting: async (page) => {
      const { tasks, last } = await store.tasksWaiting(page)
      return { tasks: tasks.filter(isThere), last }
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
      const areAllThere = lifecycle === roomTable.name ? sight.rooms === undefined : sight.governed
      if (sight.closed.size === 0 && areAllThere) return store.countTasks(lifecycle)
      const snapshot = await opened()
      return snapshot.statusCounts({ lifecycle }).finally(() => snapshot.close())
    },
    countFiled: async () => (owners?.length === 0 ? [] : store.countFiled(owners)),
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
    standClaim: (claim, decide) => (hasRoom(claim.room) ? store.standClaim(claim, decide) : undefined),
    countPending: async (room, ...rest) => (hasRoom(room) ? store.countPending(room, ...rest) : 0),
    awaitingPerson: async (query) => seenAwaiting(store, isThere, query),
    roomTasks: async (query) => (hasRoom(query.room) ? (await store.roomTasks(query)).filter(isThere) : []),
    pausedTasks: async (query) =>
      query.of === undefined || hasRoom(query.of.room) ? (await store.pausedTasks(query)).filter(isThere) : [],
    waitingMessages: async (room, limit) => (hasRoom(room) ? store.waitingMessages(room, limit) : []),
    roomHistory: async (room, limit) =>
      hasRoom(room) ? store.roomHistory(room, limit) : { events: [], messages: [], tasks: new Map() },
    workerTasks: async (worker) => those<GovernedTask>(await store.workerTasks(worker)),
    spent: async (query) => {
      if (query.everywhere) return store.spent(query)
      const sum = { tokens: 0, costMicros: 0 }
      for (const { place, tokens, costMicros } of await store.spentBy(query, MANY)) {
        if (!hasPlace(place)) continue
        sum.tokens += tokens
        sum.costMicros += costMicros
      }
      return sum
    },
    spentBy: async (query, limit) =>
      (await store.spentBy(query, MANY)).filter(({ place }) => hasPlace(place)).slice(0, limit),
    openSnapshot: opened,
    ...seenRecords(store, sight),
    ...seenPersonal(sight.rooms),
  }
  return overlaid(store, view)
}

type SeenMethods = Required<Omit<WorkspaceStore, AskedAsItIs | SeenOfRecords | OfOnePerson>> &
  Partial<Pick<WorkspaceStore, SeenOfRecords | OfOnePerson>>

/** A page is as full as it can be: those that are not there do not take the place of others. */
async function seenAwaiting(
  store: WorkspaceStore,
  isThere: (task: Task) => boolean,
  { after, limit }: Parameters<WorkspaceStore['awaitingPerson']>[0],
) {
  const seen: RoomTask[] = []
  for (let last = after; ; ) {
    const found = await store.awaitingPerson({ after: last, limit })
    seen.push(...found.filter(isThere))
    last = found.at(-1)?.number ?? last
    if (found.length < limit || seen.length >= limit) return seen.slice(0, limit)
  }
}

const NOT_THERE = { refused: true, refusal: fail('TASK_NOT_FOUND', { task: '' }).refusal } as const

/** The rooms and initiatives that are there; undefined where all of them are. */
async function placesIn(store: WorkspaceStore, { rooms, closed, governed }: Sight) {
  if (closed.size === 0) return [rooms, governed ? undefined : NONE] as const
  const isThere = (room: string) => (rooms === undefined || rooms.has(room)) && !closed.has(`room:${room}`)
  const ofAll = (await store.listRooms()).map(({ id }) => id)
  const initiatives = governed ? await store.records({ kind: 'initiative', limit: MANY }) : []
  return [
    new Set(ofAll.filter(isThere)),
    new Set(initiatives.map(({ id }) => id).filter((id) => !closed.has(`initiative:${id}`))),
  ] as const
}

/** Every room for itself: what is asked of all of them is asked of each that is there. */
function seenSnapshot(
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
function overlaid<Whole extends object>(whole: Whole, methods: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get: (target, name) => {
      if (Object.hasOwn(methods, name)) return methods[name as keyof Whole]
      const value = target[name as keyof Whole]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
