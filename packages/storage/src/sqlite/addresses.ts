// Codes for addresses of email, in a SQLite file.

import type { AddressStore, NewAddressCode } from '@pawl/operations'
import { type AddressCodeRow, addressSql, type CountRow, codeValues, toAddressCode, toCounts } from '../address-sql.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { insertDelivery } from './statements/deliveries.ts'

const SQL = addressSql('', () => '?')

export function sqliteAddresses(sender: Sender, queue: CommitQueue): AddressStore {
  const { workspace } = sender
  const all = sender.everywhere.bind(sender)
  return {
    codesOfDay: async (mailbox, person, day) =>
      all<CountRow>(SQL.ofDay, mailbox, person, workspace, day).map(toCounts)[0] ?? NONE,
    findCode: async (mailbox, person) =>
      all<AddressCodeRow>(SQL.find, workspace, mailbox, person).map(toAddressCode)[0],
    confirmedMailboxes: async (person) =>
      all<{ mailbox: string }>(SQL.confirmed, workspace, person).map(({ mailbox }) => mailbox),
    insertCode: (code, receipt) =>
      queue.run(() => {
        if (!storeCode(sender, code)) return false
        keepReceipt(sender, receipt, code.code)
        queue.noteRecords()
        return true
      }),
    changeCode: (code, triesBefore, receipt) =>
      queue.run(() => {
        const { tries, confirmedAt, mailbox, day, toMailbox, person } = code
        const changed = all(SQL.change, tries, confirmedAt, workspace, mailbox, day, toMailbox, triesBefore)
        if (changed.length === 0) return false
        if (confirmedAt !== null) all(SQL.release, confirmedAt, workspace, person)
        keepReceipt(sender, receipt, code)
        queue.noteRecords()
        return true
      }),
  }
}

/** In a job of someone else’s. False if its place is taken. */
export function storeCode(sender: Sender, { code, delivery }: NewAddressCode): boolean {
  if (sender.everywhere(SQL.insert, sender.workspace, ...codeValues(code)).length === 0) return false
  insertDelivery(sender, delivery)
  return true
}

const NONE = { toMailbox: 0, byPerson: 0 }
