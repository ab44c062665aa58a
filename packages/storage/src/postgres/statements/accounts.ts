// Statements about people, invitations and identities that belong to no workspace alone.

import type { Identity, StoredAccount, StoredInvitation, StoredMember } from '@pawl/operations'
import {
  type AccountRow,
  accountValues,
  type InvitationRow,
  type MemberRow,
  memberValues,
  toAccount,
  toInvitation,
  toMember,
} from '../../account-rows.ts'
import { accountSql } from '../../account-sql.ts'
import type { Sender } from '../send.ts'

export const SQL = accountSql({
  schema: 'pawl.',
  placeholder: (index) => `$${index}`,
  byBytes: 'collate "C"',
  locking: 'for update',
  asList: (id, body) => `coalesce(json_agg(json_build_object('id', ${id}, 'body', ${body})), '[]'::json)`,
})

export async function identityOf(own: Sender, { issuer, subject }: Identity): Promise<string | undefined> {
  const [row] = await own.everywhere<{ person: string }>('reads', SQL.identity, [issuer, subject])
  return row?.person
}

export async function addIdentity(own: Sender, identity: Identity, person: string, at: number): Promise<void> {
  await own.everywhere('reads', SQL.addIdentity, [identity.issuer, identity.subject, person, at])
}

export async function invitationOf(own: Sender, workspace: string, id: string): Promise<StoredInvitation | undefined> {
  return (await own.here<InvitationRow>('reads', SQL.invitationLocked, [workspace, id])).map(toInvitation)[0]
}

export async function endInvitation(own: Sender, workspace: string, invitation: StoredInvitation): Promise<void> {
  const { id, state, acceptedBy, endedAt } = invitation
  await own.here('reads', SQL.endInvitation, [state, acceptedBy, endedAt, workspace, id])
}

export async function lockedMembers(own: Sender, workspace: string): Promise<StoredMember[]> {
  return (await own.here<MemberRow>('reads', SQL.membersLocked, [workspace])).map(toMember)
}

export async function putMember(own: Sender, workspace: string, member: StoredMember): Promise<void> {
  const values = [workspace, ...memberValues(member)]
  if (workspace === own.workspace) await own.here('reads', SQL.putMember, values)
  else await own.everywhere('reads', SQL.putMember, values)
}

export async function lockedAccount(own: Sender, key: string): Promise<StoredAccount | undefined> {
  return (await own.everywhere<AccountRow>('reads', `${SQL.account} for update`, [key])).map(toAccount)[0]
}

export async function putAccount(own: Sender, account: StoredAccount): Promise<void> {
  await own.everywhere('reads', SQL.putAccount, [...accountValues(account), account.ownsLocal])
}

/** False if there is one under this name. */
export async function addAccount(own: Sender, account: StoredAccount): Promise<boolean> {
  return (await own.everywhere('reads', SQL.addAccount, [...accountValues(account), account.ownsLocal])).length > 0
}

export async function localOwner(own: Sender): Promise<string | undefined> {
  return (await own.everywhere<{ person: string }>('reads', SQL.localOwner, []))[0]?.person
}

export async function endSignIns(own: Sender, person: string, kept: string): Promise<void> {
  await own.everywhere('reads', SQL.endSignIns, [person, kept])
}
