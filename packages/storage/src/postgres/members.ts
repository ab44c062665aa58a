// Members and invitations of a workspace in a PostgreSQL database. Whoever decides on them locks their rows first.

import type { AccountStore } from '@pawl/operations'
import {
  type InvitationRow,
  invitationValues,
  type MemberRow,
  ownersIn,
  toInvitation,
  toMember,
} from '../account-rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { joinWorkspace } from './join-workspace.ts'
import type { Announce } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { Sender } from './send.ts'
import { endInvitation, invitationOf, lockedMembers, putMember, SQL } from './statements/accounts.ts'
import { changing } from './store-writes.ts'

/** What of the accounts is about members. */
type Members = Pick<
  AccountStore,
  | 'membershipsOf'
  | 'listMembers'
  | 'changeMember'
  | 'insertInvitation'
  | 'listInvitations'
  | 'findInvitation'
  | 'changeInvitation'
  | 'join'
>

export function postgresMembers(pool: Pool, workspace: string, announce: Announce): Members {
  const sender = new Sender(pool, workspace)
  const read = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => sender.everywhere<Row>('reads', sql, values))
  const readHere = <Row>(sql: string) => translated(() => sender.here<Row>('reads', sql, [workspace]))
  /** Whoever is still served under what ended hears of it. */
  const storing = async <Value>(work: (own: Sender) => Promise<Value>): Promise<Value> => {
    const value = await changing(pool, workspace, work)
    announce.records()
    return value
  }
  return {
    membershipsOf: (person) => read(SQL.memberships, person),
    listMembers: async () => (await readHere<MemberRow>(SQL.members)).map(toMember),
    changeMember: (person, decide, receipt) =>
      storing(async (own) => {
        const there = await lockedMembers(own, workspace)
        const member = there.find((one) => one.person === person)
        if (member === undefined) return undefined
        const decided = decide(member, ownersIn(there))
        if (decided.refused) return decided
        await putMember(own, workspace, decided.value)
        if (receipt !== undefined) await keepReceipt(own, receipt, decided.value)
        return decided
      }),
    insertInvitation: (invitation, receipt) =>
      storing(async (own) => {
        await own.here('reads', SQL.addInvitation, [workspace, ...invitationValues(invitation), invitation.byOperator])
        if (receipt !== undefined) await keepReceipt(own, receipt, invitation)
      }),
    listInvitations: async () => (await readHere<InvitationRow>(SQL.invitations)).map(toInvitation),
    findInvitation: async (secretHash) => {
      const [row] = await read<InvitationRow>(SQL.invitationByHash, secretHash)
      return row && { workspace: row.workspace, invitation: toInvitation(row) }
    },
    changeInvitation: (id, decide, receipt) =>
      storing(async (own) => {
        const invitation = await invitationOf(own, workspace, id)
        if (invitation === undefined) return undefined
        const decided = decide(invitation)
        if (decided.refused) return decided
        await endInvitation(own, workspace, decided.value)
        if (receipt !== undefined) await keepReceipt(own, receipt, decided.value)
        return decided
      }),
    join: (...asked) => storing((own) => joinWorkspace(own, workspace, asked)),
  }
}
