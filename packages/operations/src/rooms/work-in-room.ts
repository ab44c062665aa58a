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
import {
  EFFECT,
  type FieldChangesOf,
  isTaskOf,
  type Relation,
  type RoomTask,
  type Task,
  room as table,
} from '@pawl/kernel'
import { reportedFields } from '../attempts/reported-fields.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RoomStore, RoomView, RoomWrites } from '../ports/room-store.ts'
import type { SessionStore } from '../ports/session-store.ts'
import type { Decided, TaskStore } from '../ports/task-store.ts'
import type { Declined, Stored, Write } from '../ports/write.ts'
import { parseTaskRef } from '../task-ref.ts'
import { asAgent } from './agent.ts'
import { askedOn, PEOPLE, returning, toldAsker } from './asking.ts'
import { endedUnfinished } from './fail-attempt.ts'
import { nextForFree, nextForStarted } from './next-calls.ts'
import {
  acknowledgedAttachments,
  attachedTo,
  edited,
  epochOf,
  freedBy,
  isRefused,
  moved,
  newRoomTask,
  notHolding,
  parentsOf,
  promotion,
  takesPlace,
  toRoomTaskView,
  written,
} from './room-decisions.ts'
import { asRoomTask, roomOf, roomTask } from './room-task.ts'
import { type GivenSession, readSession } from './session.ts'
import { isSuspect } from './suspect.ts'

/** Among how many a free task is looked for, to be named to someone who is refused. */
const SOME = 50

/** The secret of the claim was shown. Whoever says that the work failed stands around the process that did it. */
export const HOLDER: readonly Relation[] = ['holder']
const SUPERVISOR: readonly Relation[] = ['supervisor']

