// One change of an initiative: what it needs is read, what follows is decided, and all of it is stored together.

import { type Outcome, refuse, succeed } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeNeeds, InitiativeView, StoredRecord } from '../ports/record-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { type Effects, Refusal } from './flow.ts'

export interface Changed {
  readonly tasks: readonly Task[]
  readonly records: readonly StoredRecord[]
}

export async function changeInitiative(
  context: Context,
  initiative: string,
  needs: InitiativeNeeds,
  follow: (view: InitiativeView) => Effects,
): Promise<Outcome<Changed>> {
  let records: readonly StoredRecord[] = []
  const outcome = await context.store.changeInitiative(initiative, needs, (view) => {
    try {
      const effects = follow(view)
      records = effects.records
      return { refused: false, ...effects }
    } catch (error) {
      if (error instanceof Refusal) return { refused: true, refusal: error.refusal }
      throw error
    }
  })
  if (outcome === undefined) return refuse('INITIATIVE_NOT_FOUND', { initiative })
  return outcome.refused ? outcome : succeed({ tasks: outcome.tasks, records })
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
