// How a change is signed: who was authenticated, under which name they acted, and when [D40].

import type { Context } from '../context.ts'

export function signed({ actor, principal, now }: Pick<Context<unknown>, 'actor' | 'principal' | 'now'>) {
  return { by: actor, principal: principal.name, at: now() }
}
