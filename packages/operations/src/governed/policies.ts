// Policies and System1 profiles: named records with versions.

import { type InputOf, type Operations, type Outcome, type RecordView, refuse, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { RecordKind, StoredRecord } from '../ports/record-store.ts'
import { newRecord, nextVersion, toRecordView } from './records.ts'

const MANY = 1000

export async function addPolicy(
  context: Context,
  { policy, text }: InputOf<Operations['addPolicy']>,
): Promise<Outcome<{ policy: RecordView }>> {
  const added = await add(context, 'policy', policy, 'active', { text, clarifications: [] })
  return added.refused ? added : succeed({ policy: added.value })
}

export async function changePolicy(
  context: Context,
  input: InputOf<Operations['changePolicy']>,
): Promise<Outcome<{ policy: RecordView }>> {
  const { policy, text, retire } = input
  const changed = await change(context, 'policy', policy, (record) =>
    nextVersion(context, record, {
      ...(retire !== undefined && { state: retire ? 'retired' : 'active' }),
      // A new text has no clarifications yet.
      ...(text !== undefined && { body: { text, clarifications: [] } }),
    }),
  )
  return changed.refused ? changed : succeed({ policy: changed.value })
}

export async function listPolicies({ store }: Context): Promise<Outcome<{ policies: RecordView[] }>> {
  return succeed({
    policies: (await store.records({ kind: 'policy', state: 'active', limit: MANY })).map(toRecordView),
  })
}

export async function addWorker(
  context: Context,
  { worker, skills }: InputOf<Operations['addWorker']>,
): Promise<Outcome<{ worker: RecordView }>> {
  const added = await add(context, 'worker', worker, 'enabled', { skills })
  return added.refused ? added : succeed({ worker: added.value })
}

export async function changeWorker(
  context: Context,
  input: InputOf<Operations['changeWorker']>,
): Promise<Outcome<{ worker: RecordView }>> {
  const { worker, skills, enabled } = input
  const changed = await change(context, 'worker', worker, (record) =>
    nextVersion(context, record, {
      ...(enabled !== undefined && { state: enabled ? 'enabled' : 'disabled' }),
      ...(skills !== undefined && { body: { skills } }),
    }),
  )
  return changed.refused ? changed : succeed({ worker: changed.value })
}

export async function listWorkers({ store }: Context): Promise<Outcome<{ workers: RecordView[] }>> {
  return succeed({ workers: (await store.records({ kind: 'worker', limit: MANY })).map(toRecordView) })
}

async function add(
  context: Context,
  kind: RecordKind,
  id: string,
  state: string,
  body: StoredRecord['body'],
): Promise<Outcome<RecordView>> {
  const record = newRecord(context, kind, { id, state, body })
  return (await context.store.insertRecord(record))
    ? succeed(toRecordView(record))
    : refuse('RECORD_NAME_TAKEN', { kind, id })
}

async function change(
  context: Context,
  kind: RecordKind,
  id: string,
  next: (record: StoredRecord) => StoredRecord,
): Promise<Outcome<RecordView>> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const record = await context.store.findRecord(kind, id)
    if (record === undefined) return refuse('RECORD_NOT_FOUND', { kind, id })
    const changed = next(record)
    if (await context.store.updateRecord(changed)) return succeed(toRecordView(changed))
  }
  return refuse('STORE_CONTENDED', {})
}
