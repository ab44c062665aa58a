// People who sign in, in a SQLite file. A job of the queue has the only right to write: what it reads stays so until it ends.

import type { AccountStore } from '@pawl/operations'
import {
  type AnyTokenRow,
  type InvitationRow,
  invitationValues,
  ownersIn,
  type SignInRow,
  signInValues,
  toFoundToken,
  toInvitation,
  toSignIn,
} from '../account-rows.ts'
import type { TokenRow } from '../rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { joinWorkspace } from './join-workspace.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import {
  addIdentity,
  endInvitation,
  endSignIns,
  findAccount,
  findMembers,
  identityOf,
  invitationOf,
  putAccount,
  putMember,
  SQL,
} from './statements/accounts.ts'

export function sqliteAccounts(sender: Sender, queue: CommitQueue): AccountStore {
  const { workspace } = sender
  const all = sender.everywhere.bind(sender)
  const changing = <Value>(work: () => Value) =>
    queue.run(() => {
      const value = work()
      // Whoever is still served under what ended hears of it.
      queue.noteRecords()
      return value
    })
  return {
    workspace,
    listWorkspaces: async () => all<{ workspace: string }>(SQL.workspaces).map((row) => row.workspace),
    insertWorkspace: (name, owner, receipt) =>
      queue.run(() => {
        if (all(SQL.addWorkspace, name).length === 0) return false
        if (owner !== undefined) putMember(sender, name, owner)
        keepReceipt(sender, receipt, name)
        return true
      }),
    hasAccounts: async () => all(SQL.anyAccount).length > 0,
    listPeople: async () => all<{ person: string }>(SQL.people).map((row) => row.person),
    findAccount: async (key) => findAccount(sender, key),
    setPassword: (account, keptSignIn = '') =>
      changing(() => {
        putAccount(sender, account)
        endSignIns(sender, account.person, keptSignIn)
      }),
    findIdentity: async (identity) => identityOf(sender, identity),
    linkIdentity: (identity, person, at) =>
      queue.run(() => {
        addIdentity(sender, identity, person, at)
        return identityOf(sender, identity) ?? person
      }),
    membershipsOf: async (person) => all(SQL.memberships, person),
    listMembers: async () => findMembers(sender),
    changeMember: (person, decide, receipt) =>
      changing(() => {
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
      changing(() => {
        all(SQL.addInvitation, workspace, ...invitationValues(invitation), Number(invitation.byOperator))
        keepReceipt(sender, receipt, invitation)
      }),
    listInvitations: async () => all<InvitationRow>(SQL.invitations, workspace).map(toInvitation),
    findInvitation: async (secretHash) => {
      const [row] = all<InvitationRow>(SQL.invitationByHash, secretHash)
      return row && { workspace: row.workspace, invitation: toInvitation(row) }
    },
    changeInvitation: (id, decide, receipt) =>
      changing(() => {
        const invitation = invitationOf(sender, id)
        if (invitation === undefined) return undefined
        const decided = decide(invitation)
        if (decided.refused) return decided
        endInvitation(sender, decided.value)
        keepReceipt(sender, receipt, decided.value)
        return decided
      }),
    join: (...asked) => changing(() => joinWorkspace(sender, asked)),
    insertSignIn: (signIn) => queue.run(() => void all(SQL.addSignIn, ...signInValues(signIn))),
    findSignIn: async (secretHash) => sender.remembered<SignInRow>('sign-in', SQL.signIn, secretHash).map(toSignIn)[0],
    noteSignInUse: (secretHash, at) => queue.run(() => void all(SQL.noteSignInUse, at, secretHash, at)),
    enterWorkspace: (secretHash, name) => changing(() => void all(SQL.enterWorkspace, name, secretHash)),
    forgetSignIns: (usedBefore, begunBefore) => queue.run(() => void all(SQL.forgetSignIns, usedBefore, begunBefore)),
    endSignIn: (secretHash) => changing(() => void all(SQL.endSignIn, secretHash)),
    endSignIns: (person) => changing(() => void all(SQL.endSignIns, person, '')),
    countSignIns: async (usedAfter, begunAfter) => {
      const rows = all<{ person: string; signed_in: number }>(SQL.countSignIns, workspace, usedAfter, begunAfter)
      return new Map(rows.map((row) => [row.person, row.signed_in]))
    },
    findToken: async (secretHash) => {
      const [row] = sender.remembered<TokenRow & AnyTokenRow>('token', SQL.tokenAnywhere, secretHash)
      return row && toFoundToken(row)
    },
    claimConversations: (from, to) => queue.run(() => void all(SQL.claimConversations, to, workspace, from)),
  }
}
