// Records and initiatives in a SQLite file.

import type { Task } from '@pawl/kernel'
import type {
  InitiativeDecided,
  InitiativeNeeds,
  InitiativeOutcome,
  InitiativeView,
  RecordQuery,
  RecordStore,
  StoredRecord,
} from '@pawl/operations'
import { RECORD_COLUMNS, type RecordRow, recordValues, toRecord } from '../record-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTask } from '../rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import type { Statements } from './statements.ts'
import { storeWrite } from './store-write.ts'

const IN_INITIATIVE = `workspace = ? and lifecycle = 'governed' and json_extract(fields, '$.initiative_id') = ?`

export function sqliteRecords(statements: Statements, workspace: string, queue: CommitQueue): RecordStore {
  const all = (sql: string, ...values: (string | number)[]) =>
    statements.all<RecordRow>(sql, workspace, ...values).map(toRecord)
  const heads = ({ kind, state, subject, limit }: RecordQuery) => {
    const conditions = [
      state === undefined ? '' : 'and state = ?',
      subject === undefined ? '' : 'and subject = ?',
    ].join(' ')
    const sql = `select ${RECORD_COLUMNS} from record_heads where workspace = ? and kind = ? ${conditions} order by id limit ?`
    return all(sql, kind, ...[state, subject].filter((value) => value !== undefined), limit)
  }
  const head = (kind: string, id: string) =>
    all(`select ${RECORD_COLUMNS} from record_heads where workspace = ? and kind = ? and id = ?`, kind, id)[0]
  const insert = (record: StoredRecord) => {
    const marks = `values (?, ?, ?, ?, ?, ?, ?, ?, ?)`
    const values = [workspace, ...recordValues(record)]
    statements.all(`insert into records (workspace, ${RECORD_COLUMNS}) ${marks}`, ...values)
    if (record.version === 1)
      statements.all(`insert into record_heads (workspace, ${RECORD_COLUMNS}) ${marks}`, ...values)
    else {
      const sql = `update record_heads set version = ?, subject = ?, state = ?, body = ?, actor = ?, at = ?
        where workspace = ? and kind = ? and id = ?`
      const { kind, id, version, subject, state, body, actor, at } = record
      statements.all(sql, version, subject, state, JSON.stringify(body), actor, at, workspace, kind, id)
    }
  }
  const viewOf = (initiative: StoredRecord, { tasks = [], items = [] }: InitiativeNeeds): InitiativeView => {
    const { id } = initiative
    const one = (condition: string) =>
      statements
        .all<TaskRow>(`select ${TASK_COLUMNS} from tasks where ${IN_INITIATIVE} and ${condition}`, workspace, id)
        .map(toTask)[0]
    const counts = statements.all<{ status: string; count: number }>(
      `select status, count(*) as count from tasks where ${IN_INITIATIVE} group by status`,
      ...[workspace, id],
    )
    const loads = statements.all<{ worker: string; count: number }>(
      `select json_extract(fields, '$.assignee') as worker, count(*) as count from tasks
        where workspace = ? and lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked')
          and json_extract(fields, '$.assignee') is not null group by worker`,
      workspace,
    )
    return {
      initiative,
      tasks: new Map(tasks.flatMap((task) => statements.findTask({ id: task }) ?? []).map((task) => [task.id, task])),
      nextPending: one(`status = 'pending' and json_extract(fields, '$.assignee') is null order by number limit 1`),
      counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
      policies: heads({ kind: 'policy', state: 'active', limit: 1000 }),
      workers: heads({ kind: 'worker', state: 'enabled', limit: 1000 }),
      loads: Object.fromEntries(loads.map(({ worker, count }) => [worker, count])),
      results: tasks.flatMap((subject) => heads({ kind: 'result', subject, limit: 1000 })),
      cases: tasks.flatMap((subject) => heads({ kind: 'case', subject, limit: 10_000 })),
      items: items.flatMap((item) => head('item', item) ?? []),
    }
  }
  const store = (decided: InitiativeDecided): InitiativeOutcome => {
    if (decided.refused) return decided
    const tasks: Task[] = decided.writes.flatMap((write) => storeWrite(statements, write))
    for (const record of decided.records) insert(record)
    return { refused: false, tasks }
  }
  return {
    insertRecord: (record) =>
      queue.run(() => {
        if (head(record.kind, record.id) !== undefined) return false
        insert(record)
        return true
      }),
    updateRecord: (record) =>
      queue.run(() => {
        if (head(record.kind, record.id)?.version !== record.version - 1) return false
        insert(record)
        return true
      }),
    findRecord: async (kind, id) => head(kind, id),
    recordVersions: async (kind, id) =>
      all(
        `select ${RECORD_COLUMNS} from records where workspace = ? and kind = ? and id = ? order by version`,
        kind,
        id,
      ),
    records: async (query) => heads(query),
    initiativeTasks: async (initiative, limit) =>
      statements
        .all<TaskRow>(
          `select ${TASK_COLUMNS} from tasks where ${IN_INITIATIVE} order by number limit ?`,
          workspace,
          initiative,
          limit,
        )
        .map(toTask),
    changeInitiative: (initiative, needs, decide) =>
      queue.run(() => {
        const found = head('initiative', initiative)
        return found === undefined ? undefined : store(decide(viewOf(found, needs)))
      }),
  }
}
