import { type InputOf, type Operations, type Outcome, type ResultOf, succeed } from '@pawl/contract'
import { takeTurn as converse, type HistoryMessage } from '@pawl/dialogue'
import type { Context } from './context.ts'

/** Pure: nothing is read from the store, nothing is kept. */
export async function interpretMessage(
  context: Context,
  input: InputOf<Operations['interpretMessage']>,
): Promise<Outcome<ResultOf<Operations['interpretMessage']>>> {
  const { message, conversation_history, tasks, mode, now } = input
  const moment = typeof now === 'string' ? Date.parse(now) : (now ?? context.now())
  const turn = converse({ history: conversation_history as HistoryMessage[], tasks, message, mode, now: moment })
  return succeed(turn as unknown as ResultOf<Operations['interpretMessage']>)
}
