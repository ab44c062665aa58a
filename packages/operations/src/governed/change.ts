// One change of an initiative: what it needs is read, what follows is decided, and all of it is stored together.
//
// C1. When a task moves on, what was asked about it where it stood is withdrawn in the same commit.

import { type ItemTypeName, type Outcome, refuse, succeed } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeDecided, InitiativeNeeds, InitiativeView, StoredRecord } from '../ports/record-store.ts'
import { receiptFor } from '../receipt-for.ts'
import { parseTaskRef } from '../task-ref.ts'
import type { Effects } from './effects.ts'
import { nextVersion } from './records.ts'
import { Refused } from './refused.ts'

export interface Changed {
  readonly tasks: readonly Task[]
  readonly records: readonly StoredRecord[]
  /** What still waits for an answer about the tasks that were asked for, besides what is new. */
  readonly waiting: readonly StoredRecord[]
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
  let records: readonly StoredRecord[] = []
  let waiting: readonly StoredRecord[] = []
  const decideOn = (view: InitiativeView): InitiativeDecided => {
    try {
      const effects = follow(view)
      const changed = new Set(effects.records.map(({ id }) => id))
      const others = view.waiting.filter(({ id }) => !changed.has(id))
      const overtaken = others.filter((item) => isOvertaken(item, view, effects))
      records = [...effects.records, ...overtaken.map((item) => nextVersion(context, item, { state: 'withdrawn' }))]
      waiting = others.filter((item) => !overtaken.includes(item))
      return { refused: false, writes: effects.writes, records }
    } catch (error) {
      if (error instanceof Refused) return { refused: true, refusal: error.refusal }
      throw error
    }
  }
  const receipt = answer && receiptFor(context, (tasks: readonly Task[]) => answer({ tasks, records, waiting }))
  const outcome = await context.store.changeInitiative(initiative, needs, decideOn, receipt)
  if (outcome === undefined) return refuse('INITIATIVE_NOT_FOUND', { initiative })
  return outcome.refused ? outcome : succeed({ tasks: outcome.tasks, records, waiting })
}

function isOvertaken({ body }: StoredRecord, view: InitiativeView, { writes }: Effects): boolean {
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
export async function governedTask({ store }: Context, ref: string): Promise<Outcome<Task>> {
  const task = await store.findTask(parseTaskRef(ref))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  return task.lifecycle === 'governed'
    ? succeed(task)
    : refuse('NOT_GOVERNED', { task: ref, lifecycle: task.lifecycle })
}

export const initiativeOf = (task: Task) => String(task.fields.initiative_id)
