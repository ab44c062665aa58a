// What has to go out is sent, and what could not be is sent again later, for a day. Reminders and hooks go the same way.
//
// DL1. It is taken before it is sent: whoever dies on the way leaves it to the next, after a while. So it may go out twice,
//     under the same id; it is never forgotten.
// DL2. After the last try it has failed, and stays where its owner sees it.
// DL3. Each channel is served by itself: one that is slow, or asks for time, holds up no other.
// DL4. A hook tells what its owner may see when it is sent, in the order of each task; one server at a time sends for it.
// DL5. Who is not of the workspace any more is not reminded from it.
// DL6. To an address that is not confirmed goes the code that confirms it, and nothing else (`confirm-address.ts`).

import type { DeliveryTrouble, HookStop } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { principalNow } from '../access/principal-now.ts'
import { isSeen } from '../access/sight.ts'
import { fileEvents, type Server } from '../hooks/file-events.ts'
import { type OwnersSight, sightOfOwner } from '../hooks/sight-of-owner.ts'
import { stopHook } from '../hooks/stop-hook.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import type { Settlement, StoredChannel, StoredDelivery } from '../ports/reminder-store.ts'
import type { WorkspaceStore } from '../ports/store.ts'
import { isConfirmed } from './confirm-address.ts'

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

/** Of what a hook tells, as it is now. */
export interface Told {
  readonly hook: StoredRecord
  /** None in a message that only shows that it arrives. */
  readonly task: Task | undefined
}
export type Send = (delivery: StoredDelivery, channel: StoredChannel, told?: Told) => Promise<Sent>

/** How long one try may take; then another server may have it. */
export const LEASE = 60_000
const PAGE = 20
/** Before the second try, the third, and so on, in seconds: about a day in all. */
const PAUSES = [10, 60, 300, 1_800, 7_200, 21_600, 43_200].map((seconds) => seconds * 1_000)
export const MOST_ATTEMPTS = PAUSES.length + 1
/** A receiver that only asks for time gets it, for as long. */
const LONGEST_BUSY = PAUSES.reduce((sum, pause) => sum + pause, 0)
const LEAST_BUSY = 5_000
/** What has ended is shown for a month. */
const SHOWN_FOR = 30 * 86_400_000
/** Trouble that is the hook’s own: it would meet every message. */
const OF_THE_HOOK: readonly DeliveryTrouble[] = ['gone', 'notAllowed', 'notSetUp']

export type Settled = 'sent' | 'failed' | 'waiting' | 'held' | 'withheld' | 'overtaken'
export type OnSettled = (settled: Settled, channel: StoredChannel | undefined) => void

/** Of one workspace, all that is to go out by now. Answers how many were taken. */
export async function deliverDue(
  store: WorkspaceStore,
  now: () => number,
  send: Send,
  onSettled: OnSettled = () => {},
): Promise<number> {
  const server: Server = { name: 'alone', now, lease: LEASE }
  const channels = await store.channelsToSend(now())
  const taken = await Promise.all(channels.map((channel) => serveChannel(store, channel, server, send, onSettled)))
  return taken.reduce((sum, many) => sum + many, 0)
}

/** Files what a hook has to tell, and sends what is to go to one channel by now. Answers how many were taken. */
export async function serveChannel(
  store: WorkspaceStore,
  id: string,
  server: Server,
  send: Send,
  onSettled: OnSettled = () => {},
): Promise<number> {
  const { now, isStopped = () => false } = server
  let all = 0
  while (!isStopped()) {
    const taken = await servePage(store, id, server, send, onSettled, all > 0)
    if (taken === undefined) break
    all += taken
  }
  if (all > 0) await store.forgetDeliveries(now() - SHOWN_FOR, all)
  return all
}

/** Undefined if nothing was to be done. */
async function servePage(
  store: WorkspaceStore,
  id: string,
  server: Server,
  send: Send,
  onSettled: OnSettled,
  isAgain: boolean,
): Promise<number | undefined> {
  const { name, now, lease } = server
  const channel = await store.findChannel(id)
  const hook = channel?.hook && (await store.findRecord('hook', id))
  if (channel === undefined || hook === undefined)
    return (await deliverPage({ store, now, send, onSettled, id, channel })) || undefined
  const sight = await sightOfOwner(store, hook, now())
  const isFed = hook.state === 'active' && (await isConfirmed(store, channel))
  const filed = isFed && (await fileEvents(store, hook, channel, server, sight))
  // One that has nothing to do takes nothing.
  if (!filed && !isAgain && !(await store.channelsToSend(now())).includes(id)) return undefined
  if (!(await store.takeHook(id, name, now(), now() + lease))) return undefined
  const taken = await deliverPage({ store, now, send, onSettled, id, channel, ofHook: { hook, sight } })
  return taken > 0 || filed ? taken : undefined
}

