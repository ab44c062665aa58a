// A governed task that has its System1 and comes to wait for another leaves that System1 free: the initiative goes on with
// the next task that waits for nothing, or the two would wait for each other for ever [D50, D36].

import { governed, isTaskOf, type Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { changeInitiative, initiativeOf } from '../governed/change.ts'
import { NOTHING } from '../governed/effects.ts'
import { assign, isAskedAbout, isStopped } from '../governed/next.ts'

export async function putAnotherToWork(context: Context, task: Task): Promise<void> {
  if (!isTaskOf(governed, task) || task.status !== 'pending' || task.fields.waitsFor === undefined) return
  await changeInitiative(context, initiativeOf(task), {}, (view) => {
    const isFree = (one: (typeof view.unassigned)[number]) =>
      one.fields.waitsFor === undefined && !isAskedAbout(view, one)
    const next = isStopped(view) ? undefined : view.unassigned.find(isFree)
    return next === undefined ? NOTHING : assign(context, view, next)
  })
}
