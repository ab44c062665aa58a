// The people of a workspace: who is here, with which role, and by which invitation they come.
//
// ME1. A workspace that has an owner keeps one: the last is neither removed nor made anything else.
// ME2. An invitation's secret is shown once and kept as a hash.

import {
  type InputOf,
  type InvitationView,
  isOperator,
  type MemberRole,
  type MemberView,
  type Operations,
  type Outcome,
  personActor,
  personKey,
  type ResultOf,
  refuse,
  standingOf,
  succeed,
} from '@pawl/contract'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { AccountStore, StoredInvitation, StoredMember } from '../ports/account-store.ts'
import type { AuditStore } from '../ports/audit-store.ts'
import { DEFAULT_WORKSPACE } from '../ports/default-workspace.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { signed } from './acting.ts'
import { type Acting, editMember, moveMember, newInvitation, withdrawn } from './member-decisions.ts'
import { isActive } from './member-states.ts'
import { recordSecurityEvent } from './security-events.ts'
import { LONGEST_IDLE, LONGEST_SIGN_IN } from './sign-in-length.ts'
import { hashSecret, milliseconds, revokeTaskTokensOf } from './tokens.ts'

type People = Context<AccountStore & AuditStore & TokenStore>
type Invited = Outcome<ResultOf<Operations['inviteMember']>>

/** By which a link is known to be one of ours. */
const SECRET_PREFIX = 'pawl_join_'

/** Whoever has the store itself can always let an owner in: nobody is locked out for good. */
export async function createOwner(
  context: People,
  { name, expiresIn }: InputOf<Operations['createOwner']>,
): Promise<Invited> {
  if (!isOperator(context.principal)) return refuse('SERVER_OWNER_NEEDED', {})
  return invite(context, { person: personActor(name), role: 'owner', expiresIn, byOperator: true })
}

export function inviteMember(
  context: People,
  { name, role, expiresIn }: InputOf<Operations['inviteMember']>,
): Promise<Invited> {
  const person = name === undefined ? null : personActor(name)
  return invite(context, { person, role, expiresIn, byOperator: false })
}

async function invite(
  context: People,
  { expiresIn, ...made }: { person: string | null; role: MemberRole; expiresIn: string; byOperator: boolean },
): Promise<Invited> {
  const secret = SECRET_PREFIX + crypto().randomBytes(24).toString('base64url')
  const invitation = newInvitation(context, {
    ...made,
    id: context.newId(),
    secretHash: hashSecret(secret),
    lastsFor: milliseconds(expiresIn),
  })
  const answer = () => ({ invitation: toInvitationView(invitation), link: `/join#${secret}` })
  await context.store.insertInvitation(invitation, receiptFor(context, answer))
  const { id, role, person } = invitation
  await recordSecurityEvent(context, { kind: 'member_invited', about: person ?? id, details: { role } })
  return succeed(answer())
}

export async function listMembers(context: People): Promise<Outcome<ResultOf<Operations['listMembers']>>> {
  const { store, now } = context
  const at = now()
  const signIns = await store.countSignIns(at - LONGEST_IDLE, at - LONGEST_SIGN_IN)
  const members = (await store.listMembers()).filter(({ state }) => isActive(state))
  const invitations = (await store.listInvitations()).filter((one) => isOpen(one, at))
  return succeed({
    members: members.map((member) => toMemberView(member, signIns.get(member.person))),
    invitations: invitations.map(toInvitationView),
  })
}

export async function changeMember(
  context: People,
  { member: name, role }: InputOf<Operations['changeMember']>,
): Promise<Outcome<ResultOf<Operations['changeMember']>>> {
  const outcome = await changed(
    context,
    name,
    (member) => editMember(administering(context), member, role),
    role === 'owner',
  )
  if (outcome.refused) return outcome
  await recordSecurityEvent(context, { kind: 'member_changed', about: outcome.value.person, details: { role } })
  return succeed({ member: toMemberView(outcome.value) })
}

export async function removeMember(
  context: People,
  { member: name }: InputOf<Operations['removeMember']>,
): Promise<Outcome<ResultOf<Operations['removeMember']>>> {
  const outcome = await changed(
    context,
    name,
    (member) => moveMember(administering(context), member, 'removeMember'),
    false,
  )
  if (outcome.refused) return outcome
  await revokeTaskTokensOf(context, outcome.value.person)
  await recordSecurityEvent(context, { kind: 'member_removed', about: outcome.value.person })
  return succeed({ member: toMemberView(outcome.value) })
}

