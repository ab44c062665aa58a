// Records as they are made and followed by their next version.

import {
  answerSchema,
  type ItemTypeName,
  type Language,
  MESSAGE_TYPES,
  type MessageBody,
  type MessageTypeName,
  type NoticeName,
  questionOf,
  type RecordView,
} from '@pawl/contract'
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

/** A message that asks: it is open until it is answered. */
export function newItem<Type extends ItemTypeName>(
  context: Context,
  type: Type,
  body: MessageBody<Type>,
): StoredRecord {
  return newRecord(context, 'item', { subject: MESSAGE_TYPES[type].to, state: 'open', body: written(type, body) })
}

/** A message that tells. What it causes is in the same commit; a task that is assigned waits for its System1 to begin. */
export function newNotice<Type extends NoticeName>(
  context: Context,
  type: Type,
  body: MessageBody<Type>,
): StoredRecord {
  const state = type === 'TaskAssign' ? 'sent' : 'handled'
  return newRecord(context, 'message', { subject: body.task_id, state, body: written(type, body) })
}

/** Nobody sends what its schema does not know: that would be a defect. */
function written(type: MessageTypeName, body: unknown): StoredRecord['body'] {
  return { type, ...(MESSAGE_TYPES[type].body().parse(body) as object) }
}

export function toRecordView({ kind, id, version, state, body, actor, at }: StoredRecord): RecordView {
  return { kind, id, version, state, body: { ...body }, actor, at }
}

export function toItemView(record: StoredRecord, language: Language) {
  const type = record.body.type as ItemTypeName
  const { asks, ways } = questionOf(type, language, record.body)
  return { ...toRecordView(record), to: record.subject, type, asks, ways, answers: answerSchema(type) }
}

const BRIEFLY = ['task_number', 'title', 'reason', 'tries', 'set_aside_because']

/** Enough to choose by. */
export function toBriefItemView(record: StoredRecord, language: Language) {
  const { ways: _, answers: __, ...view } = toItemView(record, language)
  return {
    ...view,
    body: Object.fromEntries(BRIEFLY.flatMap((key) => (key in view.body ? [[key, view.body[key]]] : []))),
  }
}
