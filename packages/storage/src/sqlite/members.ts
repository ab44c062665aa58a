// Members and invitations of a workspace in a SQLite file. A job of the queue has the only right to write: what it reads stays so
// until it ends.

import type { AccountStore } from '@pawl/operations'
import { type InvitationRow, invitationValues, ownersIn, toInvitation } from '../account-rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { joinWorkspace } from './join-workspace.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { endInvitation, findMembers, invitationOf, putMember, SQL } from './statements/accounts.ts'

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

export function sqliteMembers(sender: Sender, queue: CommitQueue): Members {
  const { workspace } = sender
  const all = sender.everywhere.bind(sender)
  return {
    membershipsOf: async (person) => all(SQL.memberships, person),
    listMembers: async () => findMembers(sender),
    changeMember: (person, decide, receipt) =>
      queue.runStoringRecords(() => {
        const there = findMembers(sender)
        const member = there.find((one) => one.person === person)
        if (member === undefined) return undefined
        const decided = decide(member, ownersIn(there))
        if (decided.refused) return decided
        putMember(sender, workspace, decided.value)
        keepReceipt(sender, receipt, decided.value)
        return decided
      }),
    insertInvitation: (invitation, receipt) =>
      queue.runStoringRecords(() => {
        all(SQL.addInvitation, workspace, ...invitationValues(invitation), Number(invitation.byOperator))
        keepReceipt(sender, receipt, invitation)
      }),
    listInvitations: async () => all<InvitationRow>(SQL.invitations, workspace).map(toInvitation),
    findInvitation: async (secretHash) => {
      const [row] = all<InvitationRow>(SQL.invitationByHash, secretHash)
      return row && { workspace: row.workspace, invitation: toInvitation(row) }
    },
    changeInvitation: (id, decide, receipt) =>
      queue.runStoringRecords(() => {
        const invitation = invitationOf(sender, id)
        if (invitation === undefined) return undefined
        const decided = decide(invitation)
        if (decided.refused) return decided
        endInvitation(sender, decided.value)
        keepReceipt(sender, receipt, decided.value)
        return decided
      }),
    join: (...asked) => queue.runStoringRecords(() => joinWorkspace(sender, asked)),
  }
}
