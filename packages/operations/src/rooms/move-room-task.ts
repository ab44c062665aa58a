// What people do with a task of a room that moves it by one rule: send it out, take it back, accept it, close it.

import type { InputOf, Operations } from '@pawl/contract'
import { EFFECT, type RoomTask, type room, type StatusOf, type TriggerOf } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import type { RoomStore, RoomView } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import type { Write } from '../ports/write.ts'
import { sentBack } from './asking.ts'
import { changed, type Decide } from './change-room-task.ts'
import { isBusy } from './post-message.ts'
import {
  acknowledgedAttachments,
  attachedTo,
  edited,
  moved,
  openQuestionOf,
  parentsOf,
  promotion,
  takesPlace,
  written,
} from './room-decisions.ts'

export async function moveToQueue(context: Context<RoomStore & TaskStore>, { task }: { task: string }) {
  return changed(context, task, (view, now) => {
    const to = isBusy(view) ? 'queued' : 'pending'
    const step = moved(context, now, to, 'moveToQueue', relationsTo(context, now), {
      queuePosition: view.lastQueuePosition + 1,
    })
    return step.refused ? step : written([{ task: step.task, event: step.event }])
  })
}

/** It goes its own way from here: it forgets its parents, and they forget it. Whoever asked gets it back. */
export async function sendBackForRework(
  context: Context<RoomStore & TaskStore>,
  { task, because }: InputOf<Operations['sendBackForRework']>,
) {
  return changed(context, task, sendingBack(context, because))
}

export function sendingBack(context: Context<RoomStore & TaskStore>, because: string | undefined): Decide {
  return (view, now) => {
    const asked = openQuestionOf(now) !== undefined
    const fields = {
      ...(because !== undefined && { sentBackBecause: because }),
      ...(!asked && {
        reviewAgain: true,
        role: view.room.settings.entryRole,
        queuePosition: view.lastQueuePosition + 1,
      }),
    }
    const step = sentBack(context, view, now, relationsTo(context, now), fields)
    if (step.refused) return step
    return written([{ task: step.task, event: step.event }, ...parentsWithout(context, view, now)])
  }
}

export const accepting = plain('completed', 'markBacklogComplete')

export const closing = leaving('closed', 'cancelTask')

export const markBacklogComplete = doing(accepting)

export const reopenBacklogTask = doing(plain('pending_user_review', 'reopenBacklogTask'))

export const closeBacklogTask = doing(closing)

export const cancelTask = doing(closing)

export const resetStuckTask = doing(plain('pending', 'resetStuckTask'))

function doing(deciding: (context: Context<RoomStore & TaskStore>) => Decide) {
  return (context: Context<RoomStore & TaskStore>, { task }: { task: string }) =>
    changed(context, task, deciding(context))
}

function plain(to: StatusOf<typeof room>, trigger: TriggerOf<typeof room>) {
  return (context: Context<RoomStore & TaskStore>): Decide =>
    (_, now) => {
      const step = moved(context, now, to, trigger, relationsTo(context, now))
      return step.refused ? step : written([{ task: step.task, event: step.event }])
    }
}

/** What leaves the room makes place for what waits. */
function leaving(to: StatusOf<typeof room>, trigger: TriggerOf<typeof room>) {
  return (context: Context<RoomStore & TaskStore>): Decide =>
    (view, now) => {
      const step = moved(context, now, to, trigger, relationsTo(context, now))
      if (step.refused) return step
      const attached = attachedTo(now).flatMap((id) => view.tasks.get(id) ?? [])
      const writes = [{ task: step.task, event: step.event }, ...acknowledgedAttachments(context, attached)]
      return written(writes, takesPlace(now) ? promotion(context, view, 1) : undefined)
    }
}

function parentsWithout(context: Context<RoomStore & TaskStore>, view: RoomView, item: RoomTask): readonly Write[] {
  return parentsOf(item).flatMap((id) => {
    const parent = view.tasks.get(id)
    const step =
      parent &&
      edited(context, parent, EFFECT, { attachedTaskIds: attachedTo(parent).filter((one) => one !== item.id) })
    return step === undefined || step.refused ? [] : [{ task: step.task, event: step.event }]
  })
}
