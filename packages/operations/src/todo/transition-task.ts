// The way every status changes: load, decide by the table, store with its event. Nothing else writes a status.

import {
  type ComingTime,
  fieldProblems,
  type InputOf,
  type Operations,
  type Outcome,
  PawlError,
  type ResultOf,
  refuse,
  succeed,
  type TaskView,
  toTaskView,
} from '@pawl/contract'
import {
  canTransition,
  decide,
  describeRefusal,
  type Fields,
  InvalidTransitionError,
  isTaskOf,
  keysOf,
  type Lifecycle,
  lifecycleOf,
  present,
  RELATIONS,
  type Relation,
  type Task,
  type TaskEvent,
  type TaskTransitionError,
  type TransitionVariables,
  todo,
} from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { refuseMove } from '../access/refuse-move.ts'
import { relationsTo } from '../access/relations.ts'
import { asBatch, inBatch } from '../batch.ts'
import type { Context } from '../context.ts'
import { among, collectWrites } from '../conversation/collect-writes.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { Decided, TaskRef, TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { changeTogether, namedIn } from './change-together.ts'
import { staleVersion } from './stale-version.ts'
import { whyTask } from './why-task.ts'

interface Wish {
  /** What whoever asks is to the task, where that is not worked out from the principal. */
  readonly as?: readonly Relation[] | undefined
  /** Where to go; or the trigger to pull, and the table says where that leads. */
  readonly to?: string
  readonly trigger?: string
  readonly expectedVersion?: number
  readonly fields?: Fields
}

const ATTEMPTS = 5

/** Handed back instead of a decision: what follows a task that recurs has to be loaded first. */
const RECURS = refuse('STORE_CONTENDED', {})

type Recurring = typeof import('./recurrence/next-task.ts')

interface Moved {
  readonly task: Task
  /** Of what recurs and was done: when it comes again. */
  readonly again: readonly ComingTime[]
}

async function transition(
  context: Context<TaskStore>,
  ref: TaskRef,
  wish: Wish,
  answerTo: (moved: Moved) => object = answer,
): Promise<Outcome<Moved> | undefined> {
  const reopened = isReopening(wish) ? await reopenWithNext(context, ref, wish, answerTo) : undefined
  if (reopened !== undefined) return reopened
  const outcome = await transitionOnce(context, ref, wish, answerTo)
  if (outcome !== RECURS) return outcome
  return transitionOnce(context, ref, wish, answerTo, await import('./recurrence/next-task.ts'))
}

const isReopening = ({ to, trigger }: Wish) => trigger === 'reopenTask' || to === 'open'

/** What comes again and is open again takes the next time back [MD1]; undefined if there is none to take. */
async function reopenWithNext(
  context: Context<TaskStore>,
  ref: TaskRef,
  wish: Wish,
  answerTo: (moved: Moved) => object,
): Promise<Outcome<Moved> | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const task = await context.store.findTask(ref)
    if (task === undefined || !isTaskOf(todo, task) || task.status !== 'done' || !task.fields.recurrence)
      return undefined
    const { madeByDoing } = await import('./recurrence/made-by-doing.ts')
    const next = await madeByDoing(context.store, task)
    if (next === undefined) return undefined
    const collected = collectWrites(context.store, among([task, next]))
    const inTurn = { ...context, store: collected.store }
    const opened = await transitionOnce(inTurn, { id: task.id }, wish, answerTo)
    if (opened === undefined || opened.refused) return opened
    const deleted = await transitionOnce(inTurn, { id: next.id }, { trigger: 'deleteTask' }, answerTo)
    // Whoever may open it again and not delete leaves the next one there.
    if (deleted === undefined || deleted.refused) return undefined
    const own = (stored: readonly Task[]) => ({ task: present(stored.find(({ id }) => id === task.id)), again: [] })
    const writes = asBatch(collected.writes, context.newId())
    const stored = await context.store.storeTogether(
      writes,
      receiptFor(context, (all: readonly Task[]) => answerTo(own(all))),
    )
    if (stored !== 'stale') return succeed(own(stored))
  }
  return refuse('STORE_CONTENDED', {})
}

