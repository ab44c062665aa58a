// Records and initiatives in a PostgreSQL database.

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
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Statements } from './statements.ts'
import { changing, storeWrites } from './store-writes.ts'

const IN_INITIATIVE = `workspace = $1 and lifecycle = 'governed' and fields ->> 'initiative_id' = $2`
const VALUES = 'values ($1, $2, $3, $4, $5, $6, $7, $8, $9)'

export function postgresRecords(pool: Pool, workspace: string, afterCommit: () => void): RecordStore {
  const plain = new Statements(pool, workspace)
  const query = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => plain.query<Row>(sql, [workspace, ...values]))
  const stored = (record: StoredRecord, isNext: (before: StoredRecord | undefined) => boolean) =>
    changing(pool, workspace, async (own) => {
      const sql = `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1 and kind = $2 and id = $3 for update`
      const [row] = await own.query<RecordRow>(sql, [workspace, record.kind, record.id])
      if (!isNext(row && toRecord(row))) return false
      await insert(own, workspace, record)
      return true
    })
  return {
    insertRecord: (record) => stored(record, (before) => before === undefined),
    updateRecord: (record) => stored(record, (before) => before?.version === record.version - 1),
    findRecord: async (kind, id) => {
      const sql = `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1 and kind = $2 and id = $3`
      const [row] = await query<RecordRow>(sql, kind, id)
      return row && toRecord(row)
    },
    recordVersions: async (kind, id) => {
      const sql = `select ${RECORD_COLUMNS} from pawl.records where workspace = $1 and kind = $2 and id = $3 order by version`
      return (await query<RecordRow>(sql, kind, id)).map(toRecord)
    },
    records: (wanted) => translated(() => heads(plain, workspace, wanted)),
    initiativeTasks: async (initiative, limit) => {
      const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_INITIATIVE} order by number limit $3`
      return (await query<TaskRow>(sql, initiative, limit)).map(toTask)
    },
    changeInitiative: async (initiative, needs, decide) => {
      const outcome = await changing(pool, workspace, async (own) => {
        const view = await viewOf(own, workspace, initiative, needs)
        return view && store(own, workspace, decide(view))
      })
      if (outcome !== undefined && !outcome.refused) afterCommit()
      return outcome
    },
  }
}

async function heads(
  own: Statements,
  workspace: string,
  wanted: RecordQuery & { subjects?: readonly string[] },
): Promise<StoredRecord[]> {
  const { kind, state = null, subject = null, limit } = wanted
  const sql = `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1 and kind = $2
    and ($3::text is null or state = $3) and ($4::text is null or subject = $4) order by id limit $5`
  return (await own.query<RecordRow>(sql, [workspace, kind, state, subject, limit])).map(toRecord)
}

/** Locks the initiative: whoever else changes it waits here. */
async function viewOf(
  own: Statements,
  workspace: string,
  id: string,
  { tasks = [], items = [] }: InitiativeNeeds,
): Promise<InitiativeView | undefined> {
  const all = <Row>(sql: string, ...values: unknown[]) => own.query<Row>(sql, [workspace, ...values])
  const [row] = await all<RecordRow>(
    `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1 and kind = 'initiative' and id = $2 for update`,
    id,
  )
  if (row === undefined) return undefined
  const ofTasks = (kind: string) =>
    all<RecordRow>(
      `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1 and kind = $2 and subject = any($3) order by id`,
      kind,
      tasks,
    )
  const found = tasks.length === 0 ? [] : (await own.tasksById(tasks)).map(toTask)
  const [next] = await all<TaskRow>(
    `select ${TASK_COLUMNS} from pawl.tasks where ${IN_INITIATIVE} and status = 'pending' and fields ->> 'assignee' is null order by number limit 1`,
    id,
  )
  const counts = await all<{ status: string; count: number }>(
    `select status, count(*)::integer as count from pawl.tasks where ${IN_INITIATIVE} group by status`,
    id,
  )
  const loads = await all<{ worker: string; count: number }>(
    `select fields ->> 'assignee' as worker, count(*)::integer as count from pawl.tasks
      where workspace = $1 and lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked')
        and fields ->> 'assignee' is not null group by worker`,
  )
  const wanted =
    items.length === 0
      ? []
      : await all<RecordRow>(
          `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1 and kind = 'item' and id = any($2)`,
          items,
        )
  return {
    initiative: toRecord(row),
    tasks: new Map(found.map((task) => [task.id, task])),
    nextPending: next && toTask(next),
    counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
    policies: await heads(own, workspace, { kind: 'policy', state: 'active', limit: 1000 }),
    workers: await heads(own, workspace, { kind: 'worker', state: 'enabled', limit: 1000 }),
    loads: Object.fromEntries(loads.map(({ worker, count }) => [worker, count])),
    results: tasks.length === 0 ? [] : (await ofTasks('result')).map(toRecord),
    cases: tasks.length === 0 ? [] : (await ofTasks('case')).map(toRecord),
    items: wanted.map(toRecord),
  }
}

async function store(own: Statements, workspace: string, decided: InitiativeDecided): Promise<InitiativeOutcome> {
  if (decided.refused) return decided
  const tasks = await storeWrites(own, decided.writes)
  for (const record of decided.records) await insert(own, workspace, record)
  return { refused: false, tasks }
}

async function insert(own: Statements, workspace: string, record: StoredRecord): Promise<void> {
  await own.query(`insert into pawl.records (workspace, ${RECORD_COLUMNS}) ${VALUES}`, [
    workspace,
    ...recordValues(record),
  ])
  if (record.version === 1) {
    await own.query(`insert into pawl.record_heads (workspace, ${RECORD_COLUMNS}) ${VALUES}`, [
      workspace,
      ...recordValues(record),
    ])
    return
  }
  const sql = `update pawl.record_heads set version = $4, subject = $5, state = $6, body = $7, actor = $8, at = $9
    where workspace = $1 and kind = $2 and id = $3`
  await own.query(sql, [workspace, ...recordValues(record)])
}
