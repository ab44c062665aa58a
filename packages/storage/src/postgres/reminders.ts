// Reminders, and what has to go out because of them, in a PostgreSQL database.

import type { NewDelivery, ReminderStore, Write } from '@pawl/operations'
import { toDelivery } from '../reminder-rows.ts'
import { toTask } from '../rows.ts'
import type { TaskCache } from '../task-cache.ts'
import type { Pool } from './connect.ts'
import { Conflict, translated } from './errors.ts'
import type { Announce } from './notifications.ts'
import { storeKeeping } from './receipts.ts'
import { Sender } from './send.ts'
import {
  channelsToSend,
  deleteDeliveries,
  deliveriesTo,
  deliveryFigures,
  insertDelivery,
  nextReminders,
  settleDelivery,
  takeDeliveries,
  tasksToRemind,
} from './statements/deliveries.ts'
import { inTransaction, storeWrites } from './store-writes.ts'

export function postgresReminders(pool: Pool, workspace: string, cache: TaskCache, announce: Announce): ReminderStore {
  const sender = new Sender(pool, workspace)
  return {
    tasksToRemind: (by, limit) => translated(async () => (await tasksToRemind(sender, by, limit)).map(toTask)),
    storeReminded: async (write, deliveries) => {
      cache.delete(write.task.id)
      const isStored = await translated(() => storeReminded(pool, workspace, write, deliveries))
      if (isStored) announce.events([write.task])
      return isStored
    },
    addDelivery: async (delivery, receipt) => {
      await storeKeeping(
        pool,
        workspace,
        receipt,
        (own) => insertDelivery(own, delivery),
        () => delivery,
      )
      announce.records()
    },
    channelsToSend: (now) => translated(() => channelsToSend(sender, now)),
    takeDeliveries: (channel, now, until, limit) =>
      translated(async () => (await takeDeliveries(sender, channel, now, until, limit)).map(toDelivery)),
    settleDelivery: async (settlement) => {
      const isSettled = await translated(() => settleDelivery(sender, settlement))
      announce.records()
      return isSettled
    },
    listDeliveries: (person, limit) =>
      translated(async () => (await deliveriesTo(sender, person, limit)).map(toDelivery)),
    forgetDeliveries: (before, limit) => translated(() => deleteDeliveries(sender, before, limit)),
    nextReminders: () => translated(() => nextReminders(sender)),
    deliveryFigures: () => translated(() => deliveryFigures(sender)),
  }
}

async function storeReminded(
  pool: Pool,
  workspace: string,
  write: Write,
  deliveries: readonly NewDelivery[],
): Promise<boolean> {
  try {
    await inTransaction(pool, 'begin', async (client) => {
      const own = new Sender(client, workspace)
      await storeWrites(own, [{ update: write }])
      for (const delivery of deliveries) await insertDelivery(own, delivery)
    })
    return true
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
}
