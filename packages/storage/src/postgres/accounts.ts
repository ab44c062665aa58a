// People who sign in, in a PostgreSQL database. Whoever decides on members or an invitation locks their rows first.

import type { AccountStore } from '@pawl/operations'
import {
  type AccountRow,
  type AnyTokenRow,
  type InvitationRow,
  invitationValues,
  type MemberRow,
  ownersIn,
  type SignInRow,
  signInValues,
  toAccount,
  toFoundToken,
  toInvitation,
  toMember,
  toSignIn,
} from '../account-rows.ts'
import type { TokenRow } from '../rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { joinWorkspace } from './join-workspace.ts'
import type { Announce } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { Sender } from './send.ts'
import {
  addIdentity,
  endInvitation,
  endSignIns,
  identityOf,
  invitationOf,
  lockedMembers,
  putAccount,
  putMember,
  SQL,
} from './statements/accounts.ts'
import { changing } from './store-writes.ts'

export function postgresAccounts(pool: Pool, workspace: string, announce: Announce): AccountStore {
  const sender = new Sender(pool, workspace)
  const read = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => sender.everywhere<Row>('reads', sql, values))
  const readHere = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => sender.here<Row>('reads', sql, [workspace, ...values]))
  /** Asked with every request: prepared once. */
  const found = <Row>(name: string, sql: string, value: string) =>
    translated(() => sender.everywhere<Row>('reads', sql, [value], name))
  const write = async (sql: string, ...values: unknown[]) => {
    await translated(() => sender.everywhere('writes', sql, values))
  }
  /** Whoever is still served under what ended hears of it. */
  const announced = async <Value>(work: Promise<Value>): Promise<Value> => {
    const value = await work
    announce.records()
    return value
  }
  return {
    workspace,
    listWorkspaces: async () => (await read<{ workspace: string }>(SQL.workspaces)).map((row) => row.workspace),
    insertWorkspace: (name, owner, receipt) =>
      changing(pool, workspace, async (own) => {
        if ((await own.everywhere('reads', SQL.addWorkspace, [name])).length === 0) return false
        if (owner !== undefined) await putMember(own, name, owner)
        if (receipt !== undefined) await keepReceipt(own, receipt, name)
        return true
      }),
    hasAccounts: async () => (await read(SQL.anyAccount)).length > 0,
    listPeople: async () => (await read<{ person: string }>(SQL.people)).map((row) => row.person),
    findAccount: async (key) => (await read<AccountRow>(SQL.account, key)).map(toAccount)[0],
    setPassword: (account, keptSignIn = '') =>
      announced(
        changing(pool, workspace, async (own) => {
          await putAccount(own, account)
          await endSignIns(own, account.person, keptSignIn)
        }),
      ),
    findIdentity: (identity) => translated(() => identityOf(sender, identity)),
    linkIdentity: (identity, person, at) =>
      changing(pool, workspace, async (own) => {
        await addIdentity(own, identity, person, at)
        return (await identityOf(own, identity)) ?? person
      }),
    membershipsOf: (person) => read(SQL.memberships, person),
    listMembers: async () => (await readHere<MemberRow>(SQL.members)).map(toMember),
    changeMember: (person, decide, receipt) =>
      announced(
        changing(pool, workspace, async (own) => {
          const there = await lockedMembers(own, workspace)
          const member = there.find((one) => one.person === person)
          if (member === undefined) return undefined
          const decided = decide(member, ownersIn(there))
          if (decided.refused) return decided
          await putMember(own, workspace, decided.value)
          if (receipt !== undefined) await keepReceipt(own, receipt, decided.value)
          return decided
        }),
      ),
    insertInvitation: (invitation, receipt) =>
      announced(
        changing(pool, workspace, async (own) => {
          await own.here('reads', SQL.addInvitation, [
            workspace,
            ...invitationValues(invitation),
            invitation.byOperator,
          ])
          if (receipt !== undefined) await keepReceipt(own, receipt, invitation)
        }),
      ),
    listInvitations: async () => (await readHere<InvitationRow>(SQL.invitations)).map(toInvitation),
    findInvitation: async (secretHash) => {
      const [row] = await read<InvitationRow>(SQL.invitationByHash, secretHash)
      return row && { workspace: row.workspace, invitation: toInvitation(row) }
    },
    changeInvitation: (id, decide, receipt) =>
      announced(
        changing(pool, workspace, async (own) => {
          const invitation = await invitationOf(own, workspace, id)
          if (invitation === undefined) return undefined
          const decided = decide(invitation)
          if (decided.refused) return decided
          await endInvitation(own, workspace, decided.value)
          if (receipt !== undefined) await keepReceipt(own, receipt, decided.value)
          return decided
        }),
      ),
    join: (...asked) => announced(changing(pool, workspace, (own) => joinWorkspace(own, workspace, asked))),
    insertSignIn: (signIn) => write(SQL.addSignIn, ...signInValues(signIn)),
    findSignIn: async (secretHash) => (await found<SignInRow>('sign_in', SQL.signIn, secretHash)).map(toSignIn)[0],
    noteSignInUse: (secretHash, at) => write(SQL.noteSignInUse, at, secretHash, at),
    enterWorkspace: (secretHash, name) => announced(write(SQL.enterWorkspace, name, secretHash)),
    forgetSignIns: (usedBefore, begunBefore) => write(SQL.forgetSignIns, usedBefore, begunBefore),
    endSignIn: (secretHash) => announced(write(SQL.endSignIn, secretHash)),
    endSignIns: (person) => announced(write(SQL.endSignIns, person, '')),
    countSignIns: async (usedAfter, begunAfter) => {
      const sql = SQL.countSignIns
      const rows = await readHere<{ person: string; signed_in: number }>(sql, usedAfter, begunAfter)
      return new Map(rows.map((row) => [row.person, Number(row.signed_in)]))
    },
    findToken: async (secretHash) => {
      const [row] = await found<TokenRow & AnyTokenRow>('token_anywhere', SQL.tokenAnywhere, secretHash)
      return row && toFoundToken(row)
    },
    claimConversations: (from, to) =>
      translated(async () => {
        await sender.here('writes', SQL.claimConversations, [to, workspace, from])
      }),
  }
}
