// An agent waits for work in its role. What is pending is decided by status alone; the claim is one write.
//
// WA1. A session that holds a task gets that one again, and no other [D27].
// WA2. Nobody claims for someone who has gone: the signal is looked at when the claim is decided, and what was claimed
//     while they went is given back.
// WA3. A store that is away is outlasted. What was claimed and not heard of is held by the session, and found at the next
//     look.
// WA5. While they sleep their claim stands: whoever brings a task for them in the same process stores the claim in the same commit.
//     Whether they may still have it is looked at before they are told; what is not for them is given back.
// WA4. Being woken is a hint. Whoever wakes looks; whoever finds nothing waits again.

import { type Operations, type Outcome, type ResultOf, refuse, standingIn, succeed } from '@pawl/contract'
import type { RoomTask } from '@pawl/kernel'
import { refuseSpent, stopOver } from '../budgets/stops.ts'
import type { Context } from '../context.ts'
import { outlast } from '../outlast.ts'
import type { RecordStore } from '../ports/record-store.ts'
import type { ClaimOutcome, RoomStore, StandingClaim, StoredRoom } from '../ports/room-store.ts'
import type { SessionStore } from '../ports/session-store.ts'
import type { SpendingStore } from '../ports/spending-store.ts'
import type { EventLog, TaskStore } from '../ports/task-store.ts'
import type { Write } from '../ports/write.ts'
import { asAgent } from './agent.ts'
import { endPauses } from './end-pauses.ts'
import { nextForClaimed, nextForStarted } from './next-calls.ts'
import { noteSkills, skillsOf } from './offered-skills.ts'
import { limitsOf } from './retry-pause.ts'
import {
  acknowledgedAttachments,
  attachedTo,
  epochOf,
  moved,
  promoteNext,
  toRoomTaskView,
  written,
} from './room-decisions.ts'
import { asRoomTask } from './room-task.ts'
import { postScheduled } from './schedules/post-scheduled.ts'
import { type OwnSession, openSession, ownSession } from './session.ts'
import { isSilent } from './suspect.ts'
import { joinLine, type PlaceInLine } from './waiting-line.ts'

type Needs = Context<RoomStore & TaskStore & SessionStore & EventLog & RecordStore & SpendingStore>
type Answer = ResultOf<Operations['waitForTask']>

/** Even without a hint it is looked again after so long. */
const SAFETY = 15_000
const HELD = ['acknowledged', 'in_progress'] as const
const MANY = 10_000

interface RoomWait {
  readonly room: string
  readonly role: string
  readonly session?: string | undefined
  readonly timeoutSeconds?: number | undefined
  readonly skills: readonly string[] | undefined
}

