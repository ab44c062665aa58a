// Whether a version of a record can follow the one before: by a rule of its table, or by an edit that the table allows.

import type { Difference } from '@pawl/contract'
import { type FieldValue, type Lifecycle, mayHold, recordLifecycles, sameValue } from '@pawl/kernel'
import type { StoredRecord } from '../ports/record-store.ts'

/** Why it cannot; undefined if it can. */
export function whyNotNext(before: StoredRecord | undefined, record: StoredRecord): Difference | undefined {
  const lifecycle: Lifecycle = recordLifecycles[record.kind]
  const { state, body } = record
  if (!Object.hasOwn(lifecycle.statuses, state)) return { reason: 'no_state', state }
  const problem = whyNotReached(lifecycle, before, record)
  if (problem !== undefined) return problem
  const held = Object.keys(body).find((field) => field in lifecycle.fields && !mayHold(lifecycle, state, field))
  return held === undefined ? undefined : { reason: 'field_in_state', field: held, state }
}

function whyNotReached(
  lifecycle: Lifecycle,
  before: StoredRecord | undefined,
  record: StoredRecord,
): Difference | undefined {
  const { state } = record
  if (before === undefined)
    return lifecycle.initial.includes(state) ? undefined : { reason: 'wrong_first_state', state }
  return before.state === state ? whyNotEdited(lifecycle, before, record) : whyNotMoved(lifecycle, before, record)
}

function whyNotMoved(lifecycle: Lifecycle, before: StoredRecord, record: StoredRecord): Difference | undefined {
  const indexed = lifecycle.ruleIndex[before.state]?.[record.state]
  if (indexed === undefined) return { reason: 'no_way', from: before.state, to: record.state }
  const { trigger } = indexed.rule
  const missing = indexed.required.find((field) => record.body[field] === undefined)
  if (missing !== undefined) return { reason: 'trigger_without', trigger, field: missing }
  const set = new Set([...indexed.accepts, ...indexed.clears, ...indexed.sets.map(([field]) => field)])
  const changed = changedFields(before, record).find((field) => !set.has(field))
  return changed === undefined ? undefined : { reason: 'trigger_changes', trigger, field: changed }
}

function whyNotEdited(lifecycle: Lifecycle, before: StoredRecord, record: StoredRecord): Difference | undefined {
  if (lifecycle.statuses[before.state]?.terminal) return { reason: 'changed_after_end', state: before.state }
  const changed = changedFields(before, record).find((field) => !lifecycle.fields[field]?.editable)
  return changed === undefined ? undefined : { reason: 'not_editable', field: changed }
}

function changedFields(before: StoredRecord, record: StoredRecord): string[] {
  const fields = new Set([...Object.keys(before.body), ...Object.keys(record.body)])
  const value = ({ body }: StoredRecord, field: string) => (body[field] ?? null) as FieldValue
  return [...fields].filter((field) => !sameValue(value(before, field), value(record, field)))
}
