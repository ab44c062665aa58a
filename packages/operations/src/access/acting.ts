// How a change is signed: who was authenticated, under which name they acted, and when [D40].

import type { Context } from '../context.ts'

export function signed({ actor, principal, now }: Pick<Context<unknown>, 'actor' | 'principal' | 'now'>) {
  return { by: actor, principal: principal.name, at: now() }
}

/**
 * Under which name what is one's own alone is kept, such as conversations and answers to requests. Anyone may act as an agent:
 * two who act under one name are not shown what the other said or was answered [D40].
 */
export function keptUnder({
  actor,
  principal: { name, alone },
}: Pick<Context<unknown>, 'actor' | 'principal'>): string {
  return alone || actor === name ? actor : `${name} ${actor}`
}
