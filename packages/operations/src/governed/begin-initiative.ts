// A0, A01: an initiative begins when System3 is asked for its tasks. One that was planned waits until it is picked.

import { type InputOf, type Operations, type Outcome, type ResultOf, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import { changeInitiative } from './change.ts'
import { type Effects, recording } from './effects.ts'
import { newItem, nextVersion, toItemView, toRecordView } from './records.ts'
import { refused } from './refused.ts'

export async function beginInitiative(
  context: Context,
  { initiative: id }: InputOf<Operations['beginInitiative']>,
): Promise<Outcome<ResultOf<Operations['beginInitiative']>>> {
  const changed = await changeInitiative(context, id, {}, ({ initiative }) => {
    if (initiative.state !== 'planned')
      throw refused('INITIATIVE_NOT_PLANNED', { initiative: id, state: initiative.state })
    return begun(context, initiative, {})
  })
  if (changed.refused) return changed
  const [initiative, item] = changed.value.records as [StoredRecord, StoredRecord]
  return succeed({ initiative: toRecordView(initiative), items: [toItemView(item, context.language)] })
}

export function begun(context: Context, planned: StoredRecord, body: StoredRecord['body']): Effects {
  return assigned(context, nextVersion(context, planned, { state: 'active', body }))
}

/** The initiative, and the question to System3. */
export function assigned(context: Context, initiative: StoredRecord): Effects {
  const about = { initiative_id: initiative.id, title: String(initiative.body.title) }
  return recording(initiative, newItem(context, 'InitiativeAssign', about))
}
