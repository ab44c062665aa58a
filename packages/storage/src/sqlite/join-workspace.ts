// Joining a workspace by an invitation: account, identity, membership and the end of the invitation in one commit.

import type { AccountStore } from '@pawl/operations'
import type { Sender } from './send.ts'
import {
  addIdentity,
  endInvitation,
  endSignIns,
  findAccount,
  findMembers,
  identityOf,
  invitationOf,
  localOwner,
  putAccount,
  putMember,
} from './statements/accounts.ts'

export function joinWorkspace(
  sender: Sender,
  [id, key, decide, identity]: Parameters<AccountStore['join']>,
): Awaited<ReturnType<AccountStore['join']>> {
  const invitation = invitationOf(sender, id)
  if (invitation === undefined) return undefined
  const account = findAccount(sender, key)
  const member = findMembers(sender).find(({ person }) => person === account?.person)
  const decided = decide({
    invitation,
    account,
    member,
    localOwner: localOwner(sender),
    identityOf: identity && identityOf(sender, identity),
  })
  if (decided.refused) return decided
  const joining = decided.value
  const { person, passwordHash } = joining.account
  putAccount(sender, joining.account)
  if (passwordHash !== account?.passwordHash) endSignIns(sender, person, '')
  if (identity !== undefined) addIdentity(sender, identity, person, joining.member.changedAt)
  putMember(sender, sender.workspace, joining.member)
  endInvitation(sender, joining.invitation)
  return decided
}
