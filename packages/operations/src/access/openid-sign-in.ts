// Signing in by what a provider of OpenID Connect says of someone. What it says has been checked by the door; here it is decided
// whose account it is, and who may have a new one.
//
// OI1. Someone is known by issuer and subject alone: a name or an e-mail address opens no account that is there.
// OI2. Whoever is not known joins by an open invitation, or because their verified e-mail address is of an allowed domain.
//     For everyone else nothing is made.
// OI3. Whoever was removed does not come back by their domain: that takes an invitation.
// OI4. An account that is there is linked only by the person who is signed in to it.

import {
  LOCAL_ACTOR,
  localPrincipal,
  lookAlike,
  type Outcome,
  personActor,
  personKey,
  personName,
  refuse,
  succeed,
} from '@pawl/contract'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { newId } from '../new-id.ts'
import type { Identity } from '../ports/account-store.ts'
import { actorsIn } from './actors.ts'
import { accept, isTaken, type OpenInvitation, openInvitation } from './join.ts'
import { newInvitation } from './member-decisions.ts'
import { hashOfNoPassword } from './passwords.ts'
import { recordSecurityEvent } from './security-events.ts'
import { begin, homeOf, type People, type SignedIn, type Visitor } from './sign-in.ts'
import { hashSecret } from './tokens.ts'

/** What the provider says of someone. */
export interface OpenIdPerson extends Identity {
  /** What people call the provider. */
  readonly provider: string
  /** What they are called there. */
  readonly preferredName?: string
  readonly email?: string
  readonly isEmailVerified: boolean
}

interface Admission {
  /** The secret of the link they began with. */
  readonly invitation?: string
  /** Those whose people may join without an invitation. */
  readonly domains: readonly string[]
}

/** How long the invitation lasts that someone of an allowed domain is given and accepts at once. */
const AT_ONCE = 60_000
const MOST_NUMBERED = 1_000
const WITHOUT_NAME = 'member'

export async function signInByOpenId(
  visitor: Visitor,
  someone: OpenIdPerson,
  { invitation: secret, domains }: Admission,
): Promise<Outcome<SignedIn>> {
  const { issuer, subject } = someone
  const known = await visitor.store.findIdentity({ issuer, subject })
  if (secret !== undefined) {
    const found = await openInvitation(visitor, secret)
    return found === undefined ? refuse('INVITATION_NOT_GOOD', {}) : joinBy(visitor, found, someone, known)
  }
  if (known !== undefined) return enter(visitor, someone, known)
  if (!isOfDomain(someone, domains)) return unknown(visitor, someone, null)
  return joinBy(visitor, await invitedByDomain(visitor), someone, undefined)
}

async function enter(visitor: Visitor, someone: OpenIdPerson, person: string): Promise<Outcome<SignedIn>> {
  const [first, ...others] = await visitor.store.membershipsOf(person)
  if (first === undefined) return unknown(visitor, someone, person)
  return succeed(await begin(visitor, person, homeOf([first, ...others])))
}

async function unknown(
  visitor: Visitor,
  { issuer, provider }: OpenIdPerson,
  about: string | null,
): Promise<Outcome<never>> {
  await recordSecurityEvent(visitor, { kind: 'sign_in_failed', about, details: { issuer } })
  return refuse('OIDC_PERSON_UNKNOWN', { provider })
}

async function joinBy(
  visitor: Visitor,
  found: OpenInvitation,
  someone: OpenIdPerson,
  known: string | undefined,
): Promise<Outcome<SignedIn>> {
  const { issuer, subject } = someone
  const identity = { issuer, subject }
  const { person: named } = found.invitation
  if (known !== undefined) {
    if (named !== null && personKey(named) !== personKey(known)) return refuse('INVITATION_NOT_GOOD', {})
    const store = await visitor.open(found.workspace)
    if (await isTaken(store, found.invitation, known)) return refuse('PERSON_NAME_TAKEN', { name: known })
    return accept(visitor, found, { person: known, passwordHash: undefined, identity })
  }
  const store = await visitor.open(found.workspace)
  const names = new Set(await actorsIn(store))
  let person = named ?? freeName(someone, names)
  while (await isTaken(store, found.invitation, person)) person = freeName(someone, names.add(person))
  const other = lookAlike(person, names)
  if (other !== undefined) return refuse('NAME_LOOKS_ALIKE', { kind: 'actor', name: person, other })
  return accept(visitor, found, { person, passwordHash: hashOfNoPassword(), identity })
}

/** Accepted at once, so that whoever comes by a domain joins as all others do. Nobody has its secret. */
async function invitedByDomain({ store, now }: Visitor): Promise<OpenInvitation> {
  const secret = crypto().randomBytes(24).toString('base64url')
  const invitation = newInvitation(
    { now, principal: localPrincipal(false), actor: LOCAL_ACTOR },
    { id: newId(), role: 'member', person: null, byOperator: false, secretHash: hashSecret(secret), lastsFor: AT_ONCE },
  )
  await store.insertInvitation(invitation)
  return { workspace: store.workspace, invitation }
}

function isOfDomain({ email = '', isEmailVerified }: OpenIdPerson, domains: readonly string[]): boolean {
  const domain = /@([^@]+)$/.exec(email)?.[1]?.toLowerCase()
  return isEmailVerified && domains.some((one) => one.toLowerCase() === domain)
}

/** What they are called there, in the form that names have here; numbered if it is taken or looks like another. */
export function freeName({ preferredName, email }: OpenIdPerson, taken: ReadonlySet<string>): string {
  const wanted = [preferredName, email].map(nameFrom).find((name) => name !== undefined) ?? WITHOUT_NAME
  const keys = new Set([...taken].map(personKey))
  const isFree = (name: string) => !keys.has(personKey(name)) && lookAlike(personActor(name), taken) === undefined
  for (let number = 1; number < MOST_NUMBERED; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (isFree(name)) return personActor(name)
  }
  return personActor(`${WITHOUT_NAME}-${newId()}`)
}

/** With room for a number. */
const LONGEST = 56

function nameFrom(text: string | undefined): string | undefined {
  const local = (text ?? '').normalize('NFKC').replace(/@.*$/su, '')
  const plain = local.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^[._-]+|[._-]+$/g, '')
  const parsed = personName().safeParse([...plain].slice(0, LONGEST).join(''))
  return parsed.success ? parsed.data : undefined
}

/** For the person who is signed in: from now on they come in by it too. */
export async function linkIdentity(
  context: Context<People>,
  { issuer, subject, provider }: OpenIdPerson,
): Promise<Outcome<{ readonly person: string }>> {
  const { store, principal, now } = context
  const person = await store.linkIdentity({ issuer, subject }, principal.name, now())
  if (person !== principal.name) return refuse('OIDC_LINKED_TO_ANOTHER', { provider })
  await recordSecurityEvent(context, { kind: 'identity_linked', about: person, details: { issuer } })
  return succeed({ person })
}
