// Where a record gets a state: a record is shown to the kernel as what `decide` takes, and what is decided
// is its next version.
//
// Y1. Nothing else makes a version of a record (of a member or an invitation `access/member-decisions.ts`, of a token
//     `access/token-decisions.ts`), so no state changes without a rule of its table.
// Y2. A record in a final state has no next version.

import { type Outcome, refuse, succeed } from '@pawl/contract'
import {
  actingFor,
  type Change,
  createTask,
  decide,
  decideEdit,
  type Fields,
  type FieldValue,
  getValidTransitionsFrom,
  type Lifecycle,
  type Relation,
  recordLifecycles,
  type StatusOf,
  type Task,
  type TaskOf,
  type TriggerOf,
} from '@pawl/kernel'
import { signed } from './access/acting.ts'
import { refuseEdit } from './access/refuse-edit.ts'
import { refuseMove } from './access/refuse-move.ts'
import type { Context } from './context.ts'
import type { RecordKind, RecordOf, StoredRecord } from './ports/record-store.ts'
import type { RoomSettings, StoredRoom } from './ports/room-store.ts'

type Body = StoredRecord['body']
export type Tables = typeof recordLifecycles
export type StateOf<Kind extends RecordKind> = StatusOf<Tables[Kind]>

interface NewRecord<Kind extends RecordKind> {
  readonly id?: string
  readonly subject?: string
  /** The state it begins in, one of the `initial` of its table; the first of them if left out. */
  readonly beginsAs?: StateOf<Kind>
  readonly body: Body
}

interface RecordMove<Kind extends RecordKind> {
  readonly kind: Kind
  readonly to: StateOf<Kind>
  readonly trigger: TriggerOf<Tables[Kind]>
  /** The relations of the caller to this record. */
  readonly as: readonly Relation[]
  readonly body?: Body
}

export function newRecord<Kind extends RecordKind>(
  context: Context<unknown>,
  kind: Kind,
  made: NewRecord<Kind>,
): RecordOf<Kind> {
  const lifecycle: Lifecycle = recordLifecycles[kind]
  const { task } = createTask(lifecycle, {
    id: made.id ?? context.newId(),
    number: NO_NUMBER,
    ...signed(context),
    fields: made.body as Fields,
    ...(made.beginsAs !== undefined && { status: made.beginsAs }),
  })
  return toRecord(kind, made.subject ?? '', task, context)
}

/** The state of something that was there before it had a record. */
export function firstState<Kind extends RecordKind>(kind: Kind): StateOf<Kind> {
  const [first] = recordLifecycles[kind].initial
  return first as StateOf<Kind>
}

export function moveRecord<Kind extends RecordKind>(
  context: Context<unknown>,
  record: StoredRecord,
  { kind, to, trigger, as, body = {} }: RecordMove<Kind>,
): Outcome<RecordOf<Kind>> {
  const change: Change = { ...signed(context), to, trigger, as, fields: body as Fields }
  const lifecycle: Lifecycle = recordLifecycles[kind]
  const decision = decide(lifecycle, toTask(record), change)
  if (!decision.refused) return succeed(toRecord(kind, record.subject, decision.task, context))
  return decision.error.code === 'NOT_ALLOWED' ? refuseMove(decision) : cannotMove(record, trigger)
}

/** A next version in the same state. It is one even if it says the same: someone has confirmed it. */
export function editRecord<Kind extends RecordKind>(
  context: Context<unknown>,
  record: StoredRecord & { readonly kind: Kind },
  as: readonly Relation[],
  body: Body,
): Outcome<RecordOf<Kind>> {
  const lifecycle: Lifecycle = recordLifecycles[record.kind]
  if (lifecycle.statuses[record.state]?.terminal) return cannotMove(record, 'edit')
  const task = toTask(record)
  const decision = decideEdit(lifecycle, task, { ...signed(context), as, fields: body as Fields })
  if (decision.refused) return refuseEdit(task, decision)
  if (!('unchanged' in decision)) return succeed(toRecord(record.kind, record.subject, decision.task, context))
  const same = toRecord(record.kind, record.subject, task, context)
  return succeed({ ...same, version: record.version + 1, at: context.now() })
}

/** For who says how it should be, whatever it is: what is there already is only edited. */
export function moveOrEdit<Kind extends RecordKind>(
  context: Context<unknown>,
  record: RecordOf<Kind>,
  move: RecordMove<Kind>,
): Outcome<RecordOf<Kind>> {
  return record.state === move.to
    ? editRecord(context, record, move.as, move.body ?? {})
    : moveRecord(context, record, move)
}

export function newRoom(context: Context<unknown>, id: string, settings: RoomSettings): StoredRoom {
  const creation = {
    ...signed(context),
    id,
    number: NO_NUMBER,
    fields: { settings: settings as unknown as FieldValue },
  }
  const { task } = createTask(recordLifecycles.chatroom, creation)
  const { createdBy, createdAt, version, status } = task
  return { id, settings, createdBy, createdAt, version, state: status }
}

/** Only tasks have numbers. */
export const NO_NUMBER = 0

function toTask({ kind, id, version, state, body, actor, at }: StoredRecord): Task {
  return {
    id,
    number: NO_NUMBER,
    lifecycle: kind,
    status: state,
    version,
    createdBy: actor,
    createdAt: at,
    updatedAt: at,
    fields: body as Fields,
  }
}

function toRecord<Kind extends RecordKind>(
  kind: Kind,
  subject: string,
  task: Task,
  context: Context<unknown>,
): RecordOf<Kind> {
  const { id, version, updatedAt: at } = task
  // It was decided by the table of this kind: it holds what that says.
  const { status: state, fields: body } = task as TaskOf<Tables[Kind]>
  return { kind, id, version, subject, state, body, ...signature(context), at }
}

function signature({ actor, principal }: Context<unknown>): Pick<StoredRecord, 'actor' | 'principal'> {
  return { actor, ...actingFor({ by: actor, principal: principal.name }) }
}

function cannotMove({ kind, id, state }: Pick<StoredRecord, 'kind' | 'id' | 'state'>, trigger: string) {
  const validTriggers = getValidTransitionsFrom(recordLifecycles[kind], state).map((rule) => rule.trigger)
  return refuse('RECORD_INVALID_TRANSITION', { kind, id, state, trigger, validTriggers })
}
