// Handing a task on: it is completed for this role, and the next one gets a task of its own, with the attached items. To
// people it is handed by setting it aside for them [D49].

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { EFFECT, type FieldChangesOf, type RoomTask, type room as table } from '@pawl/kernel'
import type { RoomView, RoomWrites } from '../ports/room-store.ts'
import type { Declined, Stored, Write } from '../ports/write.ts'
import { asHolder, type Decide, HOLDER, type Working } from './as-holder.ts'
import { askedOn, PEOPLE, toldAsker } from './asking.ts'
import { nextForFree } from './next-calls.ts'
import {
  attachedTo,
  edited,
  isRefused,
  moved,
  newRoomTask,
  parentsOf,
  promotion,
  toRoomTaskView,
  written,
} from './room-decisions.ts'
import { asRoomTask } from './room-task.ts'
import { resultOf, withAttached } from './work-in-room.ts'

/** Done for this role; the next one gets a task of its own, and the attached items go along. */
export async function handOff(
  context: Working,
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
  agent: Working,
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

/** That it is to be reviewed again goes along to the next one, and so this one can be completed. */
function handedOn(context: Working, view: RoomView, task: RoomTask, fields: FieldChangesOf<typeof table>) {
  const unmarked = task.fields.reviewAgain !== true ? undefined : edited(context, task, EFFECT, { reviewAgain: null })
  if (unmarked?.refused) return unmarked
  const step = moved(context, unmarked?.task ?? task, 'completed', 'completeTask', HOLDER, fields)
  if (step.refused) return step
  const before: readonly Write[] = unmarked !== undefined ? [{ task: unmarked.task, event: unmarked.event }] : []
  return [...before, ...withAttached(context, view, step)]
}

/** The attached item as the writes before this one leave it. */
function laterOf(writes: readonly Write[], view: RoomView, id: string): RoomTask | undefined {
  const write = writes.findLast(({ task }) => task.id === id)
  return write === undefined ? view.tasks.get(id) : asRoomTask(write.task)
}

function tiedTo(context: Working, item: RoomTask | undefined, parent: string): readonly Write[] {
  if (item === undefined) return []
  const step = edited(context, item, EFFECT, { parentTaskIds: [...parentsOf(item), parent] })
  return step === undefined || step.refused ? [] : [{ task: step.task, event: step.event }]
}
