// Those who are signed in, in a PostgreSQL database: one row for each browser.

import type { AccountStore } from '@pawl/operations'
import { type SignInRow, signInValues, toSignIn } from '../account-rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import type { Announce } from './notifications.ts'
import { Sender } from './send.ts'
import { SQL } from './statements/accounts.ts'

/** What of the accounts is about sign-ins. */
type SignIns = Pick<
  AccountStore,
  | 'insertSignIn'
  | 'findSignIn'
  | 'noteSignInUse'
  | 'enterWorkspace'
  | 'forgetSignIns'
  | 'endSignIn'
  | 'endSignIns'
  | 'countSignIns'
>

export function postgresSignIns(pool: Pool, workspace: string, announce: Announce): SignIns {
  const sender = new Sender(pool, workspace)
  const write = async (sql: string, ...values: unknown[]) => {
    await translated(() => sender.everywhere('writes', sql, values))
  }
  /** Whoever is still served under what ended hears of it. */
  const end = async (sql: string, ...values: unknown[]) => {
    await write(sql, ...values)
    announce.records()
  }
  return {
    insertSignIn: (signIn) => write(SQL.addSignIn, ...signInValues(signIn)),
    findSignIn: async (secretHash) => {
      // Asked with every request: prepared once.
      const rows = await translated(() => sender.everywhere<SignInRow>('reads', SQL.signIn, [secretHash], 'sign_in'))
      return rows.map(toSignIn)[0]
    },
    noteSignInUse: (secretHash, at) => write(SQL.noteSignInUse, at, secretHash, at),
    enterWorkspace: (secretHash, name) => end(SQL.enterWorkspace, name, secretHash),
    forgetSignIns: (usedBefore, begunBefore) => write(SQL.forgetSignIns, usedBefore, begunBefore),
    endSignIn: (secretHash) => end(SQL.endSignIn, secretHash),
    endSignIns: (person) => end(SQL.endSignIns, person, ''),
    countSignIns: async (usedAfter, begunAfter) => {
      const rows = await translated(() =>
        sender.here<{ person: string; signed_in: number }>('reads', SQL.countSignIns, [
          workspace,
          usedAfter,
          begunAfter,
        ]),
      )
      return new Map(rows.map((row) => [row.person, Number(row.signed_in)]))
    },
  }
}
