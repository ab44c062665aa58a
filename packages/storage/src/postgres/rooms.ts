// Rooms in a PostgreSQL database. What is written goes in batches.

import type { RoomStore } from '@pawl/operations'
import { RoomCache } from '../room-cache.ts'
import { toLease, toRoom, toRoomMessage } from '../room-rows.ts'
import type { TaskCache } from '../task-cache.ts'
import { ChangeBatches } from './change-batches.ts'
import { ClaimBatches } from './claim-batches.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import type { Announce } from './notifications.ts'
import { storeKeeping } from './receipts.ts'
import { RoomBatches } from './room-batches.ts'
import { roomHistory } from './room-history.ts'
import { Sender } from './send.ts'
import { StandingClaims } from './standing-claims.ts'
import { leasesOfTasks, storeLease } from './statements/leases.ts'
import { waitingMessages } from './statements/room-messages.ts'
import { awaitingPerson, countPending, pausedAnywhere, pausedTasks, roomTasks } from './statements/room-tasks.ts'
import { allRooms, insertRoom, roomById } from './statements/rooms.ts'
import { storingUnlessWaiting } from './storing.ts'

export function postgresRooms(pool: Pool, workspace: string, cache: TaskCache, announce: Announce): RoomStore {
  const sender = new Sender(pool, workspace)
  const claims = new ClaimBatches(pool, workspace, cache, announce.events)
  const afterCommit: Announce['events'] = (written) => {
    claims.hear(written)
    announce.events(written)
  }
  const leaves = new ChangeBatches(sender, cache, storingUnlessWaiting(sender, afterCommit))
  const standing = new StandingClaims()
  const whole = new RoomBatches(pool, workspace, standing, (written) => {
    // Whoever was handed a task is the one to change it next.
    for (const task of written ?? []) if (task.status === 'acknowledged') cache.set(task)
    afterCommit(written)
  })
  const rooms = new RoomCache(async (id) => {
    const row = await translated(() => roomById(sender, id))
    return row && toRoom(row)
  })
  return {
    insertRoom: async (room, receipt) => {
      const insert = (own: Sender) => insertRoom(own, room)
      const isNew = await storeKeeping(pool, workspace, receipt, insert, (done) => (done ? room : undefined))
      if (isNew) announce.records()
      return isNew
    },
    findRoom: (id, as) => rooms.find(id, as),
    listRooms: () => translated(async () => (await allRooms(sender)).map(toRoom)),
    changeRoom: async (id, taskIds, decide, receipt, needs) => {
      const room = await rooms.find(id)
      const outcome = room && (await whole.change(room, taskIds, decide, receipt, needs))
      if (outcome?.refused !== false) return outcome
      const isChanged = outcome.decision.records !== undefined
      if (isChanged) rooms.forget(id)
      // A message that waits has no event.
      if (isChanged || outcome.tasks.length === 0) announce.records()
      return outcome
    },
    changeUnlessWaiting: (ref, decide, receipt) => leaves.change(ref, decide, receipt),
    claimNext: (claim, decide) => claims.claim(claim, decide),
    standClaim: (claim, decide) => standing.add(claim, decide),
    countPending: (room, role, most, skills) => translated(() => countPending(sender, room, role, most, skills)),
    awaitingPerson: ({ after, limit }) => translated(() => awaitingPerson(sender, after, limit)),
    roomTasks: ({ room, statuses, limit }) => translated(() => roomTasks(sender, room, statuses, limit)),
    pausedTasks: ({ of, limit }) =>
      translated(() =>
        of === undefined ? pausedAnywhere(sender, limit) : pausedTasks(sender, of.room, of.role, limit),
      ),
    waitingMessages: (room, limit) =>
      translated(async () => (await waitingMessages(sender, room, limit)).map(toRoomMessage)),
    roomHistory: (room, limit) => translated(() => roomHistory(sender, room, limit)),
    renewLease: (lease) => translated(() => storeLease(sender, lease)),
    leasesOf: (taskIds) => translated(async () => (await leasesOfTasks(sender, taskIds)).map(toLease)),
  }
}
