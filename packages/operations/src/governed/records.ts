// The messages of governed work as they are written, and records as they are shown.

import {
  answerSchema,
  type ItemTypeName,
  type Language,
  MESSAGE_TYPES,
  type MessageBody,
  type MessageTypeName,
  type NoticeName,
  type Outcome,
  questionOf,
  type RecordView,
  reasonOf,
} from '@pawl/contract'
import { EFFECT } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import { moveRecord, newRecord } from '../record-decisions.ts'

/** A message that asks: it is open until it is answered. */
export function newItem<Type extends ItemTypeName>(
  context: Context,
  type: Type,
  body: MessageBody<Type>,
): StoredRecord {
  return newRecord(context, 'item', { subject: MESSAGE_TYPES[type].to, body: written(type, body) })
}

/** What it asks about has moved on. */
export function withdrawn(context: Context, item: StoredRecord): Outcome<StoredRecord> {
  return moveRecord(context, item, { kind: 'item', to: 'withdrawn', trigger: 'withdrawItem', as: EFFECT })
}

/** A message that tells. What it causes is in the same commit; a task that is assigned waits for its System1 to begin. */
export function newNotice<Type extends NoticeName>(
  context: Context,
  type: Type,
  body: MessageBody<Type>,
): StoredRecord {
  const beginsAs = type === 'TaskAssign' ? 'sent' : 'handled'
  return newRecord(context, 'message', { subject: body.task_id, beginsAs, body: written(type, body) })
}

/** Nobody sends what its schema does not know: that would be a defect. */
function written(type: MessageTypeName, body: unknown): StoredRecord['body'] {
  return { type, ...(MESSAGE_TYPES[type].body().parse(body) as object) }
}

export function toRecordView({ subject: _, body, ...shown }: StoredRecord): RecordView {
  return { ...shown, body: { ...body } }
}

export function toItemView(record: StoredRecord, language: Language) {
  const type = record.body.type as ItemTypeName
  const { asks, ways } = questionOf(type, language, record.body)
  const view = toRecordView(record)
  const body = 'reason' in view.body ? { ...view.body, reason: reasonOf(view.body, language) } : view.body
  return { ...view, body, to: record.subject, type, asks, ways, answers: answerSchema(type) }
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
