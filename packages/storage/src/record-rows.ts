// Rows of records, and what they are in the domain.

import type { RecordKind, RecordOf, StoredRecord } from '@pawl/operations'

export const RECORD_COLUMNS = 'kind, id, version, subject, state, body, actor, principal, at'

export interface RecordRow {
  kind: string
  id: string
  version: number
  subject: string
  state: string
  body: string | Record<string, unknown>
  actor: string
  principal: string | null
  at: number
}

/** The one place where what is stored is taken for what the table of its kind says; `verify` compares them. */
export function toRecord<Kind extends RecordKind>(row: RecordRow): RecordOf<Kind> {
  const body: RecordOf<Kind>['body'] = typeof row.body === 'string' ? JSON.parse(row.body) : row.body
  const { principal, ...rest } = row
  const state = row.state as RecordOf<Kind>['state']
  return { ...rest, kind: row.kind as Kind, state, body, ...(principal !== null && { principal }) }
}

/** Heads that are not the newest version, and newest versions that are no head; the same on both databases. */
export function wrongHeads(workspace: string, limit: string, schema: string): string {
  const newest = `select kind, id, version, subject, state, cast(body as text) as body, actor, principal, at from ${schema}records r
    where workspace = ${workspace} and version = (select max(version) from ${schema}records n
      where n.workspace = r.workspace and n.kind = r.kind and n.id = r.id)`
  const heads = `select kind, id, version, subject, state, cast(body as text) as body, actor, principal, at from ${schema}record_heads
    where workspace = ${workspace}`
  return `select distinct kind, id from (select * from (${newest} except ${heads}) as a
    union all select * from (${heads} except ${newest}) as b) as wrong order by kind, id limit ${limit}`
}

export function recordValues({ kind, id, version, subject, state, body, actor, principal, at }: StoredRecord) {
  return [kind, id, version, subject, state, JSON.stringify(body), actor, principal ?? null, at] as const
}
