// How an attempt ends that did not finish: the task is offered again, after a pause if it failed, or goes to a person after too
// many failures in a row [D37]. Whoever says so: its holder, the supervisor around it, or the room's own time limit.
//
// FA1. What nobody wants goes to a person too, after as many times: whoever gave it back could be given it again for ever.

import { EFFECT, type Relation, type RoomTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RoomView, RoomWrites } from '../ports/room-store.ts'
import type { Declined } from '../ports/write.ts'
import { toldAsker } from './asking.ts'
import { isGivenUp, pauseAfterFailure } from './retry-pause.ts'
import { moved, promotion, written } from './room-decisions.ts'

interface Ended {
  readonly failed: boolean
  /** Its holder does not want it; nothing happened to them. */
  readonly unwanted?: boolean
  readonly reason: string
  readonly exitCode?: number | undefined
}

export function endedUnfinished(
  context: Context<unknown>,
  view: RoomView,
  task: RoomTask,
  as: readonly Relation[],
  { failed, unwanted = false, reason: said, exitCode }: Ended,
): (RoomWrites & { readonly setAside: boolean }) | Declined {
  const { settings } = view.room
  const failures = (task.fields.failures ?? 0) + (failed ? 1 : 0)
  const workedSeconds = (task.fields.workedSeconds ?? 0) + workedFor(task, context.now())
  const givenBack = (task.fields.givenBack ?? 0) + (unwanted ? 1 : 0)
  const isUnwanted = unwanted && givenBack >= settings.mostAttempts
  const isOver = isUnwanted || (failed && isGivenUp({ failures, workedSeconds }, settings))
  // People are only asked about what was begun.
  const begun = isOver && task.status === 'acknowledged' ? beginning(context, task) : undefined
  const setAside = isOver && (begun?.task ?? task).status === 'in_progress'
  const pause = failed && !setAside ? pauseAfterFailure(failures, settings, Math.random()) : 0
  const why = said.trim() === '' ? '—' : said
  const reason = {
    ...(failed && { failures, workedSeconds, lastFailure: why }),
    ...(exitCode !== undefined && { exitCode }),
    ...(!failed && said.trim() !== '' && { releasedBecause: said }),
  }
  const step = setAside
    ? moved(
        context,
        begun?.task ?? task,
        'pending_user_review',
        'setAside',
        as,
        isUnwanted ? { setAsideBecause: why } : reason,
      )
    : moved(context, task, 'pending', 'resetStuckTask', as, {
        ...reason,
        ...(unwanted && { givenBack }),
        ...(pause > 0 && { pausedUntil: context.now() + pause }),
      })
  if (step.refused) return step
  const writes = written(
    [
      ...(begun === undefined ? [] : [begun]),
      { task: step.task, event: step.event },
      ...toldAsker(context, view, step.task),
    ],
    setAside || pause > 0 ? promotion(context, view, 1) : undefined,
  )
  return { ...writes, setAside }
}

/** Undefined if it came to wait for other work meanwhile. */
function beginning(context: Context<unknown>, task: RoomTask) {
  const step = moved(context, task, 'in_progress', 'startTask', EFFECT)
  return step.refused ? undefined : { task: step.task, event: step.event }
}

/** Whole seconds since it was started, rounded up. */
function workedFor({ fields }: RoomTask, now: number): number {
  return fields.startedAt === undefined ? 0 : Math.max(0, Math.ceil((now - fields.startedAt) / 1000))
}
