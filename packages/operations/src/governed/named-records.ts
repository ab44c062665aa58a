// Records that people name themselves, policies and System1 profiles: added once, followed by their next version.

import { type Outcome, type RecordView, refuse, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { RecordKind, StoredRecord } from '../ports/record-store.ts'
import { newRecord, toRecordView } from './records.ts'

const ATTEMPTS = 10

export async function addNamed(
  context: Context,
  kind: RecordKind,
  id: string,
  { state, body }: Pick<StoredRecord, 'state' | 'body'>,
): Promise<Outcome<RecordView>> {
  const record = newRecord(context, kind, { id, state, body })
  return (await context.store.insertRecord(record))
    ? succeed(toRecordView(record))
    : refuse('RECORD_NAME_TAKEN', { kind, id })
}

export async function changeNamed(
  context: Context,
  kind: RecordKind,
  id: string,
  next: (record: StoredRecord) => StoredRecord,
): Promise<Outcome<RecordView>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const record = await context.store.findRecord(kind, id)
    if (record === undefined) return refuse('RECORD_NOT_FOUND', { kind, id })
    const changed = next(record)
    if (await context.store.updateRecord(changed)) return succeed(toRecordView(changed))
  }
  return refuse('STORE_CONTENDED', {})
}
