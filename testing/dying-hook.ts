// Sends what the hooks of a workspace have to tell, until nothing is left. Whoever started it may kill it on the way, and start
// another. For tests; run as a process of its own.

import { randomUUID } from 'node:crypto'
import { ChannelSender } from '../apps/server/src/reminders/channel-sender.ts'
import { LEASE, serveChannel } from '../packages/operations/src/index.ts'
import { openStore } from '../packages/storage/src/index.ts'
import type { Place } from './databases.ts'

export interface DyingHook {
  readonly place: Place
  readonly workspace: string
  readonly hooks: readonly string[]
  readonly now: number
}

const { place, workspace, hooks, now } = JSON.parse(process.argv[2] as string) as DyingHook
const opened = await openStore(place)
const store = await opened.in(workspace)
const sender = new ChannelSender(
  { allowedNetworks: ['127.0.0.0/8'] },
  () => now,
  () => Promise.reject(),
)
const server = { name: randomUUID(), now: () => now, lease: LEASE }
await Promise.all(hooks.map((hook) => serveChannel(store, hook, server, sender.send)))
await opened.close()
