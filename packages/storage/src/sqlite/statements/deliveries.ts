// What has to go out, and which tasks bring it about.

import { present } from '@pawl/kernel'
import type { DeliveryFigures, NewDelivery, Settlement } from '@pawl/operations'
import { DELIVERY_COLUMNS, type DeliveryRow, isHead, newDeliveryValues } from '../../reminder-rows.ts'
import { TASK_COLUMNS, type TaskRow } from '../../rows.ts'
import type { Sender } from '../send.ts'

export function tasksToRemind(sender: Sender, by: number, limit: number): TaskRow[] {
  const sql = `select ${TASK_COLUMNS} from tasks where workspace = ? and remind_at <= ? order by remind_at limit +?`
  return sender.all(sql, by, limit)
}

/** One that is there already was stored before: it stays as it is. */
export function insertDelivery(sender: Sender, delivery: NewDelivery): void {
  const sql = `insert into deliveries (workspace, id, channel, message, state, attempts, next_at, created_at, lane, place)
    values (?1, ?2, ?3, ?4, 'waiting', 0, ?5, ?5, ?6, ?7) on conflict do nothing`
  sender.run(sql, ...newDeliveryValues(delivery))
}

export function channelsToSend(sender: Sender, now: number): string[] {
  const sql = `select distinct channel from deliveries as own where workspace = ?1 and state = 'waiting' and next_at <= ?2
    and ${isHead('deliveries', 'own')}`
  return sender.all<{ channel: string }>(sql, now).map((row) => row.channel)
}

export function takeDeliveries(
  sender: Sender,
  channel: string,
  now: number,
  until: number,
  limit: number,
): DeliveryRow[] {
  const sql = `update deliveries set attempts = attempts + 1, next_at = ?4 where workspace = ?1 and state = 'waiting' and id in (
      select id from deliveries as own where workspace = ?1 and channel = ?2 and state = 'waiting' and next_at <= ?3
        and ${isHead('deliveries', 'own')} order by next_at, id limit +?5)
    returning ${DELIVERY_COLUMNS}`
  return sender.all(sql, channel, now, until, limit)
}

export function settleDelivery(sender: Sender, settlement: Settlement): boolean {
  const { delivery, state, at, nextAt, trouble } = settlement
  const sql = `update deliveries set state = ?2, next_at = ?3, ended_at = ?4, trouble = ?5
    where workspace = ?1 and id = ?6 and attempts = ?7 and state = 'waiting'`
  const endedAt = isEnd(state) ? at : null
  return sender.run(sql, state, nextAt, endedAt, trouble, delivery.id, delivery.attempts) === 1
}

/** What waits, or is held, is still to be sent. */
function isEnd(state: Settlement['state']): boolean {
  return state !== 'waiting' && state !== 'held'
}

export function deliveriesTo(sender: Sender, person: string, limit: number): DeliveryRow[] {
  const sql = `select ${DELIVERY_COLUMNS} from deliveries where workspace = ?1 and channel in (
      select id from channels where workspace = ?1 and person = ?2 and hook = 0) order by created_at desc, id limit +?3`
  return sender.all(sql, person, limit)
}

export function deleteDeliveries(sender: Sender, before: number, limit: number): void {
  const sql = `delete from deliveries where workspace = ?1 and id in (
    select id from deliveries where workspace = ?1 and ended_at < ?2 order by ended_at limit +?3)`
  sender.run(sql, before, limit)
}

export function deleteWaitingDeliveries(sender: Sender, channel: string): void {
  sender.run(`delete from deliveries where workspace = ? and channel = ? and state in ('waiting', 'held')`, channel)
}

/** Two looks at an index for each workspace, past what waits behind another in its lane. */
export function nextReminders(sender: Sender): { workspace: string; at: number }[] {
  const sql = `select workspace, min(at) as at from (
      select workspace, (select min(remind_at) from tasks
        where tasks.workspace = workspaces.workspace and remind_at is not null) as at from workspaces
      union all
      select workspace, (select next_at from deliveries as own where own.workspace = workspaces.workspace
        and state = 'waiting' and ${isHead('deliveries', 'own')} order by next_at limit 1) as at from workspaces)
    where at is not null group by workspace`
  return sender.everywhere(sql)
}

export function deliveryFigures(sender: Sender): DeliveryFigures {
  const sql = `select (select count(*) from deliveries where state = 'waiting') as waiting,
    (select min(created_at) from deliveries where state = 'waiting') as waitingSince,
    (select count(*) from deliveries where state = 'failed') as failed`
  return present(sender.everywhere<DeliveryFigures>(sql)[0])
}
