// A process that really dies while it reminds, at each step, and the one that goes on after it.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { deliverDue, LEASE, remindOwners } from '@pawl/operations'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import type { DyingReminder } from '../../../../testing/dying-reminder.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { receiveWebhooks } from '../../../../testing/webhook-receiver.ts'
import { ChannelSender } from './channel-sender.ts'

const PROGRAM = join(import.meta.dirname, '../../../../testing/dying-reminder.ts')
const DUE = Date.UTC(2026, 10, 20, 13)

/** How often the receiver hears of it: where a process died between sending and saying so, twice under one id. */
const STEPS: readonly (readonly [dies: DyingReminder['dies'], times: number])[] = [
  ['before it is stored', 1],
  ['after it is stored', 1],
  ['after it is taken', 1],
  ['after it is sent', 2],
  ['after it is settled', 1],
]

async function dieReminding(reminder: DyingReminder): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(reminder)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)

  test.each(STEPS)(
    '[DL1] [RO1] who dies %s leaves the rest to the next: it is not lost, and one reminder',
    async (dies, times) => {
      const { url, received, close } = await receiveWebhooks()
      const { store } = now.context
      await asked(now.context).done('addChannel', { kind: 'webhook', address: url })
      const { id } = await add('Dentist', { deadline: '2026-11-20T13:00:00Z', reminders: ['PT0S'] })
      await dieReminding({ place: now.place, workspace: now.workspace, dies, now: DUE })
      const later = DUE + LEASE
      const sender = new ChannelSender(
        { allowedNetworks: ['127.0.0.0/8'] },
        () => later,
        () => Promise.reject(),
      )
      for (let again = 0; again < 2; again++) {
        await remindOwners(store, later)
        await deliverDue(store, () => later, sender.send)
      }
      expect(received).toHaveLength(times)
      expect(new Set(received.map((one) => one.id)).size).toBe(1)
      const reminded = (await store.taskEvents(id)).filter(({ event }) => event.by === 'clock')
      expect(reminded).toHaveLength(1)
      expect(await store.listDeliveries('person:local', 9)).toMatchObject([{ state: 'sent' }])
      await close()
    },
  )
})
