// Rooms in a SQLite file. Each change is one job of the queue, and alone in its transaction.

import { isTaskOf, room as table } from '@pawl/kernel'
import type { Claim, ClaimOutcome, Declined, RoomDecided, RoomStore, RoomWrites, Stored } from '@pawl/operations'
import { attachedTo, toLease, toRoom, toRoomMessage } from '../room-rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import { roomHistory } from './room-history.ts'
import { viewOf } from './room-view.ts'
import type { Sender } from './send.ts'
import { leaseOfTask, storeLease } from './statements/leases.ts'
import { insertRecord } from './statements/records.ts'
import {
  insertRoomMessage,
  promoteRoomMessage,
  updateRoomMessage,
  waitingMessages,
} from './statements/room-messages.ts'
import {
  awaitingPerson,
  countPending,
  heldTask,
  isFull,
  isPromotable,
  isWaiting,
  nextPending,
  pausedAnywhere,
  pausedTasks,
  roomTaskById,
  roomTasks,
} from './statements/room-tasks.ts'
import { allRooms, insertRoom, roomById } from './statements/rooms.ts'
import { taskByRef } from './statements/tasks.ts'
import { storeWrites } from './store-writes.ts'

export function sqliteRooms(sender: Sender, queue: CommitQueue): RoomStore {
  return {
    insertRoom: (room, receipt) =>
      queue.run(() => {
        queue.noteRecords()
        const isNew = insertRoom(sender, room)
        if (isNew) keepReceipt(sender, receipt, room)
        return isNew
      }),
    findRoom: async (id) => {
      const row = roomById(sender, id)
      return row && toRoom(row)
    },
    listRooms: async () => allRooms(sender).map(toRoom),
    changeRoom: (id, taskIds, decide, receipt, needs) =>
      queue.run(() => {
        const row = roomById(sender, id)
        if (row === undefined) return undefined
        const outcome = store(sender, queue, id, decide(viewOf(sender, toRoom(row), taskIds, needs)))
        if (!outcome.refused) keepReceipt(sender, receipt, outcome)
        return outcome
      }),
    changeUnlessWaiting: (ref, decide, receipt) =>
      queue.run(() => {
        const task = taskByRef(sender, ref)
        if (task === undefined) return undefined
        const decided = decide(task)
        if (decided === 'whole room' || decided.refused || decided.unchanged !== undefined) return decided
        if (isWaiting(sender, String(task.fields.chatroomId))) return 'whole room'
        storeWrites(sender, [{ update: decided }])
        keepReceipt(sender, receipt, decided.task)
        return decided
      }),
    // A claim waits for no wire here: whoever is woken looks in the same process.
    standClaim: () => undefined,
    claimNext: async (claim, decide) => {
      // Whoever finds nothing has not written: it needs no transaction, and wakes nobody.
      const found = claimable(sender, claim)
      if (found.found === 'nothing') return found
      return queue.run(() => claimIn(sender, queue, claim, decide))
    },
    countPending: async (room, role, most, skills) => countPending(sender, room, role, most, skills),
    awaitingPerson: async ({ after, limit }) => awaitingPerson(sender, after, limit),
    roomTasks: async ({ room, statuses, limit }) => roomTasks(sender, room, statuses, limit),
    pausedTasks: async ({ of, limit }) =>
      of === undefined ? pausedAnywhere(sender, limit) : pausedTasks(sender, of.room, of.role, limit),
    waitingMessages: async (room, limit) => waitingMessages(sender, room, limit).map(toRoomMessage),
    roomHistory: async (room, limit) => sender.reading(() => roomHistory(sender, room, limit)),
    renewLease: (lease) => queue.run(() => storeLease(sender, lease)),
    leasesOf: async (taskIds) => taskIds.flatMap((id) => leaseOfTask(sender, id) ?? []).map(toLease),
  }
}

/** What the session holds already, else the next that waits for its role. */
function claimable(sender: Sender, { room, role, session, parallel, skills }: Claim) {
  const held = heldTask(sender, room, role, session)
  if (held !== undefined) return { found: 'held', task: held } as const
  const task = nextPending(sender, room, role, skills)
  if (task !== undefined && !isFull(sender, room, parallel)) return { found: 'next', task } as const
  if (task !== undefined) return { found: 'nothing', promotable: false, heldBack: true } as const
  return { found: 'nothing', promotable: isPromotable(sender, room, parallel) } as const
}

function claimIn(
  sender: Sender,
  queue: CommitQueue,
  claim: Claim,
  decide: Parameters<RoomStore['claimNext']>[1],
): ClaimOutcome {
  const found = claimable(sender, claim)
  if (found.found !== 'next') return found
  const attached = attachedTo(found.task).flatMap((id) => roomTaskById(sender, id) ?? [])
  const outcome = store<RoomWrites>(sender, queue, claim.room, decide(found.task, attached) satisfies RoomDecided)
  return outcome.refused
    ? { found: 'refused', refusal: outcome.refusal }
    : { found: 'claimed', tasks: outcome.tasks.filter((one) => isTaskOf(table, one)) }
}

function store<Decision extends RoomWrites>(
  sender: Sender,
  queue: CommitQueue,
  room: string,
  decided: Decision | Declined,
): Stored<Decision> | Declined {
  if (decided.refused) return decided
  const { messages = [], changedMessages = [], promoted, records = [] } = decided
  for (const message of messages) insertRoomMessage(sender, room, message)
  for (const message of changedMessages) updateRoomMessage(sender, room, message)
  if (promoted !== undefined) promoteRoomMessage(sender, room, promoted.position, promoted.taskId)
  for (const record of records) insertRecord(sender, record)
  if (decided.messages !== undefined || promoted !== undefined || records.length > 0) queue.noteRecords()
  return { refused: false, tasks: storeWrites(sender, decided.writes), decision: decided }
}
