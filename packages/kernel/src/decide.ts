// Picks the rule for a change, and says what follows from it. Pure: time and actor are arguments.
//
// K1. The table decides: no rule from here to there, no change.
// K2. A refusal carries what is legal from here.
// K3. Nothing stale survives: what the new status may not hold is cleared, whatever the rule says of it [L2].
// K4. The caller sets only what the rule asks for and what is editable; it cannot forge a time stamp.
// K5. A rule is pulled only by someone its `by` names; the others are told who could [D39].

import type { Fields, FieldValue } from './field-kinds.ts'
import {
  INCREMENT,
  type IndexedRule,
  type Lifecycle,
  NOW,
  PROVIDED,
  type StatusOf,
  type TriggerOf,
} from './lifecycle.ts'
import {
  describeRefusal,
  FIELD_NOT_ALLOWED,
  type TaskTransitionError,
  type TransitionVariables,
  toValidTransition,
} from './refusal.ts'
import { isAmong, type Relation } from './relations.ts'
import { shortestPath } from './shortest-path.ts'
import { applyEvent, type FieldChangesOf, nextEvent, type Task, type TaskEvent, type TaskOf } from './task.ts'
import { getValidTransitionsFrom } from './valid-transitions.ts'
import { brokenValidation, type ValidationName } from './validations.ts'

export interface Change<Table extends Lifecycle = Lifecycle> {
  readonly to: StatusOf<Table>
  /** The name acted under. */
  readonly by: string
  /** Who was authenticated, where that is not `by`. */
  readonly principal?: string | undefined
  /** What whoever asks is to this task. */
  readonly as: readonly Relation[]
  readonly at: number
  /** When given, it must be the trigger of the rule. */
  readonly trigger?: TriggerOf<Table>
  readonly fields?: FieldChangesOf<Table>
}

export type Decision<Table extends Lifecycle = Lifecycle> = Accepted<Table> | Refused<TaskTransitionError>
export interface Accepted<Table extends Lifecycle = Lifecycle> {
  readonly refused: false
  readonly task: TaskOf<Table>
  readonly event: TaskEvent
}
export interface Refused<Error> {
  readonly refused: true
  readonly error: Error
}

const NOTHING: Fields = {}

export function decide<Table extends Lifecycle>(
  lifecycle: Table,
  task: TaskOf<NoInfer<Table>>,
  change: Change<NoInfer<Table>>,
): Decision<Table>
export function decide(lifecycle: Lifecycle, task: Task, change: Change): Decision {
  const indexed = lifecycle.ruleIndex[task.status]?.[change.to]
  if (indexed === undefined || (change.trigger !== undefined && change.trigger !== indexed.rule.trigger)) {
    return refuse(lifecycle, task, change, 'TASK_INVALID_TRANSITION', {})
  }
  const { by: allowed } = indexed.rule
  if (!isAmong(allowed, change.as)) return refuse(lifecycle, task, change, 'NOT_ALLOWED', { could: allowed })
  const provided = change.fields ?? NOTHING
  for (const field of indexed.required) {
    if (isEmpty(provided[field])) {
      return refuse(lifecycle, task, change, 'TASK_MISSING_REQUIRED_FIELD', { missingField: field })
    }
  }
  for (const field in provided) {
    if (!indexed.accepts.has(field) || (provided[field] === null && lifecycle.fields[field]?.always)) {
      return refuse(lifecycle, task, change, 'TASK_VALIDATION_FAILED', {
        validationReason: `${FIELD_NOT_ALLOWED}:${field}`,
      })
    }
  }
  const broken = brokenValidation(indexed.rule, task)
  if (broken !== undefined) {
    return refuse(lifecycle, task, change, 'TASK_VALIDATION_FAILED', {
      validationReason: broken,
      ...waiting(task, broken),
    })
  }
  return accept(task, change, indexed, provided)
}

function accept(task: Task, change: Change, indexed: IndexedRule, provided: Fields): Accepted {
  const set: Record<string, FieldValue> = {}
  for (const [field, value] of indexed.sets) {
    if (value === NOW) set[field] = change.at
    else if (value === INCREMENT) set[field] = Number(task.fields[field] ?? 0) + 1
    else if (value !== PROVIDED) set[field] = value
  }
  const cleared: string[] = []
  for (const field of indexed.clears) if (field in task.fields && !(field in provided)) cleared.push(field)
  for (const field in provided) {
    const value = provided[field] as FieldValue
    if (value !== null) set[field] = value
    else if (field in task.fields) cleared.push(field)
  }
  const { at, by, principal, to } = change
  const event = nextEvent(task, { at, by, principal, trigger: indexed.rule.trigger, to, set, cleared })
  return { refused: false, task: applyEvent(task, event), event }
}

function refuse(
  lifecycle: Lifecycle,
  task: Task,
  change: Change,
  code: TaskTransitionError['code'],
  facts: Partial<TransitionVariables>,
): Refused<TaskTransitionError> {
  const variables: TransitionVariables = {
    taskId: task.id,
    currentStatus: task.status,
    attemptedStatus: change.to,
    trigger: change.trigger ?? attemptedTrigger(lifecycle, task, change.to),
    validTransitions: getValidTransitionsFrom(lifecycle, task.status).map(toValidTransition),
    ...facts,
  }
  return { refused: true, error: { code, message: describeRefusal(code, variables), variables } }
}

/** The trigger the caller must have had in mind: that of the rule, or the last one on the way there. */
function attemptedTrigger(lifecycle: Lifecycle, task: Task, to: string): string | undefined {
  return lifecycle.ruleIndex[task.status]?.[to]?.rule.trigger ?? shortestPath(lifecycle, task, to)?.at(-1)?.trigger
}

/** For what it waits, or until when, if that is why it is refused. */
function waiting({ fields }: Task, broken: ValidationName): Partial<TransitionVariables> {
  const { waitsFor, pausedUntil } = fields
  if (broken === 'isNotPaused') return typeof pausedUntil === 'number' ? { pausedUntil } : {}
  return broken === 'nothingBlocks' && Array.isArray(waitsFor) ? { waitsFor: waitsFor.map((id) => ({ id })) } : {}
}

function isEmpty(value: FieldValue | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
