// Those who are signed in, in a SQLite file: one row for each browser.

import type { AccountStore } from '@pawl/operations'
import { type SignInRow, signInValues, toSignIn } from '../account-rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import type { Sender } from './send.ts'
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

export function sqliteSignIns(sender: Sender, queue: CommitQueue): SignIns {
  const { workspace } = sender
  const all = sender.everywhere.bind(sender)
  return {
    insertSignIn: (signIn) => queue.run(() => void all(SQL.addSignIn, ...signInValues(signIn))),
    findSignIn: async (secretHash) => sender.remembered<SignInRow>('sign-in', SQL.signIn, secretHash).map(toSignIn)[0],
    noteSignInUse: (secretHash, at) => queue.run(() => void all(SQL.noteSignInUse, at, secretHash, at)),
    enterWorkspace: (secretHash, name) => queue.runStoringRecords(() => void all(SQL.enterWorkspace, name, secretHash)),
    forgetSignIns: (usedBefore, begunBefore) => queue.run(() => void all(SQL.forgetSignIns, usedBefore, begunBefore)),
    endSignIn: (secretHash) => queue.runStoringRecords(() => void all(SQL.endSignIn, secretHash)),
    endSignIns: (person) => queue.runStoringRecords(() => void all(SQL.endSignIns, person, '')),
    countSignIns: async (usedAfter, begunAfter) => {
      const rows = all<{ person: string; signed_in: number }>(SQL.countSignIns, workspace, usedAfter, begunAfter)
      return new Map(rows.map((row) => [row.person, row.signed_in]))
    },
  }
}
