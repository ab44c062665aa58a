// Reminders, as a running server has them: from its start until it closes.

import type { FastifyInstance } from 'fastify'
import type { Workspaces } from '../access/workspaces.ts'
import { count, countReminders } from '../metrics.ts'
import { ChannelSender, type SendingOptions } from './channel-sender.ts'
import { type PushKeys, pushKeysOf } from './push.ts'
import { ReminderClock } from './reminder-clock.ts'
import type { Timer } from './timer.ts'

interface ReminderOptions {
  readonly workspaces: Workspaces
  readonly timer: Timer
  readonly sending: SendingOptions
}

export function addReminders(app: FastifyInstance, { workspaces, timer, sending }: ReminderOptions): void {
  const { first } = workspaces
  let keys: Promise<PushKeys> | undefined
  const pushKeys = () => {
    keys ??= pushKeysOf(first).catch((error: unknown) => {
      keys = undefined
      throw error
    })
    return keys
  }
  const sender = new ChannelSender(sending, timer.now, pushKeys)
  const onTrouble = (error: unknown) => app.log.error({ err: error }, 'reminders')
  let clock: ReminderClock | undefined
  app.addHook('onReady', async () => {
    // Browsers ask for the public one before they subscribe.
    pushKeys().catch(onTrouble)
    clock = new ReminderClock({
      first,
      storeOf: (workspace) => workspaces.in(workspace),
      timer,
      send: sender.send,
      onReminded: countReminders,
      onSettled: (settled) => count('pawl_deliveries_total', settled),
      onTrouble,
    })
  })
  app.addHook('preClose', async () => {
    await clock?.stop()
    await sender.close()
  })
}