export async function waitInRoom(context: Needs, input: RoomWait): Promise<Outcome<Answer>> {
  const { room: id, role, timeoutSeconds } = input
  const skills = [...new Set(input.skills)].sort()
  const giveUpAt = timeoutSeconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeoutSeconds * 1000
  const open = await outlast(context, giveUpAt, () => roomFor(context, id, role))
  if (open.refused) return open
  const own = ownSession(context, input.session)
  // Before the name is taken: whoever is refused must not keep it from others.
  const agent = asAgent(context, role, own.name)
  if (agent.refused) return agent
  const opened = await outlast(context, giveUpAt, () => openSession(context, own))
  if (opened.refused) return opened
  const session = opened.value
  noteSkills(context.store, session.name, skills)
  const place = joinLine(context, open.value, { role, skills })
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  context.signal?.addEventListener('abort', () => leave(), { once: true })
  let took: 'a task' | 'nothing' = 'nothing'
  try {
    for (;;) {
      place.looks()
      // It may have been changed while they slept.
      const room = await outlast(context, giveUpAt, () => roomFor(context, id, role))
      if (room.refused) return room
      const answer = await outlast(context, giveUpAt, () =>
        tryOnce(agent.value, room.value, { role, skills }, session, place),
      )
      if (answer !== undefined) {
        took = 'a task'
        return succeed(answer)
      }
      // Where no server runs, whoever waits sees to it that what is due is posted.
      if ((await postScheduled(context.store, context.now(), id)).posted > 0) continue
      const left = giveUpAt - performance.now()
      if (left <= 0 || context.signal?.aborted) {
        const stop = await stopOver(context, `room:${id}`, `agent:${role}`)
        return stop === undefined
          ? refuse('NOTHING_TO_DO', {
              room: id,
              role,
              session: session.whole,
              ...skillsOf(context.store, session.name),
            })
          : refuseSpent(stop)
      }
      // Whoever holds something there has been given it again.
      if (room.value.state === 'closed') return refuse('ROOM_CLOSED', { room: id })
      const standing = await outlast(context, giveUpAt, () =>
        standClaim(agent.value, room.value, { role, skills }, session),
      )
      await Promise.race([place.woken(Math.min(left, SAFETY)), gone, ...(standing ? [standing.settled] : [])])
      const handed = await standing?.end()
      const isLet = await outlast(context, giveUpAt, async () => (await context.isStillLetInto?.(`room:${id}`)) ?? true)
      if (handed !== undefined && (await isForThem(context, room.value, role, isLet))) {
        took = 'a task'
        return succeed(await answerFor(agent.value, room.value, handed, session, false))
      }
      if (handed !== undefined) await giveBack(agent.value, handed)
      if (!isLet) return refuse('ROOM_NOT_FOUND', { room: id })
    }
  } finally {
    leave()
    place.leave(took)
  }
}

/** The room, if there is work for the role in it. */
async function roomFor({ store }: Context<RoomStore>, id: string, role: string): Promise<Outcome<StoredRoom>> {
  const room = await store.findRoom(id)
  if (room === undefined) return refuse('ROOM_NOT_FOUND', { room: id })
  const { roles } = room.settings
  return roles.includes(role) ? succeed(room) : refuse('ROLE_NOT_IN_ROOM', { room: id, role, roles })
}

async function tryOnce(
  context: Needs,
  room: StoredRoom,
  offer: Offer,
  session: OwnSession,
  place: Pick<PlaceInLine, 'foundFull'>,
): Promise<Answer | undefined> {
  for (;;) {
    if (context.signal?.aborted) return undefined
    const outcome = await claim(context, room, offer, session)
    if (outcome.found === 'held') return answerFor(context, room, outcome.task, session, true)
    if (outcome.found === 'claimed') {
      const [first, ...attached] = outcome.tasks
      const task = asRoomTask(first)
      if (!context.signal?.aborted) return answerFor(context, room, task, session, false, attached)
      await giveBack(context, task)
      return undefined
    }
    if (outcome.found === 'nothing' && outcome.heldBack === true) place.foundFull()
    const made =
      (await endPauses(context, { room: room.id, role: offer.role })).ended > 0 ||
      (outcome.found === 'nothing' && outcome.promotable && (await promoteNext(context, room.id))) ||
      (await takeFromSuspect(context, room, offer.role))
    if (!made) return undefined
  }
}

interface Offer {
  readonly role: string
  readonly skills: readonly string[]
}

async function claim(context: Needs, room: StoredRoom, offer: Offer, session: OwnSession): Promise<ClaimOutcome> {
  const stop = await stopOver(context, `room:${room.id}`, `agent:${offer.role}`)
  return context.store.claimNext(...claiming(context, room, offer, session, stop))
}

/** For while they sleep. What may change meanwhile is looked at again when they are handed something. */
async function standClaim(
  context: Needs,
  room: StoredRoom,
  offer: Offer,
  session: OwnSession,
): Promise<StandingClaim | undefined> {
  const stop = await stopOver(context, `room:${room.id}`, `agent:${offer.role}`)
  if (stop !== undefined) return undefined
  return context.store.standClaim(...claiming(context, room, offer, session, stop))
}

