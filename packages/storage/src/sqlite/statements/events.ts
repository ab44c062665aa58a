// The log of events. A position is the sequence.

import type { TaskEvent } from '@pawl/kernel'
import { EVENT_COLUMNS, type EventRow } from '../../rows.ts'
import type { Sender } from '../send.ts'

const POSITIONED = `sequence as position, ${EVENT_COLUMNS}`

export function insertEvent(sender: Sender, event: TaskEvent): void {
  sender.run(
    `insert into events (workspace, ${EVENT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    event.taskId,
    event.version,
    event.number,
    event.lifecycle,
    event.at,
    event.by,
    event.trigger,
    event.from,
    event.to,
    JSON.stringify(event.set),
    JSON.stringify(event.cleared),
    event.undoes ?? null,
    event.principal ?? null,
    event.batch ?? null,
  )
}

export function eventsOfTask(sender: Sender, taskId: string): EventRow[] {
  return sender.all(`select ${POSITIONED} from events where workspace = ? and task_id = ? order by version`, taskId)
}

/** Newest first. */
export function eventsOfActor(sender: Sender, actor: string, limit: number): EventRow[] {
  const sql = `select ${POSITIONED} from events where workspace = ? and actor = ? order by sequence desc limit +?`
  return sender.all(sql, actor, limit)
}

/** Newest first: what was done last is taken back first. */
export function eventsOfBatch(sender: Sender, batch: string): EventRow[] {
  const sql = `select ${POSITIONED} from events where workspace = ? and batch = ? order by sequence desc`
  return sender.all(sql, batch)
}

export function eventsAfter(sender: Sender, sequence: number, limit: number): EventRow[] {
  const sql = `select ${POSITIONED} from events where workspace = ? and sequence > ? order by sequence limit +?`
  return sender.all(sql, sequence, limit)
}

/** In any order. */
export function eventsUpTo(sender: Sender, sequence: number): EventRow[] {
  return sender.all(`select ${EVENT_COLUMNS} from events where workspace = ? and sequence <= ?`, sequence)
}

export function lastPosition(sender: Sender): number | null {
  const sql = 'select max(sequence) as last from events where workspace = ?'
  return sender.get<{ last: number | null }>(sql)?.last ?? null
}

export function lastPositionBefore(sender: Sender, time: number): number | null {
  const sql = 'select sequence as last from events where workspace = ? and at < ? order by sequence desc limit 1'
  return sender.get<{ last: number }>(sql, time)?.last ?? null
}

/** Ids that events speak of and no task has. */
export function orphanedTaskIds(sender: Sender, limit: number): string[] {
  const sql = `select distinct task_id from events as event where workspace = ? and not exists
    (select 1 from tasks where workspace = event.workspace and id = event.task_id) limit +?`
  return sender.all<{ task_id: string }>(sql, limit).map((row) => row.task_id)
}
