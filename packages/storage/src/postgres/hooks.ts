// Hooks, and what of the log is filed for them, in a PostgreSQL database.

import type { HookStore, StoredRecord } from '@pawl/operations'
import { toDelivery } from '../reminder-rows.ts'
import { storeCode } from './addresses.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import type { Announce } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { Sender } from './send.ts'
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
import { insertRecords, lockedRecordHead } from './statements/records.ts'
import { changing } from './store-writes.ts'

export function postgresHooks(pool: Pool, workspace: string, announce: Announce): HookStore {
  const sender = new Sender(pool, workspace)
  const isNext = async (own: Sender, { kind, id, version }: StoredRecord) =>
    (await lockedRecordHead(own, kind, id))?.version === version - 1
  const storing = async <Value>(work: (own: Sender) => Promise<Value>): Promise<Value> => {
    const value = await changing(pool, workspace, work)
    announce.records()
    return value
  }
  return {
    insertHook: (record, channel, code, receipt) =>
      storing(async (own) => {
        if (code !== undefined && !(await storeCode(own, code))) return false
        await insertRecords(own, [record])
        await insertChannel(own, channel)
        if (receipt !== undefined) await keepReceipt(own, receipt, record)
        return true
      }),
    changeHook: ({ record, channel, code, feeding, at }, receipt) =>
      storing(async (own) => {
        if (!(await isNext(own, record))) return false
        if (code !== undefined && !(await storeCode(own, code))) return false
        await insertRecords(own, [record])
        if (channel !== undefined) {
          const before = await positionOf(own, record.id)
          // Null is a position too: the beginning of the log.
          const position = before === undefined ? (channel.hook?.position ?? null) : before
          await deleteChannel(own, record.id)
          await insertChannel(own, { ...channel, hook: { position } })
        }
        await setFeeding(own, record.id, feeding)
        if (feeding) await releaseHeld(own, record.id, at)
        if (receipt !== undefined) await keepReceipt(own, receipt, record)
        return true
      }),
    removeHook: (record, receipt) =>
      storing(async (own) => {
        if (!(await isNext(own, record))) return false
        await insertRecords(own, [record])
        await deleteChannel(own, record.id)
        await deleteWaitingDeliveries(own, record.id)
        if (receipt !== undefined) await keepReceipt(own, receipt, record)
        return true
      }),
    hooksToFeed: () => translated(() => hooksToFeed(sender)),
    takeHook: (hook, server, now, until) => translated(() => takeHook(sender, hook, server, now, until)),
    releaseHooks: (server) => translated(() => releaseHooks(sender, server)),
    fileDeliveries: async (filing) => {
      const isFiled = await changing(pool, workspace, async (own) => {
        if (!(await moveHook(own, filing))) return false
        for (const delivery of filing.deliveries) await insertDelivery(own, delivery)
        return true
      })
      if (isFiled && filing.deliveries.length > 0) announce.records()
      return isFiled
    },
    countWaiting: (hook) => translated(() => countWaiting(sender, hook)),
    hookFigures: (hooks) => translated(() => hookFigures(sender, hooks)),
    hookDeliveries: (hooks, limit, states) =>
      translated(async () => (await deliveriesOfHooks(sender, hooks, limit, states ?? null)).map(toDelivery)),
    replayDeliveries: (hook, delivery, now, receipt) =>
      storing(async (own) => {
        const replayed = await replayDeliveries(own, hook, delivery ?? null, now)
        if (receipt !== undefined) await keepReceipt(own, receipt, replayed)
        return replayed
      }),
    holdOff: (channel, until) => translated(() => holdOff(sender, channel, until)),
  }
}
