// What was used where and by whom, and logs that are too old to keep.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { LogStore } from '../ports/log-store.ts'

const DAY = 86_400_000
const SHOWN = 200
/** So many logs in one commit. */
const AT_ONCE = 100

export async function spending(
  { store }: Context,
  { room, initiative, agent, since }: InputOf<Operations['spending']>,
): Promise<Outcome<ResultOf<Operations['spending']>>> {
  if (room !== undefined && (await store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  if (initiative !== undefined && (await store.findRecord('initiative', initiative)) === undefined)
    return refuse('INITIATIVE_NOT_FOUND', { initiative })
  const place = room !== undefined ? `room:${room}` : initiative !== undefined ? `initiative:${initiative}` : undefined
  const query = {
    ...(place !== undefined && { place }),
    ...(agent !== undefined && { agent: `agent:${agent}` }),
    ...(since !== undefined && { since: Temporal.PlainDate.from(since).toZonedDateTime('UTC').epochMilliseconds }),
  }
  const [sum, by] = await Promise.all([store.spent(query), store.spentBy(query, SHOWN)])
  return succeed({ ...sum, by: [...by] })
}

export async function forgetLogs(
  { store, now }: Context<LogStore>,
  { days }: InputOf<Operations['forgetLogs']>,
): Promise<Outcome<ResultOf<Operations['forgetLogs']>>> {
  const before = now() - days * DAY
  let forgotten = 0
  for (;;) {
    const some = await store.forgetLogs(before, AT_ONCE)
    forgotten += some
    if (some < AT_ONCE) return succeed({ forgotten })
  }
}
