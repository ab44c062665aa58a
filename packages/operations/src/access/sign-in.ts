// Signing in and out, and joining by an invitation. Nobody is known before, so these are no operations: the HTTP door calls
// them, and turns a secret into a cookie.
//
// SG1. A secret is made anew each time someone signs in, handed to the browser, and kept as a hash.
// SG2. Whether a name is unknown or a password is wrong is not told, and takes the same time (`passwords.ts`).
// SG3. A new password ends every other sign-in.

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
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { refuseLookAlike } from '../look-alikes.ts'
import type {
  AccountStore,
  Identity,
  Joining,
  JoiningView,
  Membership,
  StoredAccount,
  StoredInvitation,
  StoredMember,
} from '../ports/account-store.ts'
import type { AuditStore } from '../ports/audit-store.ts'
import { DEFAULT_WORKSPACE } from '../ports/default-workspace.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { type Acting, acceptedBy, newMember, rejoined } from '../record-decisions.ts'
import { actorsIn } from './actors.ts'
import { claimLocalThings } from './claim-local-things.ts'
import { isActive } from './member-states.ts'
import { isOpen } from './members.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { recordSecurityEvent } from './security-events.ts'
import { LONGEST_IDLE, LONGEST_SIGN_IN } from './sign-in-length.ts'
import { isSomeoneAlready, type NamesInUse } from './someone-already.ts'
import { hashSecret } from './tokens.ts'

/** When the password of an account was set that has none: it came by a provider. */
const NEVER = 0

export type People = AccountStore & AuditStore & Pick<TokenStore, 'listTokens'>

/** Joining looks at what is in the workspace besides. */
type Joined = People & NamesInUse

/** Nobody is known: the actor is the address that asks. */
export interface Visitor extends Pick<Context<People>, 'store' | 'now' | 'actor'> {
  /** The store of another workspace, which there is. */
  readonly open: (workspace: string) => Promise<Joined>
}

export interface SignedIn {
  readonly person: string
  readonly workspace: string
  /** For the cookie alone. */
  readonly secret: string
}

/** By which a sign-in is told from a token. */
const PREFIX = 'pawl_in_'

export async function signIn(visitor: Visitor, { name, password }: SignInInput<'signIn'>): Promise<Outcome<SignedIn>> {
  const { store } = visitor
  const account = await store.findAccount(personKey(name))
  const isRight = await isPassword(password, account?.passwordHash)
  // Asked also of nobody, so that it takes as long.
  const [first, ...others] = await store.membershipsOf(account?.person ?? '')
  if (!isRight || account === undefined || first === undefined) {
    // A name that nobody has is not written down: people type passwords into the wrong field.
    await recordSecurityEvent(visitor, { kind: 'sign_in_failed', about: account?.person ?? null })
    return refuse('SIGN_IN_FAILED', {})
  }
  return succeed(await begin(visitor, account.person, homeOf([first, ...others])))
}

/** Where someone is first, of the workspaces they are a member of. */
export function homeOf([first, ...others]: readonly [Membership, ...Membership[]]): string {
  return (others.find(({ workspace }) => workspace === DEFAULT_WORKSPACE) ?? first).workspace
}

export async function begin(visitor: Visitor, person: string, workspace: string): Promise<SignedIn> {
  const { now } = visitor
  const store = await visitor.open(workspace)
  const secret = PREFIX + crypto().randomBytes(32).toString('base64url')
  const at = now()
  await store.insertSignIn({ secretHash: hashSecret(secret), person, workspace, createdAt: at, lastUsedAt: at })
  await store.forgetSignIns(at - LONGEST_IDLE, at - LONGEST_SIGN_IN)
  await recordSecurityEvent(
    { store, now, principal: { name: person }, actor: person },
    { kind: 'signed_in', details: { from: visitor.actor } },
  )
  return { person, workspace, secret }
}

/** Good until it is used too seldom, or is too old. */
export function isStillGood({ lastUsedAt, createdAt }: { lastUsedAt: number; createdAt: number }, now: number) {
  return now - lastUsedAt < LONGEST_IDLE && now - createdAt < LONGEST_SIGN_IN
}

/** What a page of ours repeats with every change. Of the secret, so that it ends with it; it opens nothing by itself. */
export function csrfTokenOf(secret: string): string {
  return crypto().createHash('sha256').update(`csrf\0${secret}`).digest('base64url')
}

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

export async function signOut(
  context: Context<People>,
  secretHash: string,
  { everywhere = false }: SignInInput<'signOut'>,
): Promise<void> {
  if (everywhere) await context.store.endSignIns(context.principal.name)
  else await context.store.endSignIn(secretHash)
  await recordSecurityEvent(context, { kind: 'signed_out', details: everywhere ? { everywhere } : {} })
}

/** Whoever came by a provider and has no password yet gives none to set one: they are signed in. */
export async function changePassword(
  context: Context<People>,
  secretHash: string,
  { current, next }: SignInInput<'changePassword'>,
): Promise<Outcome<SignInAnswer<'changePassword'>>> {
  const { store, principal, now } = context
  const account = await store.findAccount(personKey(principal.name))
  if (account === undefined) return refuse('PASSWORD_WRONG', {})
  const hasNone = account.passwordAt === NEVER
  if (!hasNone && !(await isPassword(current ?? '', account.passwordHash))) return refuse('PASSWORD_WRONG', {})
  await store.setPassword({ ...account, passwordHash: await hashPassword(next), passwordAt: now() }, secretHash)
  await recordSecurityEvent(context, { kind: 'password_changed' })
  return succeed({ changed: true })
}

export async function enterWorkspace(
  { store, principal }: Context<AccountStore>,
  secretHash: string,
  { workspace }: SignInInput<'enterWorkspace'>,
): Promise<Outcome<SignInAnswer<'enterWorkspace'>>> {
  const isMember = (await store.membershipsOf(principal.name)).some((one) => one.workspace === workspace)
  if (!isMember) return refuse('WORKSPACE_NOT_FOUND', { workspace })
  await store.enterWorkspace(secretHash, workspace)
  return succeed({ workspace })
}
