// A change of fields that leaves the status as it is. Null takes a field away.

import type { Accepted } from './decide.ts'
import type { FieldValue } from './field-kinds.ts'
import { type Lifecycle, mayHold } from './lifecycle.ts'
import { isAmong, type Relation } from './relations.ts'
import { sameValue } from './same-value.ts'
import { applyEvent, EDIT_TRIGGER, type FieldChangesOf, nextEvent, type Task, type TaskOf } from './task.ts'

export interface Edit<Table extends Lifecycle = Lifecycle> {
  readonly by: string
  readonly principal?: string | undefined
  /** What whoever asks is to this task. */
  readonly as: readonly Relation[]
  readonly at: number
  readonly fields: FieldChangesOf<Table>
}

export type EditDecision<Table extends Lifecycle = Lifecycle> =
  | Accepted<Table>
  /** Every field has that value already. */
  | { readonly refused: false; readonly unchanged: true }
  | {
      readonly refused: true
      readonly field: string
      /** Where it could be edited, only not by whoever asks: who could. */
      readonly could?: readonly Relation[]
    }

export function decideEdit<Table extends Lifecycle>(
  lifecycle: Table,
  task: TaskOf<NoInfer<Table>>,
  edit: Edit<NoInfer<Table>>,
): EditDecision<Table>
export function decideEdit(lifecycle: Lifecycle, task: Task, edit: Edit): EditDecision {
  const set: Record<string, FieldValue> = {}
  const cleared: string[] = []
  for (const field in edit.fields) {
    const value = edit.fields[field] as FieldValue
    const row = lifecycle.fields[field]
    if (!row?.editable || !mayHold(lifecycle, task.status, field)) return { refused: true, field }
    if (row.always && value === null) return { refused: true, field }
    if (!isAmong(row.editable, edit.as)) return { refused: true, field, could: row.editable }
    if (sameValue(value, task.fields[field] ?? null)) continue
    if (value === null) cleared.push(field)
    else set[field] = value
  }
  if (Object.keys(set).length === 0 && cleared.length === 0) return { refused: false, unchanged: true }
  const { at, by, principal } = edit
  const event = nextEvent(task, { at, by, principal, trigger: EDIT_TRIGGER, to: task.status, set, cleared })
  return { refused: false, task: applyEvent(task, event), event }
}
