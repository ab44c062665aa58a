// The backlog of a room: what people plan, attach, send out, take back and accept.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { EDIT_TRIGGER, EFFECT, present, type RoomTask } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import { blockedByThese, tasksNamed } from '../dependencies/named-tasks.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RoomDecided, RoomStore, RoomView } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import type { Stored } from '../ports/write.ts'
import { changed } from './change-room-task.ts'
import {
  attachedTo,
  edited,
  inTurn,
  isRefused,
  moved,
  newRoomTask,
  parentsOf,
  toRoomTaskView,
  written,
} from './room-decisions.ts'
import { asRoomTask, roomOf, roomTask } from './room-task.ts'

const MANY = 10_000
const LEVEL = { low: 1, medium: 2, high: 3 } satisfies Record<NonNullable<RoomTask['fields']['value']>, number>

export async function addBacklogTask(
  context: Context<RoomStore & TaskStore>,
  { room, content, blockedBy, ...scores }: InputOf<Operations['addBacklogTask']>,
): Promise<Outcome<{ task: ReturnType<typeof toRoomTaskView> }>> {
  const blockers = await tasksNamed(context, blockedBy ?? [])
  if (blockers.refused) return blockers
  const decideOn = (view: RoomView): RoomDecided => {
    const fields: RoomTask['fields'] = {
      chatroomId: room,
      content,
      origin: 'backlog',
      role: view.room.settings.entryRole,
      ...given(scores),
      ...blockedByThese(blockers.value),
    }
    return { refused: false, writes: [newRoomTask(context, fields, 'backlog')] }
  }
  const answer = ({ tasks: [task] }: Stored<unknown>) => ({ task: toRoomTaskView(asRoomTask(task)) })
  const outcome = await context.store.changeRoom(room, [], decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  return outcome.refused ? outcome : succeed(answer(outcome))
}

/** By priority, then value, then how little it costs, then age. */
export async function listBacklog(
  context: Context<RoomStore & TaskStore>,
  { room, label, limit }: InputOf<Operations['listBacklog']>,
): Promise<Outcome<ResultOf<Operations['listBacklog']>>> {
  if ((await context.store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  const all = await context.store.roomTasks({ room, statuses: ['backlog'], limit: MANY })
  const tasks = all.filter(({ fields }) => label === undefined || fields.labels?.includes(label))
  const score = ({ fields }: RoomTask) => [
    -(fields.priority ?? Number.NEGATIVE_INFINITY),
    -(fields.value === undefined ? 0 : LEVEL[fields.value]),
    fields.complexity === undefined ? 4 : LEVEL[fields.complexity],
  ]
  const sorted = tasks.toSorted((a, b) => {
    const [x, y] = [score(a), score(b)]
    const at = x.findIndex((value, index) => value !== y[index])
    return at === -1 ? a.number - b.number : present(x[at]) < present(y[at]) ? -1 : 1
  })
  return succeed({ tasks: sorted.slice(0, limit).map(toRoomTaskView) })
}

export async function showRoomTask(
  context: Context<RoomStore & TaskStore>,
  { task: ref }: InputOf<Operations['showRoomTask']>,
): Promise<Outcome<ResultOf<Operations['showRoomTask']>>> {
  const found = await roomTask(context, ref)
  if (found.refused) return found
  const views = async (ids: readonly string[]) => {
    const tasks = await Promise.all(ids.map((id) => context.store.findTask({ id })))
    return tasks.flatMap((task) => (task === undefined ? [] : [toRoomTaskView(task)]))
  }
  const task = found.value
  return succeed({
    task: toRoomTaskView(task),
    attached: await views(attachedTo(task)),
    parents: await views(parentsOf(task)),
  })
}

export async function scoreBacklogTask(
  context: Context<RoomStore & TaskStore>,
  { task, ...scores }: InputOf<Operations['scoreBacklogTask']>,
): Promise<Outcome<{ task: ReturnType<typeof toRoomTaskView> }>> {
  return changed(context, task, (_, now) => {
    const as = relationsTo(context, now)
    // Out of the backlog a priority says what is claimed next: that is for whoever looks after the room.
    if (!['backlog', 'backlog_acknowledged'].includes(now.status) && !as.includes('caretaker'))
      return refuse('NOT_ALLOWED', {
        taskId: now.id,
        currentStatus: now.status,
        trigger: EDIT_TRIGGER,
        could: ['caretaker'],
      })
    const step = edited(context, now, as, given(scores))
    if (step === undefined) return written([])
    return step.refused ? step : written([{ task: step.task, event: step.event }])
  })
}

/** Whoever looks after the room changes what waits, and what is in work; what is over stays as it is. */
export async function editRoomTask(
  context: Context<RoomStore & TaskStore>,
  { task, ...fields }: InputOf<Operations['editRoomTask']>,
): Promise<Outcome<{ task: ReturnType<typeof toRoomTaskView> }>> {
  return changed(context, task, (_, now) => {
    if (Object.keys(given(fields)).length === 0) return refuse('NOTHING_TO_EDIT', { taskId: now.id })
    const step = edited(context, now, relationsTo(context, now), given(fields))
    if (step === undefined) return written([])
    return step.refused ? step : written([{ task: step.task, event: step.event }])
  })
}

/** A person need not wait for the end of the pause after a failure [D37]. */
export async function retryTask(
  context: Context<RoomStore & TaskStore>,
  { task }: InputOf<Operations['retryTask']>,
): Promise<Outcome<{ task: ReturnType<typeof toRoomTaskView> }>> {
  return changed(context, task, (_, now) => {
    const step = edited(context, now, relationsTo(context, now), { pausedUntil: null })
    if (step === undefined) return written([])
    return step.refused ? step : written([{ task: step.task, event: step.event }])
  })
}

/** Both ways at once [001 attachToMessage]: the parent knows its items, the item its parents. */
export async function attachToMessage(
  context: Context<RoomStore & TaskStore>,
  { task: ref, to }: InputOf<Operations['attachToMessage']>,
): Promise<Outcome<ResultOf<Operations['attachToMessage']>>> {
  const [item, parent] = [await roomTask(context, ref), await roomTask(context, to)]
  if (item.refused) return item
  if (parent.refused) return parent
  const cannot = (reason: 'itself' | 'other_room' | 'parent_is_backlog' | 'parent_is_over' | 'already') =>
    refuse('ATTACH_NOT_POSSIBLE', { task: ref, reason })
  if (item.value.id === parent.value.id) return cannot('itself')
  if (roomOf(item.value) !== roomOf(parent.value)) return cannot('other_room')
  const decideOn = (view: RoomView): RoomDecided => {
    const [child, over] = [asRoomTask(view.tasks.get(item.value.id)), asRoomTask(view.tasks.get(parent.value.id))]
    const as = relationsTo(context, child)
    if (attachedTo(over).includes(child.id)) return cannot('already')
    if (over.fields.origin === 'backlog' && ['backlog', 'backlog_acknowledged'].includes(over.status))
      return cannot('parent_is_backlog')
    if (['completed', 'closed'].includes(over.status)) return cannot('parent_is_over')
    const knows = edited(context, over, as, { attachedTaskIds: [...attachedTo(over), child.id] })
    if (knows === undefined || knows.refused) return knows ?? written([])
    const isPast = over.status !== 'pending' && over.status !== 'queued'
    const moves = inTurn(child, [
      (now) => moved(context, now, 'backlog_acknowledged', 'attachToMessage', as, { parentTaskIds: [over.id] }),
      // The parent is past the point already: it moves at once [D25].
      ...(isPast
        ? [(now: RoomTask) => moved(context, now, 'pending_user_review', 'parentTaskAcknowledged', EFFECT)]
        : []),
    ])
    return isRefused(moves) ? moves : written([...moves, { task: knows.task, event: knows.event }])
  }
  const answer = ({ tasks }: Stored<unknown>) => {
    const last = (id: string) => toRoomTaskView(asRoomTask(tasks.findLast((task) => task.id === id)))
    return { task: last(item.value.id), parent: last(parent.value.id) }
  }
  const room = roomOf(parent.value)
  const both = [item.value.id, parent.value.id]
  const outcome = await context.store.changeRoom(room, both, decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  return outcome.refused ? outcome : succeed(answer(outcome))
}

function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
