// The way of one caller through the table of rooms. Who gives a session acts as the agent that holds it; who gives none
// acts for the room, and goes only by rules that name what they are in it [D39].

import { type Guidance, type NoWay, type OperationCall, type OperationKey, standingIn } from '@pawl/contract'
import { isAmong, isTaskOf, room as lifecycle, present, type RoomTask, type TransitionRule } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { epochOf, parentsOf } from '../rooms/room-decisions.ts'
import { parseTaskRef } from '../task-ref.ts'
import { type Attempt, again, alreadyThere, noWay, sessionOf } from './attempt.ts'
import { type RoomFacts, readRoomFacts } from './room-facts.ts'
import { type Standing, shortestWay } from './shortest-way.ts'

/** What an attempt was to lead to. */
const GOALS: { readonly [key in OperationKey]?: readonly string[] } = {
  startWork: ['in_progress'],
  completeWork: ['completed'],
  failWork: ['pending', 'pending_user_review'],
  giveBackWork: ['pending'],
  releaseWork: ['pending', 'pending_user_review'],
  moveToQueue: ['pending', 'queued'],
  sendBackForRework: ['pending', 'queued'],
  markBacklogComplete: ['completed'],
  reopenBacklogTask: ['pending_user_review'],
  resetStuckTask: ['pending'],
  cancelTask: ['closed'],
  closeBacklogTask: ['closed'],
  // Commands of to-dos that have their like in a room.
  startTask: ['in_progress'],
  completeTask: ['completed'],
}

/** What only a holder does, and the statuses it does it in. It carries text that no other step would keep. */
const BY_HOLDER: { readonly [key in OperationKey]?: readonly string[] } = {
  startWork: ['acknowledged'],
  reportProgress: ['acknowledged', 'in_progress'],
  completeWork: ['in_progress'],
  blockWork: ['in_progress'],
  handOff: ['in_progress'],
}

/** So long an agent that goes for a task waits for it, should someone have been faster. */
const CLAIM_SECONDS = 30

export async function roomGuidance(context: Context, attempt: Attempt, task: RoomTask): Promise<Guidance> {
  const facts = await readRoomFacts(context, task, sessionOf(attempt), attempt.input.epoch)
  const otherwise = facts.session === undefined ? look(task) : otherWork(attempt, facts)
  if (attempt.operation === 'attachToMessage') return attaching(context, attempt, task, facts)
  if (attempt.operation === 'postMessage') {
    const isHere = task.fields.chatroomId === attempt.input.room
    return noWay(isHere ? whyNot(attempt, task, facts) : { reason: 'never' }, look(task))
  }
  const goals = attempt.operation === 'transitionTask' ? [String(attempt.input.to)] : GOALS[attempt.operation]
  if (goals === undefined && BY_HOLDER[attempt.operation] === undefined)
    return noWay({ reason: 'otherKind', lifecycle: 'room' }, look(task))
  if (attempt.operation === 'transitionTask' && !Object.hasOwn(lifecycle.statuses, present(goals?.[0])))
    return noWay({ reason: 'unknownStatus', statuses: Object.keys(lifecycle.statuses) }, look(task))
  const isThere = goals?.includes(task.status) ?? false
  const isOthers = facts.session !== undefined && facts.isHeld && !facts.isMine
  if (isThere && !isOthers) return alreadyThere(task.status, facts.isMine ? look(task) : otherwise)
  const steps = wayFor(attempt, task, facts, goals ?? [])
  return steps === undefined ? noWay(whyNot(attempt, task, facts), otherwise) : { kind: 'way', steps }
}

function wayFor(
  attempt: Attempt,
  task: RoomTask,
  facts: RoomFacts,
  goals: readonly string[],
): readonly OperationCall[] | undefined {
  const from = BY_HOLDER[attempt.operation]
  const isThere = (place: Standing) =>
    from === undefined ? goals.includes(place.status) : place.isMine && from.includes(place.status)
  const start = { status: task.status, isMine: facts.isMine }
  const way = shortestWay(lifecycle, task, {
    start,
    isThere,
    pull: (rule, place) => pull(attempt, task, facts, rule, place),
  })
  if (way === undefined || from === undefined) return way
  // A claim counts: whoever names an earlier one wants to be refused [D27].
  const epoch = epochOf(task) + (way.some(({ operation }) => operation === 'waitForTask') ? 1 : 0)
  return isClaim(attempt, epoch) ? [...way, again(attempt)] : undefined
}

