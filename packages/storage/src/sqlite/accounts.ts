// People who sign in, in a SQLite file. A job of the queue has the only right to write: what it reads stays so until it ends.

import type { AccountStore, Identity, StoredInvitation, StoredMember } from '@pawl/operations'
import {
  type AccountRow,
  type AnyTokenRow,
  accountValues,
  type InvitationRow,
  invitationValues,
  type MemberRow,
  memberValues,
  ownersIn,
  type SignInRow,
  signInValues,
  toAccount,
  toInvitation,
  toMember,
  toSignIn,
} from '../account-rows.ts'
import { accountSql } from '../account-sql.ts'
import { type TokenRow, toToken } from '../rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'

const SQL = accountSql({ schema: '', placeholder: () => '?', byBytes: '', locking: '' })

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
  const members = () => all<MemberRow>(SQL.members, workspace).map(toMember)
  const findAccount = (key: string) => all<AccountRow>(SQL.account, key).map(toAccount)[0]
  const identityOf = ({ issuer, subject }: Identity) =>
    all<{ person: string }>(SQL.identity, issuer, subject)[0]?.person
  const addIdentity = ({ issuer, subject }: Identity, person: string, at: number) =>
    all(SQL.addIdentity, issuer, subject, person, at)
  const invitationOf = (id: string) => all<InvitationRow>(SQL.invitationLocked, workspace, id).map(toInvitation)[0]
  const putMember = (member: StoredMember, into = workspace) => all(SQL.putMember, into, ...memberValues(member))
  const endInvitation = ({ id, state, acceptedBy, endedAt }: StoredInvitation) =>
    all(SQL.endInvitation, state, acceptedBy, endedAt, workspace, id)
  return {
    workspace,
    listWorkspaces: async () => all<{ workspace: string }>(SQL.workspaces).map((row) => row.workspace),
    insertWorkspace: (name, owner, receipt) =>
      queue.run(() => {
        if (all(SQL.addWorkspace, name).length === 0) return false
        if (owner !== undefined) putMember(owner, name)
        keepReceipt(sender, receipt, name)
        return true
      }),
    hasAccounts: async () => all(SQL.anyAccount).length > 0,
    listPeople: async () => all<{ person: string }>(SQL.people).map((row) => row.person),
    findAccount: async (key) => findAccount(key),
    setPassword: (account, keptSignIn = '') =>
      changing(() => {
        all(SQL.putAccount, ...accountValues(account), Number(account.ownsLocal))
        all(SQL.endSignIns, account.person, keptSignIn)
      }),
    findIdentity: async (identity) => identityOf(identity),
    linkIdentity: (identity, person, at) =>
      queue.run(() => {
        addIdentity(identity, person, at)
        return identityOf(identity) ?? person
      }),
    membershipsOf: async (person) => all(SQL.memberships, person),
    listMembers: async () => members(),
    changeMember: (person, decide, receipt) =>
      changing(() => {
        const there = members()
        const member = there.find((one) => one.person === person)
        if (member === undefined) return undefined
        const decided = decide(member, ownersIn(there))
        if (decided.refused) return decided
        putMember(decided.value)
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
        const invitation = invitationOf(id)
        if (invitation === undefined) return undefined
        const decided = decide(invitation)
        if (decided.refused) return decided
        endInvitation(decided.value)
        keepReceipt(sender, receipt, decided.value)
        return decided
      }),
    join: (id, key, decide, identity) =>
      changing(() => {
        const invitation = invitationOf(id)
        if (invitation === undefined) return undefined
        const account = findAccount(key)
        const member = members().find(({ person }) => person === account?.person)
        const [localOwner] = all<{ person: string }>(SQL.localOwner)
        const decided = decide({
          invitation,
          account,
          member,
          localOwner: localOwner?.person,
          identityOf: identity && identityOf(identity),
        })
        if (decided.refused) return decided
        const joining = decided.value
        all(SQL.putAccount, ...accountValues(joining.account), Number(joining.account.ownsLocal))
        if (joining.account.passwordHash !== account?.passwordHash) all(SQL.endSignIns, joining.account.person, '')
        if (identity !== undefined) addIdentity(identity, joining.account.person, joining.member.changedAt)
        putMember(joining.member)
        endInvitation(joining.invitation)
        return decided
      }),
    insertSignIn: (signIn) => queue.run(() => void all(SQL.addSignIn, ...signInValues(signIn))),
    findSignIn: async (secretHash) => all<SignInRow>(SQL.signIn, secretHash).map(toSignIn)[0],
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
      const [row] = all<TokenRow & AnyTokenRow>(SQL.tokenAnywhere, secretHash)
      return row && { workspace: row.workspace, token: toToken(row), ownsLocal: Boolean(row.owns_local) }
    },
    claimConversations: (from, to) => queue.run(() => void all(SQL.claimConversations, to, workspace, from)),
  }
}
