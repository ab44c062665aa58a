// What hooks have sent and could not send; trying one out, and sending again what was given up.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { deliveryId } from '../reminders/delivery-id.ts'
import { toHookDelivery, viewsOf } from './hook-views.ts'
import { hookNamed, ownHooks } from './hooks.ts'

export async function hookDeliveries(
  context: Context,
  { hook, limit }: InputOf<Operations['hookDeliveries']>,
): Promise<Outcome<ResultOf<Operations['hookDeliveries']>>> {
  const found = await hookNamed(context, hook)
  if (found === undefined) return refuse('HOOK_NOT_FOUND', { hook })
  const deliveries = await context.store.hookDeliveries([found.id], limit)
  return succeed({ deliveries: deliveries.map((one) => toHookDelivery(one)) })
}

export async function deadDeliveries(
  context: Context,
  { limit }: InputOf<Operations['deadDeliveries']>,
): Promise<Outcome<ResultOf<Operations['deadDeliveries']>>> {
  const hooks = new Map((await ownHooks(context)).map(({ id, body }) => [id, body.name]))
  const deliveries = await context.store.hookDeliveries([...hooks.keys()], limit, ['failed'])
  return succeed({ deliveries: deliveries.map((one) => toHookDelivery(one, hooks.get(one.channel))) })
}

/** One that is paused is tried out too, but not before it is resumed. */
export async function testHook(
  context: Context,
  { hook }: InputOf<Operations['testHook']>,
): Promise<Outcome<ResultOf<Operations['testHook']>>> {
  const found = await hookNamed(context, hook)
  if (found === undefined) return refuse('HOOK_NOT_FOUND', { hook })
  if (found.state !== 'active') return refuse('HOOK_NOT_ACTIVE', { hook, state: found.state })
  const [view] = await viewsOf(context, [found])
  if (view?.confirmed === false) return refuse('ADDRESS_NOT_CONFIRMED', { address: view.to })
  const now = context.now()
  const delivery = { id: deliveryId(context.newId()), channel: found.id, message: { dueAt: now }, createdAt: now }
  const waiting = { state: 'waiting', attempts: 0, nextAt: now, endedAt: null, trouble: null } as const
  const answer = () => ({ delivery: toHookDelivery({ ...delivery, ...waiting }) })
  await context.store.addDelivery(delivery, receiptFor(context, answer))
  return succeed(answer())
}

export async function replayHook(
  context: Context,
  { hook: named, delivery }: InputOf<Operations['replayHook']>,
): Promise<Outcome<ResultOf<Operations['replayHook']>>> {
  const found = await hookNamed(context, named)
  if (found === undefined) return refuse('HOOK_NOT_FOUND', { hook: named })
  if (found.state !== 'active') return refuse('HOOK_NOT_ACTIVE', { hook: named, state: found.state })
  const hook = present((await viewsOf(context, [found]))[0])
  const answer = (replayed: number) => ({
    hook: { ...hook, waiting: hook.waiting + replayed, dead: hook.dead - replayed },
    replayed,
  })
  const replayed = await context.store.replayDeliveries(found.id, delivery, context.now(), receiptFor(context, answer))
  return succeed(answer(replayed))
}
