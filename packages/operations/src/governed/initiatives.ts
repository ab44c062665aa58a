// Initiatives: started, shown with what they wait for, stopped.

import {
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  standingIn,
  succeed,
  toTaskView,
} from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { type InitiativeView, WAITING } from '../ports/record-store.ts'
import { moveRecord, newRecord } from '../record-decisions.ts'
import { whichTasks } from './begin-initiative.ts'
import { type Changed, changeInitiative } from './change.ts'
import { both, type Effects, NOTHING, recording, writing } from './effects.ts'
import { move } from './moves.ts'
import { toItemView, toRecordView, withdrawn } from './records.ts'

const MANY = 10_000

/** A0, A01: stored with the question to System3, or not at all; what is only planned asks nothing yet. */
export async function startInitiative(
  context: Context,
  { title, description, requirePolicy, planned }: InputOf<Operations['startInitiative']>,
): Promise<Outcome<ResultOf<Operations['startInitiative']>>> {
  const body = { title, ...(description !== undefined && { description }), require_policy: requirePolicy }
  const initiative = newRecord(context, 'initiative', { beginsAs: planned ? 'planned' : 'active', body })
  const items = planned ? [] : [whichTasks(context, initiative)]
  const answer = () => ({
    initiative: toRecordView(initiative),
    items: items.map((item) => toItemView(item, context.language)),
  })
  const isNew = await context.store.insertRecord(initiative, items, receiptFor(context, answer))
  return isNew ? succeed(answer()) : refuse('STORE_CONTENDED', {})
}

export async function listInitiatives({ store }: Context): Promise<Outcome<ResultOf<Operations['listInitiatives']>>> {
  return succeed({ initiatives: (await store.records({ kind: 'initiative', limit: MANY })).map(toRecordView) })
}

/** An initiative that waits says on what and on whom [D36]. */
export async function showInitiative(
  { store, language }: Context,
  { initiative: id }: InputOf<Operations['showInitiative']>,
): Promise<Outcome<ResultOf<Operations['showInitiative']>>> {
  const initiative = await store.findRecord('initiative', id)
  if (initiative === undefined) return refuse('INITIATIVE_NOT_FOUND', { initiative: id })
  return succeed({
    initiative: toRecordView(initiative),
    tasks: (await store.initiativeTasks(id, MANY)).map(toTaskView),
    waitsFor: (await store.itemsAbout({ initiative: id, states: WAITING })).map((item) => toItemView(item, language)),
  })
}

/** What has not begun is canceled; what is in work ends where it is, and nothing new is assigned. */
export async function cancelInitiative(
  context: Context,
  { initiative: id }: InputOf<Operations['cancelInitiative']>,
): Promise<Outcome<ResultOf<Operations['cancelInitiative']>>> {
  const follow = (view: InitiativeView): Effects => {
    const { initiative, tasks, waiting } = view
    const as = standingIn(context.principal, `initiative:${id}`)
    const move = { kind: 'initiative', to: 'canceled', trigger: 'cancelInitiative', as } as const
    const stopped = moveRecord(context, initiative, move)
    if (stopped.refused && stopped.refusal.code === 'NOT_ALLOWED') return stopped
    if (stopped.refused) return refuse('INITIATIVE_OVER', { initiative: id, state: initiative.state })
    // What is asked about a task goes when the task does; what is asked about the whole goes now.
    const closed = waiting.filter(({ body }) => body.task_id === undefined)
    const asked = closed.map((item) => withdrawn(context, item))
    return both(recording(stopped, ...asked), ...[...tasks.values()].map((task) => ending(context, task)))
  }
  const answer = ({ records, tasks }: Changed) => ({
    initiative: toRecordView(present(records[0])),
    tasks: tasks.map(toTaskView),
  })
  const changed = await changeInitiative(context, id, { all: true }, follow, answer)
  return changed.refused ? changed : succeed(answer(changed.value))
}

function ending(context: Context, task: GovernedTask): Effects {
  if (task.status === 'pending' || task.status === 'blocked') return writing(move(context, task, 'canceled', 'cancel'))
  return task.status === 'rejected' ? writing(move(context, task, 'canceled', 'archive')) : NOTHING
}
