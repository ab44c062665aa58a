// A0, A01, A02: an initiative begins when System3 is asked for its tasks. One that was planned waits until it is picked;
// picking one that runs puts its next task to work beside the others.

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
import type { Relation } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import { moveRecord } from '../record-decisions.ts'
import { type Changed, changeInitiative } from './change.ts'
import { both, type Effects, recording } from './effects.ts'
import { assign, firstFree, isAskedAbout } from './next.ts'
import { newItem, toItemView, toRecordView } from './records.ts'

export async function beginInitiative(
  context: Context,
  { initiative: id }: InputOf<Operations['beginInitiative']>,
): Promise<Outcome<ResultOf<Operations['beginInitiative']>>> {
  const follow = (view: InitiativeView): Effects => {
    const { id: initiative, state } = view.initiative
    return (
      begun(context, view, standingIn(context.principal, `initiative:${initiative}`), {}) ??
      refuse('NOTHING_TO_BEGIN', { initiative, state })
    )
  }
  const answer = ({ records, tasks, before }: Changed) => {
    const initiative = records.find(({ kind }) => kind === 'initiative') ?? before
    const items = records.filter(({ kind }) => kind === 'item').map((item) => toItemView(item, context.language))
    return { initiative: toRecordView(initiative), tasks: tasks.map(toTaskView), items }
  }
  const changed = await changeInitiative(context, id, {}, follow, answer)
  return changed.refused ? changed : succeed(answer(changed.value))
}

/** A02: what was planned begins; where there are tasks already, the next pending one is assigned. Undefined if neither. */
export function begun(
  context: Context,
  view: InitiativeView,
  as: readonly Relation[],
  body: StoredRecord['body'],
): Effects | undefined {
  const { initiative, unassigned } = view
  const next = firstFree(unassigned.filter((task) => !isAskedAbout(view, task)))
  if (initiative.state === 'planned') {
    const active = moveRecord(context, initiative, {
      kind: 'initiative',
      to: 'active',
      trigger: 'beginInitiative',
      as,
      body,
    })
    if (active.refused) return active
    // What was imported meanwhile are its tasks: nobody needs to be asked for them.
    return next === undefined
      ? assigned(context, active.value)
      : both(recording(active.value), assign(context, { ...view, initiative: active.value }, next))
  }
  return initiative.state === 'active' && next !== undefined ? assign(context, view, next) : undefined
}

/** The initiative, and the question to System3. */
export function assigned(context: Context, initiative: StoredRecord): Effects {
  return recording(initiative, whichTasks(context, initiative))
}

/** A03: System3 is asked for the tasks. */
export function whichTasks(context: Context, { id, body }: StoredRecord): StoredRecord {
  return newItem(context, 'InitiativeAssign', { initiative_id: id, title: String(body.title) })
}
