// An agent that cannot go on asks [D49]: a person, or another role, which gets a task of its own. Its task is set aside
// until the answer comes, and it is free for other work.

import { type OperationCall, type Outcome, type RoomTaskView, refuse, succeed } from '@pawl/contract'
import { isTaskOf, type RoomTask, room as table } from '@pawl/kernel'
import type { RoomView, RoomWrites } from '../ports/room-store.ts'
import type { Declined, Stored } from '../ports/write.ts'
import { parseTaskRef } from '../task-ref.ts'
import { asHolder, type Held, HOLDER, type Working } from './as-holder.ts'
import { LONGEST_LINE, PEOPLE } from './asking.ts'
import { nextForFree } from './next-calls.ts'
import { moved, newRoomTask, promotion, toRoomTaskView, written } from './room-decisions.ts'
import { asRoomTask } from './room-task.ts'

interface Question extends Held {
  readonly question: string
  /** A role, or `user`. */
  readonly of: string
}

interface Asked extends RoomWrites {
  /** The id of the task of the role that is asked. */
  readonly asked: string | undefined
}

export async function askInRoom(
  context: Working,
  { question, of, ...held }: Question,
): Promise<Outcome<{ task: RoomTaskView; asked?: RoomTaskView; next: OperationCall[] }>> {
  const line = of === PEOPLE ? 0 : await lineBefore(context, held.task)
  const decideOn = (agent: Working, view: RoomView, task: RoomTask): Asked | Declined => {
    if (of === PEOPLE) {
      const step = moved(agent, task, 'pending_user_review', 'setAside', HOLDER, { question, askedOf: of })
      if (step.refused) return step
      return { ...written([{ task: step.task, event: step.event }], promotion(agent, view, 1)), asked: undefined }
    }
    const { roles } = view.room.settings
    if (!roles.includes(of)) return refuse('ROLE_NOT_IN_ROOM', { room: view.room.id, role: of, roles })
    const cannot = (reason: 'own_role' | 'too_many_in_turn') =>
      refuse('ROLE_NOT_ASKED', { task: held.task, role: of, reason })
    if (of === (task.fields.assignedTo ?? task.fields.role)) return cannot('own_role')
    if (line >= LONGEST_LINE) return cannot('too_many_in_turn')
    const { sourceMessageId, queuePosition } = task.fields
    const fields: RoomTask['fields'] = {
      chatroomId: view.room.id,
      content: question,
      origin: 'chat',
      role: of,
      ...(sourceMessageId !== undefined && { sourceMessageId }),
      queuePosition: queuePosition ?? 0,
      answersTask: task.id,
    }
    // It takes the place of the one that asks.
    const asked = newRoomTask(agent, fields, 'pending')
    const given = { question, askedOf: of, askedIn: asked.id }
    const step = moved(agent, task, 'pending_user_review', 'setAside', HOLDER, given)
    if (step.refused) return step
    return { refused: false, writes: [{ update: { task: step.task, event: step.event } }, asked], asked: asked.id }
  }
  const answer = ({ tasks, decision }: Stored<Asked>) => {
    const task = asRoomTask(tasks[0])
    const asked = tasks.find(({ id }) => id === decision.asked)
    return {
      task: toRoomTaskView(task),
      ...(asked !== undefined && { asked: toRoomTaskView(asked) }),
      next: nextForFree(context, task, held.session),
    }
  }
  const outcome = await asHolder(context, held, decideOn, answer)
  return outcome.refused ? outcome : succeed(answer(outcome.value))
}

/** How many questions wait for this task already. What a task answers never changes, so that it can be read beforehand. */
async function lineBefore({ store }: Working, ref: string): Promise<number> {
  let length = 0
  let task = await store.findTask(parseTaskRef(ref))
  while (
    task !== undefined &&
    isTaskOf(table, task) &&
    task.fields.answersTask !== undefined &&
    length < LONGEST_LINE
  ) {
    length++
    task = await store.findTask({ id: task.fields.answersTask })
  }
  return length
}
