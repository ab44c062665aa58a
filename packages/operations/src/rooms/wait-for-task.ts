// An agent waits for work in its role. What is pending is decided by status alone; the claim is one write.
//
// A1. A session that holds a task gets that one again, and no other [D27].
// A2. Nobody claims for someone who has gone: the signal is looked at before every claim.
// A3. Being woken is a hint. Whoever wakes looks; whoever finds nothing waits again.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import { newBell } from '../bell.ts'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import type { StoredRoom } from '../ports/room-store.ts'
import type { Write } from '../ports/write.ts'
import { asAgent } from './agent.ts'
import { nextForClaimed, nextForStarted } from './next-commands.ts'
import { acknowledgedAttachments, attachedTo, moved, promotion, toRoomTaskView, written } from './room-decisions.ts'
import { isSuspect } from './suspect.ts'

type Answer = ResultOf<Operations['waitForTask']>

/** Even without a hint it is looked again after so long. */
const SAFETY = 15_000
const HELD = ['acknowledged', 'in_progress'] as const
const MANY = 10_000

export async function waitForTask(
  context: Context,
  input: InputOf<Operations['waitForTask']>,
): Promise<Outcome<Answer>> {
  const { room: id, role, timeoutSeconds } = input
  const session = input.session ?? `s-${newId()}`
  const agent = asAgent(context, role, session)
  if (agent.refused) return agent
  const room = await context.store.findRoom(id)
  if (room === undefined) return refuse('ROOM_NOT_FOUND', { room: id })
  if (!room.settings.roles.includes(role))
    return refuse('ROLE_NOT_IN_ROOM', { room: id, role, roles: room.settings.roles })
  const giveUpAt = timeoutSeconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeoutSeconds * 1000
  const bell = newBell(agent.value)
  try {
    for (;;) {
      bell.reset()
      const answer = await tryOnce(agent.value, room, role, session)
      if (answer !== undefined) return succeed(answer)
      const left = giveUpAt - performance.now()
      if (left <= 0 || context.signal?.aborted) return refuse('NOTHING_TO_DO', { room: id, role, session })
      await bell.rung(Math.min(left, SAFETY))
    }
  } finally {
    bell.close()
  }
}

async function tryOnce(context: Context, room: StoredRoom, role: string, session: string): Promise<Answer | undefined> {
  const working = await context.store.roomTasks({ room: room.id, statuses: HELD, limit: MANY })
  const own = working.find(({ fields }) => fields.claimedBy === session && fields.assignedTo === role)
  if (own !== undefined) return answerFor(context, room, own, session, true)
  for (;;) {
    if (context.signal?.aborted) return undefined
    const claimed = await claim(context, room.id, role, session)
    if (claimed !== undefined) return answerFor(context, room, claimed, session, false)
    const made = (await promoteNext(context, room)) || (await takeFromSuspect(context, room, role, working))
    if (!made) return undefined
  }
}

async function claim(context: Context, room: string, role: string, session: string): Promise<Task | undefined> {
  const outcome = await context.store.claimNext(room, role, (task, attached) => {
    const step = moved(context, task, 'acknowledged', 'claimTask', { assignedTo: role, claimedBy: session })
    if (step.refused) return step
    const own: Write = { task: step.task, event: step.event }
    return written([own, ...acknowledgedAttachments(context, attached)])
  })
  return outcome === undefined || outcome.refused ? undefined : outcome.tasks[0]
}

/** True if something was promoted. Only a room with a queue is looked at as a whole. */
async function promoteNext(context: Context, room: StoredRoom): Promise<boolean> {
  const queued = await context.store.roomTasks({ room: room.id, statuses: ['queued'], limit: 1 })
  const messages = queued.length > 0 ? [] : await context.store.waitingMessages(room.id, 1)
  if (queued.length === 0 && messages.length === 0) return false
  let promoted = false
  await context.store.changeRoom(room.id, [], (view) => {
    const next = promotion(context, view, 0)
    promoted = next !== undefined
    return written([], next)
  })
  return promoted
}

/** Only where the room's own setting says so [D28]. */
async function takeFromSuspect(
  context: Context,
  { id, settings }: StoredRoom,
  role: string,
  working: readonly Task[],
): Promise<boolean> {
  if (!settings.resetSuspects) return false
  const held = working.filter(({ fields }) => fields.assignedTo === role)
  const leases = await context.store.leasesOf(held.map((task) => task.id))
  const suspect = held.find((task) => isSuspect(task, leases, settings, context.now()))
  if (suspect === undefined) return false
  let reset = false
  await context.store.changeRoom(id, [suspect.id], (view) => {
    const task = view.tasks.get(suspect.id)
    if (task === undefined || task.version !== suspect.version) return written([])
    const step = moved(context, task, 'pending', 'resetStuckTask')
    if (step.refused) return written([])
    reset = true
    return written([{ task: step.task, event: step.event }])
  })
  return reset
}

async function answerFor(
  context: Context,
  { settings }: StoredRoom,
  task: Task,
  session: string,
  resumed: boolean,
): Promise<Answer> {
  const epoch = Number(task.fields.epoch ?? 0)
  await context.store.renewLease({ taskId: task.id, session, epoch, renewedAt: context.now() })
  const attached: Task[] = []
  for (const id of attachedTo(task)) {
    const found = await context.store.findTask({ id })
    if (found !== undefined) attached.push(found)
  }
  const nextFor = task.status === 'in_progress' ? nextForStarted : nextForClaimed
  const next = nextFor(task, session, settings.roles)
  return { task: toRoomTaskView(task), attached: attached.map(toRoomTaskView), session, epoch, resumed, next }
}
