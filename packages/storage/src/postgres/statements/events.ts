// The log of events. A position is (transaction, sequence).

import type { TaskEvent } from '@pawl/kernel'
import { EVENT_COLUMNS, type EventRow } from '../../rows.ts'
import type { Sender } from '../send.ts'

const POSITION = `transaction_id::text || '.' || sequence as position`
const POSITIONED = `${POSITION}, ${EVENT_COLUMNS}`

export const EVENT_ARRAYS = `$2::text[], $3::integer[], $4::bigint[], $5::text[], $6::bigint[], $7::text[], $8::text[],
  $9::text[], $10::text[], $11::json[], $12::json[], $13::integer[], $14::text[], $15::text[]`

export async function insertEvents(sender: Sender, events: readonly TaskEvent[]): Promise<void> {
  const sql = `insert into pawl.events (workspace, ${EVENT_COLUMNS}) select $1, ${EVENT_COLUMNS}
    from unnest(${EVENT_ARRAYS}) with ordinality as change (${EVENT_COLUMNS}, place) order by place`
  await sender.write('insert_events', sql, ...eventColumns(events))
}

export function eventsOfTasks(sender: Sender, taskIds: readonly string[]): Promise<EventRow[]> {
  const sql = `select ${POSITIONED} from pawl.events where workspace = $1 and task_id = any($2) order by task_id, version`
  return sender.read('events_of_tasks', sql, taskIds)
}

/** Newest first. */
export function eventsOfActor(sender: Sender, actor: string, limit: number): Promise<EventRow[]> {
  const sql = `select ${POSITIONED} from pawl.events where workspace = $1 and actor = $2
    order by transaction_id desc, sequence desc limit $3`
  return sender.read('events_of_actor', sql, actor, limit)
}

/** Newest first: what was done last is taken back first. */
export function eventsOfBatch(sender: Sender, batch: string): Promise<EventRow[]> {
  const sql = `select ${POSITIONED} from pawl.events where workspace = $1 and batch = $2 order by sequence desc`
  return sender.read('events_of_batch', sql, batch)
}

export function eventsAfter(sender: Sender, position: string | null, limit: number): Promise<EventRow[]> {
  const sql = `select ${POSITIONED} from pawl.events
    where workspace = $1 and (transaction_id, sequence) > ($2::text::xid8, $3::bigint)
    order by transaction_id, sequence limit $4`
  return sender.read('events_after', sql, ...splitPosition(position), limit)
}

/** Only what can no longer be overtaken: events of transactions older than every one still running. */
export function settledEventsAfter(sender: Sender, position: string | null, limit: number): Promise<EventRow[]> {
  const sql = `select ${POSITIONED} from pawl.events
    where workspace = $1 and (transaction_id, sequence) > ($2::text::xid8, $3::bigint)
      and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    order by transaction_id, sequence limit $4`
  return sender.read('settled_events_after', sql, ...splitPosition(position), limit)
}

/** Those that were visible in a snapshot of the database, in any order. */
export function eventsUpTo(sender: Sender, moment: string): Promise<EventRow[]> {
  const sql = `select ${EVENT_COLUMNS} from pawl.events
    where workspace = $1 and pg_visible_in_snapshot(transaction_id, $2::text::pg_snapshot)`
  return sender.readOnce(sql, moment)
}

export async function lastPosition(sender: Sender): Promise<string | null> {
  const sql = `select ${POSITION} from pawl.events
    where workspace = $1 and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    order by transaction_id desc, sequence desc limit 1`
  return (await sender.read<{ position: string }>('last_position', sql))[0]?.position ?? null
}

export async function lastPositionBefore(sender: Sender, time: number): Promise<string | null> {
  const sql = `select ${POSITION} from pawl.events
    where workspace = $1 and transaction_id < pg_snapshot_xmin(pg_current_snapshot()) and at < $2
    order by transaction_id desc, sequence desc limit 1`
  return (await sender.read<{ position: string }>('last_position_before', sql, time))[0]?.position ?? null
}

/** Ids that events speak of and no task has. */
export async function orphanedTaskIds(sender: Sender, limit: number): Promise<string[]> {
  const sql = `select distinct task_id from pawl.events as event where workspace = $1 and not exists
    (select 1 from pawl.tasks where workspace = event.workspace and id = event.task_id) limit $2`
  return (await sender.read<{ task_id: string }>('orphaned_task_ids', sql, limit)).map((row) => row.task_id)
}

export function eventColumns(events: readonly TaskEvent[]): unknown[][] {
  return [
    events.map((event) => event.taskId),
    events.map((event) => event.version),
    events.map((event) => event.number),
    events.map((event) => event.lifecycle),
    events.map((event) => event.at),
    events.map((event) => event.by),
    events.map((event) => event.trigger),
    events.map((event) => event.from),
    events.map((event) => event.to),
    events.map((event) => JSON.stringify(event.set)),
    events.map((event) => JSON.stringify(event.cleared)),
    events.map((event) => event.undoes ?? null),
    events.map((event) => event.principal ?? null),
    events.map((event) => event.batch ?? null),
  ]
}

function splitPosition(position: string | null): [transaction: string, sequence: string] {
  const [transaction = '0', sequence = '0'] = (position ?? '0.0').split('.')
  return [transaction, sequence]
}
