// A person stops whoever works on a task. It goes to people with the reason, and is offered to nobody until one of them sends it
// back. The next word of whoever held it is refused, by which a worker knows that it has to end its command.

import type { InputOf, Operations, Outcome, RoomTaskView } from '@pawl/contract'
import { EFFECT } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import type { RoomStore } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { changed } from './change-room-task.ts'
import { acknowledgedAttachments, attachedTo, moved, promotion, written } from './room-decisions.ts'

export function stopInRoom(
  context: Context<RoomStore & TaskStore>,
  { task, because }: InputOf<Operations['stopAgent']>,
): Promise<Outcome<{ task: RoomTaskView }>> {
  return changed(context, task, (view, now) => {
    const as = relationsTo(context, now)
    // People are only asked about what was begun.
    const begun = now.status === 'acknowledged' ? moved(context, now, 'in_progress', 'startTask', EFFECT) : undefined
    if (begun?.refused) return begun
    const step = moved(context, begun?.task ?? now, 'pending_user_review', 'setAside', as, { stoppedBecause: because })
    if (step.refused) return step
    const attached = attachedTo(now).flatMap((id) => view.tasks.get(id) ?? [])
    const writes = [
      ...(begun === undefined ? [] : [{ task: begun.task, event: begun.event }]),
      { task: step.task, event: step.event },
      ...acknowledgedAttachments(context, attached),
    ]
    return written(writes, promotion(context, view, 1))
  })
}
