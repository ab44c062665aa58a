// Records: every version, and the newest as the head.
//
// `order by +id` sorts what was found: without the plus SQLite walks all records in their order rather than use the index
// that finds the few.
//
// Where more than one head is looked for, the kind stands in the statement: there are indexes with a condition on it [PO1].

import type { ItemQuery, RecordPlace, RecordQuery, StoredRecord } from '@pawl/operations'
import { RECORD_COLUMNS, type RecordRow, recordValues, wrongHeads } from '../../record-rows.ts'
import type { Sender } from '../send.ts'

const HEADS = `select ${RECORD_COLUMNS} from record_heads where workspace = ?`

/** By id. */
export const CLOSED_PLACES = `${HEADS} and kind = 'access' and state = 'closed' order by +id`

export function recordHead(sender: Sender, kind: string, id: string): RecordRow | undefined {
  return sender.get(`${HEADS} and kind = ? and id = ?`, kind, id)
}

/** By id. All of them without a limit. */
export function recordHeads(
  sender: Sender,
  { kind, states, subject, ids, after, limit }: Omit<RecordQuery, 'limit'> & { readonly limit?: number },
): RecordRow[] {
  const subjects = subject === undefined ? undefined : [subject]
  const order = states === undefined ? 'id' : '+id'
  const sql = `${HEADS} and kind = '${kind.replaceAll("'", "''")}' ${oneOf('state', states)} ${oneOf('subject', subjects)}
    ${oneOf('id', ids)} ${after === undefined ? '' : 'and id > ?'} order by ${order} limit +?`
  const later = after === undefined ? [] : [after]
  return sender.all(sql, ...(states ?? []), ...(subjects ?? []), ...(ids ?? []), ...later, limit ?? -1)
}

/** By id. */
export function itemsAbout(sender: Sender, query: ItemQuery): RecordRow[] {
  const [field, id] = 'task' in query ? ['task_id', query.task] : ['initiative_id', query.initiative]
  const sql = `${HEADS} and kind = 'item' and json_extract(body, '$.${field}') = ? ${oneOf('state', query.states)} order by +id`
  return sender.all(sql, id, ...(query.states ?? []))
}

/** Oldest first. */
export function recordVersions(sender: Sender, kind: string, id: string): RecordRow[] {
  const sql = `select ${RECORD_COLUMNS} from records where workspace = ? and kind = ? and id = ? order by version`
  return sender.all(sql, kind, id)
}

export function recordsAfter(sender: Sender, { kind, id, version }: RecordPlace, limit: number): RecordRow[] {
  const sql = `select ${RECORD_COLUMNS} from records where workspace = ? and (kind, id, version) > (?, ?, ?)
    order by kind, id, version limit +?`
  return sender.all(sql, kind, id, version, limit)
}

/** Heads of what belongs to a task, and of the items about it. */
export function recordsAbout(sender: Sender, task: string): RecordRow[] {
  const own = sender.all<RecordRow>(`${HEADS} and kind in ('result', 'case', 'message') and subject = ?`, task)
  const items = sender.all<RecordRow>(`${HEADS} and kind = 'item' and json_extract(body, '$.task_id') = ?`, task)
  return [...own, ...items]
}

export function wrongRecordHeads(sender: Sender, limit: number): { kind: string; id: string }[] {
  return sender.all(wrongHeads('?1', '?2', ''), limit)
}

/** The version, and its head. */
export function insertRecord(sender: Sender, record: StoredRecord): void {
  insertVersion(sender, 'records', record)
  if (record.version === 1) insertVersion(sender, 'record_heads', record)
  else updateHead(sender, record)
}

function insertVersion(sender: Sender, table: 'records' | 'record_heads', record: StoredRecord): void {
  const sql = `insert into ${table} (workspace, ${RECORD_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  sender.run(sql, ...recordValues(record))
}

function updateHead(sender: Sender, record: StoredRecord): void {
  const sql = `update record_heads set version = ?4, subject = ?5, state = ?6, body = ?7, actor = ?8, principal = ?9, at = ?10
    where workspace = ?1 and kind = ?2 and id = ?3`
  sender.run(sql, ...recordValues(record))
}

function oneOf(column: string, values: readonly string[] | undefined): string {
  return values === undefined ? '' : `and ${column} in (${values.map(() => '?').join(', ')})`
}
