// What the holder of a task does: start, report, complete, hand on, give back. Every write carries the session, and the
// epoch where it is known; whoever does not hold the task any more changes nothing [D27].

import {
  type InputOf,
  type Operations,
  type Outcome,
  type Refusal,
  type ResultOf,
  refuse,
  splitSession,
  succeed,
} from '@pawl/contract'
import { EFFECT, isTaskOf, type Relation, type RoomTask, type Task, room as table } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RoomStore, RoomView, RoomWrites } from '../ports/room-store.ts'
import type { SessionStore } from '../ports/session-store.ts'
import type { Decided, TaskStore } from '../ports/task-store.ts'
import type { Declined, Stored, Write } from '../ports/write.ts'
import { parseTaskRef } from '../task-ref.ts'
import { asAgent } from './agent.ts'
import { nextForFree, nextForStarted } from './next-calls.ts'
import {
  acknowledgedAttachments,
  attachedTo,
  edited,
  epochOf,
  isRefused,
  moved,
  newRoomTask,
  notHolding,
  parentsOf,
  promotion,
  toRoomTaskView,
  written,
} from './room-decisions.ts'
import { asRoomTask, roomOf, roomTask } from './room-task.ts'
import { type GivenSession, readSession } from './session.ts'
import { isSuspect } from './suspect.ts'

/** After so many failures in a row a person is asked [D37]. */
const MOST_FAILURES = 3
/** Among how many a free task is looked for, to be named to someone who is refused. */
const SOME = 50

/** The secret of the claim was shown. Whoever says that the work failed stands around the process that did it. */
const HOLDER: readonly Relation[] = ['holder']
const SUPERVISOR: readonly Relation[] = ['supervisor']

interface Held {
  readonly task: string
  readonly session: string
  readonly epoch?: number | undefined
}

export async function startInRoom(
  context: Context<RoomStore & TaskStore & SessionStore>,
  input: InputOf<Operations['startWork']>,
): Promise<Outcome<ResultOf<Operations['startWork']>>> {
  const answer = (task: RoomTask, roles: readonly string[]) => ({
    task: toRoomTaskView(task),
    next: nextForStarted(task, input.session, roles),
  })
  // An answer that is kept has to be known when the task is stored.
  const known = context.receipt && (await rolesAround(context, await context.store.findTask(parseTaskRef(input.task))))
  const outcome = await asHolderAlone(
    context,
    input,
    (agent, task) => moved(agent, task, 'in_progress', 'startTask', HOLDER),
    (task) => answer(task, known ?? []),
  )
  if (outcome.refused) return outcome
  return succeed(answer(outcome.value, known ?? (await rolesAround(context, outcome.value))))
}

/** None if it is not in a room. */
async function rolesAround(
  { store }: Context<RoomStore & TaskStore & SessionStore>,
  task: Task | undefined,
): Promise<readonly string[]> {
  const room = task !== undefined && isTaskOf(table, task) ? await store.findRoom(roomOf(task)) : undefined
  return room?.settings.roles ?? []
}

