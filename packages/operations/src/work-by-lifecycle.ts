// The commands of whoever works are the same in a room and in governed work; the task itself says which it is. Rooms are
// asked first, and what is not of a room is found out without a look of its own.

import { type InputOf, type Operations, type Outcome, type ResultOf, splitSession } from '@pawl/contract'
import type { Context } from './context.ts'
import { governedTask } from './governed/change.ts'
import { waitAsWorker } from './governed/wait-as-worker.ts'
import {
  blockAssigned,
  completeAssigned,
  releaseAssigned,
  reportAssigned,
  startAssigned,
} from './governed/work-as-assignee.ts'
import { waitInRoom } from './rooms/wait-in-room.ts'
import { completeInRoom, releaseInRoom, reportInRoom, startInRoom } from './rooms/work-in-room.ts'

type Verb<Key extends 'startWork' | 'reportProgress' | 'completeWork' | 'releaseWork'> = (
  context: Context,
  input: InputOf<Operations[Key]>,
) => Promise<Outcome<ResultOf<Operations[Key]>>>

export function waitForTask(
  context: Context,
  { room, role, worker, initiative, session, timeoutSeconds }: InputOf<Operations['waitForTask']>,
): Promise<Outcome<ResultOf<Operations['waitForTask']>>> {
  if (worker !== undefined) return waitAsWorker(context, { worker, initiative, timeoutSeconds })
  return waitInRoom(context, { room: room ?? '', role: role ?? '', session, timeoutSeconds })
}

export const startWork: Verb<'startWork'> = (context, input) =>
  inRoomOr(startInRoom(context, input), () => startAssigned(context, asProfile(input)))

export const reportProgress: Verb<'reportProgress'> = (context, input) =>
  inRoomOr(reportInRoom(context, input), () => reportAssigned(context, asProfile(input)))

export const completeWork: Verb<'completeWork'> = (context, input) =>
  inRoomOr(completeInRoom(context, input), () => completeAssigned(context, asProfile(input)))

export const releaseWork: Verb<'releaseWork'> = (context, input) =>
  inRoomOr(releaseInRoom(context, input), () => releaseAssigned(context, asProfile(input)))

/** Only governed work knows a block; in a room it is handed on, or given back. */
export async function blockWork(
  context: Context,
  input: InputOf<Operations['blockWork']>,
): Promise<Outcome<ResultOf<Operations['blockWork']>>> {
  const found = await governedTask(context, input.task)
  return found.refused ? found : blockAssigned(context, asProfile(input))
}

/** A System1 is its own session: its name is all there is to it. */
function asProfile<Given extends { readonly session: string }>(input: Given): Given {
  return { ...input, session: splitSession(input.session).name }
}

async function inRoomOr<Value>(
  inRoom: Promise<Outcome<Value>>,
  governed: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const outcome = await inRoom
  const isGoverned =
    outcome.refused &&
    outcome.refusal.code === 'NOT_A_ROOM_TASK' &&
    (outcome.refusal.variables as { lifecycle: string }).lifecycle === 'governed'
  return isGoverned ? governed() : outcome
}