async function changed(
  context: People,
  name: string,
  decide: (member: StoredMember) => Outcome<StoredMember>,
  staysOwner: boolean,
): Promise<Outcome<StoredMember>> {
  const person = await storedPerson(context, name)
  const outcome = await context.store.changeMember(
    person,
    (member, owners) => {
      if (!isActive(member.state)) return refuse('MEMBER_NOT_FOUND', { member: name })
      const isLast = member.role === 'owner' && owners === 1
      return isLast && !staysOwner ? refuse('LAST_OWNER', { member: person }) : decide(member)
    },
    receiptFor(context, (member) => ({ member: toMemberView(member) })),
  )
  return outcome ?? refuse('MEMBER_NOT_FOUND', { member: name })
}

function administering(context: People): Acting {
  return { ...signed(context), as: standingOf(context.principal) }
}

/** As the account spells it. */
async function storedPerson({ store }: People, name: string): Promise<string> {
  return (await store.findAccount(personKey(name)))?.person ?? personActor(name)
}

export async function signOutMember(
  context: People,
  { member: name }: InputOf<Operations['signOutMember']>,
): Promise<Outcome<ResultOf<Operations['signOutMember']>>> {
  const person = await storedPerson(context, name)
  const outcome = await context.store.changeMember(
    person,
    (member) => (isActive(member.state) ? succeed(member) : refuse('MEMBER_NOT_FOUND', { member: name })),
    receiptFor(context, (member) => ({ member: toMemberView(member) })),
  )
  if (outcome === undefined) return refuse('MEMBER_NOT_FOUND', { member: name })
  if (outcome.refused) return outcome
  await context.store.endSignIns(person)
  await recordSecurityEvent(context, { kind: 'signed_out', about: person, details: { everywhere: true } })
  return succeed({ member: toMemberView(outcome.value) })
}

export async function withdrawInvitation(
  context: People,
  { invitation: id }: InputOf<Operations['withdrawInvitation']>,
): Promise<Outcome<ResultOf<Operations['withdrawInvitation']>>> {
  const answer = (invitation: StoredInvitation) => ({ invitation: toInvitationView(invitation) })
  const outcome = await context.store.changeInvitation(
    id,
    (invitation) => withdrawn(administering(context), invitation),
    receiptFor(context, answer),
  )
  // One that is used or withdrawn cannot be withdrawn again: there is no open one.
  if (outcome === undefined || outcome.refused) return refuse('INVITATION_NOT_FOUND', { invitation: id })
  await recordSecurityEvent(context, { kind: 'member_changed', about: id, details: { withdrawn: true } })
  return succeed(answer(outcome.value))
}

export async function createWorkspace(
  context: People,
  { name }: InputOf<Operations['createWorkspace']>,
): Promise<Outcome<ResultOf<Operations['createWorkspace']>>> {
  const { store, principal } = context
  if (store.workspace !== DEFAULT_WORKSPACE && !isOperator(principal)) return refuse('SERVER_OWNER_NEEDED', {})
  const answer = () => ({ workspace: name })
  const own = (await store.listMembers()).find(({ person }) => person === principal.name)
  const owner = own && { ...own, role: 'owner' as const, joinedAt: context.now(), changedAt: context.now() }
  const isNew = await store.insertWorkspace(name, owner, receiptFor(context, answer))
  if (!isNew) return refuse('WORKSPACE_TAKEN', { workspace: name })
  await recordSecurityEvent(context, { kind: 'workspace_made', about: name })
  return succeed(answer())
}

/** Whoever has the store itself comes into all of them. */
export async function listWorkspaces({
  store,
  principal,
}: People): Promise<Outcome<ResultOf<Operations['listWorkspaces']>>> {
  const listed = (all: readonly { workspace: string; role: MemberRole }[]) =>
    succeed({
      workspaces: all.map(({ workspace, role }) => ({ name: workspace, role, current: workspace === store.workspace })),
    })
  if (principal.by === undefined)
    return listed((await store.listWorkspaces()).map((workspace) => ({ workspace, role: principal.role })))
  if (principal.by === 'token') return listed([{ workspace: store.workspace, role: principal.role }])
  return listed(await store.membershipsOf(principal.name))
}

export function isOpen({ state, expiresAt }: StoredInvitation, now: number): boolean {
  return state === 'open' && now < expiresAt
}

function toMemberView({ person, role, state, joinedAt }: StoredMember, signedIn = 0): MemberView {
  return { person, role, state, joinedAt, signedIn }
}

function toInvitationView({ secretHash: _, byOperator: __, endedAt: ___, ...view }: StoredInvitation): InvitationView {
  return view
}
