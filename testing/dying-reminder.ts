// Sends the reminders of a workspace and dies on the way, as by kill -9, at the step it is told. For tests; run as a process
// of its own.

import { ChannelSender } from '../apps/server/src/reminders/channel-sender.ts'
import { deliverDue, remindOwners, type WorkspaceStore } from '../packages/operations/src/index.ts'
import { openStore } from '../packages/storage/src/index.ts'
import type { Place } from './databases.ts'

export interface DyingReminder {
  readonly place: Place
  readonly workspace: string
  readonly dies:
    | 'before it is stored'
    | 'after it is stored'
    | 'after it is taken'
    | 'after it is sent'
    | 'after it is settled'
  readonly now: number
}

const { place, workspace, dies, now } = JSON.parse(process.argv[2] as string) as DyingReminder
const store = await (await openStore(place)).in(workspace)
const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
const dyingStore: WorkspaceStore = {
  ...store,
  storeReminded: async (...given) => {
    if (dies === 'before it is stored') await die()
    const stored = await store.storeReminded(...given)
    if (dies === 'after it is stored') await die()
    return stored
  },
  settleDelivery: async (settlement) => {
    if (dies === 'after it is sent') await die()
    await store.settleDelivery(settlement)
    return die()
  },
}
const sender = new ChannelSender(
  { allowedNetworks: ['127.0.0.0/8'] },
  () => now,
  () => Promise.reject(),
)
await remindOwners(dyingStore, now)
await deliverDue(
  dyingStore,
  () => now,
  (...given) => (dies === 'after it is taken' ? die() : sender.send(...given)),
)
