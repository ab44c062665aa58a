// One change of an initiative: what it needs is read, what follows is decided, and all of it is stored together.
//
// GC1. When a task moves on, what was asked about it where it stood is withdrawn in the same commit.

import { type ItemTypeName, type Outcome, refuse, succeed } from '@pawl/contract'
import { type GovernedTask, governed, isTaskOf } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { InitiativeNeeds, InitiativeView, InitiativeWrites, StoredRecord } from '../ports/record-store.ts'
import type { Declined, Stored } from '../ports/write.ts'
import { parseTaskRef } from '../task-ref.ts'
import { both, type Effects, recording, type StoredEffects } from './effects.ts'
import { withdrawn } from './records.ts'

export interface Changed {
  readonly tasks: readonly GovernedTask[]
  readonly records: readonly StoredRecord[]
  /** What still waits for an answer about the tasks that were asked for, besides what is new. */
  readonly waiting: readonly StoredRecord[]
  /** The initiative as it was when the change was decided. */
  readonly before: StoredRecord
}

interface Decision extends InitiativeWrites {
  readonly waiting: readonly StoredRecord[]
  readonly before: StoredRecord
}

/** System5 is told of an error whatever becomes of the task. */
const OUTLIVES_A_MOVE: readonly ItemTypeName[] = ['InternalError']

export async function changeInitiative(
  context: Context,
  initiative: string,
  needs: InitiativeNeeds,
  follow: (view: InitiativeView) => Effects,
  answer?: (changed: Changed) => unknown,
): Promise<Outcome<Changed>> {
  const decideOn = (view: InitiativeView): Decision | Declined => {
    const effects = follow(view)
    if (effects.refused) return effects
    const changed = new Set(effects.records.map(({ id }) => id))
    const others = view.waiting.filter(({ id }) => !changed.has(id))
    const overtaken = others.filter((item) => isOvertaken(item, view, effects))
    const decided = both(effects, recording(...overtaken.map((item) => withdrawn(context, item))))
    if (decided.refused) return decided
    const waiting = others.filter((item) => !overtaken.includes(item))
    return { ...decided, waiting, before: view.initiative }
  }
  const receipt = answer && receiptFor(context, (stored: Stored<Decision>) => answer(changedBy(stored)))
  const outcome = await context.store.changeInitiative(initiative, needs, decideOn, receipt)
  if (outcome === undefined) return refuse('INITIATIVE_NOT_FOUND', { initiative })
  return outcome.refused ? outcome : succeed(changedBy(outcome))
}

function changedBy({ tasks, decision: { records, waiting, before } }: Stored<Decision>): Changed {
  return { tasks: tasks.filter((task) => isTaskOf(governed, task)), records, waiting, before }
}

function isOvertaken({ body }: StoredRecord, view: InitiativeView, { writes }: StoredEffects): boolean {
  if (OUTLIVES_A_MOVE.includes(body.type as ItemTypeName)) return false
  const id = String(body.task_id)
  const free = [...view.unassigned, ...view.others.flatMap(({ unassigned }) => unassigned)]
  const before = view.tasks.get(id) ?? free.find((task) => task.id === id)
  const after = writes.findLast((write) => 'update' in write && write.update.task.id === id)
  if (before === undefined || after === undefined || !('update' in after)) return false
  const { status, fields } = after.update.task
  return status !== before.status || (fields.assignee !== undefined && before.fields.assignee === undefined)
}

/** A task that must be governed. */
export async function governedTask({ store }: Context, ref: string): Promise<Outcome<GovernedTask>> {
  const task = await store.findTask(parseTaskRef(ref))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  return isTaskOf(governed, task) ? succeed(task) : refuse('NOT_GOVERNED', { task: ref, lifecycle: task.lifecycle })
}

export const initiativeOf = ({ fields }: GovernedTask) => fields.initiative_id
