// Rooms as a principal sees them, what is in them and what waits in them.

import { fail } from '@pawl/contract'
import type { RoomTask, Task } from '@pawl/kernel'
import type { WorkspaceStore } from '../ports/store.ts'
import { hasRoom, isSeen, type Sight } from './sight.ts'

export type SeenOfRooms = Extract<
  keyof WorkspaceStore,
  | ('insertRoom' | 'findRoom' | 'listRooms' | 'changeRoom' | 'claimNext' | 'standClaim')
  | ('countPending' | 'awaitingPerson' | 'roomTasks' | 'pausedTasks' | 'waitingMessages' | 'roomHistory')
>

export function seenRooms(store: WorkspaceStore, sight: Sight): Pick<WorkspaceStore, SeenOfRooms> {
  const isThere = (task: Task) => isSeen(sight, task)
  const isRoomThere = (room: string) => hasRoom(sight, room)
  return {
    insertRoom: async (room, receipt) => {
      // Whether the name is taken says what is there.
      if (!isRoomThere(room.id)) throw fail('ROOM_NOT_FOUND', { room: room.id })
      return store.insertRoom(room, receipt)
    },
    findRoom: async (id) => (isRoomThere(id) ? store.findRoom(id) : undefined),
    listRooms: async () => (await store.listRooms()).filter(({ id }) => isRoomThere(id)),
    changeRoom: async (room, ...change) => (isRoomThere(room) ? store.changeRoom(room, ...change) : undefined),
    claimNext: async (claim, decide) =>
      isRoomThere(claim.room) ? store.claimNext(claim, decide) : { found: 'nothing', promotable: false },
    standClaim: (claim, decide) => (isRoomThere(claim.room) ? store.standClaim(claim, decide) : undefined),
    countPending: async (room, ...rest) => (isRoomThere(room) ? store.countPending(room, ...rest) : 0),
    awaitingPerson: async (query) => seenAwaiting(store, isThere, query),
    roomTasks: async (query) => (isRoomThere(query.room) ? (await store.roomTasks(query)).filter(isThere) : []),
    pausedTasks: async (query) =>
      query.of === undefined || isRoomThere(query.of.room) ? (await store.pausedTasks(query)).filter(isThere) : [],
    waitingMessages: async (room, limit) => (isRoomThere(room) ? store.waitingMessages(room, limit) : []),
    roomHistory: async (room, limit) =>
      isRoomThere(room) ? store.roomHistory(room, limit) : { events: [], messages: [], tasks: new Map() },
  }
}

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
