// A0, A01, A02: an initiative begins when System3 is asked for its tasks. One that was planned waits until it is picked;
// picking one that runs puts its next task to work beside the others.

import { type InputOf, type Operations, type Outcome, type ResultOf, succeed, toTaskView } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import { type Changed, changeInitiative } from './change.ts'
import { type Effects, recording } from './effects.ts'
import { assign, isAskedAbout } from './next.ts'
import { newItem, nextVersion, toItemView, toRecordView } from './records.ts'
import { refused } from './refused.ts'

export async function beginInitiative(
  context: Context,
  { initiative: id }: InputOf<Operations['beginInitiative']>,
): Promise<Outcome<ResultOf<Operations['beginInitiative']>>> {
  let before: StoredRecord | undefined
  const follow = (view: InitiativeView): Effects => {
    before = view.initiative
    return begun(context, view, {}) ?? nothingToBegin(view.initiative)
  }
  const answer = ({ records, tasks }: Changed) => {
    const initiative = records.find(({ kind }) => kind === 'initiative') ?? (before as StoredRecord)
    const items = records.filter(({ kind }) => kind === 'item').map((item) => toItemView(item, context.language))
    return { initiative: toRecordView(initiative), tasks: tasks.map(toTaskView), items }
  }
  const changed = await changeInitiative(context, id, {}, follow, answer)
  return changed.refused ? changed : succeed(answer(changed.value))
}

function nothingToBegin({ id, state }: StoredRecord): never {
  throw refused('NOTHING_TO_BEGIN', { initiative: id, state })
}

/** A02: what was planned begins; where there are tasks already, the next pending one is assigned. Undefined if neither. */
export function begun(context: Context, view: InitiativeView, body: StoredRecord['body']): Effects | undefined {
  const { initiative, unassigned } = view
  const next = unassigned.find((task) => !isAskedAbout(view, task))
  if (initiative.state === 'planned')
    return assigned(context, nextVersion(context, initiative, { state: 'active', body }))
  return initiative.state === 'active' && next !== undefined ? assign(context, view, next) : undefined
}

/** The initiative, and the question to System3. */
export function assigned(context: Context, initiative: StoredRecord): Effects {
  const about = { initiative_id: initiative.id, title: String(initiative.body.title) }
  return recording(initiative, newItem(context, 'InitiativeAssign', about))
}
