// How governed tasks are made, moved and edited: by the table.

import { type Refusal, refuse } from '@pawl/contract'
import {
  createTask,
  decide,
  decideEdit,
  type FieldChangesOf,
  type GovernedTask,
  governed,
  type StatusOf,
  type TriggerOf,
} from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TurnWrite } from '../ports/conversation-store.ts'
import type { TaskMove } from './effects.ts'

type Table = typeof governed

export function move(
  context: Context,
  task: GovernedTask,
  to: StatusOf<Table>,
  trigger: TriggerOf<Table>,
  fields: FieldChangesOf<Table> = {},
): TaskMove {
  const decision = decide(governed, task, { to, trigger, by: context.actor, at: context.now(), fields })
  return decision.refused ? { refused: true, refusal: decision.error as Refusal } : decision
}

/** Undefined if it is so already. */
export function edit(context: Context, task: GovernedTask, fields: FieldChangesOf<Table>): TaskMove | undefined {
  const decision = decideEdit(governed, task, { by: context.actor, at: context.now(), fields })
  if (decision.refused) return refuse('FIELD_NOT_EDITABLE', { field: decision.field, lifecycle: 'governed' })
  return 'unchanged' in decision ? undefined : decision
}

export function newGovernedTask(
  context: Context,
  initiative: string,
  fields: Omit<GovernedTask['fields'], 'initiative_id'>,
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
export function given<Given extends object>(fields: Given): Given {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given
}
