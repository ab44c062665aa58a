// A token for one task, given by whoever holds it to the command that does the work: an agent's, for that task alone.
//
// TT1. Only the holder makes one, and it may less than the holder: what the holder does with this task, and look at it. No
//     other task, room, to-do or question is there for it.
// TT2. It works while the claim it was made for is held, and for a day at the longest. Whatever ends the claim ends it: the
//     work is done, given back, taken away or begun anew. So does whatever ends the rights of who made it.
// TT3. It stands for the session of the claim: whoever has it need not know the session's own secret.

import {
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  splitSession,
  succeed,
} from '@pawl/contract'
import { governed, isTaskOf, present, room as roomTable, type Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { mayWorkAs, notForYou } from '../governed/may-work-as.ts'
import type { RecordStore } from '../ports/record-store.ts'
import type { SessionStore } from '../ports/session-store.ts'
import type { TaskReader } from '../ports/task-store.ts'
import type { StoredToken, TokenStore } from '../ports/token-store.ts'
import { asAgent } from '../rooms/agent.ts'
import { notHolding } from '../rooms/room-decisions.ts'
import { readSession } from '../rooms/session.ts'
import { parseTaskRef } from '../task-ref.ts'
import { claimOf, taskTokenName } from './task-token-names.ts'
import { newToken } from './token-decisions.ts'
import { hashSecret } from './tokens.ts'

const DAY = 24 * 3_600_000
const HELD = ['acknowledged', 'in_progress']

type Making = Context<TaskReader & TokenStore & SessionStore & Pick<RecordStore, 'findRecord'>>

interface Holding {
  readonly task: Task
  /** Whom the token stands for. */
  readonly actor: string
  readonly rooms: readonly string[]
}

export async function addTaskToken(
  context: Making,
  input: InputOf<Operations['addTaskToken']>,
): Promise<Outcome<ResultOf<Operations['addTaskToken']>>> {
  const holding = await holdingOf(context, input)
  if (holding.refused) return holding
  const { task, actor, rooms } = holding.value
  const secret = `pawl_${crypto().randomBytes(24).toString('base64url')}`
  const made = newToken(context, {
    name: taskTokenName({ number: task.number, epoch: epochIn(task) }, crypto().randomBytes(6).toString('hex')),
    actor,
    role: 'agent',
    rooms,
    systems: [],
    secretHash: hashSecret(secret),
    lastsFor: DAY,
  })
  const expiresAt = Math.min(present(made.expiresAt), context.principal.until ?? Number.POSITIVE_INFINITY)
  const token = { ...made, expiresAt }
  const answer = () => ({ secret, actor, expiresAt })
  await context.store.insertToken(token, receiptFor(context, answer))
  return succeed(answer())
}

async function holdingOf(
  context: Making,
  { task: ref, session: given, epoch }: InputOf<Operations['addTaskToken']>,
): Promise<Outcome<Holding>> {
  const task = await context.store.findTask(parseTaskRef(ref))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  if (isTaskOf(roomTable, task)) {
    const session = await readSession(context, given)
    const role = task.fields.assignedTo ?? task.fields.role
    const agent = asAgent(context, role, session.name)
    if (agent.refused) return agent
    const rooms = [task.fields.chatroomId]
    return notHolding(task, session, epoch) ?? succeed({ task, actor: `agent:${role}/${session.name}`, rooms })
  }
  if (!isTaskOf(governed, task)) return refuse('NOT_A_ROOM_TASK', { task: ref, lifecycle: task.lifecycle })
  // A System1 is its own session, and works in no room.
  const worker = splitSession(given).name
  const { actor } = context
  if (actor.startsWith('agent:') && actor.slice('agent:'.length).split('/')[0] !== worker)
    return refuse('ACTOR_NOT_YOURS', { actor, claimed: `agent:${worker}` })
  const now = epochIn(task)
  const { assignee = null } = task.fields
  const isHeld = assignee === worker && task.status === 'in_progress' && (epoch === undefined || epoch === now)
  if (!isHeld) {
    const stopped = task.fields.stoppedBecause !== undefined
    return refuse('NOT_ASSIGNED', { task: task.number, worker, assignee, status: task.status, epoch: now, stopped })
  }
  const profile = await context.store.findRecord('worker', worker)
  if (!mayWorkAs(context.principal, worker, profile)) return notForYou(task)
  return succeed({ task, actor: `agent:${worker}`, rooms: [] })
}

const epochIn = ({ fields }: Pick<Task, 'fields'>) => Number(fields.epoch ?? 0)

/** Of a token that is no task's: true. */
export async function isClaimHeld(store: TaskReader, token: StoredToken): Promise<boolean> {
  const claim = claimOf(token)
  if (claim === undefined) return true
  const task = await store.findTask({ number: claim.number })
  return task !== undefined && HELD.includes(task.status) && epochIn(task) === claim.epoch
}
