import { type InputOf, type Operations, type Outcome, type ResultOf, succeed } from '@pawl/contract'
import { takeTurn as converse, type HistoryMessage } from '@pawl/dialogue'
import type { Context } from '../context.ts'
import { reader } from './reader.ts'
import { offsetOf } from './time-zone.ts'

/** Pure: nothing is read from the store, nothing is kept. */
export async function interpretMessage(
  context: Pick<Context, 'now'>,
  input: InputOf<Operations['interpretMessage']>,
): Promise<Outcome<ResultOf<Operations['interpretMessage']>>> {
  const { message, conversation_history, tasks, mode, now, time_zone } = input
  const moment = typeof now === 'string' ? Date.parse(now) : (now ?? context.now())
  const utcOffset = time_zone === undefined && typeof now === 'string' ? offsetIn(now) : offsetOf(time_zone, moment)
  const utcOffsetAt = time_zone === undefined ? undefined : (at: number) => offsetOf(time_zone, at)
  const history = conversation_history as HistoryMessage[]
  const turn = converse(reader, {
    history,
    tasks,
    message,
    mode,
    now: moment,
    utcOffset,
    ...(utcOffsetAt && { utcOffsetAt }),
    ...(time_zone !== undefined && { timeZone: time_zone }),
  })
  return succeed(turn as unknown as ResultOf<Operations['interpretMessage']>)
}

/** 2026-03-01T10:00:00+02:00 → 120. */
function offsetIn(moment: string): number {
  const match = /([+-])(\d{2}):?(\d{2})$/.exec(moment)
  return match === null ? 0 : (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]))
}
