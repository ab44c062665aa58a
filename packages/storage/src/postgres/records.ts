// Records and initiatives in a PostgreSQL database.

import { governed } from '@pawl/kernel'
import type {
  Declined,
  InitiativeWrites,
  ItemQuery,
  Receipt,
  RecordQuery,
  RecordStore,
  Stored,
  StoredRecord,
} from '@pawl/operations'
import { RECORD_COLUMNS, type RecordRow, toRecord } from '../record-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { lockedView } from './initiative-view.ts'
import type { Announce } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { Statements } from './statements.ts'
import { changing, storeWrites } from './store-writes.ts'

const IN_INITIATIVE = `workspace = $1 and lifecycle = 'governed' and fields ->> 'initiative_id' = $2`
const IN_WORK = `workspace = $1 and lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked')
  and fields ->> 'assignee'`
const HEADS = `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1`

export function postgresRecords(pool: Pool, workspace: string, announce: Announce): RecordStore {
  const plain = new Statements(pool, workspace)
  const query = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => plain.query<Row>(sql, [workspace, ...values]))
  const stored = async (
    records: readonly StoredRecord[],
    receipt: Receipt<StoredRecord> | undefined,
    isNext: (before: StoredRecord | undefined) => boolean,
  ) => {
    const isStored = await changing(pool, workspace, async (own, sent) => {
      const { kind, id } = records[0] as StoredRecord
      const [row] = await own.query<RecordRow>(`${HEADS} and kind = $2 and id = $3 for update`, [workspace, kind, id])
      if (!isNext(row && toRecord(row))) return false
      await own.insertRecords(records)
      if (receipt !== undefined) sent(keepReceipt(own, receipt, records[0] as StoredRecord))
      return true
    })
    if (isStored) announce.records()
    return isStored
  }
  return {
    insertRecord: (record, along = [], receipt) =>
      stored([record, ...along], receipt, (before) => before === undefined),
    updateRecord: (record, receipt) => stored([record], receipt, (before) => before?.version === record.version - 1),
    findRecord: async (kind, id) => {
      const [row] = await query<RecordRow>(`${HEADS} and kind = $2 and id = $3`, kind, id)
      return row && toRecord(row)
    },
    recordVersions: async (kind, id) => {
      const sql = `select ${RECORD_COLUMNS} from pawl.records where workspace = $1 and kind = $2 and id = $3 order by version`
      return (await query<RecordRow>(sql, kind, id)).map(toRecord)
    },
    records: (wanted) => translated(() => heads(plain, workspace, wanted)),
    itemsAbout: (wanted) => translated(() => itemsAbout(plain, workspace, wanted)),
    workerTasks: async (worker) => {
      const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_WORK} = $2 order by number`
      return toTasksOf(governed, await query<TaskRow>(sql, worker))
    },
    initiativeTasks: async (initiative, limit) => {
      const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_INITIATIVE} order by number limit $3`
      return toTasksOf(governed, await query<TaskRow>(sql, initiative, limit))
    },
    changeInitiative: async (initiative, needs, decide, receipt) => {
      const outcome = await changing(pool, workspace, async (own, sent) => {
        const view = await lockedView(own, workspace, initiative, needs)
        const changed = view && (await store(own, decide(view)))
        if (changed?.refused === false && receipt !== undefined) sent(keepReceipt(own, receipt, changed))
        return changed
      })
      if (outcome !== undefined && !outcome.refused) {
        announce.events()
        announce.records()
      }
      return outcome
    },
  }
}

async function heads(
  own: Statements,
  workspace: string,
  { kind, states, subject, after, limit }: Omit<RecordQuery, 'limit'> & { limit?: number },
): Promise<StoredRecord[]> {
  const sql = `${HEADS} and kind = $2
    and ($3::text[] is null or state = any($3)) and ($4::text is null or subject = $4) and ($5::text is null or id > $5)
    order by id limit $6`
  const values = [workspace, kind, states ?? null, subject ?? null, after ?? null, limit ?? null]
  return (await own.query<RecordRow>(sql, values)).map(toRecord)
}

async function itemsAbout(own: Statements, workspace: string, query: ItemQuery): Promise<StoredRecord[]> {
  const [field, id] = 'task' in query ? ['task_id', query.task] : ['initiative_id', query.initiative]
  const sql = `${HEADS} and kind = 'item' and body ->> '${field}' = $2
    and ($3::text[] is null or state = any($3)) order by id`
  return (await own.query<RecordRow>(sql, [workspace, id, query.states ?? null])).map(toRecord)
}

async function store<Decision extends InitiativeWrites>(
  own: Statements,
  decided: Decision | Declined,
): Promise<Stored<Decision> | Declined> {
  if (decided.refused) return decided
  const tasks = await storeWrites(own, decided.writes)
  await own.insertRecords(decided.records)
  return { refused: false, tasks, decision: decided }
}
