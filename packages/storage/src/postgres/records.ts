// Records and initiatives in a PostgreSQL database.

import {
  type InitiativeDecided,
  type InitiativeNeeds,
  type InitiativeOutcome,
  type InitiativeView,
  type ItemQuery,
  LIVE,
  type OtherInitiative,
  type RecordQuery,
  type RecordStore,
  type StoredRecord,
  WAITING,
} from '@pawl/operations'
import { RECORD_COLUMNS, type RecordRow, toRecord } from '../record-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTask } from '../rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import type { Announce } from './notifications.ts'
import { Statements } from './statements.ts'
import { changing, storeWrites } from './store-writes.ts'

const IN_INITIATIVE = `workspace = $1 and lifecycle = 'governed' and fields ->> 'initiative_id' = $2`
const IN_WORK = `workspace = $1 and lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked')
  and fields ->> 'assignee'`
const NOT_OVER = `status in (${LIVE.map((status) => `'${status}'`).join(', ')})`
const HEADS = `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1`

export function postgresRecords(pool: Pool, workspace: string, announce: Announce): RecordStore {
  const plain = new Statements(pool, workspace)
  const query = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => plain.query<Row>(sql, [workspace, ...values]))
  const stored = async (records: readonly StoredRecord[], isNext: (before: StoredRecord | undefined) => boolean) => {
    const isStored = await changing(pool, workspace, async (own) => {
      const { kind, id } = records[0] as StoredRecord
      const [row] = await own.query<RecordRow>(`${HEADS} and kind = $2 and id = $3 for update`, [workspace, kind, id])
      if (!isNext(row && toRecord(row))) return false
      for (const record of records) await own.insertRecord(record)
      return true
    })
    if (isStored) announce.records()
    return isStored
  }
  return {
    insertRecord: (...records) => stored(records, (before) => before === undefined),
    updateRecord: (record) => stored([record], (before) => before?.version === record.version - 1),
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
      return (await query<TaskRow>(sql, worker)).map(toTask)
    },
    initiativeTasks: async (initiative, limit) => {
      const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_INITIATIVE} order by number limit $3`
      return (await query<TaskRow>(sql, initiative, limit)).map(toTask)
    },
    changeInitiative: async (initiative, needs, decide) => {
      const outcome = await changing(pool, workspace, async (own) => {
        const view = await viewOf(own, workspace, initiative, needs)
        return view && store(own, decide(view))
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
  { kind, states, subject, limit }: Omit<RecordQuery, 'limit'> & { limit?: number },
): Promise<StoredRecord[]> {
  const sql = `${HEADS} and kind = $2
    and ($3::text[] is null or state = any($3)) and ($4::text is null or subject = $4) order by id limit $5`
  const values = [workspace, kind, states ?? null, subject ?? null, limit ?? null]
  return (await own.query<RecordRow>(sql, values)).map(toRecord)
}

async function itemsAbout(own: Statements, workspace: string, query: ItemQuery): Promise<StoredRecord[]> {
  const [field, id] = 'task' in query ? ['task_id', query.task] : ['initiative_id', query.initiative]
  return itemsOf(own, workspace, field, [id], query.states)
}

async function itemsOf(
  own: Statements,
  workspace: string,
  field: string,
  ids: readonly string[],
  states?: readonly string[],
): Promise<StoredRecord[]> {
  if (ids.length === 0) return []
  const sql = `${HEADS} and kind = 'item' and body ->> '${field}' = any($2)
    and ($3::text[] is null or state = any($3)) order by id`
  return (await own.query<RecordRow>(sql, [workspace, ids, states ?? null])).map(toRecord)
}

/** Locks the initiative: whoever else changes it waits here. */
async function viewOf(
  own: Statements,
  workspace: string,
  id: string,
  { tasks = [], items = [], others = [], all = false }: InitiativeNeeds,
): Promise<InitiativeView | undefined> {
  const rows = <Row>(sql: string, ...values: unknown[]) => own.query<Row>(sql, [workspace, ...values])
  const tasksWhere = async (condition: string, initiative = id) => {
    const sql = `select ${TASK_COLUMNS} from pawl.tasks where ${IN_INITIATIVE} and ${condition}`
    return (await rows<TaskRow>(sql, initiative)).map(toTask)
  }
  const unassignedIn = (initiative: string) =>
    tasksWhere(`status = 'pending' and fields ->> 'assignee' is null order by number limit 2`, initiative)
  const [row] = await rows<RecordRow>(`${HEADS} and kind = 'initiative' and id = $2 for update`, id)
  if (row === undefined) return undefined
  const ofTasks = async (kind: string) =>
    tasks.length === 0
      ? []
      : (await rows<RecordRow>(`${HEADS} and kind = $2 and subject = any($3) order by id`, kind, tasks)).map(toRecord)
  const asked = all
    ? await tasksWhere(`${NOT_OVER} order by number`)
    : tasks.length === 0
      ? []
      : (await own.tasksById(tasks)).map(toTask)
  const unassigned = await unassignedIn(id)
  const live = await rows<{ id: string }>(
    `select id from pawl.tasks where ${IN_INITIATIVE} and ${NOT_OVER} limit 2`,
    id,
  )
  const loads = await rows<{ worker: string; count: number }>(
    `select fields ->> 'assignee' as worker, count(*)::integer as count from pawl.tasks
      where ${IN_WORK} is not null group by fields ->> 'assignee'`,
  )
  const wanted = items.length === 0 ? [] : await rows<RecordRow>(`${HEADS} and kind = 'item' and id = any($2)`, items)
  const begins: OtherInitiative[] = []
  for (const other of others) {
    const [found] = await rows<RecordRow>(`${HEADS} and kind = 'initiative' and id = $2 for update`, other)
    if (found !== undefined) begins.push({ initiative: toRecord(found), unassigned: await unassignedIn(other) })
  }
  const elsewhere = begins.flatMap((other) => other.unassigned)
  const spokenOf = [...new Set([...asked, ...unassigned, ...elsewhere].map((task) => task.id))]
  return {
    initiative: toRecord(row),
    tasks: new Map(asked.map((task) => [task.id, task])),
    unassigned,
    live: live.map((one) => one.id),
    policies: await heads(own, workspace, { kind: 'policy' }),
    workers: await heads(own, workspace, { kind: 'worker' }),
    loads: Object.fromEntries(loads.map(({ worker, count }) => [worker, count])),
    results: await ofTasks('result'),
    cases: await ofTasks('case'),
    items: wanted.map(toRecord),
    others: begins,
    waiting: all
      ? await itemsOf(own, workspace, 'initiative_id', [id], WAITING)
      : await itemsOf(own, workspace, 'task_id', spokenOf, WAITING),
  }
}

async function store(own: Statements, decided: InitiativeDecided): Promise<InitiativeOutcome> {
  if (decided.refused) return decided
  const tasks = await storeWrites(own, decided.writes)
  // In one order for everyone: policies and workers are shared by initiatives, and two must not wait for each other.
  const records = decided.records.toSorted((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1))
  for (const record of records) await own.insertRecord(record)
  return { refused: false, tasks }
}
