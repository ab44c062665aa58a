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

const asList = (id: string, body: string) => `json_group_array(json_object('id', ${id}, 'body', json(${body})))`

export const SQL = accountSql({ schema: '', placeholder: () => '?', byBytes: '', locking: '', asList })

export function identityOf(sender: Sender, { issuer, subject }: Identity): string | undefined {
  return sender.everywhere<{ person: string }>(SQL.identity, issuer, subject)[0]?.person
}

export function addIdentity(sender: Sender, { issuer, subject }: Identity, person: string, at: number): void {
  sender.everywhere(SQL.addIdentity, issuer, subject, person, at)
}

export function invitationOf(sender: Sender, id: string): StoredInvitation | undefined {
  return sender.everywhere<InvitationRow>(SQL.invitationLocked, sender.workspace, id).map(toInvitation)[0]
}

export function endInvitation(sender: Sender, { id, state, acceptedBy, endedAt }: StoredInvitation): void {
  sender.everywhere(SQL.endInvitation, state, acceptedBy, endedAt, sender.workspace, id)
}

export function findMembers(sender: Sender): StoredMember[] {
  return sender.everywhere<MemberRow>(SQL.members, sender.workspace).map(toMember)
}

export function putMember(sender: Sender, workspace: string, member: StoredMember): void {
  sender.everywhere(SQL.putMember, workspace, ...memberValues(member))
}

export function findAccount(sender: Sender, key: string): StoredAccount | undefined {
  return sender.everywhere<AccountRow>(SQL.account, key).map(toAccount)[0]
}

export function putAccount(sender: Sender, account: StoredAccount): void {
  sender.everywhere(SQL.putAccount, ...accountValues(account), Number(account.ownsLocal))
}

export function localOwner(sender: Sender): string | undefined {
  return sender.everywhere<{ person: string }>(SQL.localOwner)[0]?.person
}

export function endSignIns(sender: Sender, person: string, kept: string): void {
  sender.everywhere(SQL.endSignIns, person, kept)
}
