// Rows of records, and what they are in the domain.

import type { RecordKind, StoredRecord } from '@pawl/operations'

export const RECORD_COLUMNS = 'kind, id, version, subject, state, body, actor, at'

export interface RecordRow {
  kind: string
  id: string
  version: number
  subject: string
  state: string
  body: string | Record<string, unknown>
  actor: string
  at: number
}

export function toRecord(row: RecordRow): StoredRecord {
  const body = typeof row.body === 'string' ? (JSON.parse(row.body) as Record<string, unknown>) : row.body
  return { ...row, kind: row.kind as RecordKind, body }
}

export function recordValues({ kind, id, version, subject, state, body, actor, at }: StoredRecord) {
  return [kind, id, version, subject, state, JSON.stringify(body), actor, at] as const
}
