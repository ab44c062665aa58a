// Who works under the name of a System1 profile [D40].

import { LOCAL_ACTOR, type Principal, refuse } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { ownersOf } from '../access/relations.ts'
import type { StoredRecord } from '../ports/record-store.ts'

/** Whoever the profile belongs to runs it, or a program that was given its name; alone on one's machine, anyone. */
export function mayWorkAs(principal: Principal, worker: string, profile: StoredRecord | undefined): boolean {
  if (principal.alone || principal.name === `agent:${worker}`) return true
  if (profile === undefined) return false
  return ownersOf(principal).includes(ownerOf(profile))
}

/** A profile from before profiles had owners is that of the person of the machine, as a to-do without one is. */
export function ownerOf({ body }: Pick<StoredRecord, 'body'>): string {
  return typeof body.owner === 'string' ? body.owner : LOCAL_ACTOR
}

export function notForYou({ id, status }: Pick<Task, 'id' | 'status'>) {
  return refuse('NOT_ALLOWED', { taskId: id, currentStatus: status, could: ['assignee'] })
}
