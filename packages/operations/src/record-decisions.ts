// The one place where a record gets a state: a record is shown to the kernel as what `decide` takes, and what is decided
// is its next version.
//
// Y1. Nothing else makes a version of a record, so no state changes without a rule of its table.
// Y2. A record in a final state has no next version.

import { type MemberRole, type Outcome, refuse, standingOf, succeed } from '@pawl/contract'
import {
  actingFor,
  type Change,
  createTask,
  type Decision,
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
import type { Context } from './context.ts'
import type { StoredInvitation, StoredMember } from './ports/account-store.ts'
import type { RecordKind, StoredRecord } from './ports/record-store.ts'
import type { RoomSettings, StoredRoom } from './ports/room-store.ts'
import type { StoredToken } from './ports/token-store.ts'

type Body = StoredRecord['body']
type Tables = typeof recordLifecycles
export type StateOf<Kind extends RecordKind> = StatusOf<Tables[Kind]>

interface NewRecord<Kind extends RecordKind> {
  readonly id?: string
  readonly subject?: string
  /** One of those a record of this kind can begin in; the first of them if left out. */
  readonly beginsAs?: StateOf<Kind>
  readonly body: Body
}

interface RecordMove<Kind extends RecordKind> {
  readonly kind: Kind
  readonly to: StateOf<Kind>
  readonly trigger: TriggerOf<Tables[Kind]>
  /** What whoever asks is to this record. */
  readonly as: readonly Relation[]
  readonly body?: Body
}

export function newRecord<Kind extends RecordKind>(
  context: Context<unknown>,
  kind: Kind,
  made: NewRecord<Kind>,
): StoredRecord {
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

/** Of what was there before it had a record. */
export function firstState<Kind extends RecordKind>(kind: Kind): StateOf<Kind> {
  const [first] = recordLifecycles[kind].initial
  return first as StateOf<Kind>
}

export function moveRecord<Kind extends RecordKind>(
  context: Context<unknown>,
  record: StoredRecord,
  { kind, to, trigger, as, body = {} }: RecordMove<Kind>,
): Outcome<StoredRecord> {
  const change: Change = { ...signed(context), to, trigger, as, fields: body as Fields }
  const lifecycle: Lifecycle = recordLifecycles[kind]
  const decision = decide(lifecycle, toTask(record), change)
  if (!decision.refused) return succeed(toRecord(kind, record.subject, decision.task, context))
  const { code, variables } = decision.error
  return code === 'NOT_ALLOWED'
    ? refuse(code, { ...variables, could: variables.could ?? [] })
    : cannotMove(record, trigger)
}

/** A next version in the same state. It is one even if it says the same: someone has confirmed it. */
export function editRecord(
  context: Context<unknown>,
  record: StoredRecord,
  as: readonly Relation[],
  body: Body,
): Outcome<StoredRecord> {
  const lifecycle: Lifecycle = recordLifecycles[record.kind]
  if (lifecycle.statuses[record.state]?.terminal) return cannotMove(record, 'edit')
  const task = toTask(record)
  const decision = decideEdit(lifecycle, task, { ...signed(context), as, fields: body as Fields })
  if (decision.refused) return refuseEdit(task, decision)
  if (!('unchanged' in decision)) return succeed(toRecord(record.kind, record.subject, decision.task, context))
  const { principal: _, ...same } = record
  return succeed({ ...same, ...signature(context), version: record.version + 1, at: context.now() })
}

/** For who says how it should be, whatever it is: what is there already is only edited. */
export function moveOrEdit<Kind extends RecordKind>(
  context: Context<unknown>,
  record: StoredRecord,
  move: RecordMove<Kind>,
): Outcome<StoredRecord> {
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

export function newToken(
  context: Context<unknown>,
  {
    lastsFor,
    ...made
  }: Pick<StoredToken, 'name' | 'actor' | 'role' | 'rooms' | 'systems' | 'secretHash'> & {
    readonly lastsFor: number | null
  },
): StoredToken {
  const { name, ...fields } = made
  const creation = { ...signed(context), id: name, number: NO_NUMBER }
  const { task } = createTask(recordLifecycles.token, { ...creation, fields })
  const { createdAt } = task
  return {
    ...made,
    createdBy: context.principal.name,
    createdAt,
    expiresAt: lastsFor === null ? null : createdAt + lastsFor,
    lastUsedAt: null,
    revokedAt: null,
  }
}

/** When the token is revoked, if it can be; one that was revoked before keeps its time. */
export function revokedAt(context: Context<unknown>, token: StoredToken): number {
  const { name, createdAt, revokedAt: before } = token
  const task: TaskOf<Tables['token']> = {
    id: name,
    number: NO_NUMBER,
    lifecycle: 'token',
    status: tokenState(token),
    version: 1,
    createdBy: context.actor,
    createdAt,
    updatedAt: before ?? createdAt,
    fields: {},
  }
  const as = standingOf(context.principal)
  const change = { ...signed(context), to: 'revoked', trigger: 'revokeToken', as } as const
  const decision = decide(recordLifecycles.token, task, change)
  return decision.refused ? (before ?? createdAt) : (decision.task.fields.revokedAt ?? change.at)
}

function tokenState(token: Pick<StoredToken, 'revokedAt'>): StatusOf<Tables['token']> {
  return token.revokedAt === null ? 'active' : 'revoked'
}

/** Who acts, when, and what they are to the member or the invitation. */
export type Acting = Pick<Change, 'by' | 'principal' | 'at' | 'as'>

export function newMember({ by, at }: Acting, person: string, role: MemberRole): StoredMember {
  const { task } = createTask(recordLifecycles.member, { id: person, number: NO_NUMBER, by, at, fields: { role } })
  return { person, role, state: task.status, joinedAt: at, changedAt: at, changedBy: by }
}

/** In another role, or the same. */
export function editMember(acting: Acting, member: StoredMember, role: MemberRole): Outcome<StoredMember> {
  const task = memberTask(member)
  const decision = decideEdit(recordLifecycles.member, task, { ...acting, fields: { role } })
  if (decision.refused) return refuseEdit(task, decision)
  return succeed({ ...member, role, changedAt: acting.at, changedBy: acting.by })
}

export function moveMember(
  acting: Acting,
  member: StoredMember,
  trigger: TriggerOf<Tables['member']>,
): Outcome<StoredMember> {
  const { to } = recordLifecycles.member.rules.find((rule) => rule.trigger === trigger) as RuleOf<'member'>
  const decision = decide(recordLifecycles.member, memberTask(member), { ...acting, to, trigger })
  if (decision.refused) return notMoved(decision, refuse('MEMBER_NOT_FOUND', { member: member.person }))
  return succeed({ ...member, state: decision.task.status, changedAt: acting.at, changedBy: acting.by })
}

/** In the role of the new invitation. */
export function rejoined(acting: Acting, member: StoredMember, role: MemberRole): Outcome<StoredMember> {
  const isHere = recordLifecycles.member.initial.some((state) => state === member.state)
  const back = isHere ? succeed(member) : moveMember(acting, member, 'rejoinWorkspace')
  return back.refused ? back : editMember(acting, back.value, role)
}

function memberTask({ person, role, state, joinedAt, changedAt }: StoredMember): TaskOf<Tables['member']> {
  return {
    id: person,
    number: NO_NUMBER,
    lifecycle: 'member',
    status: state as StatusOf<Tables['member']>,
    version: 1,
    createdBy: person,
    createdAt: joinedAt,
    updatedAt: changedAt,
    fields: { role },
  }
}

export function newInvitation(
  context: Pick<Context<unknown>, 'actor' | 'principal' | 'now'>,
  {
    lastsFor,
    ...made
  }: Pick<StoredInvitation, 'id' | 'role' | 'person' | 'byOperator' | 'secretHash'> & { readonly lastsFor: number },
): StoredInvitation {
  const { id, role, secretHash } = made
  const creation = { ...signed(context), id, number: NO_NUMBER, fields: { role, secretHash } }
  const { task } = createTask(recordLifecycles.invitation, creation)
  return {
    ...made,
    state: task.status,
    createdBy: context.principal.name,
    createdAt: creation.at,
    expiresAt: creation.at + lastsFor,
    acceptedBy: null,
    endedAt: null,
  }
}

export function acceptedBy(acting: Acting, invitation: StoredInvitation, person: string): Outcome<StoredInvitation> {
  return endedInvitation(acting, invitation, 'acceptInvitation', { acceptedBy: person })
}

export function withdrawn(acting: Acting, invitation: StoredInvitation): Outcome<StoredInvitation> {
  return endedInvitation(acting, invitation, 'withdrawInvitation', {})
}

function endedInvitation(
  acting: Acting,
  invitation: StoredInvitation,
  trigger: TriggerOf<Tables['invitation']>,
  fields: { readonly acceptedBy?: string },
): Outcome<StoredInvitation> {
  const { id, state, createdBy, createdAt, role, secretHash } = invitation
  const task: TaskOf<Tables['invitation']> = {
    id,
    number: NO_NUMBER,
    lifecycle: 'invitation',
    status: state as StatusOf<Tables['invitation']>,
    version: 1,
    createdBy,
    createdAt,
    updatedAt: createdAt,
    fields: { role, secretHash },
  }
  const { to } = recordLifecycles.invitation.rules.find((rule) => rule.trigger === trigger) as RuleOf<'invitation'>
  const decision = decide(recordLifecycles.invitation, task, { ...acting, to, trigger, fields })
  if (decision.refused) return notMoved(decision, refuse('INVITATION_NOT_FOUND', { invitation: id }))
  const { status, fields: decided } = decision.task
  return succeed({
    ...invitation,
    state: status,
    acceptedBy: decided.acceptedBy ?? null,
    endedAt: decided.endedAt ?? null,
  })
}

type RuleOf<Kind extends 'member' | 'invitation'> = { readonly to: StatusOf<Tables[Kind]> }

/** Whoever may not is told so; for everyone else there is none that could be moved. */
function notMoved(
  { error: { code, variables } }: Extract<Decision, { refused: true }>,
  notThere: Extract<Outcome<never>, { refused: true }>,
) {
  return code === 'NOT_ALLOWED' ? refuse(code, { ...variables, could: variables.could ?? [] }) : notThere
}

/** Only tasks have numbers. */
const NO_NUMBER = 0

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

function toRecord(kind: RecordKind, subject: string, task: Task, context: Context<unknown>): StoredRecord {
  const { id, version, status: state, fields: body, updatedAt: at } = task
  return { kind, id, version, subject, state, body, ...signature(context), at }
}

function signature({ actor, principal }: Context<unknown>): Pick<StoredRecord, 'actor' | 'principal'> {
  return { actor, ...actingFor({ by: actor, principal: principal.name }) }
}

function cannotMove({ kind, id, state }: StoredRecord, trigger: string) {
  const validTriggers = getValidTransitionsFrom(recordLifecycles[kind], state).map((rule) => rule.trigger)
  return refuse('RECORD_INVALID_TRANSITION', { kind, id, state, trigger, validTriggers })
}