export interface Held {
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
    next: nextForStarted(context, task, input.session, roles),
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
  const answer = (task: RoomTask) => ({ task: toRoomTaskView(task) })
  const decideOn = (agent: Context<RoomStore & TaskStore & SessionStore>, task: RoomTask): Decided => {
    const fields = reportedFields(task.fields, input, agent.now())
    const step = fields && edited(agent, task, HOLDER, fields)
    return step ?? { refused: false, unchanged: task }
  }
  const outcome = await asHolderAlone(context, input, decideOn, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

export async function completeInRoom(
  context: Context<RoomStore & TaskStore & SessionStore>,
  input: InputOf<Operations['completeWork']>,
): Promise<Outcome<ResultOf<Operations['completeWork']>>> {
  const answer = (task: RoomTask) => ({ task: toRoomTaskView(task), next: nextForFree(context, task, input.session) })
  const outcome = await completeAlone(context, input, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

/** Done for this role; the next one gets a task of its own, and the attached items go along. */
export async function handOff(
  context: Context<RoomStore & TaskStore & SessionStore>,
  input: InputOf<Operations['handOff']>,
): Promise<Outcome<ResultOf<Operations['handOff']>>> {
  const decideOn: Decide<RoomWrites & { readonly handedOn: string | undefined }> = (agent, view, task) => {
    const { roles } = view.room.settings
    if (input.to === PEOPLE && !roles.includes(PEOPLE)) return handedToPeople(agent, view, task, input)
    if (!roles.includes(input.to)) return refuse('ROLE_NOT_IN_ROOM', { room: view.room.id, role: input.to, roles })
    const done = handedOn(agent, view, task, { ...resultOf(input), handedTo: input.to })
    if (isRefused(done)) return done
    const attached = attachedTo(task)
    const { sourceMessageId, queuePosition, answersTask, reviewAgain } = task.fields
    const fields: RoomTask['fields'] = {
      chatroomId: view.room.id,
      content: input.message,
      origin: 'chat',
      role: input.to,
      ...(sourceMessageId !== undefined && { sourceMessageId }),
      queuePosition: queuePosition ?? 0,
      ...(attached.length > 0 && { attachedTaskIds: attached }),
      ...(answersTask !== undefined && { answersTask }),
      ...(reviewAgain === true && { reviewAgain }),
    }
    const next = newRoomTask(agent, fields, 'pending')
    const tied = attached.flatMap((id) => tiedTo(agent, laterOf(done, view, id), next.id))
    const told = askedOn(agent, view, task, { id: next.id, role: input.to })
    const updates = [...done, ...tied, ...told].map((update) => ({ update }))
    return { refused: false, writes: [...updates, next], handedOn: next.id }
  }
  const answer = ({ tasks, decision }: Stored<{ readonly handedOn: string | undefined }>) => {
    const next = tasks.find(({ id }) => id === decision.handedOn)
    const task = asRoomTask(tasks.findLast(({ id }) => id === tasks[0]?.id))
    return {
      task: toRoomTaskView(task),
      ...(next !== undefined && { handedOn: toRoomTaskView(asRoomTask(next)) }),
      next: nextForFree(context, task, input.session),
    }
  }
  const outcome = await asHolder(context, input, decideOn, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

/** A person looks at it, with what came of it and what the agent says of it [D49]. */
function handedToPeople(
  agent: Context<RoomStore & TaskStore & SessionStore>,
  view: RoomView,
  task: RoomTask,
  input: Pick<InputOf<Operations['handOff']>, 'message' | 'result'>,
): (RoomWrites & { readonly handedOn: undefined }) | Declined {
  const fields = { ...resultOf(input), setAsideBecause: input.message, failures: null, lastFailure: null }
  const step = moved(agent, task, 'pending_user_review', 'setAside', HOLDER, fields)
  if (step.refused) return step
  const writes = [...withAttached(agent, view, step), ...toldAsker(agent, view, step.task)]
  return { ...written(writes, promotion(agent, view, 1)), handedOn: undefined }
}

/** Given back with the reason. What failed rests before it is tried again; after too many failures in a row a person is asked [D37]. */
export async function releaseInRoom(
  context: Context<RoomStore & TaskStore & SessionStore>,
  input: InputOf<Operations['releaseWork']>,
  who: 'holder' | 'supervisor' = input.failed ? 'supervisor' : 'holder',
): Promise<Outcome<ResultOf<Operations['releaseWork']>>> {
  const decideOn: Decide<RoomWrites & { readonly setAside: boolean }> = (agent, view, task) => {
    return endedUnfinished(agent, view, task, who === 'supervisor' ? SUPERVISOR : HOLDER, input)
  }
  const answer = ({ tasks: [task], decision: { setAside } }: Stored<{ readonly setAside: boolean }>) => ({
    task: toRoomTaskView(asRoomTask(task)),
    setAside,
    next: nextForFree(context, asRoomTask(task), input.session),
  })
  const outcome = await asHolder(context, input, decideOn, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

function resultOf({ result, exitCode }: { result?: string | undefined; exitCode?: number | undefined }) {
  return { ...(result?.trim() && { result }), ...(exitCode !== undefined && { exitCode }) }
}

/** What was sent back is reviewed again; everything else is completed [D49]. */
function ended(
  context: Context<RoomStore & TaskStore & SessionStore>,
  task: RoomTask,
  fields: FieldChangesOf<typeof table>,
) {
  if (task.fields.reviewAgain !== true) return moved(context, task, 'completed', 'completeTask', HOLDER, fields)
  const all = { ...fields, failures: null, lastFailure: null }
  return moved(context, task, 'pending_user_review', 'setAside', HOLDER, all)
}

function completed(
  context: Context<RoomStore & TaskStore & SessionStore>,
  view: RoomView,
  task: RoomTask,
  fields: FieldChangesOf<typeof table>,
) {
  const step = ended(context, task, fields)
  return step.refused ? step : ([...withAttached(context, view, step), ...toldAsker(context, view, step.task)] as const)
}

/** That it is to be reviewed again goes along to the next one, and so this one can be completed. */
function handedOn(
  context: Context<RoomStore & TaskStore & SessionStore>,
  view: RoomView,
  task: RoomTask,
  fields: FieldChangesOf<typeof table>,
) {
  const unmarked = task.fields.reviewAgain !== true ? undefined : edited(context, task, EFFECT, { reviewAgain: null })
  if (unmarked?.refused) return unmarked
  const step = moved(context, unmarked?.task ?? task, 'completed', 'completeTask', HOLDER, fields)
  if (step.refused) return step
  const before: readonly Write[] = unmarked !== undefined ? [{ task: unmarked.task, event: unmarked.event }] : []
  return [...before, ...withAttached(context, view, step)]
}

function withAttached(
  context: Context<RoomStore & TaskStore & SessionStore>,
  view: RoomView,
  { task, event }: Write & { readonly task: RoomTask },
): readonly Write[] {
  const attached = attachedTo(task).flatMap((id) => view.tasks.get(id) ?? [])
  return [{ task, event }, ...acknowledgedAttachments(context, attached)]
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
    if (attachedTo(task).length > 0 || task.fields.answersTask !== undefined) return 'whole room'
    return ended(agent.value, task, resultOf(input))
  }
  const ref = parseTaskRef(input.task)
  const outcome = await context.store.changeUnlessWaiting(
    ref,
    decideOn,
    receiptFor(context, (task: Task) => answer(asRoomTask(task))),
  )
  if (outcome !== 'whole room') return settled(context, input, outcome)
  const decideWhole: Decide<RoomWrites> = (agent, view, task) => {
    const done = completed(agent, view, task, resultOf(input))
    return isRefused(done) ? done : written(done, promotion(agent, view, 1 - freedBy(view, task) - returning(done)))
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
export async function asHolder<Decision extends RoomWrites>(
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
  const isFree = (task: RoomTask) => task.fields.role === role && task.id !== now.id && takesPlace(task)
  const free = pending.find(isFree)?.number ?? null
  const state = isHeld ? (suspect ? 'suspect' : 'alive') : null
  return { ...refusal, variables: { ...refusal.variables, state, free } } as Refusal
}
