// The commands of whoever works are the same in a room and in governed work; the task itself says which it is. Rooms are
// asked first, and what is not of a room is found out without a look of its own. Only whoever gives no secret is most likely a
// System1, which has none: what they do most often begins with the task, and goes on with it as it was found.

import {
  type InputOf,
  note,
  type Operations,
  type Outcome,
  problemsIn,
  type ResultOf,
  refuse,
  splitSession,
  type WorkTaskView,
} from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import { noteSpending } from './budgets/stops.ts'
import type { Context } from './context.ts'
import { governedTask } from './governed/change.ts'
import { stopAssigned, tellAssigned } from './governed/steer-worker.ts'
import { waitAsWorker } from './governed/wait-as-worker.ts'
import {
  blockAssigned,
  completeAssigned,
  releaseAssigned,
  reportAssigned,
  startAssigned,
} from './governed/work-as-assignee.ts'
import { askInRoom } from './rooms/ask-in-room.ts'
import { PEOPLE } from './rooms/asking.ts'
import { stopInRoom } from './rooms/stop-agent.ts'
import { tellInRoom } from './rooms/tell-agent.ts'
import { waitInRoom } from './rooms/wait-in-room.ts'
import { completeInRoom, releaseInRoom, reportInRoom, startInRoom } from './rooms/work-in-room.ts'

type Verb<
  Key extends
    | 'startWork'
    | 'reportProgress'
    | 'completeWork'
    | 'blockWork'
    | 'failWork'
    | 'giveBackWork'
    | 'releaseWork'
    | 'tellAgent'
    | 'stopAgent',
> = (context: Context, input: InputOf<Operations[Key]>) => Promise<Outcome<ResultOf<Operations[Key]>>>

export function waitForTask(
  context: Context,
  { room, role, worker, initiative, session, skills, timeoutSeconds }: InputOf<Operations['waitForTask']>,
): Promise<Outcome<ResultOf<Operations['waitForTask']>>> {
  if (worker !== undefined) return waitAsWorker(context, { worker, initiative, timeoutSeconds })
  return waitInRoom(context, { room: room ?? '', role: role ?? '', session, skills, timeoutSeconds })
}

export const startWork: Verb<'startWork'> = (context, input) =>
  byTask(
    context,
    input,
    () => startInRoom(context, input),
    (task) => startAssigned(context, { ...asProfile(input), task }),
  )

export const reportProgress: Verb<'reportProgress'> = async (context, input) => {
  const outcome = await byTask(
    context,
    input,
    () => reportInRoom(context, input),
    (task) => reportAssigned(context, { ...asProfile(input), task }),
  )
  const isUsed = (input.tokens ?? 0) > 0 || (input.cost ?? 0) > 0
  if (!outcome.refused && isUsed) {
    const { chatroomId, initiative_id, assignedTo, assignee } = outcome.value.task as WorkTaskView & Assigned
    const place = chatroomId === undefined ? `initiative:${initiative_id}` : `room:${chatroomId}`
    await noteSpending(context, place, `agent:${assignedTo ?? assignee}`)
  }
  return outcome
}

interface Assigned {
  readonly assignee?: string
}

export const completeWork: Verb<'completeWork'> = (context, input) =>
  byTask(
    context,
    input,
    () => completeInRoom(context, input),
    (task) => completeAssigned(context, { ...asProfile(input), task }),
  )

export const releaseWork: Verb<'releaseWork'> = (context, input) =>
  inRoomOr(releaseInRoom(context, input), () => releaseAssigned(context, asProfile(input)))

/** What failed is offered again, or goes to a person; governed work is blocked for System3. */
export const failWork: Verb<'failWork'> = (context, { because, ...held }) => {
  const given = { ...held, reason: because, failed: true }
  return inRoomOr(releaseInRoom(context, given, 'holder'), () => releaseAssigned(context, asProfile(given)))
}

/** Given back without a failure. Of governed work the rules know one way back, by way of System3: it is blocked. */
export const giveBackWork: Verb<'giveBackWork'> = (context, { because = '', ...held }) => {
  const given = { ...held, reason: because, failed: false }
  return inRoomOr<ResultOf<Operations['giveBackWork']>>(releaseInRoom(context, given, 'unwilling holder'), () =>
    blockAssigned(context, { ...asProfile(held), owner: 'system3', action: because === '' ? '—' : because }),
  )
}

/** In a room it is asked; governed work is blocked for System3, with the question as what has to be done. */
export const blockWork: Verb<'blockWork'> = (context, { ask, of, owner, action, ...held }) => {
  const question = ask ?? action ?? ''
  return inRoomOr<ResultOf<Operations['blockWork']>>(
    askInRoom(context, { ...held, question, of: of ?? owner ?? PEOPLE }),
    async () => {
      const problems = problemsIn(note(), question, context.language, 'ask')
      if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
      return blockAssigned(context, { ...asProfile(held), owner: of ?? owner ?? 'system3', action: question })
    },
  )
}

export const tellAgent: Verb<'tellAgent'> = (context, input) =>
  inRoomOr<ResultOf<Operations['tellAgent']>>(tellInRoom(context, input), () => tellAssigned(context, input))

export const stopAgent: Verb<'stopAgent'> = (context, input) =>
  inRoomOr<ResultOf<Operations['stopAgent']>>(stopInRoom(context, input), () => stopAssigned(context, input))

/** A System1 is its own session: its name is all there is to it. */
function asProfile<Given extends { readonly session: string }>(input: Given): Given {
  return { ...input, session: splitSession(input.session).name }
}

async function byTask<Value>(
  context: Context,
  { task, session }: { readonly task: string; readonly session: string },
  inRoom: () => Promise<Outcome<Value>>,
  governed: (task: string | GovernedTask) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (splitSession(session).secret === undefined) {
    const found = await governedTask(context, task)
    if (!found.refused) return governed(found.value)
  }
  return inRoomOr(inRoom(), () => governed(task))
}

async function inRoomOr<Value>(
  inRoom: Promise<Outcome<Value>>,
  governed: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const outcome = await inRoom
  const isGoverned =
    outcome.refused && outcome.refusal.code === 'NOT_A_ROOM_TASK' && outcome.refusal.variables.lifecycle === 'governed'
  return isGoverned ? governed() : outcome
}
