// What has to go out is sent, and what could not be is sent again later, for a day.
//
// DL1. It is taken before it is sent: whoever dies on the way leaves it to the next, after a while. So it may go out twice,
//     under the same id; it is never forgotten.
// DL2. After the last try it has failed, and stays where its owner sees it.

import type { DeliveryTrouble } from '@pawl/contract'
import type { ChannelStore, ReminderStore, StoredChannel, StoredDelivery } from '../ports/reminder-store.ts'

export type Sent =
  | { readonly sent: true }
  | {
      readonly sent: false
      readonly trouble: DeliveryTrouble
      /** Whether it may go better later. */
      readonly again: boolean
      /** In how many milliseconds at the earliest, if they said. */
      readonly after?: number
    }
export type Send = (delivery: StoredDelivery, channel: StoredChannel) => Promise<Sent>

/** How long one try may take; then another server may have it. */
export const LEASE = 60_000
const PAGE = 20
/** Before the second try, the third, and so on, in seconds: about a day in all. */
const PAUSES = [10, 60, 300, 1_800, 7_200, 21_600, 43_200].map((seconds) => seconds * 1_000)
export const MOST_ATTEMPTS = PAUSES.length + 1
/** What has ended is shown for a month. */
const SHOWN_FOR = 30 * 86_400_000

export type Settled = 'sent' | 'failed' | 'waiting' | 'overtaken'

/** Of one workspace, all that is to go out by now. Tells what became of each. */
export async function deliverDue(
  store: ReminderStore & ChannelStore,
  now: () => number,
  send: Send,
  onSettled: (settled: Settled, channel: StoredChannel | undefined) => void = () => {},
): Promise<number> {
  let taken = 0
  for (;;) {
    const deliveries = await store.takeDeliveries(now(), now() + LEASE, PAGE)
    taken += deliveries.length
    await Promise.all(
      deliveries.map(async (delivery) => {
        const channel = await store.findChannel(delivery.channel)
        onSettled(await deliver(store, now, send, delivery, channel), channel)
      }),
    )
    if (deliveries.length < PAGE) break
  }
  if (taken > 0) await store.forgetDeliveries(now() - SHOWN_FOR, PAGE)
  return taken
}

async function deliver(
  store: ReminderStore & ChannelStore,
  now: () => number,
  send: Send,
  delivery: StoredDelivery,
  channel: StoredChannel | undefined,
): Promise<Settled> {
  const sent: Sent = channel === undefined ? GONE : await send(delivery, channel)
  const pause = sent.sent || !sent.again ? undefined : PAUSES[delivery.attempts - 1]
  const state = sent.sent ? 'sent' : pause === undefined ? 'failed' : 'waiting'
  const nextAt = now() + Math.max(pause ?? 0, sent.sent ? 0 : (sent.after ?? 0))
  const trouble = sent.sent ? null : sent.trouble
  const isOwn = await store.settleDelivery({ delivery, state, at: now(), nextAt, trouble })
  // A browser that has unsubscribed does not come back under that address.
  if (channel?.kind === 'push' && trouble === 'gone') await store.removeChannel(channel)
  return isOwn ? state : 'overtaken'
}

const GONE: Sent = { sent: false, trouble: 'gone', again: false }
