// What is known of addresses of email: the codes that were sent there, and whose owner could read one.
//
// AS1. A code has its place among those of its day, to its address and by its person. A place is taken once: what would go
//     beyond a limit is not stored, however many ask at once.
// AS2. A try is counted, or a code confirmed, only from the number of tries that was read.

import type { Receipt } from './receipt-store.ts'
import type { NewDelivery } from './reminder-store.ts'

export interface AddressCode {
  /** The address, in lower case. */
  readonly mailbox: string
  /** Who wants to be sent something there. */
  readonly person: string
  /** Since 1970. */
  readonly day: number
  /** The how-manieth of the day to this address. */
  readonly toMailbox: number
  /** The how-manieth of the day for this person. */
  readonly byPerson: number
  readonly code: string
  /** By which it was sent. */
  readonly channel: string
  /** How often something else was given for it. */
  readonly tries: number
  readonly createdAt: number
  readonly confirmedAt: number | null
}

/** With the message that brings it. */
export interface NewAddressCode {
  readonly code: AddressCode
  readonly delivery: NewDelivery
}

export interface AddressStore {
  /** Those of a day: how many went to an address, and how many a person had sent. */
  codesOfDay(mailbox: string, person: string, day: number): Promise<{ toMailbox: number; byPerson: number }>
  /** The one that was confirmed, else the newest. */
  findCode(mailbox: string, person: string): Promise<AddressCode | undefined>
  /** That a person may be sent something to. */
  confirmedMailboxes(person: string): Promise<readonly string[]>
  /** False, and nothing is stored, if its place is taken. */
  insertCode(code: NewAddressCode, receipt?: Receipt<AddressCode>): Promise<boolean>
  /** As it is now, from the tries that it had. What was held for the address goes out once it is confirmed. */
  changeCode(code: AddressCode, triesBefore: number, receipt?: Receipt<AddressCode>): Promise<boolean>
}
