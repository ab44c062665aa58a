// What the principal of a request is to a task that was loaded for it [D39]. `decide` is told, and holds it against the rule.
//
// RL1. A to-do without an owner is that of the person of this machine: there was nobody else when it was made [D41].

import { LOCAL_ACTOR, type Principal, standingOf } from '@pawl/contract'
import type { Relation, Task } from '@pawl/kernel'
import type { Context } from '../context.ts'

const OWNER: readonly Relation[] = ['owner']
const NOBODY: readonly Relation[] = []

export function relationsTo({ principal }: Pick<Context<unknown>, 'principal'>, task: Task): readonly Relation[] {
  if (task.lifecycle !== 'todo') return standingOf(principal)
  return isOwn(principal, task) ? OWNER : NOBODY
}

export function isOwn({ name, alone }: Principal, { fields }: Task): boolean {
  return alone || name === (fields.ownedBy ?? LOCAL_ACTOR)
}
