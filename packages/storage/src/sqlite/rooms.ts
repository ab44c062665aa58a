// Rooms in a SQLite file.

import { isTaskOf, type RoomTask, room as table } from '@pawl/kernel'
import type { Claim, ClaimOutcome, Declined, RoomStore, RoomView, RoomWrites } from '@pawl/operations'
import { CHANGES_STATUS } from '../insight-rows.ts'
import {
  ACTIVE_STATUSES,
  attachedTo,
  LEASE_COLUMNS,
  type LeaseRow,
  ROOM_COLUMNS,
  ROOM_MESSAGE_COLUMNS,
  type RoomMessageRow,
  type RoomRow,
  sourcesOf,
  tasksToLookAt,
  tiedTo,
  toLease,
  toRoom,
  toRoomMessage,
} from '../room-rows.ts'
import { EVENT_COLUMNS, type EventRow, TASK_COLUMNS, type TaskRow, toEvent, toTasksOf } from '../rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Statements } from './statements.ts'
import { storeWrites } from './store-write.ts'

const IN_ROOM = `workspace = ? and lifecycle = 'room' and json_extract(fields, '$.chatroomId') = ?`
const IN_ORDER = `order by json_extract(fields, '$.queuePosition'), number`

export function sqliteRooms(statements: Statements, workspace: string, queue: CommitQueue): RoomStore {
  const one = <Row>(sql: string, ...values: (string | number | null)[]) =>
    statements.all<Row>(sql, workspace, ...values)[0]
  const tasks = (condition: string, ...values: (string | number)[]) =>
    toTasksOf(
      table,
      statements.all<TaskRow>(
        `select ${TASK_COLUMNS} from tasks where ${IN_ROOM} and ${condition}`,
        workspace,
        ...values,
      ),
    )
  const taskById = (id: string) => {
    const task = statements.findTask({ id })
    return task !== undefined && isTaskOf(table, task) ? task : undefined
  }
  const room = (id: string) => {
    const row = one<RoomRow>(`select ${ROOM_COLUMNS} from rooms where workspace = ? and id = ?`, id)
    return row && toRoom(row)
  }
  const waiting = (id: string, limit: number) => {
    const sql = `select ${ROOM_MESSAGE_COLUMNS} from room_messages
      where workspace = ? and room = ? and queue_position is not null order by queue_position limit ?`
    return statements.all<RoomMessageRow>(sql, workspace, id, limit).map(toRoomMessage)
  }
  const activeIn = (id: string, most: number) => {
    const sql = `select count(*) as count from (select 1 from tasks where ${IN_ROOM} and status in (?, ?, ?) limit ?)`
    return one<{ count: number }>(sql, id, ...ACTIVE_STATUSES, most + 1)?.count ?? 0
  }
  const isWaiting = (id: string) => tasks(`status = 'queued' limit 1`, id).length > 0 || waiting(id, 1).length > 0
  const nothing = (id: string, parallel: number): ClaimOutcome => ({
    found: 'nothing',
    promotable: isWaiting(id) && activeIn(id, parallel) < parallel,
  })
  const heldBy = ({ room: id, role, session }: Omit<Claim, 'parallel'>) =>
    tasks(
      `status in ('acknowledged', 'in_progress') and json_extract(fields, '$.claimedBy') = ?
       and json_extract(fields, '$.assignedTo') = ?`,
      ...[id, session, role],
    )[0]
  const nextFor = (id: string, role: string) =>
    tasks(`status = 'pending' and json_extract(fields, '$.role') = ? ${IN_ORDER} limit 1`, id, role)[0]
  const last = (id: string) => {
    const sql = `select max(
        coalesce((select max(json_extract(fields, '$.queuePosition')) from tasks where ${IN_ROOM} and status in (?, ?, ?, ?)), 0),
        coalesce((select max(queue_position) from room_messages where workspace = ? and room = ? and queue_position is not null), 0)
      ) as position, coalesce((select max(position) from room_messages where workspace = ? and room = ?), 0) as message`
    const values = [id, ...ACTIVE_STATUSES, 'queued', workspace, id, workspace, id]
    return one<{ position: number; message: number }>(sql, ...values) as { position: number; message: number }
  }
  const withTies = (ids: readonly string[]) => {
    const found = new Map<string, RoomTask>()
    const load = (id: string) => {
      const task = found.get(id) ?? taskById(id)
      if (task !== undefined) found.set(id, task)
      return task
    }
    for (const id of ids) for (const tied of tiedTo(load(id))) load(tied)
    return found
  }
  const history = (id: string, limit: number) => {
    const sql = `select ${EVENT_COLUMNS} from events where workspace = ? and ${CHANGES_STATUS} and task_id in
        (select id from tasks where ${IN_ROOM} order by updated_at desc limit ?)
      order by at desc, sequence desc limit ?`
    const rows = statements.all<EventRow>(sql, workspace, workspace, id, tasksToLookAt(limit), limit)
    const events = rows.map(toEvent).reverse()
    const found = new Map<string, RoomTask>()
    const load = (taskId: string) => {
      const task = found.has(taskId) ? undefined : taskById(taskId)
      if (task !== undefined) found.set(taskId, task)
    }
    for (const { taskId } of events) load(taskId)
    const said = `select ${ROOM_MESSAGE_COLUMNS} from room_messages where workspace = ?1 and room = ?2 and
        (position > (select max(position) from room_messages where workspace = ?1 and room = ?2) - ?3
         or position in (select value from json_each(?4))) order by position`
    const sources = JSON.stringify(sourcesOf(found.values()))
    const messages = statements.all<RoomMessageRow>(said, workspace, id, limit, sources).map(toRoomMessage)
    for (const { taskId } of messages) if (taskId !== null) load(taskId)
    return { events, messages, tasks: found }
  }
  const store = <Decision extends RoomWrites>(id: string, decided: Decision | Declined) => {
    if (decided.refused) return decided
    for (const message of decided.messages ?? []) statements.insertRoomMessage(id, message)
    if (decided.messages !== undefined || decided.promoted !== undefined) queue.noteRecords()
    if (decided.promoted !== undefined) {
      const { position, taskId } = decided.promoted
      const sql =
        'update room_messages set queue_position = null, task_id = ? where workspace = ? and room = ? and position = ?'
      statements.all(sql, taskId, workspace, id, position)
    }
    return { refused: false, tasks: storeWrites(statements, decided.writes), decision: decided } as const
  }
  return {
    insertRoom: (added, receipt) =>
      queue.run(() => {
        queue.noteRecords()
        const isNew = statements.insertRoom(added)
        if (isNew) keepReceipt(statements, receipt, added)
        return isNew
      }),
    findRoom: async (id) => room(id),
    listRooms: async () => statements.rooms().map(toRoom),
    changeRoom: (id, taskIds, decide, receipt) =>
      queue.run(() => {
        const found = room(id)
        if (found === undefined) return undefined
        const { position, message } = last(id)
        const nextMessage = waiting(id, 1)[0]
        const view: RoomView = {
          room: found,
          active: activeIn(id, found.settings.parallel),
          nextMessage,
          nextTask: tasks(`status = 'queued' ${IN_ORDER} limit 1`, id)[0],
          lastQueuePosition: position,
          lastMessage: message,
          tasks: withTies([...taskIds, ...(nextMessage?.attached ?? [])]),
        }
        const outcome = store(id, decide(view))
        if (!outcome.refused) keepReceipt(statements, receipt, outcome)
        return outcome
      }),
    changeUnlessWaiting: (ref, decide, receipt) =>
      queue.run(() => {
        const task = statements.findTask(ref)
        if (task === undefined) return undefined
        const decided = decide(task)
        if (decided === 'whole room' || decided.refused || decided.unchanged !== undefined) return decided
        if (isWaiting(String(task.fields.chatroomId))) return 'whole room'
        storeWrites(statements, [{ update: decided }])
        keepReceipt(statements, receipt, decided.task)
        return decided
      }),
    claimNext: async (claim, decide) => {
      // Whoever finds nothing has not written: it needs no transaction, and wakes nobody.
      const { room: id, role, session, parallel } = claim
      if (heldBy(claim) === undefined && nextFor(id, role) === undefined) return nothing(id, parallel)
      return queue.run((): ClaimOutcome => {
        const held = heldBy({ room: id, role, session })
        if (held !== undefined) return { found: 'held', task: held }
        const task = nextFor(id, role)
        if (task === undefined) return nothing(id, parallel)
        const attached = attachedTo(task).flatMap((one) => taskById(one) ?? [])
        const outcome = store(id, decide(task, attached))
        return outcome.refused
          ? { found: 'refused', refusal: outcome.refusal }
          : { found: 'claimed', tasks: outcome.tasks.filter((one) => isTaskOf(table, one)) }
      })
    },
    countPending: async (id, role, most) => {
      const sql = `select count(*) as count from (select 1 from tasks where ${IN_ROOM} and status = 'pending'
        and json_extract(fields, '$.role') = ? limit ?)`
      return one<{ count: number }>(sql, id, role, most)?.count ?? 0
    },
    roomTasks: async ({ room: id, statuses, limit }) => {
      const marks = statuses.map(() => '?').join(', ')
      return tasks(`status in (${marks}) ${IN_ORDER} limit ?`, id, ...statuses, limit)
    },
    waitingMessages: async (id, limit) => waiting(id, limit),
    roomHistory: async (id, limit) => statements.reading(() => history(id, limit)),
    renewLease: ({ taskId, session, epoch, renewedAt }) =>
      queue.run(() => {
        statements.all(
          `insert into leases (workspace, ${LEASE_COLUMNS}) values (?, ?, ?, ?, ?)
           on conflict (workspace, task_id) do update set session = excluded.session, epoch = excluded.epoch, renewed_at = excluded.renewed_at
           where excluded.epoch >= leases.epoch`,
          ...[workspace, taskId, session, epoch, renewedAt],
        )
      }),
    leasesOf: async (taskIds) =>
      taskIds.flatMap((taskId) => {
        const row = one<LeaseRow>(`select ${LEASE_COLUMNS} from leases where workspace = ? and task_id = ?`, taskId)
        return row === undefined ? [] : [toLease(row)]
      }),
  }
}
