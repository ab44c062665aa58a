// How governed tasks are made, moved and edited: by the table. Most moves follow from an answer that someone was allowed to
// give; only a System1 moves its own task by hand, and says so.

import {
  createTask,
  decide,
  decideEdit,
  EFFECT,
  type FieldChangesOf,
  type GovernedTask,
  governed,
  type Relation,
  type StatusOf,
  type TriggerOf,
} from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { refuseEdit } from '../access/refuse-edit.ts'
import { refuseMove } from '../access/refuse-move.ts'
import type { Context } from '../context.ts'
import type { AnyWrite } from '../ports/write.ts'
import type { TaskMove } from './effects.ts'

type Table = typeof governed

export function move(
  context: Context,
  task: GovernedTask,
  to: StatusOf<Table>,
  trigger: TriggerOf<Table>,
  fields: FieldChangesOf<Table> = {},
  as: readonly Relation[] = EFFECT,
): TaskMove {
  const decision = decide(governed, task, { ...signed(context), to, trigger, as, fields })
  return decision.refused ? refuseMove(decision) : decision
}

/** Undefined if it is so already. */
export function edit(
  context: Context,
  task: GovernedTask,
  fields: FieldChangesOf<Table>,
  as: readonly Relation[] = EFFECT,
): TaskMove | undefined {
  const decision = decideEdit(governed, task, { ...signed(context), as, fields })
  if (decision.refused) return refuseEdit(task, decision)
  return 'unchanged' in decision ? undefined : decision
}

export function newGovernedTask(
  context: Context,
  initiative: string,
  fields: Omit<GovernedTask['fields'], 'initiative_id'>,
): { readonly id: string; readonly write: AnyWrite } {
  const creation = {
    ...signed(context),
    id: context.newId(),
    fields: { initiative_id: initiative, attempt: 1, ...fields },
  }
  return { id: creation.id, write: { insert: (number) => createTask(governed, { ...creation, number }) } }
}

/** Without what was left out. */
export function given<Given extends object>(fields: Given): Given {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given
}
