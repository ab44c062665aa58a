// Where people are reminded, in a SQLite file.

import { present } from '@pawl/kernel'
import type { ChannelStore } from '@pawl/operations'
import { toChannel } from '../reminder-rows.ts'
import { storeCode } from './addresses.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import {
  channelById,
  channelsOf,
  channelsOfOwner,
  deleteChannel,
  insertChannel,
  insertKey,
  keptKey,
} from './statements/channels.ts'
import { deleteWaitingDeliveries } from './statements/deliveries.ts'

export function sqliteChannels(sender: Sender, queue: CommitQueue): ChannelStore {
  return {
    insertChannel: (channel, code, receipt) =>
      queue.run(() => {
        if (code !== undefined && !storeCode(sender, code)) return false
        insertChannel(sender, channel)
        keepReceipt(sender, receipt, channel)
        queue.noteRecords()
        return true
      }),
    listChannels: async (person) => channelsOf(sender, person).map(toChannel),
    channelsOfOwner: async (owner) => channelsOfOwner(sender, owner).map(toChannel),
    findChannel: async (id) => {
      const row = channelById(sender, id)
      return row && toChannel(row)
    },
    removeChannel: (channel, receipt) =>
      queue.run(() => {
        deleteChannel(sender, channel.id)
        deleteWaitingDeliveries(sender, channel.id)
        keepReceipt(sender, receipt, channel)
        queue.noteRecords()
      }),
    findKeptKey: async (name) => keptKey(sender, name),
    keepKey: (name, value) =>
      queue.run(() => {
        insertKey(sender, name, value)
        return present(keptKey(sender, name))
      }),
  }
}
