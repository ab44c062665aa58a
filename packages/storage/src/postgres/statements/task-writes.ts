// Tasks, as they are written: each with its event, or not at all. Writes take arrays: one statement stores a batch, and is
// atomic by itself. It stores; it does not judge.

import type { Task, TaskEvent } from '@pawl/kernel'
import { RECEIPT_COLUMNS } from '../../receipt-rows.ts'
import { deadlineColumn, priorityColumn, remindAtColumn, searchColumn } from '../../rows.ts'
import type { Sender } from '../send.ts'
import { EVENT_ARRAYS, eventColumns } from './events.ts'
import { type NumberedReceipt, receiptArrays, receiptColumns, type SubjectReceipt } from './receipts.ts'

/** What an event does not know of the task it moves: the number and the lifecycle do not change, the rest follows. */
const MOVE_COLUMNS =
  'task_id, version, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch'

/** The one statement by which a task becomes another: at the version it was decided on, together with its event. */
const moving = (isFree: '' | 'free.free and ') => `change as (
  select * from unnest($2::text[], $3::integer[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::json[], $10::json[], $11::integer[], $12::text[], $13::text[], $14::json[], $15::text[], $16::integer[], $17::text[],
    $18::bigint[]) with ordinality as change
    (${MOVE_COLUMNS}, fields, deadline, priority_rank, search_text, remind_at, place)),
written as (
  update pawl.tasks as task
  set status = change.to_status, version = change.version, updated_at = change.at, fields = change.fields,
      deadline = change.deadline, priority_rank = change.priority_rank, search_text = change.search_text,
      remind_at = change.remind_at
  from change${isFree && ', free'}
  where ${isFree}task.workspace = $1 and task.id = change.task_id and task.version = change.version - 1
  returning task.id, task.number, task.lifecycle),
recorded as (
  insert into pawl.events (workspace, number, lifecycle, ${MOVE_COLUMNS})
  select $1, number, lifecycle, ${MOVE_COLUMNS} from change join written on id = task_id order by place)`

const UPDATE_WRITES = `with ${moving('')} select id from written`

/** The receipts of those tasks that were written, stored by the same statement. */
const keeping = (first: number) => `kept as (
  insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS})
  select $1, ${RECEIPT_COLUMNS} from ${receiptArrays(first, '')} join written on written.id = receipt.subject)`

const UPDATE_WRITES_KEEPING = `with ${moving('')}, ${keeping(19)} select id from written`

/** The same if nothing waits in the room; there is always a row. */
const UPDATE_WRITES_UNLESS_WAITING = `with free as materialized (select pawl.nothing_waits($1, $19, $20) as free),
${moving('free.free and ')} select free, id from free left join written on true`

const UPDATE_WRITES_UNLESS_WAITING_KEEPING = `with free as materialized (select pawl.nothing_waits($1, $19, $20) as free),
${moving('free.free and ')}, ${keeping(21)} select free, written.id from free left join written on true`

/** The answer to a new task names its number, which only this statement knows: it is put where it is missing. */
const KEEP_NUMBERED = `,
kept as (
  insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS})
  select $1, receipt.principal, key, fingerprint, replace(answer, number_mark, (before + change.place)::text), receipt.at
  from ${receiptArrays(25, ', $31::text[]', ', number_mark')} join change on change.task_id = receipt.subject, counter)`

const inserting = (kept: '' | typeof KEEP_NUMBERED) => `with change as (
  select * from unnest(${EVENT_ARRAYS}, $16::text[], $17::text[], $18::bigint[], $19::bigint[], $20::json[], $21::text[],
    $22::integer[], $23::text[], $24::bigint[]) with ordinality as change
    (task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields,
     undoes, principal, batch, status, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text,
     remind_at, place)),
counter as (
  update pawl.workspaces set last_number = last_number + (select count(*) from change)
  where workspace = $1 returning last_number - (select count(*) from change) as before),
recorded as (
  insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status,
    to_status, set_fields, cleared_fields, undoes, principal, batch)
  select $1, task_id, version, before + place, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields,
    cleared_fields, undoes, principal, batch from change, counter order by place),
written as (
  insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields,
    deadline, priority_rank, search_text, remind_at)
  select $1, task_id, before + place, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline,
    priority_rank, search_text, remind_at from change, counter order by place)${kept}
select before from counter`
const INSERT_WRITES = inserting('')
const INSERT_WRITES_KEEPING = inserting(KEEP_NUMBERED)

