// Signing in and out, and joining by an invitation. Nobody is known before, so these are no operations: the HTTP door calls
// them, and turns a secret into a cookie.
//
// SG1. A secret is made anew each time someone signs in, handed to the browser, and kept as a hash.
// SG2. Whether a name is unknown or a password is wrong is not told, and takes the same time (`passwords.ts`).
// SG3. A new password ends every other sign-in.

import { type Outcome, personKey, refuse, type SignInAnswer, type SignInInput, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import type { AccountStore, Membership } from '../ports/account-store.ts'
import type { AuditStore } from '../ports/audit-store.ts'
import { DEFAULT_WORKSPACE } from '../ports/default-workspace.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { recordSecurityEvent } from './security-events.ts'
import { LONGEST_IDLE, LONGEST_SIGN_IN } from './sign-in-length.ts'
import type { NamesInUse } from './someone-already.ts'
import { hashSecret } from './tokens.ts'

/** When the password of an account was set that has none: it came by a provider. */
export const NEVER = 0

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
