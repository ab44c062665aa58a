// A hook and its messages as they are shown.

import type { HookDeliveryView, HookView } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { AddressStore } from '../ports/address-store.ts'
import type { HookFigures, HookStore } from '../ports/hook-store.ts'
import type { RecordOf } from '../ports/record-store.ts'
import type { StoredDelivery } from '../ports/reminder-store.ts'
import { confirmedOf } from '../reminders/confirm-address.ts'

export async function viewsOf(
  { store }: Context<HookStore & AddressStore>,
  hooks: readonly RecordOf<'hook'>[],
): Promise<HookView[]> {
  const figures = new Map((await store.hookFigures(hooks.map(({ id }) => id))).map((one) => [one.hook, one]))
  const confirmed = await confirmedOf(store, hooks.map(addressOf))
  return hooks.map((hook) => toHookView(hook, figures.get(hook.id), confirmed.has(hook.id)))
}

/** Of an email nothing in the record is left out. */
function addressOf({ id, body }: RecordOf<'hook'>) {
  return { id, person: body.owner, kind: body.format as HookView['as'], address: body.address }
}

/** One without figures has no address here. */
export function toHookView(
  hook: RecordOf<'hook'>,
  figures: Omit<HookFigures, 'hook'> | undefined,
  confirmed: boolean,
): HookView {
  const { id, version, state, body, at } = hook
  return {
    id,
    name: body.name ?? null,
    on: body.filter,
    as: body.format as HookView['as'],
    to: body.address,
    confirmed,
    owner: body.owner,
    language: body.language as HookView['language'],
    state,
    because: (body.because as HookView['because'] | undefined) ?? null,
    hasAddress: figures !== undefined,
    version,
    changedAt: at,
    position: figures?.position ?? null,
    waiting: figures?.waiting ?? 0,
    failing: figures?.failing ?? 0,
    dead: figures?.dead ?? 0,
    lastSentAt: figures?.lastSentAt ?? null,
  }
}

export function toHookDelivery(delivery: StoredDelivery, hookName?: string): HookDeliveryView {
  const { id, channel, message, state, attempts, nextAt, endedAt, trouble } = delivery
  const { event, dueAt } = message
  return {
    id,
    hook: channel,
    ...(hookName !== undefined && { hookName }),
    task: event?.number ?? null,
    version: event?.version ?? null,
    trigger: event?.trigger ?? null,
    from: event?.from ?? null,
    to: event?.to ?? null,
    ...(message.code !== undefined && { code: true }),
    at: dueAt,
    state,
    attempts,
    nextAt: state === 'waiting' ? nextAt : null,
    endedAt,
    trouble,
  }
}
