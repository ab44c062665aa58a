// Records that people name themselves, policies and System1 profiles: added once, followed by their next version.

import { type Outcome, type RecordView, refuse, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { refuseLookAlike } from '../look-alikes.ts'
import type { RecordKind, RecordOf, StoredRecord } from '../ports/record-store.ts'
import { newRecord } from '../record-decisions.ts'
import { toRecordView } from './records.ts'

const ATTEMPTS = 10
/** With how many that are there a new name is compared. */
const MANY = 10_000

/** `answer` is what the caller says to it. */
export async function addNamed<Answer>(
  context: Context,
  kind: 'worker' | 'policy',
  id: string,
  body: StoredRecord['body'],
  answer: (record: RecordView) => Answer,
): Promise<Outcome<Answer>> {
  const alike = await refuseLookAlike(kind, id, async () =>
    (await context.store.records({ kind, limit: MANY })).map((one) => one.id),
  )
  if (alike !== undefined) return alike
  const record = newRecord(context, kind, { id, body })
  const told = () => answer(toRecordView(record))
  const isNew = await context.store.insertRecord(record, [], receiptFor(context, told))
  return isNew ? succeed(told()) : refuse('RECORD_NAME_TAKEN', { kind, id })
}

export async function changeNamed<Kind extends RecordKind, Answer>(
  context: Context,
  kind: Kind,
  id: string,
  next: (record: RecordOf<Kind>) => Outcome<RecordOf<Kind>>,
  answer: (record: RecordView) => Answer,
): Promise<Outcome<Answer>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const record = await context.store.findRecord(kind, id)
    if (record === undefined) return refuse('RECORD_NOT_FOUND', { kind, id })
    const changed = next(record)
    if (changed.refused) return changed
    const told = () => answer(toRecordView(changed.value))
    if (await context.store.updateRecord(changed.value, receiptFor(context, told))) return succeed(told())
  }
  return refuse('STORE_CONTENDED', {})
}
