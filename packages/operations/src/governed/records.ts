// Records as they are made and followed by their next version.

import { answerSchema, ITEM_TYPES, type ItemTypeName, type RecordView } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { RecordKind, StoredRecord } from '../ports/record-store.ts'

export function newRecord(
  context: Context,
  kind: RecordKind,
  {
    id = context.newId(),
    subject = '',
    state,
    body,
  }: { id?: string; subject?: string; state: string; body: StoredRecord['body'] },
): StoredRecord {
  return { kind, id, version: 1, subject, state, body, actor: context.actor, at: context.now() }
}

export function nextVersion(
  context: Context,
  record: StoredRecord,
  { state = record.state, body = {} }: { state?: string; body?: StoredRecord['body'] },
): StoredRecord {
  return {
    ...record,
    ...{
      version: record.version + 1,
      state,
      body: { ...record.body, ...body },
      actor: context.actor,
      at: context.now(),
    },
  }
}

export function newItem(context: Context, type: ItemTypeName, body: StoredRecord['body']): StoredRecord {
  return newRecord(context, 'item', { subject: ITEM_TYPES[type].to, state: 'open', body: { type, ...body } })
}

export function toRecordView({ kind, id, version, state, body, actor, at }: StoredRecord): RecordView {
  return { kind, id, version, state, body: { ...body }, actor, at }
}

export function toItemView(record: StoredRecord) {
  const type = record.body.type as ItemTypeName
  const { to, asks } = ITEM_TYPES[type]
  return { ...toRecordView(record), to, type, asks, answers: answerSchema(type) }
}
