// A change of fields that leaves the status as it is. Null takes a field away.

import type { Accepted } from './decide.ts'
import { type Fields, type FieldValue, type Lifecycle, mayHold } from './lifecycle.ts'
import { sameValue } from './same-value.ts'
import { applyEvent, EDIT_TRIGGER, nextEvent, type Task } from './task.ts'

export interface Edit {
  readonly by: string
  readonly at: number
  readonly fields: Fields
}

export type EditDecision =
  | Accepted
  /** Every field has that value already. */
  | { readonly refused: false; readonly unchanged: true }
  | { readonly refused: true; readonly field: string }

export function decideEdit(lifecycle: Lifecycle, task: Task, edit: Edit): EditDecision {
  const set: Record<string, FieldValue> = {}
  const cleared: string[] = []
  for (const field in edit.fields) {
    if (!lifecycle.fields[field]?.editable || !mayHold(lifecycle, task.status, field)) return { refused: true, field }
    const value = edit.fields[field] as FieldValue
    if (sameValue(value, task.fields[field] ?? null)) continue
    if (value === null) cleared.push(field)
    else set[field] = value
  }
  if (Object.keys(set).length === 0 && cleared.length === 0) return { refused: false, unchanged: true }
  const { at, by } = edit
  const event = nextEvent(task, { at, by, trigger: EDIT_TRIGGER, to: task.status, set, cleared })
  return { refused: false, task: applyEvent(task, event), event }
}