/** The ids that were stored; a task that is not at the version its write was decided on is left out. */
export async function updateWrites(
  sender: Sender,
  tasks: readonly Task[],
  events: readonly TaskEvent[],
  receipts: readonly SubjectReceipt[] = [],
): Promise<Set<string>> {
  const keeps = receipts.length > 0
  const rows = await sender.write<{ id: string }>(
    keeps ? 'update_writes_keeping' : 'update_writes',
    keeps ? UPDATE_WRITES_KEEPING : UPDATE_WRITES,
    ...moveColumns(tasks, events),
    ...(keeps ? receiptColumns(receipts) : []),
  )
  return new Set(rows.map((row) => row.id))
}

/** The same, unless something waits in the room: then nothing is stored. */
export async function updateWritesUnlessWaiting(
  sender: Sender,
  room: string,
  lockKey: bigint,
  tasks: readonly Task[],
  events: readonly TaskEvent[],
  receipts: readonly SubjectReceipt[] = [],
): Promise<Set<string> | 'something waits'> {
  const keeps = receipts.length > 0
  const rows = await sender.write<{ free: boolean; id: string | null }>(
    keeps ? 'update_writes_unless_waiting_keeping' : 'update_writes_unless_waiting',
    keeps ? UPDATE_WRITES_UNLESS_WAITING_KEEPING : UPDATE_WRITES_UNLESS_WAITING,
    ...moveColumns(tasks, events),
    ...[room, String(lockKey)],
    ...(keeps ? receiptColumns(receipts) : []),
  )
  if (rows[0]?.free === false) return 'something waits'
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Numbers the tasks in order; returns the number before the first. */
export async function insertWrites(
  sender: Sender,
  tasks: readonly Task[],
  events: readonly TaskEvent[],
  receipts: readonly NumberedReceipt[] = [],
): Promise<number> {
  const keeps = receipts.length > 0
  const rows = await sender.write<{ before: number }>(
    keeps ? 'insert_writes_keeping' : 'insert_writes',
    keeps ? INSERT_WRITES_KEEPING : INSERT_WRITES,
    ...eventColumns(events),
    ...taskColumns(tasks),
    ...(keeps ? [...receiptColumns(receipts), receipts.map((one) => one.numberMark)] : []),
  )
  return rows[0]?.before as number
}

/** As they are, without their events; the numbers given out next come after theirs. */
export async function insertTasks(sender: Sender, tasks: readonly Task[]): Promise<void> {
  const sql = `with task as (
      select * from unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::integer[], $7::text[], $8::bigint[],
        $9::bigint[], $10::json[], $11::text[], $12::integer[], $13::text[], $14::bigint[]) as task
        (id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text,
         remind_at)),
    counter as (
      update pawl.workspaces set last_number = greatest(last_number, (select max(number) from task)) where workspace = $1)
    insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at,
      fields, deadline, priority_rank, search_text, remind_at) select $1, task.* from task`
  const [status, createdBy, createdAt, updatedAt, ...rest] = taskColumns(tasks)
  await sender.write(
    'insert_tasks',
    sql,
    tasks.map((task) => task.id),
    tasks.map((task) => task.number),
    tasks.map((task) => task.lifecycle),
    status,
    tasks.map((task) => task.version),
    createdBy,
    createdAt,
    updatedAt,
    ...rest,
  )
}

function moveColumns(tasks: readonly Task[], events: readonly TaskEvent[]): unknown[][] {
  const [taskId, version, , , ...rest] = eventColumns(events)
  return [taskId as unknown[], version as unknown[], ...rest, ...filedColumns(tasks)]
}

function taskColumns(tasks: readonly Task[]): unknown[][] {
  return [
    tasks.map((task) => task.status),
    tasks.map((task) => task.createdBy),
    tasks.map((task) => task.createdAt),
    tasks.map((task) => task.updatedAt),
    ...filedColumns(tasks),
  ]
}

/** The fields, and what is made of them. */
function filedColumns(tasks: readonly Task[]): unknown[][] {
  return [
    tasks.map((task) => JSON.stringify(task.fields)),
    tasks.map((task) => deadlineColumn(task.fields)),
    tasks.map((task) => priorityColumn(task.fields)),
    tasks.map((task) => searchColumn(task.fields)),
    tasks.map((task) => remindAtColumn(task)),
  ]
}
