// One task of a room is changed: it is read with its room, the change is decided on both, and whoever asked for the task is told.

import { type Outcome, refuse, succeed } from '@pawl/contract'
import type { RoomTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RoomDecided, RoomStore, RoomView } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import type { Stored } from '../ports/write.ts'
import { toldAsker } from './asking.ts'
import { toRoomTaskView } from './room-decisions.ts'
import { asRoomTask, roomOf, roomTask } from './room-task.ts'

export type Decide = (view: RoomView, task: RoomTask) => RoomDecided

export async function changed(
  context: Context<RoomStore & TaskStore>,
  ref: string,
  decide: Decide,
): Promise<Outcome<{ task: ReturnType<typeof toRoomTaskView> }>> {
  return changedAndTold(context, ref, decide, (task) => ({ task: toRoomTaskView(task) }))
}

/** The same, answering in another form. */
export async function changedAndTold<Answer>(
  context: Context<RoomStore & TaskStore>,
  ref: string,
  decide: Decide,
  tell: (task: RoomTask) => Answer,
): Promise<Outcome<Answer>> {
  const found = await roomTask(context, ref)
  if (found.refused) return found
  const { id } = found.value
  const room = roomOf(found.value)
  const decideOn = (view: RoomView) => {
    const before = asRoomTask(view.tasks.get(id))
    const decided = decide(view, before)
    if (decided.refused) return decided
    const after = decided.writes.findLast((write) => 'update' in write && write.update.task.id === id)
    const told = after && 'update' in after ? toldAsker(context, view, asRoomTask(after.update.task)) : []
    return { ...decided, writes: [...decided.writes, ...told.map((update) => ({ update }))], before }
  }
  const answer = ({ tasks, decision }: Stored<{ before: RoomTask }>) =>
    tell(asRoomTask(tasks.findLast((task) => task.id === id) ?? decision.before))
  const outcome = await context.store.changeRoom(room, [id], decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  return outcome.refused ? outcome : succeed(answer(outcome))
}
