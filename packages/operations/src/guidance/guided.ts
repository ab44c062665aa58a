// Every refusal that depends on where a task stands leaves with what its caller can do about it. This is the one place
// where that is worked out, on the task as it is when the caller reads it.

import { type ErrorCode, type Guidance, type OperationKey, type Outcome, PawlError, type Refusal } from '@pawl/contract'
import { type AwaitedTask, governed, isTaskOf, room, type Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { linksOf } from '../dependencies/links.ts'
import { withTasksNamed } from '../dependencies/named-tasks.ts'
import { parseTaskRef } from '../task-ref.ts'
import type { Attempt } from './attempt.ts'
import { governedGuidance } from './governed-guidance.ts'
import { roomGuidance } from './room-guidance.ts'
import { todoGuidance } from './todo-guidance.ts'

const DEPENDS_ON_THE_TASK: ReadonlySet<ErrorCode> = new Set([
  'TASK_INVALID_TRANSITION',
  'TASK_VALIDATION_FAILED',
  'NOT_THE_HOLDER',
  'NOT_ASSIGNED',
  'NOT_ALLOWED',
  'ROOM_TASK',
  'GOVERNED_TASK',
  'NOT_A_ROOM_TASK',
  'NOT_GOVERNED',
  'ATTACH_NOT_POSSIBLE',
  // Progress belongs to a status.
  'FIELD_NOT_EDITABLE',
])
const FIELD_NOT_ALLOWED = 'fieldNotAllowed:'

// biome-ignore lint/suspicious/noExplicitAny: each verb has its own input and answer
type Verb = (context: Context, input: any) => Promise<Outcome<unknown>>

/** The same verbs; what they refuse says what can be done about it. */
export function guided<Verbs extends { readonly [key in OperationKey]?: Verb }>(verbs: Verbs): Verbs {
  const entries = Object.entries(verbs as Record<string, Verb>).map(([key, verb]) => {
    const withGuidance: Verb = async (context, input) => {
      const outcome = await verb(context, input).catch((error: unknown) => circleRefused(context, error))
      if (!outcome.refused || !DEPENDS_ON_THE_TASK.has(outcome.refusal.code)) return outcome
      const attempt = { operation: key as OperationKey, input, actor: context.actor, principal: context.principal }
      const refusal = await withTasksNamed(context, outcome.refusal)
      return { refused: true, refusal: await guidedRefusal(context, attempt, refusal) }
    }
    return [key, withGuidance]
  })
  return Object.fromEntries(entries)
}

/** Only the commit can be sure that nothing waits for itself; what it finds is a refusal like any other. */
async function circleRefused(context: Context, error: unknown): Promise<Outcome<never>> {
  if (!(error instanceof PawlError) || error.refusal.code !== 'DEPENDENCY_CIRCLE') throw error
  return { refused: true, refusal: await withTasksNamed(context, error.refusal) }
}

async function guidedRefusal(context: Context, attempt: Attempt, refusal: Refusal): Promise<Refusal> {
  // A message names what is to go with it, not a task of its own.
  const { variables } = refusal
  const named =
    attempt.input.task ?? ('task' in variables ? variables.task : 'taskId' in variables ? variables.taskId : undefined)
  const task = named === undefined ? undefined : await context.store.findTask(parseTaskRef(String(named)))
  const guidance = task && (await guidanceFor(context, attempt, task, refusal))
  return guidance === undefined ? refusal : { ...refusal, guidance }
}

/** Nothing the caller does helps: other work has to be done first. */
function waitingGuidance(task: Task, waitsFor: readonly AwaitedTask[]): Guidance {
  const dropped = linksOf(task, 'droppedBlockers')
  const numbers = (tasks: readonly AwaitedTask[]) => tasks.flatMap(({ task: number }) => number ?? [])
  return {
    kind: 'noWay',
    because: {
      reason: 'waits',
      tasks: numbers(waitsFor),
      dropped: numbers(waitsFor.filter(({ id }) => id !== undefined && dropped.includes(id))),
    },
    otherwise: { operation: 'showDependencies', input: { task: String(task.number) } },
  }
}

async function guidanceFor(
  context: Context,
  attempt: Attempt,
  task: Task,
  refusal: Refusal,
): Promise<Guidance | undefined> {
  if (refusal.code === 'TASK_VALIDATION_FAILED') {
    const { validationReason, waitsFor } = refusal.variables
    if (validationReason?.startsWith(FIELD_NOT_ALLOWED)) {
      const field = validationReason.slice(FIELD_NOT_ALLOWED.length)
      return { kind: 'noWay', because: { reason: 'fieldNotAllowed', field } }
    }
    if (waitsFor !== undefined) return waitingGuidance(task, waitsFor)
  }
  if (refusal.code === 'FIELD_NOT_EDITABLE' && attempt.operation !== 'reportProgress') return undefined
  if (isTaskOf(room, task)) return roomGuidance(context, attempt, task)
  if (isTaskOf(governed, task)) return governedGuidance(context, attempt, task)
  return todoGuidance(attempt, task)
}
