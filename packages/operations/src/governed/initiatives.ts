// Initiatives: started, shown with what they wait for, stopped.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed, toTaskView } from '@pawl/contract'
import type { Context } from '../context.ts'
import { changeInitiative } from './change.ts'
import { both, type Effects, move, NOTHING, recording, writing } from './flow.ts'
import { newItem, newRecord, nextVersion, toItemView, toRecordView } from './records.ts'

const MANY = 10_000

export async function startInitiative(
  context: Context,
  { title, description, requirePolicy }: InputOf<Operations['startInitiative']>,
): Promise<Outcome<ResultOf<Operations['startInitiative']>>> {
  const body = { title, ...(description !== undefined && { description }), require_policy: requirePolicy }
  const initiative = newRecord(context, 'initiative', { state: 'active', body })
  await context.store.insertRecord(initiative)
  const item = newItem(context, 'InitiativeAssign', { initiative_id: initiative.id, title })
  const changed = await changeInitiative(context, initiative.id, {}, () => recording(item))
  return changed.refused ? changed : succeed({ initiative: toRecordView(initiative), items: [toItemView(item)] })
}

export async function listInitiatives({ store }: Context): Promise<Outcome<ResultOf<Operations['listInitiatives']>>> {
  return succeed({ initiatives: (await store.records({ kind: 'initiative', limit: MANY })).map(toRecordView) })
}

/** An initiative that waits says on what and on whom [D36]. */
export async function showInitiative(
  { store }: Context,
  { initiative: id }: InputOf<Operations['showInitiative']>,
): Promise<Outcome<ResultOf<Operations['showInitiative']>>> {
  const initiative = await store.findRecord('initiative', id)
  if (initiative === undefined) return refuse('INITIATIVE_NOT_FOUND', { initiative: id })
  const open = await store.records({ kind: 'item', state: 'open', limit: MANY })
  return succeed({
    initiative: toRecordView(initiative),
    tasks: (await store.initiativeTasks(id, MANY)).map(toTaskView),
    waitsFor: open.filter(({ body }) => body.initiative_id === id).map(toItemView),
  })
}

/** What has not begun is canceled; what is in work ends where it is, and nothing new is assigned. */
export async function cancelInitiative(
  context: Context,
  { initiative: id }: InputOf<Operations['cancelInitiative']>,
): Promise<Outcome<ResultOf<Operations['cancelInitiative']>>> {
  const { store } = context
  const tasks = await store.initiativeTasks(id, MANY)
  const open = (await store.records({ kind: 'item', state: 'open', limit: MANY })).filter(
    ({ body }) => body.initiative_id === id,
  )
  const needs = { tasks: tasks.map((task) => task.id), items: open.map((item) => item.id) }
  const changed = await changeInitiative(context, id, needs, (view) => {
    if (view.initiative.state !== 'active') return NOTHING
    const stops = [...view.tasks.values()].map((task): Effects => {
      if (task.status === 'pending' || task.status === 'blocked')
        return writing(move(context, task, 'canceled', 'cancel'))
      return task.status === 'rejected' ? writing(move(context, task, 'canceled', 'archive')) : NOTHING
    })
    const closed = view.items
      .filter(({ body }) => body.type !== 'TaskReview' && body.type !== 'PolicyVague')
      .map((item) => nextVersion(context, item, { state: 'withdrawn' }))
    return both(...stops, recording(nextVersion(context, view.initiative, { state: 'canceled' }), ...closed))
  })
  if (changed.refused) return changed
  const initiative = await store.findRecord('initiative', id)
  return succeed({
    initiative: toRecordView(initiative as NonNullable<typeof initiative>),
    tasks: changed.value.tasks.map(toTaskView),
  })
}
