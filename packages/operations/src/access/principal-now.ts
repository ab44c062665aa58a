// Someone who is not asking, as they are in the workspace at this moment: what is done in their name, later, is done with
// the rights they have then.

import { LOCAL_ACTOR, localPrincipal, type MemberRole, type Principal, personKey } from '@pawl/contract'
import type { WorkspaceStore } from '../ports/store.ts'
import type { StoredToken } from '../ports/token-store.ts'

const MOST_FIRST: readonly MemberRole[] = ['owner', 'member', 'auditor', 'agent']

/** Undefined if they are not of the workspace any more. */
export async function principalNow(store: WorkspaceStore, name: string, now: number): Promise<Principal | undefined> {
  if (name === LOCAL_ACTOR) return localPrincipal(!(await store.hasAccounts()))
  const membership = (await store.membershipsOf(name)).find(({ workspace }) => workspace === store.workspace)
  if (membership !== undefined) {
    const account = await store.findAccount(personKey(name))
    return { name, role: membership.role, alone: false, ...(account?.ownsLocal && { owns: [LOCAL_ACTOR] }) }
  }
  const roles = (await store.listTokens()).filter((token) => isWhole(token, name, now)).map(({ role }) => role)
  const role = MOST_FIRST.find((one) => roles.includes(one))
  return role && { name, role, alone: false }
}

/** Good, theirs, and limited to nothing. */
function isWhole({ actor, rooms, revokedAt, expiresAt }: StoredToken, name: string, now: number): boolean {
  return actor === name && !rooms && revokedAt === null && (expiresAt === null || now < expiresAt)
}
