// Reminders, and what has to go out because of them, in a SQLite file.

import type { ReminderStore } from '@pawl/operations'
import { toDelivery } from '../reminder-rows.ts'
import { toTask } from '../rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
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
import { updateWrite } from './statements/task-writes.ts'

export function sqliteReminders(sender: Sender, queue: CommitQueue): ReminderStore {
  return {
    tasksToRemind: async (by, limit) => tasksToRemind(sender, by, limit).map(toTask),
    storeReminded: (write, deliveries) =>
      queue.run(() => {
        if (!updateWrite(sender, write)) return false
        for (const delivery of deliveries) insertDelivery(sender, delivery)
        return true
      }),
    addDelivery: (delivery, receipt) =>
      queue.run(() => {
        insertDelivery(sender, delivery)
        keepReceipt(sender, receipt, delivery)
        queue.noteRecords()
      }),
    channelsToSend: async (now) => channelsToSend(sender, now),
    takeDeliveries: async (channel, now, until, limit) => {
      const rows = await queue.run(() => takeDeliveries(sender, channel, now, until, limit))
      return rows.map(toDelivery)
    },
    settleDelivery: (settlement) =>
      queue.run(() => {
        queue.noteRecords()
        return settleDelivery(sender, settlement)
      }),
    listDeliveries: async (person, limit) => deliveriesTo(sender, person, limit).map(toDelivery),
    forgetDeliveries: (before, limit) => queue.run(() => deleteDeliveries(sender, before, limit)),
    nextReminders: async () => nextReminders(sender),
    deliveryFigures: async () => deliveryFigures(sender),
  }
}
