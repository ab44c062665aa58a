// What the principal of a request is to a task that was loaded for it [D39]. `decide` is told, and holds it against the rule.
//
// RL1. A to-do without an owner is that of the person of this machine: there was nobody else when it was made [D41].

import { LOCAL_ACTOR, type Principal, standingIn } from '@pawl/contract'
import type { FieldValue, Relation, Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { Owners } from '../ports/task-store.ts'

const OWNER: readonly Relation[] = ['owner']
const EDITOR: readonly Relation[] = ['editor']
const NOBODY: readonly Relation[] = []

export function relationsTo({ principal }: Pick<Context<unknown>, 'principal'>, task: Task): readonly Relation[] {
  if (task.lifecycle === 'room') return standingIn(principal, `room:${task.fields.chatroomId}`)
  if (task.lifecycle !== 'todo') return standingIn(principal, `initiative:${task.fields.initiative_id}`)
  if (isOwn(principal, task)) return OWNER
  return namesOne(task.fields.editors, ownersOf(principal)) ? EDITOR : NOBODY
}

function isOwn(principal: Principal, task: Task): boolean {
  return principal.alone || isOwnedBy(ownersOf(principal), task)
}

/** Under which names the to-dos of this principal are kept. */
export function ownersOf({ name, owns = [] }: Principal): Owners {
  return [name, ...owns]
}

function isOwnedBy(owners: Owners, { fields }: Pick<Task, 'fields'>): boolean {
  return owners.includes(String(fields.ownedBy ?? LOCAL_ACTOR))
}

/** Their own, or shared with one of them. */
export function isThereFor(owners: Owners, task: Pick<Task, 'fields'>): boolean {
  return isOwnedBy(owners, task) || namesOne(task.fields.sharedWith, owners)
}

function namesOne(list: FieldValue | undefined, owners: Owners): boolean {
  return Array.isArray(list) && owners.some((owner) => list.includes(owner))
}
