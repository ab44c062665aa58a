// Where people are reminded, in a PostgreSQL database.

import { present } from '@pawl/kernel'
import type { ChannelStore } from '@pawl/operations'
import { toChannel } from '../reminder-rows.ts'
import { storeCode } from './addresses.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import type { Announce } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { Sender } from './send.ts'
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
import { changing } from './store-writes.ts'

export function postgresChannels(pool: Pool, workspace: string, announce: Announce): ChannelStore {
  const sender = new Sender(pool, workspace)
  return {
    insertChannel: async (channel, code, receipt) => {
      const isStored = await changing(pool, workspace, async (own) => {
        if (code !== undefined && !(await storeCode(own, code))) return false
        await insertChannel(own, channel)
        if (receipt !== undefined) await keepReceipt(own, receipt, channel)
        return true
      })
      if (isStored) announce.records()
      return isStored
    },
    listChannels: (person) => translated(async () => (await channelsOf(sender, person)).map(toChannel)),
    channelsOfOwner: (owner) => translated(async () => (await channelsOfOwner(sender, owner)).map(toChannel)),
    findChannel: (id) =>
      translated(async () => {
        const row = await channelById(sender, id)
        return row && toChannel(row)
      }),
    removeChannel: async (channel, receipt) => {
      await changing(pool, workspace, async (own) => {
        await deleteChannel(own, channel.id)
        await deleteWaitingDeliveries(own, channel.id)
        if (receipt !== undefined) await keepReceipt(own, receipt, channel)
      })
      announce.records()
    },
    findKeptKey: (name) => translated(() => keptKey(sender, name)),
    keepKey: (name, value) =>
      translated(async () => {
        await insertKey(sender, name, value)
        return present(await keptKey(sender, name))
      }),
  }
}
