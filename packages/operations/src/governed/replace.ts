// RC–T4: a rejected task is archived and replaced in one step, linked both ways, or someone owns it [D34].

import { type AskedReason, askedFor } from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView } from '../ports/record-store.ts'
import { chooseWorker } from './choose-worker.ts'
import { both, type Effects, following, recording, type TaskMove, writing } from './effects.ts'
import { edit, given, move, newGovernedTask } from './moves.ts'
import { about, isStopped, stop, toBeAssigned } from './next.ts'
import { newItem } from './records.ts'

type Work = Pick<GovernedTask['fields'], 'title' | 'description' | 'skills' | 'blockedBy'>

/** A chain of attempts longer than this goes to the user. */
const MOST_ATTEMPTS = 5

/** The replacement does not inherit its System1: the best suited one is chosen again. */
export function replace(context: Context, view: InitiativeView, task: GovernedTask, improved: Partial<Work>): Effects {
  if (isStopped(view)) return stop(context, view, task)
  const attempt = task.fields.attempt ?? 1
  if (attempt >= MOST_ATTEMPTS)
    return escalate(context, view, task, askedFor({ reason: 'attempts_rejected', attempts: attempt }))
  const fields = { ...whatIsToBeDone(task), ...improved, replaces_task_id: task.id, attempt: attempt + 1 }
  const worker = chooseWorker({ fields }, view)
  const replacement = newGovernedTask(context, view.initiative.id, { ...fields, ...given({ assignee: worker }) })
  const before = task.fields.follow_up_task_ids ?? []
  const linked = edit(context, task, { follow_up_task_ids: [...before, replacement.id] }) as TaskMove
  const archived = following(linked, (now) => writing(move(context, now, 'canceled', 'archive')))
  const told = toBeAssigned(context, view, { id: replacement.id, fields, worker })
  return both(archived, { refused: false, writes: [replacement.write], records: [told] })
}

function whatIsToBeDone({ fields }: GovernedTask): Work {
  const { title, description, skills, blockedBy } = fields
  return given({ title, description, skills, blockedBy })
}

/** R011: System5 found nothing viable, or the chain is too long. */
export function escalate(context: Context, view: InitiativeView, task: GovernedTask, asked: AskedReason): Effects {
  return recording(newItem(context, 'UserEscalation', { ...about(view, task), ...asked }))
}
