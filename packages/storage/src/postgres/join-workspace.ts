// Joining a workspace by an invitation: account, identity, membership and the end of the invitation in one commit. What is
// decided on is locked until then.

import type { AccountStore } from '@pawl/operations'
import { Conflict } from './errors.ts'
import type { Sender } from './send.ts'
import {
  addAccount,
  addIdentity,
  endInvitation,
  endSignIns,
  identityOf,
  invitationOf,
  localOwner,
  lockedAccount,
  lockedMembers,
  putAccount,
  putMember,
} from './statements/accounts.ts'

export async function joinWorkspace(
  own: Sender,
  workspace: string,
  [id, key, decide, identity]: Parameters<AccountStore['join']>,
): ReturnType<AccountStore['join']> {
  const invitation = await invitationOf(own, workspace, id)
  if (invitation === undefined) return undefined
  const account = await lockedAccount(own, key)
  const member = (await lockedMembers(own, workspace)).find(({ person }) => person === account?.person)
  const decided = decide({
    invitation,
    account,
    member,
    localOwner: await localOwner(own),
    identityOf: identity && (await identityOf(own, identity)),
  })
  if (decided.refused) return decided
  const joining = decided.value
  const { person, passwordHash } = joining.account
  if (account !== undefined) await putAccount(own, joining.account)
  else if (!(await addAccount(own, joining.account))) throw new Conflict()
  if (passwordHash !== account?.passwordHash) await endSignIns(own, person, '')
  if (identity !== undefined) {
    await addIdentity(own, identity, person, joining.member.changedAt)
    // Someone else may have linked it since it was looked for.
    if ((await identityOf(own, identity)) !== person) throw new Conflict()
  }
  await putMember(own, workspace, joining.member)
  await endInvitation(own, workspace, joining.invitation)
  return decided
}
