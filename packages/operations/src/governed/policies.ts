// Policies: what results are judged by.

import { type InputOf, type Operations, type Outcome, type RecordView, refuse, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import { addNamed, changeNamed } from './named-records.ts'
import { nextVersion, toRecordView } from './records.ts'

const MANY = 10_000

export async function addPolicy(
  context: Context,
  { policy, text }: InputOf<Operations['addPolicy']>,
): Promise<Outcome<{ policy: RecordView }>> {
  const record = { state: 'active', body: { text, clarifications: [] } }
  return addNamed(context, 'policy', policy, record, answer)
}

export async function changePolicy(
  context: Context,
  { policy, text, retire }: InputOf<Operations['changePolicy']>,
): Promise<Outcome<{ policy: RecordView }>> {
  const next = (record: StoredRecord) =>
    nextVersion(context, record, {
      ...(retire !== undefined && { state: retire ? 'retired' : 'active' }),
      // A new text has no clarifications yet.
      ...(text !== undefined && { body: { text, clarifications: [] } }),
    })
  return changeNamed(context, 'policy', policy, next, answer)
}

const answer = (policy: RecordView) => ({ policy })

export async function listPolicies(
  { store }: Context,
  { retired }: InputOf<Operations['listPolicies']>,
): Promise<Outcome<{ policies: RecordView[] }>> {
  const policies = await store.records({ kind: 'policy', limit: MANY, ...(!retired && { states: ['active'] }) })
  return succeed({ policies: policies.map(toRecordView) })
}

export async function showPolicy(
  { store }: Context,
  { policy: id }: InputOf<Operations['showPolicy']>,
): Promise<Outcome<{ versions: RecordView[] }>> {
  const versions = await store.recordVersions('policy', id)
  return versions.length === 0
    ? refuse('RECORD_NOT_FOUND', { kind: 'policy', id })
    : succeed({ versions: versions.map(toRecordView) })
}
