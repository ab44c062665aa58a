// Records and initiatives in a SQLite file.

import { governed, isTaskOf } from '@pawl/kernel'
import {
  type Declined,
  type InitiativeNeeds,
  type InitiativeView,
  type InitiativeWrites,
  type ItemQuery,
  LIVE,
  type RecordQuery,
  type RecordStore,
  type StoredRecord,
  WAITING,
} from '@pawl/operations'
import { RECORD_COLUMNS, type RecordRow, toRecord } from '../record-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Statements } from './statements.ts'
import { storeWrites } from './store-write.ts'

// `order by +id` sorts what was found: without the plus SQLite walks all records in their order rather than use the index
// that finds the few.

type Values = readonly (string | number)[]

const IN_INITIATIVE = `workspace = ? and lifecycle = 'governed' and json_extract(fields, '$.initiative_id') = ?`
const ASSIGNEE = `json_extract(fields, '$.assignee')`
const IN_WORK = `workspace = ? and lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked') and ${ASSIGNEE}`
const NOT_OVER = `status in (${LIVE.map((status) => `'${status}'`).join(', ')})`
const HEADS = `select ${RECORD_COLUMNS} from record_heads where workspace = ?`

export function sqliteRecords(statements: Statements, workspace: string, queue: CommitQueue): RecordStore {
  const all = (sql: string, ...values: Values) => statements.all<RecordRow>(sql, workspace, ...values).map(toRecord)
  const tasksWhere = (condition: string, ...values: Values) =>
    toTasksOf(
      governed,
      statements.all<TaskRow>(`select ${TASK_COLUMNS} from tasks where ${condition}`, workspace, ...values),
    )
  const heads = ({ kind, states, subject, after, limit }: Omit<RecordQuery, 'limit'> & { limit?: number }) =>
    all(
      `${HEADS} and kind = ? ${oneOf('state', states)} ${oneOf('subject', subject && [subject])} ${after === undefined ? '' : 'and id > ?'} order by ${states === undefined ? 'id' : '+id'} limit ?`,
      ...[
        kind,
        ...(states ?? []),
        ...(subject === undefined ? [] : [subject]),
        ...(after === undefined ? [] : [after]),
        limit ?? -1,
      ],
    )
  const head = (kind: string, id: string) => all(`${HEADS} and kind = ? and id = ?`, kind, id)[0]
  const itemsAbout = (query: ItemQuery) => {
    const [field, id] = 'task' in query ? ['task_id', query.task] : ['initiative_id', query.initiative]
    const sql = `${HEADS} and kind = 'item' and json_extract(body, '$.${field}') = ? ${oneOf('state', query.states)} order by +id`
    return all(sql, id, ...(query.states ?? []))
  }
  const insert = (record: StoredRecord) => {
    statements.insertRecord(record)
    queue.noteRecords()
  }
  const viewOf = (initiative: StoredRecord, { tasks = [], items = [], others = [], all = false }: InitiativeNeeds) => {
    const { id } = initiative
    const asked = all
      ? tasksWhere(`${IN_INITIATIVE} and ${NOT_OVER} order by number`, id)
      : tasks.flatMap((task) => statements.findTask({ id: task }) ?? []).filter((task) => isTaskOf(governed, task))
    const unassignedIn = (one: string) =>
      tasksWhere(`${IN_INITIATIVE} and status = 'pending' and ${ASSIGNEE} is null order by number limit 2`, one)
    const unassigned = unassignedIn(id)
    const begins = others.flatMap((other) => {
      const found = head('initiative', other)
      return found === undefined ? [] : [{ initiative: found, unassigned: unassignedIn(other) }]
    })
    const elsewhere = begins.flatMap((other) => other.unassigned)
    const spokenOf = new Set([...asked, ...unassigned, ...elsewhere].map((task) => task.id))
    const loads = statements.all<{ worker: string; count: number }>(
      `select ${ASSIGNEE} as worker, count(*) as count from tasks where ${IN_WORK} is not null group by ${ASSIGNEE}`,
      workspace,
    )
    return {
      initiative,
      tasks: new Map(asked.map((task) => [task.id, task])),
      unassigned,
      live: statements
        .all<{ id: string }>(`select id from tasks where ${IN_INITIATIVE} and ${NOT_OVER} limit 2`, workspace, id)
        .map((row) => row.id),
      policies: heads({ kind: 'policy' }),
      workers: heads({ kind: 'worker' }),
      loads: Object.fromEntries(loads.map(({ worker, count }) => [worker, count])),
      results: tasks.flatMap((subject) => heads({ kind: 'result', subject })),
      cases: tasks.flatMap((subject) => heads({ kind: 'case', subject })),
      items: items.flatMap((item) => head('item', item) ?? []),
      others: begins,
      waiting: all
        ? itemsAbout({ initiative: id, states: WAITING })
        : [...spokenOf].flatMap((task) => itemsAbout({ task, states: WAITING })),
    } satisfies InitiativeView
  }
  const store = <Decision extends InitiativeWrites>(decided: Decision | Declined) => {
    if (decided.refused) return decided
    const tasks = storeWrites(statements, decided.writes)
    for (const record of decided.records) insert(record)
    return { refused: false, tasks, decision: decided } as const
  }
  return {
    insertRecord: (record, along = [], receipt) =>
      queue.run(() => {
        if (head(record.kind, record.id) !== undefined) return false
        for (const one of [record, ...along]) insert(one)
        keepReceipt(statements, receipt, record)
        return true
      }),
    updateRecord: (record, receipt) =>
      queue.run(() => {
        if (head(record.kind, record.id)?.version !== record.version - 1) return false
        insert(record)
        keepReceipt(statements, receipt, record)
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
    itemsAbout: async (query) => itemsAbout(query),
    workerTasks: async (worker) => tasksWhere(`${IN_WORK} = ? order by number`, worker),
    initiativeTasks: async (initiative, limit) =>
      tasksWhere(`${IN_INITIATIVE} order by +number limit ?`, initiative, limit),
    changeInitiative: (initiative, needs, decide, receipt) =>
      queue.run(() => {
        const found = head('initiative', initiative)
        if (found === undefined) return undefined
        const outcome = store(decide(viewOf(found, needs)))
        if (!outcome.refused) keepReceipt(statements, receipt, outcome)
        return outcome
      }),
  }
}

function oneOf(column: string, values: readonly string[] | '' | undefined): string {
  return values === undefined || values === '' ? '' : `and ${column} in (${values.map(() => '?').join(', ')})`
}
