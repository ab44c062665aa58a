// The floor of an agent's work on SQLite: claim, start and complete as prepared statements on Pawl's own schema, each a
// transaction with its event, at the same durability.

import { DatabaseSync } from 'node:sqlite'
import { DEFAULT_WORKSPACE } from '@pawl/operations'
import { ROLE, ROOM } from '../fill-room.ts'
import { ACTOR } from '../fill-store.ts'

interface TaskRow {
  readonly id: string
  readonly number: number
  readonly status: string
  readonly version: number
  readonly fields: string
}

/** The file must have been made by Pawl, and its room filled. */
export function openRawRoom(path: string): { cycle(): void; close(): void } {
  const database = new DatabaseSync(path)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536',
  )
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const next = database.prepare(
    `select id, number, status, version, fields from tasks where workspace = ? and lifecycle = 'room'
     and json_extract(fields, '$.chatroomId') = ? and status = 'pending' and json_extract(fields, '$.role') = ?
     order by json_extract(fields, '$.queuePosition'), number limit 1`,
  )
  const read = database.prepare('select id, number, status, version, fields from tasks where workspace = ? and id = ?')
  const update = database.prepare(
    `update tasks set status = ?, version = ?, updated_at = ?, fields = ? where workspace = ? and id = ? and version = ?`,
  )
  const insert = database.prepare(
    `insert into events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status,
       set_fields, cleared_fields, undoes) values (?, ?, ?, ?, 'room', ?, ?, ?, ?, ?, ?, '[]', null)`,
  )
  const move = (task: TaskRow, to: string, trigger: string, set: object) => {
    const now = Date.now()
    const fields = JSON.stringify({ ...JSON.parse(task.fields), ...set })
    update.run(to, task.version + 1, now, fields, DEFAULT_WORKSPACE, task.id, task.version)
    const event = [task.id, task.version + 1, task.number, now, ACTOR, trigger, task.status, to, JSON.stringify(set)]
    insert.run(DEFAULT_WORKSPACE, ...event)
    commit.run()
  }
  const again = (id: string) => {
    begin.run()
    return read.get(DEFAULT_WORKSPACE, id) as unknown as TaskRow
  }
  return {
    cycle: () => {
      const now = Date.now()
      begin.run()
      const task = next.get(DEFAULT_WORKSPACE, ROOM, ROLE) as unknown as TaskRow
      move(task, 'acknowledged', 'claimTask', { assignedTo: ROLE, claimedBy: 's', acknowledgedAt: now, epoch: 1 })
      move(again(task.id), 'in_progress', 'startTask', { startedAt: now })
      move(again(task.id), 'completed', 'completeTask', { completedAt: now })
    },
    close: () => database.close(),
  }
}
