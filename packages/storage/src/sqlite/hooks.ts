// Hooks, and what of the log is filed for them, in a SQLite file.

import type { HookStore, StoredRecord } from '@pawl/operations'
import { toDelivery } from '../reminder-rows.ts'
import { storeCode } from './addresses.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { deleteChannel, insertChannel } from './statements/channels.ts'
import { deleteWaitingDeliveries, insertDelivery } from './statements/deliveries.ts'
import {
  countWaiting,
  deliveriesOfHooks,
  holdOff,
  hookFigures,
  hooksToFeed,
  moveHook,
  positionOf,
  releaseHeld,
  releaseHooks,
  replayDeliveries,
  setFeeding,
  takeHook,
} from './statements/hooks.ts'
import { insertRecord, recordHead } from './statements/records.ts'

export function sqliteHooks(sender: Sender, queue: CommitQueue): HookStore {
  const isNext = ({ kind, id, version }: StoredRecord) => recordHead(sender, kind, id)?.version === version - 1
  return {
    insertHook: (record, channel, code, receipt) =>
      queue.run(() => {
        if (code !== undefined && !storeCode(sender, code)) return false
        insertRecord(sender, record)
        insertChannel(sender, channel)
        keepReceipt(sender, receipt, record)
        queue.noteRecords()
        return true
      }),
    changeHook: ({ record, channel, code, feeding, at }, receipt) =>
      queue.run(() => {
        if (!isNext(record)) return false
        if (code !== undefined && !storeCode(sender, code)) return false
        insertRecord(sender, record)
        if (channel !== undefined) {
          const before = positionOf(sender, record.id)
          // Null is a position too: the beginning of the log.
          const position = before === undefined ? (channel.hook?.position ?? null) : before
          deleteChannel(sender, record.id)
          insertChannel(sender, { ...channel, hook: { position } })
        }
        setFeeding(sender, record.id, feeding)
        if (feeding) releaseHeld(sender, record.id, at)
        keepReceipt(sender, receipt, record)
        queue.noteRecords()
        return true
      }),
    removeHook: (record, receipt) =>
      queue.run(() => {
        if (!isNext(record)) return false
        insertRecord(sender, record)
        deleteChannel(sender, record.id)
        deleteWaitingDeliveries(sender, record.id)
        keepReceipt(sender, receipt, record)
        queue.noteRecords()
        return true
      }),
    hooksToFeed: async () => hooksToFeed(sender),
    takeHook: (hook, server, now, until) => queue.run(() => takeHook(sender, hook, server, now, until)),
    releaseHooks: (server) => queue.run(() => releaseHooks(sender, server)),
    fileDeliveries: (filing) =>
      queue.run(() => {
        if (!moveHook(sender, filing)) return false
        for (const delivery of filing.deliveries) insertDelivery(sender, delivery)
        if (filing.deliveries.length > 0) queue.noteRecords()
        return true
      }),
    countWaiting: async (hook) => countWaiting(sender, hook),
    hookFigures: async (hooks) => hookFigures(sender, hooks),
    hookDeliveries: async (hooks, limit, states) =>
      deliveriesOfHooks(sender, hooks, limit, states ?? null).map(toDelivery),
    replayDeliveries: (hook, delivery, now, receipt) =>
      queue.runStoringRecords(() => {
        const replayed = replayDeliveries(sender, hook, delivery ?? null, now)
        keepReceipt(sender, receipt, replayed)
        return replayed
      }),
    holdOff: (channel, until) => queue.run(() => holdOff(sender, channel, until)),
  }
}
