// Where someone is reminded: they say so themselves, and see what was sent there.

import {
  CHANNELS_LIMIT,
  type ChannelKind,
  type ChannelView,
  type DeliveryView,
  type InputOf,
  LOCAL_ACTOR,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
} from '@pawl/contract'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { AddressStore } from '../ports/address-store.ts'
import type { ChannelStore, ReminderStore, StoredChannel, StoredDelivery } from '../ports/reminder-store.ts'
import { codeFor, confirmedOf, isConfirmed } from './confirm-address.ts'
import { deliveryId } from './delivery-id.ts'
import { refuseAddress } from './refuse-address.ts'

const ATTEMPTS = 20

type Channels = ChannelStore & AddressStore & Pick<AccountStore, 'workspace'>

/** Under which the keys that push messages are signed with are kept: the public one, a point, the private one. */
export const PUSH_KEYS = 'push'

export async function addChannel(
  context: Context<Channels>,
  input: InputOf<Operations['addChannel']>,
): Promise<Outcome<ResultOf<Operations['addChannel']>>> {
  const { store, principal, language } = context
  const { kind, address, p256dh, auth, timeZone = 'UTC' } = input
  const notSentTo = refuseAddress(context, kind, address)
  if (notSentTo !== undefined) return notSentTo
  const own = await store.listChannels(principal.name)
  // A browser that subscribes again says the same again.
  const known = own.find((channel) => channel.kind === kind && channel.address === address)
  if (known === undefined && own.length >= CHANNELS_LIMIT) return refuse('CHANNELS_FULL', { limit: CHANNELS_LIMIT })
  const secret = kind === 'webhook' ? `whsec_${crypto().randomBytes(32).toString('base64')}` : null
  const channel: StoredChannel = {
    id: context.newId(),
    person: principal.name,
    ownsLocal: principal.owns?.includes(LOCAL_ACTOR) === true,
    kind,
    address,
    language,
    timeZone,
    keys: { ...(secret && { secret }), ...(p256dh && { p256dh }), ...(auth && { auth }) },
    createdAt: context.now(),
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const confirmed = await isConfirmed(store, channel)
    const code = await codeFor(context, channel)
    if (code.refused) return code
    const answer = () => ({ channel: toChannelView(channel, confirmed), secret })
    if (!(await store.insertChannel(channel, code.value, receiptFor(context, answer)))) continue
    if (known !== undefined) await store.removeChannel(known)
    return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

export async function listChannels({
  store,
  principal,
}: Context<Channels>): Promise<Outcome<ResultOf<Operations['listChannels']>>> {
  const channels = await store.listChannels(principal.name)
  const keys = await store.findKeptKey(PUSH_KEYS)
  const confirmed = await confirmedOf(store, channels)
  const views = channels.map((channel) => toChannelView(channel, confirmed.has(channel.id)))
  return succeed({ channels: views, pushKey: keys?.split('.')[0] ?? null })
}

export async function removeChannel(
  context: Context<Channels>,
  input: InputOf<Operations['removeChannel']>,
): Promise<Outcome<ResultOf<Operations['removeChannel']>>> {
  const channel = await ownChannel(context, input.channel)
  if (channel === undefined) return refuse('CHANNEL_NOT_FOUND', { channel: input.channel })
  const confirmed = await isConfirmed(context.store, channel)
  const answer = () => ({ channel: toChannelView(channel, confirmed) })
  await context.store.removeChannel(channel, receiptFor(context, answer))
  return succeed(answer())
}

export async function testChannel(
  context: Context<Channels & ReminderStore>,
  input: InputOf<Operations['testChannel']>,
): Promise<Outcome<ResultOf<Operations['testChannel']>>> {
  const channel = await ownChannel(context, input.channel)
  if (channel === undefined) return refuse('CHANNEL_NOT_FOUND', { channel: input.channel })
  const { address } = channel
  if (!(await isConfirmed(context.store, channel))) return refuse('ADDRESS_NOT_CONFIRMED', { address })
  const now = context.now()
  const id = deliveryId(context.newId())
  const delivery = { id, channel: channel.id, message: { dueAt: now }, createdAt: now }
  const waiting = { state: 'waiting', attempts: 0, nextAt: now, endedAt: null, trouble: null } as const
  const answer = () => ({ delivery: toDeliveryView({ ...delivery, ...waiting }, channel) })
  await context.store.addDelivery(delivery, receiptFor(context, answer))
  return succeed(answer())
}

export async function listDeliveries(
  { store, principal }: Context<ChannelStore & ReminderStore>,
  { limit }: InputOf<Operations['listDeliveries']>,
): Promise<Outcome<ResultOf<Operations['listDeliveries']>>> {
  const channels = new Map((await store.listChannels(principal.name)).map((channel) => [channel.id, channel]))
  const deliveries = await store.listDeliveries(principal.name, limit)
  return succeed({
    deliveries: deliveries.flatMap((delivery) => {
      const channel = channels.get(delivery.channel)
      return channel === undefined ? [] : [toDeliveryView(delivery, channel)]
    }),
  })
}

/** That of someone else is not there. */
async function ownChannel({ store, principal }: Context<ChannelStore>, id: string): Promise<StoredChannel | undefined> {
  const channel = await store.findChannel(id)
  return channel?.person === principal.name ? channel : undefined
}

function toChannelView(channel: StoredChannel, confirmed: boolean): ChannelView {
  const { id, kind, address, language, timeZone, createdAt } = channel
  return { id, kind: kind as ChannelKind, address, confirmed, language, timeZone, createdAt }
}

function toDeliveryView(delivery: StoredDelivery, { kind }: StoredChannel): DeliveryView {
  const { id, channel, message, state, attempts, nextAt, endedAt, trouble } = delivery
  return {
    id,
    channel,
    kind: kind as ChannelKind,
    task: message.task?.number ?? null,
    ...(message.code !== undefined && { code: true }),
    dueAt: message.dueAt,
    state,
    attempts,
    nextAt: state === 'waiting' ? nextAt : null,
    endedAt,
    trouble,
  }
}