async function transitionOnce(
  context: Context<TaskStore>,
  ref: TaskRef,
  wish: Wish,
  answerTo: (moved: Moved) => object,
  recurring?: Recurring,
): Promise<Outcome<Moved> | undefined> {
  const decideOn = (task: Task): Decided => {
    // Governed work has its own verbs: a verdict is not a wish.
    if (task.lifecycle === 'governed') return refuse('GOVERNED_TASK', { task: String(task.number) })
    // Some triggers have the same name in a room, but there only the holder pulls them [D27].
    if (wish.trigger !== undefined && task.lifecycle === 'room') return refuse('ROOM_TASK', { task: `${task.number}` })
    const stale = staleVersion(task, wish.expectedVersion)
    if (stale) return stale
    const problems = fieldProblems(task.lifecycle, wish.fields ?? {}, context.language)
    if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
    const lifecycle = lifecycleOf(task)
    const to = wish.to ?? targetOf(lifecycle, task, present(wish.trigger))
    const as = wish.as ?? relationsTo(context, task)
    const change = { ...signed(context), to, trigger: wish.trigger, as, fields: wish.fields }
    const decision = decide(lifecycle, task, change)
    if (decision.refused) return refuseMove(decision)
    if (!isTaskOf(todo, task) || task.fields.recurrence === undefined || !isDone(decision.event)) return decision
    if (recurring === undefined) return RECURS
    const next = recurring.nextTask(task, { ...signed(context), id: context.newId() })
    if (next === undefined) return decision
    const batch = context.newId()
    return { ...decision, event: { ...decision.event, batch }, also: [inBatch(next, batch)] }
  }
  const movedTo = (task: Task): Moved => ({ task, again: recurring?.comesAgain(task) ?? [] })
  const receipt = receiptFor(context, (task: Task) => answerTo(movedTo(task)))
  const outcome = await context.store.changeTask(ref, decideOn, receipt)
  if (outcome === undefined || outcome.refused) return outcome
  return succeed(movedTo(outcome.unchanged ?? outcome.task))
}

const isDone = ({ from, to }: TaskEvent) => from !== 'done' && to === 'done'

/** Where the trigger leads from here, or would lead from where it is allowed. */
function targetOf(lifecycle: Lifecycle, task: Task, trigger: string): string {
  const rules = lifecycle.rules.filter((rule) => rule.trigger === trigger)
  const open = rules.find((rule) => rule.from === task.status && canTransition(lifecycle, task, rule.to))
  return (open ?? rules[0])?.to ?? task.status
}

export async function transitionTaskOperation(
  context: Context<TaskStore>,
  input: InputOf<Operations['transitionTask']>,
): Promise<Outcome<ResultOf<Operations['transitionTask']>>> {
  const { task, to, expectedVersion, dryRun, ...fields } = input
  if (dryRun) return whyTask(context, { task, to }, { fields: fields as Fields, expectedVersion })
  const lifecycle = (await context.store.findTask(parseTaskRef(task)))?.lifecycle
  if (lifecycle === 'room') return refuse('ROOM_TASK', { task })
  const outcome = await transition(context, parseTaskRef(task), { to, expectedVersion, fields: fields as Fields })
  return toAnswer(outcome, task)
}

/** The operation of one trigger: start, stop, complete, reopen, delete, restore. */
export function moveTask(trigger: string) {
  return async (
    context: Context<TaskStore>,
    input: { task: string; expectedVersion?: number | undefined },
  ): Promise<Outcome<ResultOf<Operations['completeTask']>>> => {
    const named = namedIn(input.task)
    const [first = ''] = named
    const wish = { trigger, expectedVersion: input.expectedVersion }
    if (named.length > 1) return changeTogether(context, named, (own, id) => transition(own, { id }, wish), again)
    const moved = await transition(context, parseTaskRef(first), wish, alone)
    if (moved === undefined) return refuse('TASK_NOT_FOUND', { task: first })
    return moved.refused ? moved : succeed(alone(moved.value))
  }
}

const alone = (moved: Moved) => ({ ...answer(moved), also: [], ...again([moved]) })

function again(moved: readonly Moved[]): { again?: ComingTime[] } {
  const times = moved.flatMap((one) => one.again)
  return times.length === 0 ? {} : { again: times }
}

function toAnswer(outcome: Outcome<Moved> | undefined, task: string): Outcome<{ task: TaskView }> {
  if (outcome === undefined) return refuse('TASK_NOT_FOUND', { task })
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

const answer = ({ task }: Moved): { task: TaskView } => ({ task: toTaskView(task) })

/** For programs that use Pawl as a library, as document 001 has it: throws InvalidTransitionError when refused. */
export async function transitionTask(
  context: Context<TaskStore>,
  taskId: string,
  newStatus: string,
  overrides?: Fields,
): Promise<void> {
  // A program that has the store itself stands for everyone.
  const as = context.principal.alone ? keysOf(RELATIONS) : undefined
  const outcome = await transition(context, { id: taskId }, { to: newStatus, fields: overrides, as })
  if (outcome === undefined) throw new Error(`There is no task ${taskId}`)
  if (!outcome.refused) return
  const { refusal } = outcome
  switch (refusal.code) {
    case 'TASK_INVALID_TRANSITION':
    case 'TASK_VALIDATION_FAILED':
    case 'TASK_MISSING_REQUIRED_FIELD':
      throw invalidTransition(refusal.code, refusal.variables)
    case 'NOT_ALLOWED':
      if (refusal.variables.needed === undefined) throw invalidTransition(refusal.code, refusal.variables)
  }
  throw new PawlError(refusal)
}

function invalidTransition(code: TaskTransitionError['code'], variables: TransitionVariables) {
  return new InvalidTransitionError({ code, message: describeRefusal(code, variables), variables })
}
