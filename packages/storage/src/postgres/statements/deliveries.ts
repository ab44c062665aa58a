// What has to go out, and which tasks bring it about.

import { present } from '@pawl/kernel'
import type { DeliveryFigures, NewDelivery, Settlement } from '@pawl/operations'
import { DELIVERY_COLUMNS, type DeliveryRow, isHead, newDeliveryValues } from '../../reminder-rows.ts'
import { TASK_COLUMNS, type TaskRow } from '../../rows.ts'
import type { Sender } from '../send.ts'

export function tasksToRemind(sender: Sender, by: number, limit: number): Promise<TaskRow[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and remind_at <= $2 order by remind_at limit $3`
  return sender.read('tasks_to_remind', sql, by, limit)
}

/** One that is there already was stored before: it stays as it is. */
export async function insertDelivery(sender: Sender, delivery: NewDelivery): Promise<void> {
  const sql = `insert into pawl.deliveries (workspace, id, channel, message, state, attempts, next_at, created_at, lane, place)
    values ($1, $2, $3, $4, 'waiting', 0, $5, $5, $6, $7) on conflict do nothing`
  await sender.write('insert_delivery', sql, ...newDeliveryValues(delivery))
}

/** Servers that look at the same time pass over each other's. */
export function takeDeliveries(
  sender: Sender,
  channel: string,
  now: number,
  until: number,
  limit: number,
): Promise<DeliveryRow[]> {
  const sql = `update pawl.deliveries set attempts = attempts + 1, next_at = $4
    where workspace = $1 and state = 'waiting' and ctid = any(array(
      select ctid from pawl.deliveries as own where workspace = $1 and channel = $2 and state = 'waiting' and next_at <= $3
        and ${isHead('pawl.deliveries', 'own')}
      order by next_at, id limit $5 for update skip locked))
    returning ${DELIVERY_COLUMNS}`
  return sender.write('take_deliveries', sql, channel, now, until, limit)
}

export async function channelsToSend(sender: Sender, now: number): Promise<string[]> {
  const sql = `select distinct channel from pawl.deliveries as own where workspace = $1 and state = 'waiting' and next_at <= $2
    and ${isHead('pawl.deliveries', 'own')}`
  return (await sender.read<{ channel: string }>('channels_to_send', sql, now)).map((row) => row.channel)
}

export async function settleDelivery(sender: Sender, settlement: Settlement): Promise<boolean> {
  const { delivery, state, at, nextAt, trouble } = settlement
  const sql = `update pawl.deliveries set state = $2, next_at = $3, ended_at = $4, trouble = $5
    where workspace = $1 and id = $6 and attempts = $7 and state = 'waiting' returning id`
  const endedAt = isEnd(state) ? at : null
  const { id, attempts } = delivery
  return (await sender.write('settle_delivery', sql, state, nextAt, endedAt, trouble, id, attempts)).length === 1
}

/** What waits, or is held, is still to be sent. */
function isEnd(state: Settlement['state']): boolean {
  return state !== 'waiting' && state !== 'held'
}

export function deliveriesTo(sender: Sender, person: string, limit: number): Promise<DeliveryRow[]> {
  const sql = `select ${DELIVERY_COLUMNS} from pawl.deliveries where workspace = $1 and channel in (
      select id from pawl.channels where workspace = $1 and person = $2 and not hook) order by created_at desc, id limit $3`
  return sender.read('deliveries_to', sql, person, limit)
}

export async function deleteDeliveries(sender: Sender, before: number, limit: number): Promise<void> {
  const sql = `delete from pawl.deliveries where workspace = $1 and ctid = any(array(
    select ctid from pawl.deliveries where workspace = $1 and ended_at < $2 order by ended_at limit $3
    for update skip locked))`
  await sender.write('forget_deliveries', sql, before, limit)
}

export async function deleteWaitingDeliveries(sender: Sender, channel: string): Promise<void> {
  const sql = `delete from pawl.deliveries where workspace = $1 and channel = $2 and state in ('waiting', 'held')`
  await sender.write('forget_waiting_deliveries', sql, channel)
}

/** Two looks at an index for each workspace, past what waits behind another in its lane. */
export function nextReminders(sender: Sender): Promise<{ workspace: string; at: number }[]> {
  const sql = `select workspace, min(at) as at from (
      select workspace, (select min(remind_at) from pawl.tasks
        where tasks.workspace = workspaces.workspace and remind_at is not null) as at from pawl.workspaces
      union all
      select workspace, (select next_at from pawl.deliveries as own where own.workspace = workspaces.workspace
        and state = 'waiting' and ${isHead('pawl.deliveries', 'own')} order by next_at limit 1) as at
        from pawl.workspaces) as next
    where at is not null group by workspace`
  return sender.everywhere('reads', sql, [], 'next_reminders')
}

export async function deliveryFigures(sender: Sender): Promise<DeliveryFigures> {
  const sql = `select (select count(*) from pawl.deliveries where state = 'waiting') as waiting,
    (select min(created_at) from pawl.deliveries where state = 'waiting') as "waitingSince",
    (select count(*) from pawl.deliveries where state = 'failed') as failed`
  return present((await sender.everywhere<DeliveryFigures>('reads', sql, [], 'delivery_figures'))[0])
}
