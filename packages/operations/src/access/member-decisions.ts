// Members and invitations get their states here, by their tables. They are rows of their own rather than records, so each is shown
// to `decide` as what it takes. What Y1 says of records holds for them too (`record-decisions.ts`).

import { type MemberRole, type Outcome, refuse, succeed } from '@pawl/contract'
import {
  type Change,
  createTask,
  type Decision,
  decide,
  decideEdit,
  present,
  recordLifecycles,
  type StatusOf,
  type TaskOf,
  type TriggerOf,
} from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { StoredInvitation, StoredMember } from '../ports/account-store.ts'
import { NO_NUMBER, type Tables } from '../record-decisions.ts'
import { signed } from './acting.ts'
import { refuseEdit } from './refuse-edit.ts'
import { refuseMove } from './refuse-move.ts'

/** Who acts, when, and what they are to the member or the invitation. */
export type Acting = Pick<Change, 'by' | 'principal' | 'at' | 'as'>

export function newMember({ by, at }: Acting, person: string, role: MemberRole): StoredMember {
  const { task } = createTask(recordLifecycles.member, { id: person, number: NO_NUMBER, by, at, fields: { role } })
  return { person, role, state: task.status, joinedAt: at, changedAt: at, changedBy: by }
}

/** The member with a role, which may be the one they have. */
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
  const { to } = present(recordLifecycles.member.rules.find((rule) => rule.trigger === trigger))
  const decision = decide(recordLifecycles.member, memberTask(member), { ...acting, to, trigger })
  if (decision.refused) return notMoved(decision, refuse('MEMBER_NOT_FOUND', { member: member.person }))
  return succeed({ ...member, state: decision.task.status, changedAt: acting.at, changedBy: acting.by })
}

/** A member who comes back has the role that the new invitation gives. */
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
  const { to } = present(recordLifecycles.invitation.rules.find((rule) => rule.trigger === trigger))
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

/** A caller without the right is told so. Everyone else is told that it is not there: in its state it cannot be changed so. */
function notMoved(
  decision: Extract<Decision, { refused: true }>,
  notThere: Extract<Outcome<never>, { refused: true }>,
) {
  return decision.error.code === 'NOT_ALLOWED' ? refuseMove(decision) : notThere
}
