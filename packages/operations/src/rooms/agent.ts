// Who an agent is: its role and its session. Someone who is an agent already can only be itself.

import { type Outcome, refuse, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'

/** The same context, acting as the agent. */
export function asAgent<Store>(context: Context<Store>, role: string, session: string): Outcome<Context<Store>> {
  const { actor } = context
  if (!actor.startsWith('agent:')) return succeed({ ...context, actor: `agent:${role}/${session}` })
  const [ownRole] = actor.slice('agent:'.length).split('/')
  if (ownRole !== role) return refuse('ACTOR_NOT_YOURS', { actor, claimed: `agent:${role}` })
  return succeed(actor.includes('/') ? context : { ...context, actor: `${actor}/${session}` })
}
