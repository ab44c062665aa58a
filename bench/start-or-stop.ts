// The change that is measured: a task is started or stopped, through Pawl's own operation.

import { localPrincipal } from '@pawl/contract'
import { type Context, handlers, newId, type WorkspaceStore } from '@pawl/operations'
import { ACTOR } from './fill-store.ts'

export function contextOf(store: WorkspaceStore): Context {
  return { store, principal: localPrincipal(true), actor: ACTOR, language: 'en', now: Date.now, newId }
}

export async function startOrStop(context: Context, number: number, to: 'in_progress' | 'open'): Promise<void> {
  const operation = to === 'in_progress' ? handlers.startTask : handlers.stopTask
  const outcome = await operation(context, { task: String(number) })
  if (outcome.refused) throw new Error(`Task ${number} did not become ${to}: ${outcome.refusal.code}`)
}

/** Goes through the tasks again and again: all are started, then all are stopped. */
export function backAndForth(tasks: number): () => { number: number; to: 'in_progress' | 'open' } {
  let next = 0
  return () => {
    const number = (next % tasks) + 1
    const to = Math.floor(next / tasks) % 2 === 0 ? 'in_progress' : 'open'
    next++
    return { number, to }
  }
}
