// The floor of every durable change on SQLite: the same reads and writes as Pawl's, in prepared statements and nothing
// else, one transaction each, on Pawl's own schema with its indexes, checks and triggers, at the same durability.

import { DatabaseSync } from 'node:sqlite'
import { localPrincipal } from '@pawl/contract'
import { DEFAULT_WORKSPACE } from '@pawl/operations'
import { ACTOR } from '../fill-store.ts'

const PRINCIPAL = localPrincipal(true).name

interface TaskRow {
  readonly id: string
  readonly number: number
  readonly lifecycle: string
  readonly status: string
  readonly version: number
  readonly created_by: string
  readonly created_at: number
  readonly updated_at: number
  readonly fields: string
  readonly deadline: string
  readonly priority_rank: number
  readonly search_text: string
}

export interface RawSqlite {
  /** Starts an open task or stops a started one, and returns it as it is then. */
  startOrStop(number: number, to: 'in_progress' | 'open'): object
  countEvents(): number
  close(): void
}

/** The file must have been made by Pawl. */
export function openRawSqlite(path: string): RawSqlite {
  const database = new DatabaseSync(path)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536; pragma temp_store = memory',
  )
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const read = database.prepare(
    `select id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank,
       search_text from tasks where workspace = ? and number = ?`,
  )
  const update = database.prepare(
    `update tasks set status = ?, version = ?, updated_at = ?, fields = ?, deadline = ?, priority_rank = ?, search_text = ?
     where workspace = ? and id = ? and version = ?`,
  )
  const insert = database.prepare(
    `insert into events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status,
       set_fields, cleared_fields, undoes, principal) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const count = database.prepare('select count(*) as events from events')

  return {
    startOrStop: (number, to) => {
      const now = Date.now()
      begin.run()
      const task = read.get(DEFAULT_WORKSPACE, number) as unknown as TaskRow
      if (task.status === to) throw new Error(`Task ${number} is ${to} already`)
      const { startedAt: _, ...before } = JSON.parse(task.fields)
      const starts = to === 'in_progress'
      const set = starts ? { startedAt: now } : {}
      const fields = { ...before, ...set }
      const version = task.version + 1
      const { deadline, priority_rank, search_text } = task
      const columns = [to, version, now, JSON.stringify(fields), deadline, priority_rank, search_text]
      update.run(...columns, DEFAULT_WORKSPACE, task.id, task.version)
      const event = [task.id, version, number, task.lifecycle, now, ACTOR, starts ? 'startTask' : 'stopTask']
      const change = [task.status, to, JSON.stringify(set), starts ? '[]' : '["startedAt"]', null, PRINCIPAL]
      insert.run(DEFAULT_WORKSPACE, ...event, ...change)
      commit.run()
      const { id, lifecycle, created_by: createdBy, created_at: createdAt } = task
      return { id, number, lifecycle, status: to, version, createdBy, createdAt, updatedAt: now, ...fields }
    },
    countEvents: () => (count.get() as { events: number }).events,
    close: () => database.close(),
  }
}
