// Records: every version, and the newest as the head.

import type { ItemQuery, RecordPlace, RecordQuery, StoredRecord } from '@pawl/operations'
import { RECORD_COLUMNS, type RecordRow, recordValues, wrongHeads } from '../../record-rows.ts'
import { allStored } from '../errors.ts'
import { allAnswered, type Sender } from '../send.ts'

const HEADS = `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1`

export async function recordHead(sender: Sender, kind: string, id: string): Promise<RecordRow | undefined> {
  return (await sender.read<RecordRow>('record_head', `${HEADS} and kind = $2 and id = $3`, kind, id))[0]
}

/** Nobody else stores its next version before this transaction is over. */
export async function lockedRecordHead(sender: Sender, kind: string, id: string): Promise<RecordRow | undefined> {
  return (await sender.readOnce<RecordRow>(`${HEADS} and kind = $2 and id = $3 for update`, kind, id))[0]
}

/** All of them in one order: two who change each other's initiatives do not wait for each other. */
export function lockedInitiatives(sender: Sender, ids: readonly string[]): Promise<RecordRow[]> {
  const sql = `${HEADS} and kind = 'initiative' and id = any($2) order by id for update`
  return sender.read('lock_initiatives', sql, ids)
}

/** By id. */
export function recordHeads(
  sender: Sender,
  { kind, states, subject, ids, after, limit }: RecordQuery,
): Promise<RecordRow[]> {
  const sql = `${HEADS} and kind = $2
    and ($3::text[] is null or state = any($3)) and ($4::text is null or subject = $4) and ($5::text is null or id > $5)
    and ($6::text[] is null or id = any($6)) order by id limit $7`
  return sender.readOnce(sql, kind, states ?? null, subject ?? null, after ?? null, ids ?? null, limit)
}

/** By id. */
export function itemsAbout(sender: Sender, query: ItemQuery): Promise<RecordRow[]> {
  const [column, id] = 'task' in query ? ['about_task', query.task] : ['about_initiative', query.initiative]
  const sql = `${HEADS} and kind = 'item' and ${column} = $2
    and ($3::text[] is null or state = any($3)) order by id`
  return sender.read(`items_about_${column}`, sql, id, query.states ?? null)
}

/** Oldest first. */
export function recordVersions(sender: Sender, kind: string, id: string): Promise<RecordRow[]> {
  const sql = `select ${RECORD_COLUMNS} from pawl.records where workspace = $1 and kind = $2 and id = $3 order by version`
  return sender.readOnce(sql, kind, id)
}

export function recordsAfter(sender: Sender, place: RecordPlace, limit: number): Promise<RecordRow[]> {
  const sql = `select ${RECORD_COLUMNS} from pawl.records where workspace = $1 and (kind, id, version) > ($2, $3, $4)
    order by kind, id, version limit $5`
  return sender.read('records_after', sql, place.kind, place.id, place.version, limit)
}

/** Heads of what belongs to these tasks, and of the items about them. */
export function recordsAbout(sender: Sender, tasks: readonly string[]): Promise<RecordRow[]> {
  const sql = `${HEADS} and kind in ('result', 'case', 'message') and subject = any($2)
    union all ${HEADS} and kind = 'item' and about_task = any($2)`
  return sender.readOnce(sql, tasks)
}

export function wrongRecordHeads(sender: Sender, limit: number): Promise<{ kind: string; id: string }[]> {
  return sender.read('wrong_heads', wrongHeads('$1', '$2', 'pawl.'), limit)
}

const INSERT_RECORDS = `with stored as (
  insert into pawl.records (workspace, ${RECORD_COLUMNS})
  select $1, * from unnest($2::text[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::json[], $8::text[], $9::text[],
    $10::bigint[])
  on conflict do nothing returning workspace, ${RECORD_COLUMNS}),
heads as (
  insert into pawl.record_heads (workspace, ${RECORD_COLUMNS}) select * from stored order by kind, id
  on conflict (workspace, kind, id) do update set version = excluded.version, subject = excluded.subject,
    state = excluded.state, body = excluded.body, actor = excluded.actor, principal = excluded.principal, at = excluded.at
  returning 1)
${allStored('heads', '$2::text[]')}`

/** The versions, and their heads. If someone else has stored one of them the transaction fails, and whoever asked decides again. */
export async function insertRecords(sender: Sender, records: readonly StoredRecord[]): Promise<void> {
  const place = ({ kind, id }: StoredRecord) => `${kind} ${id}`
  const seen = new Map<string, number>()
  // A record that is followed at once by its next version is stored in a round of its own.
  const rounds = Map.groupBy(records, (record) => {
    const round = seen.get(place(record)) ?? 0
    seen.set(place(record), round + 1)
    return round
  })
  const sent = [...rounds.values()].map((round) => {
    // In one order for everyone: policies and workers are shared by initiatives, and two must not wait for each other.
    const sorted = round.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).map(recordValues)
    const columns = RECORD_COLUMNS.split(', ').map((_, index) => sorted.map((values) => values[index]))
    return sender.write('insert_records', INSERT_RECORDS, ...columns)
  })
  await allAnswered(sent)
}
