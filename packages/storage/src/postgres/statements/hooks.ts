// The channels of hooks: how far the log is filed for each, and which server has it.

import type { Filing, HookFigures, StoredDelivery } from '@pawl/operations'
import { DELIVERY_COLUMNS, type DeliveryRow } from '../../reminder-rows.ts'
import type { Sender } from '../send.ts'

export function hooksToFeed(sender: Sender): Promise<{ workspace: string; hook: string }[]> {
  const sql = 'select workspace, id as hook from pawl.channels where feeding order by workspace, id'
  return sender.everywhere('reads', sql, [], 'hooks_to_feed')
}

export async function setFeeding(sender: Sender, hook: string, feeding: boolean): Promise<void> {
  const sql = 'update pawl.channels set feeding = $3 where workspace = $1 and id = $2'
  await sender.write('set_feeding', sql, hook, feeding)
}

export async function positionOf(sender: Sender, hook: string): Promise<string | null | undefined> {
  const sql = 'select position from pawl.channels where workspace = $1 and id = $2'
  return (await sender.read<{ position: string | null }>('hook_position', sql, hook))[0]?.position
}

/** Whoever has it keeps it. */
export async function takeHook(
  sender: Sender,
  hook: string,
  server: string,
  now: number,
  until: number,
): Promise<boolean> {
  const sql = `update pawl.channels set taken_by = $3, taken_until = $5 where workspace = $1 and id = $2 and hook
    and (taken_by = $3 or taken_until <= $4) returning id`
  return (await sender.write('take_hook', sql, hook, server, now, until)).length === 1
}

export async function moveHook(sender: Sender, { hook, server, now, until, after, upTo }: Filing): Promise<boolean> {
  const sql = `update pawl.channels set position = $7, taken_by = $3, taken_until = $5 where workspace = $1 and id = $2
    and feeding and (taken_by = $3 or taken_until <= $4) and position is not distinct from $6 returning id`
  return (await sender.write('move_hook', sql, hook, server, now, until, after, upTo)).length === 1
}

/** In every workspace. */
export async function releaseHooks(sender: Sender, server: string): Promise<void> {
  const sql = 'update pawl.channels set taken_by = null, taken_until = 0 where taken_by = $1'
  await sender.everywhere('writes', sql, [server])
}

export async function countWaiting(sender: Sender, hook: string): Promise<number> {
  const sql = `select count(*)::int as many from pawl.deliveries where workspace = $1 and channel = $2
    and state in ('waiting', 'held')`
  return (await sender.read<{ many: number }>('count_waiting', sql, hook))[0]?.many ?? 0
}

export function hookFigures(sender: Sender, hooks: readonly string[]): Promise<HookFigures[]> {
  const count = (
    where: string,
  ) => `(select count(*) from pawl.deliveries where deliveries.workspace = channels.workspace
    and deliveries.channel = channels.id and ${where})::int`
  const sql = `select id as hook, position, ${count("state in ('waiting', 'held')")} as waiting,
      ${count("state in ('waiting', 'held') and trouble is not null")} as failing, ${count("state = 'failed'")} as dead,
      (select max(ended_at) from pawl.deliveries where deliveries.workspace = channels.workspace
        and deliveries.channel = channels.id and state = 'sent') as "lastSentAt"
    from pawl.channels where workspace = $1 and hook and id = any($2)`
  return sender.read('hook_figures', sql, hooks)
}

/** Newest first. */
export function deliveriesOfHooks(
  sender: Sender,
  hooks: readonly string[],
  limit: number,
  states: readonly StoredDelivery['state'][] | null,
): Promise<DeliveryRow[]> {
  const sql = `select ${DELIVERY_COLUMNS} from pawl.deliveries where workspace = $1 and channel = any($2)
    and ($4::text[] is null or state = any($4)) order by created_at desc, place desc nulls last, id limit $3`
  return sender.read('deliveries_of_hooks', sql, hooks, limit, states)
}

export async function replayDeliveries(
  sender: Sender,
  hook: string,
  delivery: string | null,
  now: number,
): Promise<number> {
  const sql = `update pawl.deliveries set state = 'waiting', attempts = 0, next_at = $4, ended_at = null, created_at = $4
    where workspace = $1 and channel = $2 and state = 'failed' and ($3::text is null or id = $3) returning id`
  return (await sender.write('replay_deliveries', sql, hook, delivery, now)).length
}

export async function releaseHeld(sender: Sender, hook: string, now: number): Promise<void> {
  const sql = `update pawl.deliveries set state = 'waiting', attempts = 0, next_at = $3 where workspace = $1 and channel = $2
    and state = 'held'`
  await sender.write('release_held', sql, hook, now)
}

export async function holdOff(sender: Sender, channel: string, until: number): Promise<void> {
  const sql = `update pawl.deliveries set next_at = $3 where workspace = $1 and channel = $2 and state = 'waiting'
    and next_at < $3`
  await sender.write('hold_off', sql, channel, until)
}
