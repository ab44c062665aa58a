// What a command printed, added to the log of its attempt: by whoever has the task, or had it in that attempt. What was kept
// back while the server was away may come after the end.

import {
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  splitSession,
  succeed,
  textParts,
} from '@pawl/contract'
import { isTaskOf, room, type Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { mayWorkAs, notForYou } from '../governed/may-work-as.ts'
import type { LogLimits, NewPiece } from '../ports/log-store.ts'
import { asAgent } from '../rooms/agent.ts'
import { notHolding } from '../rooms/room-decisions.ts'
import { readSession } from '../rooms/session.ts'
import { parseTaskRef } from '../task-ref.ts'
import { foldAttempts } from './fold-attempts.ts'

/** A million characters: the first quarter, and the end. */
const LOG_LIMITS: LogLimits = { beginning: 250_000, end: 750_000 }

type Input = InputOf<Operations['appendLog']>

export async function appendLog(context: Context, input: Input): Promise<Outcome<ResultOf<Operations['appendLog']>>> {
  const { store } = context
  const task = await store.findTask(parseTaskRef(input.task))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: input.task })
  const attempt = isTaskOf(room, task)
    ? await attemptInRoom(context, task, input)
    : await assigned(context, task, input)
  if (attempt.refused) return attempt
  const log = { taskId: task.id, attempt: attempt.value }
  const { size } = await store.appendLog(log, keepable(input.pieces, context.now()), LOG_LIMITS, input.place)
  return succeed({ attempt: attempt.value, size })
}

async function attemptInRoom(context: Context, task: Task, input: Input): Promise<Outcome<number>> {
  if (!isTaskOf(room, task)) return refuse('NOT_A_ROOM_TASK', { task: input.task, lifecycle: task.lifecycle })
  const session = await readSession(context, input.session)
  const agent = asAgent(context, task.fields.assignedTo ?? task.fields.role, session.name)
  if (agent.refused) return agent
  const refusal = notHolding(task, session, input.epoch)
  if (refusal === undefined) return succeed(task.fields.epoch ?? 0)
  const epoch = input.epoch ?? task.fields.epoch
  const own = (await attemptsAt(context, task)).find(({ attempt }) => attempt === epoch)
  return session.isProven && own?.session === session.name ? succeed(own.attempt) : refusal
}

async function assigned(context: Context, task: Task, input: Input): Promise<Outcome<number>> {
  const worker = splitSession(input.session).name
  const { actor, principal, store } = context
  if (actor.startsWith('agent:') && actor.slice('agent:'.length).split('/')[0] !== worker)
    return refuse('ACTOR_NOT_YOURS', { actor, claimed: `agent:${worker}` })
  const attempts = await attemptsAt(context, task)
  const epoch = input.epoch ?? attempts.length
  const own = attempts.find((one) => one.attempt === epoch)
  const assignee = typeof task.fields.assignee === 'string' ? task.fields.assignee : null
  const { number, status } = task
  if (own?.worker !== worker)
    return refuse('NOT_ASSIGNED', { task: number, worker, assignee, status, epoch: attempts.length, stopped: false })
  const isAllowed = mayWorkAs(principal, worker, await store.findRecord('worker', worker))
  return isAllowed ? succeed(own.attempt) : notForYou(task)
}

async function attemptsAt({ store }: Context, { id }: Task) {
  return foldAttempts((await store.taskEvents(id)).map(({ event }) => event))
}

const UNKEEPABLE = /[\0\p{Surrogate}]/gu

/** So short that leaving some out leaves out little more than has to be. */
const LONGEST = 16_384

/** What follows on each other on the same stream is one piece. What a database cannot hold is marked, so that places stay. */
function keepable(given: Input['pieces'], at: number): readonly NewPiece[] {
  const joined: { stream: NewPiece['stream']; text: string }[] = []
  for (const { stream, text } of given) {
    const last = joined.at(-1)
    if (last?.stream === stream) last.text += text
    else joined.push({ stream, text })
  }
  return joined.flatMap(({ stream, text }) =>
    [...textParts(text.replace(UNKEEPABLE, '\ufffd'), LONGEST)].map((part) => ({ stream, at, text: part })),
  )
}
