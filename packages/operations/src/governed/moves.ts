// How governed tasks are made, moved and edited: by the table, and a refusal ends the whole change.

import type { Refusal } from '@pawl/contract'
import type { Fields, Task } from '@pawl/kernel'
import { createTask, decide, decideEdit, governed } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TurnWrite } from '../ports/conversation-store.ts'
import type { Write } from '../ports/write.ts'
import { Refused, refused } from './refused.ts'

export function move(context: Context, task: Task, to: string, trigger: string, fields: Fields = {}): Write {
  const decision = decide(governed, task, { to, trigger, by: context.actor, at: context.now(), fields })
  if (decision.refused) throw new Refused(decision.error as Refusal)
  return { task: decision.task, event: decision.event }
}

export function edit(context: Context, task: Task, fields: Fields): Write | undefined {
  const decision = decideEdit(governed, task, { by: context.actor, at: context.now(), fields })
  if (decision.refused) throw refused('FIELD_NOT_EDITABLE', { field: decision.field, lifecycle: 'governed' })
  return 'unchanged' in decision ? undefined : { task: decision.task, event: decision.event }
}

export function newGovernedTask(
  context: Context,
  initiative: string,
  fields: Fields,
): { readonly id: string; readonly write: TurnWrite } {
  const creation = {
    id: context.newId(),
    by: context.actor,
    at: context.now(),
    fields: { initiative_id: initiative, attempt: 1, ...fields },
  }
  return { id: creation.id, write: { insert: (number) => createTask(governed, { ...creation, number }) } }
}

/** Without what was left out. */
export function given(fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}
