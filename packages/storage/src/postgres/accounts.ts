// People who sign in, in a PostgreSQL database, and the workspaces there are.

import type { AccountStore } from '@pawl/operations'
import { type AccountRow, type AnyTokenRow, toAccount, toFoundToken } from '../account-rows.ts'
import type { TokenRow } from '../rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { postgresMembers } from './members.ts'
import type { Announce } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { Sender } from './send.ts'
import { postgresSignIns } from './sign-ins.ts'
import { addIdentity, endSignIns, identityOf, putAccount, putMember, SQL } from './statements/accounts.ts'
import { changing } from './store-writes.ts'

export function postgresAccounts(pool: Pool, workspace: string, announce: Announce): AccountStore {
  const sender = new Sender(pool, workspace)
  const read = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => sender.everywhere<Row>('reads', sql, values))
  return {
    ...postgresMembers(pool, workspace, announce),
    ...postgresSignIns(pool, workspace, announce),
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
    setPassword: async (account, keptSignIn = '') => {
      await changing(pool, workspace, async (own) => {
        await putAccount(own, account)
        await endSignIns(own, account.person, keptSignIn)
      })
      announce.records()
    },
    findIdentity: (identity) => translated(() => identityOf(sender, identity)),
    linkIdentity: (identity, person, at) =>
      changing(pool, workspace, async (own) => {
        await addIdentity(own, identity, person, at)
        return (await identityOf(own, identity)) ?? person
      }),
    findToken: async (secretHash) => {
      const find = () =>
        // Asked with every request: prepared once.
        sender.everywhere<TokenRow & AnyTokenRow>('reads', SQL.tokenAnywhere, [secretHash], 'token_anywhere')
      const [row] = await translated(find)
      return row && toFoundToken(row)
    },
    claimConversations: (from, to) =>
      translated(async () => {
        await sender.here('writes', SQL.claimConversations, [to, workspace, from])
      }),
  }
}
