// Word for whoever works on a task: it stays with the task, and comes back with the answer to every report of progress. Nobody
// is interrupted; to stop someone, take the task back or cancel it, and their next word is refused.

import { type InputOf, MOST_TOLD, type Operations, type Outcome, type RoomTaskView, refuse } from '@pawl/contract'
import { room } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import type { RoomStore } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { changed } from './change-room-task.ts'
import { edited, written } from './room-decisions.ts'

/** The oldest go when there are too many: the events keep them. */
export function tellInRoom(
  context: Context<RoomStore & TaskStore>,
  { task, text }: InputOf<Operations['tellAgent']>,
): Promise<Outcome<{ task: RoomTaskView }>> {
  return changed(context, task, (_, now) => {
    if ('end' in room.statuses[now.status]) return refuse('NOBODY_TO_TELL', { task: now.number, status: now.status })
    const messages = [...(now.fields.messages ?? []), text].slice(-MOST_TOLD)
    const step = edited(context, now, relationsTo(context, now), { messages })
    if (step === undefined) return written([])
    return step.refused ? step : written([{ task: step.task, event: step.event }])
  })
}
