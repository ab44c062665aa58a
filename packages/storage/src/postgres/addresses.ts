// Codes for addresses of email, in a PostgreSQL database.

import type { AddressStore, NewAddressCode } from '@pawl/operations'
import { type AddressCodeRow, addressSql, type CountRow, codeValues, toAddressCode, toCounts } from '../address-sql.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import type { Announce } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { Sender } from './send.ts'
import { insertDelivery } from './statements/deliveries.ts'
import { changing } from './store-writes.ts'

const SQL = addressSql('pawl.', (index) => `$${index}`)

export function postgresAddresses(pool: Pool, workspace: string, announce: Announce): AddressStore {
  const sender = new Sender(pool, workspace)
  const read = <Row>(sql: string, ...values: readonly unknown[]) =>
    translated(() => sender.here<Row>('reads', sql, values))
  return {
    codesOfDay: async (mailbox, person, day) =>
      (await read<CountRow>(SQL.ofDay, mailbox, person, workspace, day)).map(toCounts)[0] ?? NONE,
    findCode: async (mailbox, person) =>
      (await read<AddressCodeRow>(SQL.find, workspace, mailbox, person)).map(toAddressCode)[0],
    confirmedMailboxes: async (person) =>
      (await read<{ mailbox: string }>(SQL.confirmed, workspace, person)).map(({ mailbox }) => mailbox),
    insertCode: async (code, receipt) => {
      const isStored = await changing(pool, workspace, async (own) => {
        if (!(await storeCode(own, code))) return false
        if (receipt !== undefined) await keepReceipt(own, receipt, code.code)
        return true
      })
      if (isStored) announce.records()
      return isStored
    },
    changeCode: async (code, triesBefore, receipt) => {
      const { tries, confirmedAt, mailbox, day, toMailbox, person } = code
      const isChanged = await changing(pool, workspace, async (own) => {
        const key = [workspace, mailbox, day, toMailbox, triesBefore]
        if ((await own.here('writes', SQL.change, [tries, confirmedAt, ...key])).length === 0) return false
        if (confirmedAt !== null) await own.here('writes', SQL.release, [confirmedAt, workspace, person])
        if (receipt !== undefined) await keepReceipt(own, receipt, code)
        return true
      })
      if (isChanged) announce.records()
      return isChanged
    },
  }
}

/** In a transaction of someone else’s. False if its place is taken. */
export async function storeCode(own: Sender, { code, delivery }: NewAddressCode): Promise<boolean> {
  if ((await own.here('writes', SQL.insert, [own.workspace, ...codeValues(code)])).length === 0) return false
  await insertDelivery(own, delivery)
  return true
}

const NONE = { toMailbox: 0, byPerson: 0 }
