// Someone who is not asking, as they are in the workspace at this moment: what is done in their name, later, is done with
// the rights they have then.

import { LOCAL_ACTOR, localPrincipal, type MemberRole, type Principal, personKey } from '@pawl/contract'
import type { WorkspaceStore } from '../ports/store.ts'
import { goodTokens } from './good-token.ts'

const MOST_FIRST: readonly MemberRole[] = ['owner', 'member', 'auditor', 'agent']

/** Undefined if they are not of the workspace any more. */
export async function principalNow(store: WorkspaceStore, name: string, now: number): Promise<Principal | undefined> {
  if (name === LOCAL_ACTOR) return localPrincipal(!(await store.hasAccounts()))
  const membership = (await store.membershipsOf(name)).find(({ workspace }) => workspace === store.workspace)
  if (membership !== undefined) {
    const account = await store.findAccount(personKey(name))
    return { name, role: membership.role, alone: false, ...(account?.ownsLocal && { owns: [LOCAL_ACTOR] }) }
  }
  // One that is limited to rooms does not say what they are everywhere.
  const whole = (await goodTokens(store, now, name)).filter(({ rooms }) => rooms === null)
  const role = MOST_FIRST.find((one) => whole.some((token) => token.role === one))
  return role && { name, role, alone: false }
}
