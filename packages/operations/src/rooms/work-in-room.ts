// What the holder of a task in a room does with it: start, report, complete, give back (`as-holder.ts` says who that is).

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { type FieldChangesOf, isTaskOf, type Relation, type RoomTask, type Task, room as table } from '@pawl/kernel'
import { reportedFields } from '../attempts/reported-fields.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RoomView, RoomWrites } from '../ports/room-store.ts'
import type { Decided } from '../ports/task-store.ts'
import type { Stored, Write } from '../ports/write.ts'
import { parseTaskRef } from '../task-ref.ts'
import { asHolder, asHolderAlone, type Decide, HOLDER, heldBy, settled, type Working } from './as-holder.ts'
import { returning, toldAsker } from './asking.ts'
import { endedUnfinished } from './fail-attempt.ts'
import { nextForFree, nextForStarted } from './next-calls.ts'
import {
  acknowledgedAttachments,
  attachedTo,
  edited,
  freedBy,
  isRefused,
  moved,
  promotion,
  toRoomTaskView,
  written,
} from './room-decisions.ts'
import { asRoomTask, roomOf } from './room-task.ts'
import { readSession } from './session.ts'

/** What whoever says that the work failed is to the task: they stand around the process that did it. */
const SUPERVISOR: readonly Relation[] = ['supervisor']

export async function startInRoom(
  context: Working,
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
async function rolesAround({ store }: Working, task: Task | undefined): Promise<readonly string[]> {
  const room = task !== undefined && isTaskOf(table, task) ? await store.findRoom(roomOf(task)) : undefined
  return room?.settings.roles ?? []
}

export async function reportInRoom(
  context: Working,
  input: InputOf<Operations['reportProgress']>,
): Promise<Outcome<ResultOf<Operations['reportProgress']>>> {
  const answer = (task: RoomTask) => ({ task: toRoomTaskView(task) })
  const decideOn = (agent: Working, task: RoomTask): Decided => {
    const fields = reportedFields(task.fields, input, agent.now())
    const step = fields && edited(agent, task, HOLDER, fields)
    return step ?? { refused: false, unchanged: task }
  }
  const outcome = await asHolderAlone(context, input, decideOn, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

export async function completeInRoom(
  context: Working,
  input: InputOf<Operations['completeWork']>,
): Promise<Outcome<ResultOf<Operations['completeWork']>>> {
  const answer = (task: RoomTask) => ({ task: toRoomTaskView(task), next: nextForFree(context, task, input.session) })
  const outcome = await completeAlone(context, input, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

/** Given back with the reason. What failed rests before it is tried again; after too many failures in a row a person is asked [D37]. */
export async function releaseInRoom(
  context: Working,
  input: InputOf<Operations['releaseWork']>,
  who: 'holder' | 'unwilling holder' | 'supervisor' = input.failed ? 'supervisor' : 'holder',
): Promise<Outcome<ResultOf<Operations['releaseWork']>>> {
  const decideOn: Decide<RoomWrites & { readonly setAside: boolean }> = (agent, view, task) => {
    const unwanted = who === 'unwilling holder'
    return endedUnfinished(agent, view, task, who === 'supervisor' ? SUPERVISOR : HOLDER, { ...input, unwanted })
  }
  const answer = ({ tasks, decision: { setAside } }: Stored<{ readonly setAside: boolean }>) => {
    // It may have been begun before it was set aside.
    const task = asRoomTask(tasks.findLast(({ id }) => id === tasks[0]?.id))
    return { task: toRoomTaskView(task), setAside, next: nextForFree(context, task, input.session) }
  }
  const outcome = await asHolder(context, input, decideOn, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

export function resultOf({ result, exitCode }: { result?: string | undefined; exitCode?: number | undefined }) {
  return { ...(result?.trim() && { result }), ...(exitCode !== undefined && { exitCode }) }
}

/** What was sent back is reviewed again; everything else is completed [D49]. */
function ended(context: Working, task: RoomTask, fields: FieldChangesOf<typeof table>) {
  if (task.fields.reviewAgain !== true) return moved(context, task, 'completed', 'completeTask', HOLDER, fields)
  const all = { ...fields, failures: null, lastFailure: null }
  return moved(context, task, 'pending_user_review', 'setAside', HOLDER, all)
}

function completed(context: Working, view: RoomView, task: RoomTask, fields: FieldChangesOf<typeof table>) {
  const step = ended(context, task, fields)
  return step.refused ? step : ([...withAttached(context, view, step), ...toldAsker(context, view, step.task)] as const)
}

export function withAttached(
  context: Working,
  view: RoomView,
  { task, event }: Write & { readonly task: RoomTask },
): readonly Write[] {
  const attached = attachedTo(task).flatMap((id) => view.tasks.get(id) ?? [])
  return [{ task, event }, ...acknowledgedAttachments(context, attached)]
}

/** Where nothing waits and nothing is attached, a task leaves the room without a look at the rest of it. */
async function completeAlone(
  context: Working,
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