interface Page {
  readonly store: WorkspaceStore
  readonly now: () => number
  readonly send: Send
  readonly onSettled: OnSettled
  readonly id: string
  readonly channel: StoredChannel | undefined
  readonly ofHook?: { readonly hook: StoredRecord; readonly sight: OwnersSight }
}

async function deliverPage(page: Page): Promise<number> {
  const { store, now, id, channel, ofHook, onSettled } = page
  const isKnown = channel !== undefined && (await isConfirmed(store, channel))
  // A chat takes one message after the other, and says so if they come too fast.
  const size = ofHook === undefined || channel?.kind === 'json' ? PAGE : 1
  const deliveries = await store.takeDeliveries(id, now(), now() + LEASE, size)
  await Promise.all(
    deliveries.map(async (delivery) => {
      const isCode = delivery.message.code !== undefined
      const outcome = channel === undefined ? GONE : await sentTo(page, delivery, channel, isKnown || isCode)
      onSettled(await settled(store, now, delivery, channel, ofHook?.hook, outcome), channel)
    }),
  )
  return deliveries.length
}

/** Sent, or not for a reason that is not the receiver’s. */
type Outcome = Sent | { readonly kept: 'held' | 'withheld'; readonly because?: HookStop }

async function sentTo(
  { store, now, send, ofHook }: Page,
  delivery: StoredDelivery,
  channel: StoredChannel,
  maySend: boolean,
): Promise<Outcome> {
  if (ofHook === undefined) {
    const isHere = (await principalNow(store, channel.person, now())) !== undefined
    return isHere && maySend ? send(delivery, channel) : { kept: 'withheld' }
  }
  const { hook, sight } = ofHook
  if (hook.state !== 'active' || !maySend) return { kept: 'held' }
  if (sight === undefined) return { kept: 'held', because: 'ownerLeft' }
  const { event } = delivery.message
  if (event === undefined) return send(delivery, channel, { hook, task: undefined })
  const task = await store.findTask({ id: event.taskId })
  return task !== undefined && isSeen(sight, task) ? send(delivery, channel, { hook, task }) : { kept: 'withheld' }
}

async function settled(
  store: WorkspaceStore,
  now: () => number,
  delivery: StoredDelivery,
  channel: StoredChannel | undefined,
  hook: StoredRecord | undefined,
  outcome: Outcome,
): Promise<Settled> {
  if ('kept' in outcome) {
    const isOwn = await store.settleDelivery(settlement(delivery, outcome.kept, now(), delivery.trouble))
    if (hook !== undefined && outcome.because !== undefined) await stopHook(store, hook, outcome.because, now)
    return isOwn ? outcome.kept : 'overtaken'
  }
  if (outcome.sent) {
    return (await store.settleDelivery(settlement(delivery, 'sent', now(), null))) ? 'sent' : 'overtaken'
  }
  const { trouble, after = 0 } = outcome
  const isOfHook = hook !== undefined && !outcome.again && OF_THE_HOOK.includes(trouble)
  const pause = pauseAfter(delivery, outcome, now())
  const state = isOfHook ? 'held' : pause === undefined ? 'failed' : 'waiting'
  const isOwn = await store.settleDelivery(settlement(delivery, state, now(), trouble, pause))
  if (after > 0 && channel !== undefined) await store.holdOff(channel.id, now() + after)
  // A browser that has unsubscribed does not come back under that address.
  if (channel?.kind === 'push' && trouble === 'gone') await store.removeChannel(channel)
  if (hook !== undefined && (isOfHook || (state === 'failed' && (await tookNothing(store, delivery)))))
    await stopHook(store, hook, trouble, now)
  return isOwn ? state : 'overtaken'
}

/** Undefined if it is not tried again. */
function pauseAfter(
  { attempts, createdAt }: StoredDelivery,
  { again, trouble, after = 0 }: Extract<Sent, { sent: false }>,
  now: number,
): number | undefined {
  if (!again) return undefined
  if (trouble === 'busy' && now - createdAt < LONGEST_BUSY) return Math.max(LEAST_BUSY, after)
  const pause = PAUSES[attempts - 1]
  return pause && Math.max(pause, after)
}

/** Whether nothing at all has arrived there as long as this was tried. */
async function tookNothing(store: WorkspaceStore, { channel, createdAt }: StoredDelivery): Promise<boolean> {
  const [figures] = await store.hookFigures([channel])
  return (figures?.lastSentAt ?? 0) < createdAt
}

function settlement(
  delivery: StoredDelivery,
  state: Settlement['state'],
  at: number,
  trouble: DeliveryTrouble | null,
  pause = 0,
): Settlement {
  return { delivery, state, at, nextAt: at + pause, trouble }
}

const GONE: Sent = { sent: false, trouble: 'gone', again: false }
