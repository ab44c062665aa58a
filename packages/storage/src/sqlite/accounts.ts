// People who sign in, in a SQLite file, and the workspaces there are.

import type { AccountStore } from '@pawl/operations'
import { type AnyTokenRow, toFoundToken } from '../account-rows.ts'
import type { TokenRow } from '../rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { sqliteMembers } from './members.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { sqliteSignIns } from './sign-ins.ts'
import { addIdentity, endSignIns, findAccount, identityOf, putAccount, putMember, SQL } from './statements/accounts.ts'

export function sqliteAccounts(sender: Sender, queue: CommitQueue): AccountStore {
  const { workspace } = sender
  const all = sender.everywhere.bind(sender)
  return {
    ...sqliteMembers(sender, queue),
    ...sqliteSignIns(sender, queue),
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
      queue.runStoringRecords(() => {
        putAccount(sender, account)
        endSignIns(sender, account.person, keptSignIn)
      }),
    findIdentity: async (identity) => identityOf(sender, identity),
    linkIdentity: (identity, person, at) =>
      queue.run(() => {
        addIdentity(sender, identity, person, at)
        return identityOf(sender, identity) ?? person
      }),
    findToken: async (secretHash) => {
      const [row] = sender.remembered<TokenRow & AnyTokenRow>('token', SQL.tokenAnywhere, secretHash)
      return row && toFoundToken(row)
    },
    claimConversations: (from, to) => queue.run(() => void all(SQL.claimConversations, to, workspace, from)),
  }
}
