// What hooks need of a store. A hook is a record; beside it is the channel it sends to, which knows up to where in the log
// its events were filed to be sent.
//
// HS1. What is to be sent, and the position after which it is not filed again, are one commit: nothing is filed twice or
//     passed over, whoever dies.
// HS2. One server at a time files and sends for a hook: it has it for a while, and whoever dies leaves it to the next.
// HS3. Of one lane, which is a task, the next goes out only after the one before has ended.

import type { NewAddressCode } from './address-store.ts'
import type { Receipt } from './receipt-store.ts'
import type { StoredRecord } from './record-store.ts'
import type { NewDelivery, StoredChannel, StoredDelivery } from './reminder-store.ts'

/** A change of a hook, and what becomes of its channel with it. */
export interface HookChange {
  readonly record: StoredRecord
  /** Instead of the one it has, if it has one. */
  readonly channel?: StoredChannel
  /** That goes to the address of the channel. */
  readonly code?: NewAddressCode
  /** Whether events are filed for it. What was held is sent on when they are again. */
  readonly feeding: boolean
  readonly at: number
}

/** A part of the log that was looked at, and what of it is to be sent. */
export interface Filing {
  readonly hook: string
  readonly server: string
  readonly now: number
  /** How long this server has the hook. */
  readonly until: number
  readonly after: string | null
  readonly upTo: string
  readonly deliveries: readonly NewDelivery[]
}

export interface HookFigures {
  readonly hook: string
  readonly position: string | null
  readonly waiting: number
  /** Of those, tried at least once. */
  readonly failing: number
  readonly dead: number
  readonly lastSentAt: number | null
}

export interface HookStore {
  /** Its record, and the channel with the position it begins after. False if the place of the code is taken. */
  insertHook(
    record: StoredRecord,
    channel: StoredChannel,
    code?: NewAddressCode,
    receipt?: Receipt<StoredRecord>,
  ): Promise<boolean>
  /** False if its head is not the version before, or the place of the code is taken. */
  changeHook(change: HookChange, receipt?: Receipt<StoredRecord>): Promise<boolean>
  /** With its channel, and what still had to go there. False if its head is not the version before. */
  removeHook(record: StoredRecord, receipt?: Receipt<StoredRecord>): Promise<boolean>
  /** Of the whole store: those that events are filed for. */
  hooksToFeed(): Promise<readonly { readonly workspace: string; readonly hook: string }[]>
  /** False if another server has it. */
  takeHook(hook: string, server: string, now: number, until: number): Promise<boolean>
  /** So that another need not wait. */
  releaseHooks(server: string): Promise<void>
  /** False, and nothing is filed, if another server has the hook or it is not at that position. */
  fileDeliveries(filing: Filing): Promise<boolean>
  /** How many messages a hook has still to send. */
  countWaiting(hook: string): Promise<number>
  /** Of hooks that have a channel. */
  hookFigures(hooks: readonly string[]): Promise<readonly HookFigures[]>
  /** Newest first. */
  hookDeliveries(
    hooks: readonly string[],
    limit: number,
    states?: readonly StoredDelivery['state'][],
  ): Promise<readonly StoredDelivery[]>
  /** Sends what was given up again; answers how many that are. */
  replayDeliveries(hook: string, delivery: string | undefined, now: number, receipt?: Receipt<number>): Promise<number>
  /** Nothing goes there before then. */
  holdOff(channel: string, until: number): Promise<void>
}
