// An agent's session: a name that everyone may see, and a secret that only its owner was given [D40]. Whoever writes as
// the holder of a task gives both.
//
// SE1. A name alone proves nothing, not even where nobody has registered it: a claim that came with an import has no holder
//     who could show a secret. Its session is registered with one that nobody has (`nobodysSession`), and the task waits for
//     whoever may reset it.

import { type Outcome, refuse, splitSession, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { newId } from '../new-id.ts'
import type { SessionStore, StoredSession } from '../ports/session-store.ts'

/** What of a request a new session is made from. */
type Request = Pick<Context, 'actor' | 'principal' | 'idempotencyKey'>

export interface OwnSession {
  readonly name: string
  /** With the secret: what its owner gives with every call. */
  readonly whole: string
}

/** The session of someone who comes to wait. One that has no secret gets one here, once: what is tried again is the same. */
export function ownSession(context: Request, given: string | undefined): OwnSession {
  const { name, secret = newSecret(context) } = given === undefined ? newSession(context) : splitSession(given)
  return { name, whole: `${name}:${secret}` }
}

/** Registers the session, unless the name is somebody else's. */
export async function openSession(
  { store, now }: Context<SessionStore>,
  { name, whole }: OwnSession,
): Promise<Outcome<OwnSession>> {
  const own = { name, secretHash: hashOf(splitSession(whole).secret ?? ''), createdAt: now() }
  const stored = await store.registerSession(own)
  return stored.secretHash === own.secretHash ? succeed({ name, whole }) : refuse('SESSION_TAKEN', { session: name })
}

export interface GivenSession {
  readonly name: string
  /** The secret is the right one. */
  readonly isProven: boolean
}

/** The session someone acts under: proven by its secret, or by the token of its claim. */
export async function readSession({ store, principal }: Context<SessionStore>, given: string): Promise<GivenSession> {
  const { name, secret } = splitSession(given)
  if (principal.session === name) return { name, isProven: true }
  const stored = await store.findSession(name)
  return { name, isProven: secret !== undefined && stored?.secretHash === hashOf(secret) }
}

/** The same one for the same request, should it be sent again: it gets its own task [WA1]. */
function newSession(context: Request): { readonly name: string; readonly secret: string } {
  const name = context.idempotencyKey === undefined ? newId() : derived(context, 'session').slice(0, 20)
  return { name: `s-${name}`, secret: newSecret(context) }
}

function newSecret(context: Request): string {
  if (context.idempotencyKey !== undefined) return derived(context, 'secret').slice(0, 32)
  return crypto().randomBytes(16).toString('base64url')
}

/** By the key of the request, which only whoever sent it knows. */
function derived({ actor, principal, idempotencyKey }: Request, what: string): string {
  const whose = `${principal.name}\0${actor}`
  return crypto().createHash('sha256').update(`${what}\0${whose}\0${idempotencyKey}`).digest('hex')
}

/** No secret has this hash. */
const NO_SECRET = 'nobody'

/** A session by whose name something is held and that nobody may act under. */
export function nobodysSession(name: string, createdAt: number): StoredSession {
  return { name, secretHash: NO_SECRET, createdAt }
}

const hashOf = (secret: string) => crypto().createHash('sha256').update(`session\0${secret}`).digest('base64url')