function pull(
  { principal }: Attempt,
  task: RoomTask,
  facts: RoomFacts,
  { trigger, to, by }: TransitionRule,
  from: Standing,
) {
  const { session, room } = facts
  const ref = String(task.number)
  const byPeople = (operation: OperationKey) =>
    session === undefined && isAmong(by, standingIn(principal, `room:${room}`))
      ? { call: { operation, input: { task: ref } }, isMine: false }
      : undefined
  switch (trigger) {
    case 'claimTask': {
      if (session === undefined || !facts.isNext || facts.holds !== undefined) return undefined
      const input = { room, role: facts.role, session, timeoutSeconds: CLAIM_SECONDS }
      return { call: { operation: 'waitForTask' as const, input }, isMine: true }
    }
    case 'startTask':
      if (session === undefined || !from.isMine) return undefined
      return { call: { operation: 'startWork' as const, input: { task: ref, session } }, isMine: true }
    case 'moveToQueue':
      if (to !== (facts.isBusy ? 'queued' : 'pending')) return undefined
      return { call: { operation: 'moveToQueue' as const, input: { task: ref } }, isMine: false }
    case 'sendBackForRework':
    case 'markBacklogComplete':
    case 'reopenBacklogTask':
      return byPeople(trigger)
    default:
      // Nobody pulls the others by hand, or only along with something to say.
      return undefined
  }
}

const isClaim = ({ input }: Attempt, epoch: number) => input.epoch === undefined || input.epoch === epoch

/** What it would go with has to be on its way, and not over. */
async function attaching(context: Context, attempt: Attempt, item: RoomTask, facts: RoomFacts): Promise<Guidance> {
  const parent = await context.store.findTask(parseTaskRef(String(attempt.input.to)))
  if (parent === undefined || !isTaskOf(lifecycle, parent) || parent.id === item.id)
    return noWay({ reason: 'never' }, look(item))
  if (parent.fields.chatroomId !== item.fields.chatroomId) return noWay({ reason: 'never' }, look(item))
  if (parentsOf(item).includes(parent.id)) return alreadyThere(item.status, look(item))
  if (item.status !== 'backlog') return noWay(whyNot(attempt, item, facts), look(item))
  const parentFacts = await readRoomFacts(context, parent)
  const way = wayFor({ ...attempt, operation: 'moveToQueue' }, parent, parentFacts, [
    ...['pending', 'queued', 'acknowledged', 'in_progress', 'pending_user_review'],
  ])
  if (way === undefined) return noWay(whyNot(attempt, parent, parentFacts), look(parent))
  return { kind: 'way', steps: [...way, again(attempt)] }
}

const look = (task: RoomTask): OperationCall => ({ operation: 'showRoomTask', input: { task: String(task.number) } })

/** Who is an agent already waits in its own role. */
function otherWork({ actor }: Attempt, { room, role, session }: RoomFacts): OperationCall {
  const own = actor.startsWith('agent:') ? present(actor.slice('agent:'.length).split('/')[0]) : role
  return { operation: 'waitForTask', input: { room, role: own, session } }
}

/** Where it stands says why nothing leads on for this caller. */
function whyNot(attempt: Attempt, task: RoomTask, facts: RoomFacts): NoWay {
  const { operation } = attempt
  const { role, holds, next } = facts
  switch (task.status) {
    case 'pending':
      if (!isClaim(attempt, epochOf(task) + 1)) return { reason: 'claimIsOver', epoch: epochOf(task) }
      if (facts.session === undefined) return { reason: 'onOffer', role }
      if (holds !== undefined) return { reason: 'holdsAnother', task: holds }
      return next === undefined || next === task.number
        ? { reason: 'onOffer', role }
        : { reason: 'notNext', role, next }
    case 'acknowledged':
    case 'in_progress':
      if (facts.isOwnSession && !isClaim(attempt, epochOf(task))) return { reason: 'claimIsOver', epoch: epochOf(task) }
      return {
        reason: 'held',
        role: task.fields.assignedTo ?? role,
        since: task.fields.acknowledgedAt ?? 0,
      }
    case 'backlog':
      if (facts.session !== undefined && holds !== undefined) return { reason: 'holdsAnother', task: holds }
      return facts.isBusy ? { reason: 'roomIsBusy' } : { reason: 'inBacklog' }
    case 'backlog_acknowledged':
      return { reason: 'attached', to: facts.parents }
    case 'pending_user_review':
      return { reason: 'underReview' }
    case 'queued':
      return { reason: 'queued' }
    default:
      return operation === 'cancelTask' || operation === 'closeBacklogTask'
        ? { reason: 'throwsAway' }
        : { reason: 'over', status: task.status }
  }
}