export async function reportInRoom(
  context: Context<RoomStore & TaskStore & SessionStore>,
  input: InputOf<Operations['reportProgress']>,
): Promise<Outcome<ResultOf<Operations['reportProgress']>>> {
  const { progress } = input
  const answer = (task: RoomTask) => ({ task: toRoomTaskView(task) })
  const decideOn = (agent: Context<RoomStore & TaskStore & SessionStore>, task: RoomTask): Decided => {
    const step = progress === undefined ? undefined : edited(agent, task, HOLDER, { progress })
    return step ?? { refused: false, unchanged: task }
  }
  const outcome = await asHolderAlone(context, input, decideOn, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

export async function completeInRoom(
  context: Context<RoomStore & TaskStore & SessionStore>,
  input: InputOf<Operations['completeWork']>,
): Promise<Outcome<ResultOf<Operations['completeWork']>>> {
  const answer = (task: RoomTask) => ({ task: toRoomTaskView(task), next: nextForFree(task, input.session) })
  const outcome = await completeAlone(context, input, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

/** Done for this role; the next one gets a task of its own, and the attached items go along. */
export async function handOff(
  context: Context<RoomStore & TaskStore & SessionStore>,
  input: InputOf<Operations['handOff']>,
): Promise<Outcome<ResultOf<Operations['handOff']>>> {
  const decideOn: Decide<RoomWrites & { readonly handedOn: string }> = (agent, view, task) => {
    const { roles } = view.room.settings
    if (!roles.includes(input.to)) return refuse('ROLE_NOT_IN_ROOM', { room: view.room.id, role: input.to, roles })
    const done = completed(agent, view, task, input.result)
    if (isRefused(done)) return done
    const attached = attachedTo(task)
    const { sourceMessageId, queuePosition } = task.fields
    const fields: RoomTask['fields'] = {
      chatroomId: view.room.id,
      content: input.message,
      origin: 'chat',
      role: input.to,
      ...(sourceMessageId !== undefined && { sourceMessageId }),
      queuePosition: queuePosition ?? 0,
      ...(attached.length > 0 && { attachedTaskIds: attached }),
    }
    const next = newRoomTask(agent, fields, 'pending')
    const tied = attached.flatMap((id) => tiedTo(agent, laterOf(done, view, id), next.id))
    return { refused: false, writes: [...[...done, ...tied].map((update) => ({ update })), next], handedOn: next.id }
  }
  const answer = ({ tasks, decision }: Stored<{ readonly handedOn: string }>) => {
    const task = asRoomTask(tasks[0])
    const next = asRoomTask(tasks.find(({ id }) => id === decision.handedOn))
    return { task: toRoomTaskView(task), handedOn: toRoomTaskView(next), next: nextForFree(task, input.session) }
  }
  const outcome = await asHolder(context, input, decideOn, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

/** Given back with the reason; at the third failure in a row set aside for a person [D37]. */
export async function releaseInRoom(
  context: Context<RoomStore & TaskStore & SessionStore>,
  input: InputOf<Operations['releaseWork']>,
): Promise<Outcome<ResultOf<Operations['releaseWork']>>> {
  const decideOn: Decide<RoomWrites & { readonly setAside: boolean }> = (agent, view, task) => {
    const failures = (task.fields.failures ?? 0) + (input.failed ? 1 : 0)
    const reason = input.failed ? { failures, lastFailure: input.reason.trim() === '' ? '—' : input.reason } : {}
    const as = input.failed ? SUPERVISOR : HOLDER
    const setAside = input.failed && failures >= MOST_FAILURES && task.status === 'in_progress'
    const step = setAside
      ? moved(agent, task, 'pending_user_review', 'setAside', as, reason)
      : moved(agent, task, 'pending', 'resetStuckTask', as, reason)
    if (step.refused) return step
    const writes = written([{ task: step.task, event: step.event }], setAside ? promotion(agent, view, 1) : undefined)
    return { ...writes, setAside }
  }
  const answer = ({ tasks: [task], decision: { setAside } }: Stored<{ readonly setAside: boolean }>) => ({
    task: toRoomTaskView(asRoomTask(task)),
    setAside,
  })
  const outcome = await asHolder(context, input, decideOn, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

const resultOf = (result: string | undefined) => (result?.trim() ? { result } : {})

function completed(
  context: Context<RoomStore & TaskStore & SessionStore>,
  view: RoomView,
  task: RoomTask,
  result: string | undefined,
) {
  const step = moved(context, task, 'completed', 'completeTask', HOLDER, resultOf(result))
  if (step.refused) return step
  const attached = attachedTo(task).flatMap((id) => view.tasks.get(id) ?? [])
  return [{ task: step.task, event: step.event }, ...acknowledgedAttachments(context, attached)] as readonly Write[]
}

/** The attached item as the writes before this one leave it. */
function laterOf(writes: readonly Write[], view: RoomView, id: string): RoomTask | undefined {
  const write = writes.findLast(({ task }) => task.id === id)
  return write === undefined ? view.tasks.get(id) : asRoomTask(write.task)
}

function tiedTo(
  context: Context<RoomStore & TaskStore & SessionStore>,
  item: RoomTask | undefined,
  parent: string,
): readonly Write[] {
  if (item === undefined) return []
  const step = edited(context, item, EFFECT, { parentTaskIds: [...parentsOf(item), parent] })
  return step === undefined || step.refused ? [] : [{ task: step.task, event: step.event }]
}

/** Where nothing waits and nothing is attached, a task leaves the room without a look at the rest of it. */
async function completeAlone(
  context: Context<RoomStore & TaskStore & SessionStore>,
  input: InputOf<Operations['completeWork']>,
  answer: (task: RoomTask) => unknown,
): Promise<Outcome<RoomTask>> {
  const session = await readSession(context, input.session)
  const decideOn = (task: Task): Decided | 'whole room' => {
    if (!isTaskOf(table, task)) return refuse('NOT_A_ROOM_TASK', { task: input.task, lifecycle: task.lifecycle })
    const agent = heldBy(context, task, session, input.epoch)
    if (agent.refused) return agent
    if (attachedTo(task).length > 0) return 'whole room'
    return moved(agent.value, task, 'completed', 'completeTask', HOLDER, resultOf(input.result))
  }
  const ref = parseTaskRef(input.task)
  const outcome = await context.store.changeUnlessWaiting(
    ref,
    decideOn,
    receiptFor(context, (task: Task) => answer(asRoomTask(task))),
  )
  if (outcome !== 'whole room') return settled(context, input, outcome)
  const decideWhole: Decide<RoomWrites> = (agent, view, task) => {
    const done = completed(agent, view, task, input.result)
    return isRefused(done) ? done : written(done, promotion(agent, view, 1))
  }
  const whole = await asHolder(context, input, decideWhole, ({ tasks: [task] }) => answer(asRoomTask(task)))
  return whole.refused ? whole : succeed(asRoomTask(whole.value.tasks[0]))
}

/** For changes on which nothing else in the room depends. */
async function asHolderAlone(
  context: Context<RoomStore & TaskStore & SessionStore>,
  held: Held,
  decide: (agent: Context<RoomStore & TaskStore & SessionStore>, task: RoomTask) => Decided,
  answer: (task: RoomTask) => unknown,
): Promise<Outcome<RoomTask>> {
  const session = await readSession(context, held.session)
  const decideOn = (task: Task): Decided => {
    if (!isTaskOf(table, task)) return refuse('NOT_A_ROOM_TASK', { task: held.task, lifecycle: task.lifecycle })
    const agent = heldBy(context, task, session, held.epoch)
    return agent.refused ? agent : decide(agent.value, task)
  }
  const receipt = receiptFor(context, (task: Task) => answer(asRoomTask(task)))
  const outcome = await context.store.changeTask(parseTaskRef(held.task), decideOn, receipt)
  return settled(context, held, outcome)
}

async function settled(
  context: Context<RoomStore & TaskStore & SessionStore>,
  held: Held,
  outcome: Decided | undefined,
): Promise<Outcome<RoomTask>> {
  if (outcome === undefined) return refuse('TASK_NOT_FOUND', { task: held.task })
  if (outcome.refused) return { refused: true, refusal: await withFacts(context, held.task, outcome.refusal) }
  if (outcome.unchanged === undefined) return succeed(asRoomTask(outcome.task))
  // What was written is a sign of life by itself; this is one that leaves nothing else behind.
  const task = asRoomTask(outcome.unchanged)
  await renew(context, task, splitSession(held.session).name)
  return succeed(task)
}

/** The agent, if it holds the task. */
function heldBy(
  context: Context<RoomStore & TaskStore & SessionStore>,
  task: RoomTask,
  session: GivenSession,
  epoch: number | undefined,
): Outcome<Context<RoomStore & TaskStore & SessionStore>> {
  const agent = asAgent(context, task.fields.assignedTo ?? task.fields.role, session.name)
  if (agent.refused) return agent
  return notHolding(task, session, epoch) ?? agent
}

type Decide<Decision> = (
  agent: Context<RoomStore & TaskStore & SessionStore>,
  view: RoomView,
  task: RoomTask,
) => Decision | Declined

/** The first task written is the one that is held. */
async function asHolder<Decision extends RoomWrites>(
  context: Context<RoomStore & TaskStore & SessionStore>,
  held: Held,
  decide: Decide<Decision>,
  answer: (stored: Stored<Decision>) => unknown,
): Promise<Outcome<Stored<Decision>>> {
  const found = await roomTask(context, held.task)
  if (found.refused) return found
  const task = found.value
  const session = await readSession(context, held.session)
  const decideOn = (view: RoomView): Decision | Declined => {
    const now = asRoomTask(view.tasks.get(task.id))
    const agent = heldBy(context, now, session, held.epoch)
    return agent.refused ? agent : decide(agent.value, view, now)
  }
  const receipt = receiptFor(context, answer)
  const outcome = await context.store.changeRoom(roomOf(task), [task.id], decideOn, receipt)
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room: roomOf(task) })
  if (outcome.refused) return { refused: true, refusal: await withFacts(context, held.task, outcome.refusal) }
  return succeed(outcome)
}

async function renew(
  context: Context<RoomStore & TaskStore & SessionStore>,
  task: RoomTask,
  session: string,
): Promise<void> {
  await context.store.renewLease({ taskId: task.id, session, epoch: epochOf(task), renewedAt: context.now() })
}

/** Who is refused is told whether the holder is alive, and what else there is to do. */
async function withFacts(
  context: Context<RoomStore & TaskStore & SessionStore>,
  ref: string,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.code !== 'NOT_THE_HOLDER') return refusal
  const { store } = context
  const found = await roomTask(context, ref)
  if (found.refused) return refusal
  const now = found.value
  const room = await store.findRoom(roomOf(now))
  if (room === undefined) return refusal
  const isHeld = now.fields.claimedBy !== undefined
  const suspect = isHeld && isSuspect(now, await store.leasesOf([now.id]), room.settings, context.now())
  const pending = await store.roomTasks({ room: room.id, statuses: ['pending'], limit: SOME })
  const role = now.fields.assignedTo ?? now.fields.role
  const free = pending.find(({ id, fields }) => fields.role === role && id !== now.id)?.number ?? null
  const state = isHeld ? (suspect ? 'suspect' : 'alive') : null
  return { ...refusal, variables: { ...refusal.variables, state, free } } as Refusal
}
