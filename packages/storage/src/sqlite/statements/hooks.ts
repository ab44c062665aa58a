// The channels of hooks: how far the log is filed for each, and which server has it.

import type { Filing, HookFigures, StoredDelivery } from '@pawl/operations'
import { DELIVERY_COLUMNS, type DeliveryRow } from '../../reminder-rows.ts'
import type { Sender } from '../send.ts'

export function hooksToFeed(sender: Sender): { workspace: string; hook: string }[] {
  return sender.everywhere('select workspace, id as hook from channels where feeding = 1 order by workspace, id')
}

export function setFeeding(sender: Sender, hook: string, feeding: boolean): void {
  sender.run('update channels set feeding = ?3 where workspace = ?1 and id = ?2', hook, Number(feeding))
}

export function positionOf(sender: Sender, hook: string): string | null | undefined {
  const sql = 'select position from channels where workspace = ? and id = ?'
  return sender.get<{ position: string | null }>(sql, hook)?.position
}

/** Whoever has it keeps it. */
export function takeHook(sender: Sender, hook: string, server: string, now: number, until: number): boolean {
  const sql = `update channels set taken_by = ?3, taken_until = ?5 where workspace = ?1 and id = ?2 and hook = 1
    and (taken_by = ?3 or taken_until <= ?4)`
  return sender.run(sql, hook, server, now, until) === 1
}

export function moveHook(sender: Sender, { hook, server, now, until, after, upTo }: Filing): boolean {
  const sql = `update channels set position = ?7, taken_by = ?3, taken_until = ?5 where workspace = ?1 and id = ?2
    and feeding = 1 and (taken_by = ?3 or taken_until <= ?4) and position is ?6`
  return sender.run(sql, hook, server, now, until, after, upTo) === 1
}

/** In every workspace. */
export function releaseHooks(sender: Sender, server: string): void {
  sender.everywhere('update channels set taken_by = null, taken_until = 0 where taken_by = ?', server)
}

export function countWaiting(sender: Sender, hook: string): number {
  const sql = `select count(*) as many from deliveries where workspace = ? and channel = ? and state in ('waiting', 'held')`
  return sender.get<{ many: number }>(sql, hook)?.many ?? 0
}

export function hookFigures(sender: Sender, hooks: readonly string[]): HookFigures[] {
  const count = (where: string) => `(select count(*) from deliveries where deliveries.workspace = channels.workspace
    and deliveries.channel = channels.id and ${where})`
  const sql = `select id as hook, position, ${count("state in ('waiting', 'held')")} as waiting,
      ${count("state in ('waiting', 'held') and trouble is not null")} as failing, ${count("state = 'failed'")} as dead,
      (select max(ended_at) from deliveries where deliveries.workspace = channels.workspace
        and deliveries.channel = channels.id and state = 'sent') as lastSentAt
    from channels where workspace = ?1 and hook = 1 and id in (select value from json_each(?2))`
  return sender.all(sql, JSON.stringify(hooks))
}

/** Newest first. */
export function deliveriesOfHooks(
  sender: Sender,
  hooks: readonly string[],
  limit: number,
  states: readonly StoredDelivery['state'][] | null,
): DeliveryRow[] {
  const sql = `select ${DELIVERY_COLUMNS} from deliveries where workspace = ?1
    and channel in (select value from json_each(?2)) and (?4 is null or state in (select value from json_each(?4)))
    order by created_at desc, place desc, id limit +?3`
  return sender.all(sql, JSON.stringify(hooks), limit, states && JSON.stringify(states))
}

export function replayDeliveries(sender: Sender, hook: string, delivery: string | null, now: number): number {
  const sql = `update deliveries set state = 'waiting', attempts = 0, next_at = ?4, ended_at = null, created_at = ?4
    where workspace = ?1 and channel = ?2 and state = 'failed' and (?3 is null or id = ?3)`
  return sender.run(sql, hook, delivery, now)
}

export function releaseHeld(sender: Sender, hook: string, now: number): void {
  const sql = `update deliveries set state = 'waiting', attempts = 0, next_at = ?3 where workspace = ?1 and channel = ?2
    and state = 'held'`
  sender.run(sql, hook, now)
}

export function holdOff(sender: Sender, channel: string, until: number): void {
  const sql = `update deliveries set next_at = ?3 where workspace = ?1 and channel = ?2 and state = 'waiting'
    and next_at < ?3`
  sender.run(sql, channel, until)
}
