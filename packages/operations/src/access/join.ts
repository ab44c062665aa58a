// Joining a workspace by an invitation: the account, the member and the used invitation are one commit. Nobody is known before,
// so this is no operation.

import {
  type Outcome,
  personActor,
  personKey,
  refuse,
  type SignInAnswer,
  type SignInInput,
  succeed,
} from '@pawl/contract'
import { EFFECT } from '@pawl/kernel'
import { refuseLookAlike } from '../look-alikes.ts'
import type {
  Identity,
  Joining,
  JoiningView,
  StoredAccount,
  StoredInvitation,
  StoredMember,
} from '../ports/account-store.ts'
import { actorsIn } from './actors.ts'
import { claimLocalThings } from './claim-local-things.ts'
import { type Acting, acceptedBy, newMember, rejoined } from './member-decisions.ts'
import { isActive } from './member-states.ts'
import { isOpen } from './members.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { recordSecurityEvent } from './security-events.ts'
import { begin, NEVER, type SignedIn, type Visitor } from './sign-in.ts'
import { isSomeoneAlready, type NamesInUse } from './someone-already.ts'
import { hashSecret } from './tokens.ts'

export async function showInvitation(
  { store, now }: Visitor,
  { secret }: SignInInput<'showInvitation'>,
): Promise<Outcome<SignInAnswer<'showInvitation'>>> {
  const found = await store.findInvitation(hashSecret(secret))
  if (found === undefined || !isOpen(found.invitation, now())) return refuse('INVITATION_NOT_GOOD', {})
  const { workspace, invitation } = found
  const { role, person, createdBy: invitedBy, expiresAt, byOperator } = invitation
  const isKnown = person !== null && (await store.findAccount(personKey(person))) !== undefined
  return succeed({ workspace, role, person, isKnown, resets: isKnown && byOperator, invitedBy, expiresAt })
}

export async function join(
  visitor: Visitor,
  { secret, name, password }: SignInInput<'join'>,
): Promise<Outcome<SignedIn>> {
  const found = await openInvitation(visitor, secret)
  if (found === undefined) return refuse('INVITATION_NOT_GOOD', {})
  const { invitation, workspace } = found
  const store = await visitor.open(workspace)
  const person = invitation.person ?? (name && personActor(name))
  if (person === undefined) return refuse('PERSON_NAME_NEEDED', {})
  const key = personKey(person)
  const existing = await store.findAccount(key)
  const isReset = invitation.byOperator
  if (existing !== undefined && !isReset && !(await isPassword(password, existing.passwordHash))) {
    await recordSecurityEvent(visitor, { kind: 'sign_in_failed', about: existing.person })
    return refuse('PERSON_NAME_TAKEN', { name: existing.person })
  }
  if (await isTaken(store, invitation, existing?.person ?? person)) return refuse('PERSON_NAME_TAKEN', { name: person })
  const alike = existing === undefined ? await refuseLookAlike('actor', person, () => actorsIn(store)) : undefined
  if (alike !== undefined) return alike
  const passwordHash = existing !== undefined && !isReset ? undefined : await hashPassword(password)
  return accept(visitor, found, { person, passwordHash })
}

/** A name that is chosen, and stands for someone else here. */
export async function isTaken(
  store: NamesInUse,
  invitation: Pick<StoredInvitation, 'person'>,
  person: string,
): Promise<boolean> {
  return invitation.person === null && (await isSomeoneAlready(store, person))
}

export interface OpenInvitation {
  readonly workspace: string
  readonly invitation: StoredInvitation
}

export async function openInvitation({ store, now }: Visitor, secret: string): Promise<OpenInvitation | undefined> {
  const found = await store.findInvitation(hashSecret(secret))
  return found !== undefined && isOpen(found.invitation, now()) ? found : undefined
}

interface Comer {
  readonly person: string
  /** Undefined if their account is there, and keeps the one it has. */
  readonly passwordHash: string | undefined
  /** What they came with instead of a password. */
  readonly identity?: Identity
}

/** Makes the account and the member, and signs them in. */
export async function accept(
  visitor: Visitor,
  { workspace, invitation }: OpenInvitation,
  comer: Comer,
): Promise<Outcome<SignedIn>> {
  const { now } = visitor
  const store = await visitor.open(workspace)
  const key = personKey(comer.person)
  const decide = (view: JoiningView) => decideJoining(visitor, view, { ...comer, key })
  const outcome = await store.join(invitation.id, key, decide, comer.identity)
  if (outcome === undefined) return refuse('INVITATION_NOT_GOOD', {})
  if (outcome.refused) return outcome
  const { account, member } = outcome.value
  const joined = { store, now, principal: { name: account.person }, actor: account.person }
  await recordSecurityEvent(joined, { kind: 'member_joined', about: account.person, details: { role: member.role } })
  if (account.ownsLocal) await claimLocalThings(store, account.person)
  return succeed(await begin(visitor, account.person, workspace))
}

/** What was looked up before may have changed since: it is looked at again. */
function decideJoining(
  { now }: Visitor,
  { invitation, account, member, localOwner, identityOf }: JoiningView,
  { person, key, passwordHash, identity }: Comer & { readonly key: string },
): Outcome<Joining> {
  const at = now()
  if (!isOpen(invitation, at)) return refuse('INVITATION_NOT_GOOD', {})
  // By an identity nobody comes into an account but the one it is linked to.
  if (identity !== undefined && account?.person !== identityOf) return refuse('PERSON_NAME_TAKEN', { name: person })
  const ownsLocal = localOwner === undefined && invitation.byOperator
  const hasPassword = identity === undefined
  const joining = withPassword(account, invitation, { person, key, passwordHash, hasPassword, at, ownsLocal })
  if (joining === undefined) return refuse('PERSON_NAME_TAKEN', { name: person })
  const who = { by: joining.person, at, as: ['invitee'] } as const
  const accepted = acceptedBy(who, invitation, joining.person)
  if (accepted.refused) return refuse('INVITATION_NOT_GOOD', {})
  const place = placeOf(who, invitation, joining.person, member)
  if (place.refused) return place
  return succeed({ invitation: accepted.value, account: joining, member: place.value })
}

/** Whoever is here already stays what they are: nobody is made less, not even the last owner, by a link they open. */
function placeOf(
  who: Acting,
  { role, byOperator }: StoredInvitation,
  person: string,
  member: StoredMember | undefined,
): Outcome<StoredMember> {
  if (member === undefined) return succeed(newMember(who, person, role))
  if (isActive(member.state) && !byOperator) return succeed(member)
  return rejoined({ ...who, as: EFFECT }, member, role)
}

function withPassword(
  account: StoredAccount | undefined,
  { byOperator }: StoredInvitation,
  {
    passwordHash,
    hasPassword,
    at,
    ...made
  }: {
    person: string
    key: string
    passwordHash: string | undefined
    hasPassword: boolean
    at: number
    ownsLocal: boolean
  },
): StoredAccount | undefined {
  if (account === undefined)
    return passwordHash === undefined
      ? undefined
      : { ...made, passwordHash, createdAt: at, passwordAt: hasPassword ? at : NEVER }
  if (passwordHash === undefined) return account
  const ownsLocal = account.ownsLocal || made.ownsLocal
  return byOperator ? { ...account, passwordHash, passwordAt: at, ownsLocal } : undefined
}
