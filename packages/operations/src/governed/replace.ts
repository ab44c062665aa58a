// RC–T4: a rejected task is archived and replaced in one step, linked both ways, or someone owns it [D34].

import type { Fields, Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView } from '../ports/record-store.ts'
import type { Write } from '../ports/write.ts'
import { chooseWorker } from './choose-worker.ts'
import { type Effects, recording } from './effects.ts'
import { edit, given, move, newGovernedTask } from './moves.ts'
import { about, isStopped, stop, toBeAssigned } from './next.ts'
import { newItem } from './records.ts'

/** A chain of attempts longer than this goes to the user. */
const MOST_ATTEMPTS = 5

/** The replacement does not inherit its System1: the best suited one is chosen again. */
export function replace(context: Context, view: InitiativeView, task: Task, improved: Fields): Effects {
  if (isStopped(view)) return stop(context, view, task)
  const attempt = Number(task.fields.attempt ?? 1)
  if (attempt >= MOST_ATTEMPTS) return escalate(context, view, task, `${attempt} attempts were rejected`)
  const fields: Fields = { ...whatIsToBeDone(task), ...improved, replaces_task_id: task.id, attempt: attempt + 1 }
  const worker = chooseWorker({ fields }, view)
  const replacement = newGovernedTask(context, view.initiative.id, { ...fields, ...given({ assignee: worker }) })
  const before = (task.fields.follow_up_task_ids as readonly string[] | undefined) ?? []
  const linked = edit(context, task, { follow_up_task_ids: [...before, replacement.id] }) as Write
  const archived = move(context, linked.task, 'canceled', 'archive')
  return {
    writes: [{ update: linked }, { update: archived }, replacement.write],
    records: [toBeAssigned(context, view, { id: replacement.id, fields, worker })],
  }
}

function whatIsToBeDone({ fields }: Task): Fields {
  return given({ title: fields.title, description: fields.description, skills: fields.skills })
}

/** R011: System5 found nothing viable, or the chain is too long. */
export function escalate(context: Context, view: InitiativeView, task: Task, reason: string): Effects {
  return recording(newItem(context, 'UserEscalation', { ...about(view, task), reason }))
}
