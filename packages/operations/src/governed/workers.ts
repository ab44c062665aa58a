// System1 profiles. One that is turned off keeps what it has begun, and loses what it has not; one that comes gets what
// waits for someone. The profile is changed first and each initiative follows in a commit of its own: whoever is
// interrupted runs the same command again.

import { type InputOf, type Operations, type Outcome, type RecordView, standingOf, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import { type RecordOf, WAITING } from '../ports/record-store.ts'
import { editRecord, moveOrEdit } from '../record-decisions.ts'
import { changeInitiative } from './change.ts'
import { NOTHING } from './effects.ts'
import { given } from './moves.ts'
import { addNamed, changeNamed } from './named-records.ts'
import { assign, isStopped } from './next.ts'
import { toRecordView } from './records.ts'
import { reassigned } from './request-review.ts'

const MANY = 10_000

export async function addWorker(
  context: Context,
  { worker, skills, owner = context.principal.name }: InputOf<Operations['addWorker']>,
): Promise<Outcome<{ worker: RecordView }>> {
  const added = await addNamed(context, 'worker', worker, { skills, owner }, answer)
  if (!added.refused) await afterWorker(context, added.value.worker, true)
  return added
}

export async function changeWorker(
  context: Context,
  { worker, skills, enabled, owner }: InputOf<Operations['changeWorker']>,
): Promise<Outcome<{ worker: RecordView }>> {
  const body = given({ skills, owner })
  const as = standingOf(context.principal)
  const next = (record: RecordOf<'worker'>) => {
    if (enabled === undefined) return editRecord(context, record, as, body)
    return enabled
      ? moveOrEdit(context, record, { kind: 'worker', to: 'enabled', trigger: 'enableWorker', as, body })
      : moveOrEdit(context, record, { kind: 'worker', to: 'disabled', trigger: 'disableWorker', as, body })
  }
  const changed = await changeNamed(context, 'worker', worker, next, answer)
  if (!changed.refused) await afterWorker(context, changed.value.worker, enabled)
  return changed
}

const answer = (worker: RecordView) => ({ worker })

/** What follows for the initiatives, if the profile is still as it was left; nothing where it was done before. */
export async function afterWorker(
  context: Context,
  { id, version }: Pick<RecordView, 'id' | 'version'>,
  enabled: boolean | undefined,
): Promise<void> {
  if (enabled === undefined || (await context.store.findRecord('worker', id))?.version !== version) return
  await (enabled ? giveWhatWaits(context) : giveToOthers(context, id))
}

export async function listWorkers({ store }: Context): Promise<Outcome<{ workers: RecordView[] }>> {
  return succeed({ workers: (await store.records({ kind: 'worker', limit: MANY })).map(toRecordView) })
}

async function giveToOthers(context: Context, worker: string): Promise<void> {
  for (const { id, status, fields } of await context.store.workerTasks(worker)) {
    if (status !== 'pending') continue
    await changeInitiative(context, fields.initiative_id, { tasks: [id] }, (view) => {
      const task = view.tasks.get(id)
      const isStillTheirs = task?.status === 'pending' && task.fields.assignee === worker
      return isStillTheirs ? reassigned(context, view, task) : NOTHING
    })
  }
}

async function giveWhatWaits(context: Context): Promise<void> {
  const asked = await context.store.records({ kind: 'item', states: WAITING, subject: 'system5', limit: MANY })
  // What is asked about a task that nobody has begun or been given is who could do it.
  for (const { body } of asked.filter((item) => item.body.type === 'RemediationRequest')) {
    const id = String(body.task_id)
    await changeInitiative(context, String(body.initiative_id), { tasks: [id] }, (view) => {
      const task = view.tasks.get(id)
      const isFree = task?.status === 'pending' && task.fields.assignee === undefined
      return isFree && !isStopped(view) ? assign(context, view, task) : NOTHING
    })
  }
}
