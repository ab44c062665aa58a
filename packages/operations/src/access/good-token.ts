// Whether a token lets anyone in: wherever that is asked, it is asked here.
//
// GT1. One that was revoked or has expired does not.
// GT2. One in the name of a member may not more than the member: with someone who was removed, or is less by now, their
//     tokens end too. Who never was a member, such as an agent, is here by the token alone.
// GT3. One that was made for a single task stands with whoever passed it on (`standsWith`).

import { isWithin } from '@pawl/contract'
import type { AccountStore, FoundToken } from '../ports/account-store.ts'
import type { StoredToken, TokenStore } from '../ports/token-store.ts'
import { isActive } from './member-states.ts'
import { standsWith } from './task-token-names.ts'

export function isGoodToken({ token, member }: Pick<FoundToken, 'token' | 'member'>, now: number): boolean {
  const { revokedAt, expiresAt, role } = token
  if (revokedAt !== null || (expiresAt !== null && now >= expiresAt)) return false
  return member === null || (isActive(member.state) && isWithin(role, member.role))
}

/** Those that let someone into the workspace; of everyone, or of whoever has this name. */
export async function goodTokens(
  store: TokenStore & Pick<AccountStore, 'listMembers'>,
  now: number,
  actor?: string,
): Promise<readonly StoredToken[]> {
  const tokens = (await store.listTokens()).filter((token) => actor === undefined || token.actor === actor)
  if (tokens.length === 0) return []
  const members = new Map((await store.listMembers()).map((member) => [member.person, member]))
  return tokens.filter((token) => isGoodToken({ token, member: members.get(standsWith(token)) ?? null }, now))
}