/** Whether what was claimed while they slept may be theirs: they may have been shut out, or the money spent, or they have gone. */
async function isForThem(context: Needs, { id }: StoredRoom, role: string, isLet: boolean): Promise<boolean> {
  if (!isLet || context.signal?.aborted) return false
  return (await stopOver(context, `room:${id}`, `agent:${role}`)) === undefined
}

function claiming(
  context: Needs,
  { id, settings: { parallel } }: StoredRoom,
  { role, skills }: Offer,
  session: OwnSession,
  stop: string | undefined,
): Parameters<RoomStore['claimNext']> {
  const { name } = session
  const as = standingIn(context.principal, `room:${id}`)
  const decide: Parameters<RoomStore['claimNext']>[1] = (task, attached) => {
    if (context.signal?.aborted)
      return refuse('NOTHING_TO_DO', {
        room: id,
        role,
        session: session.whole,
        ...skillsOf(context.store, session.name),
      })
    if (stop !== undefined) return refuseSpent(stop)
    const step = moved(context, task, 'acknowledged', 'claimTask', as, { assignedTo: role, claimedBy: name })
    if (step.refused) return step
    const own: Write = { task: step.task, event: step.event }
    return written([own, ...acknowledgedAttachments(context, attached)])
  }
  return [{ room: id, role, session: name, parallel, skills }, decide]
}

/** Whoever it was for went while the claim was being stored. */
async function giveBack(context: Needs, claimed: RoomTask): Promise<void> {
  await context.store.changeTask({ id: claimed.id }, (task) => {
    if (task.version !== claimed.version) return { refused: false, unchanged: task }
    const step = moved(context, asRoomTask(task), 'pending', 'resetStuckTask', ['holder'])
    return step.refused ? { refused: false, unchanged: task } : step
  })
}

/** Only where the room's own setting says so [D28]. */
async function takeFromSuspect(context: Needs, { id, settings }: StoredRoom, role: string): Promise<boolean> {
  if (!settings.resetSuspects) return false
  const working = await context.store.roomTasks({ room: id, statuses: HELD, limit: MANY })
  const held = working.filter(({ fields }) => fields.assignedTo === role)
  const leases = await context.store.leasesOf(held.map((task) => task.id))
  const suspect = held.find((task) => isSilent(task, leases, settings, context.now()))
  if (suspect === undefined) return false
  const outcome = await context.store.changeRoom(id, [suspect.id], (view) => {
    const task = view.tasks.get(suspect.id)
    if (task === undefined || task.version !== suspect.version) return written([])
    const step = moved(context, task, 'pending', 'resetStuckTask', ['roomRule'])
    return written(step.refused ? [] : [{ task: step.task, event: step.event }])
  })
  return outcome?.refused === false && outcome.tasks.length > 0
}

async function answerFor(
  context: Needs,
  { settings }: StoredRoom,
  task: RoomTask,
  session: OwnSession,
  resumed: boolean,
  known: readonly RoomTask[] = [],
): Promise<Answer> {
  const epoch = epochOf(task)
  // A claim is a sign of life by itself.
  if (resumed)
    await context.store.renewLease({ taskId: task.id, session: session.name, epoch, renewedAt: context.now() })
  const attached: RoomTask[] = []
  for (const id of attachedTo(task)) {
    const found = known.find((one) => one.id === id) ?? (await context.store.findTask({ id }))
    if (found !== undefined) attached.push(asRoomTask(found))
  }
  const next =
    task.status === 'in_progress'
      ? nextForStarted(context, task, session.whole, settings.roles)
      : nextForClaimed(context, task, session.whole, settings)
  return {
    task: toRoomTaskView(task),
    attached: attached.map(toRoomTaskView),
    session: session.whole,
    epoch,
    resumed,
    limits: limitsOf(task, settings),
    next,
  }
}
