// Who asks, on every route: a token, someone who is signed in, or the one person of this machine. Everyone else is told how to
// come in. Whoever they are, they are in one workspace, and get the store of that one.
//
// GU2. Beyond loopback everyone needs a token or signs in, also on this machine, unless they know the secret of the data folder.
// GU3. A token and a sign-in are looked up each time, so that ending one works at once. Answers that take long are ended by
//     then too (`token-watch.ts`).
// GU4. A change by a cookie comes from a page of ours: it says so by its origin, and repeats what only our pages can read.
// GU5. A workspace that is not theirs is not there.

import {
  actingAs,
  fail,
  LOCAL_ACTOR,
  localPrincipal,
  type MemberRole,
  PawlError,
  type Principal,
  type Refusal,
  type Right,
  refuseWithout,
} from '@pawl/contract'
import {
  type ClosedPlace,
  claimOf,
  hashSecret,
  isClaimHeld,
  isGoodToken,
  isStillGood,
  type StoredToken,
  sessionOfToken,
  type WorkspaceStore,
} from '@pawl/operations'
import type { FastifyRequest } from 'fastify'
import type { LocalAccess } from './local-access.ts'
import { chosenWorkspace, claimedActor, requireOwnPage } from './request-claims.ts'
import { readSignIn } from './sign-in-cookies.ts'
import type { Workspaces } from './workspaces.ts'

export interface Caller {
  readonly principal: Principal
  /** The name acted under. */
  readonly actor: string
  /** Of the workspace they are in. */
  readonly store: WorkspaceStore
  /** By which the token it came with is found again. */
  readonly tokenHash?: string
  readonly signIn?: SignedInCaller
  /** What was found with them: the places of the workspace that are for some alone. Not to be kept. */
  readonly closedPlaces?: readonly ClosedPlace[]
}

interface SignedInCaller {
  readonly hash: string
  readonly person: string
  /** In the workspace they are in. */
  readonly role: MemberRole
}

type Authenticated = Pick<Caller, 'principal' | 'store' | 'tokenHash' | 'signIn' | 'closedPlaces'>

/** When a token or a sign-in was used last is known to the minute. */
const USE_EVERY = 60_000
const READING: readonly string[] = ['GET', 'HEAD']
/** How long it may take to be noticed that a store has accounts by now. */
const LOOK_EVERY = 1_000

export class Callers {
  readonly #workspaces: Workspaces
  readonly #local: LocalAccess

  constructor(workspaces: Workspaces, local: LocalAccess) {
    this.#workspaces = workspaces
    this.#local = local
  }

  async identify(request: FastifyRequest): Promise<Caller> {
    const claimed = claimedActor(request)
    const known = await this.#authenticate(request)
    if (claimed === undefined) return { ...known, actor: known.principal.name }
    const acting = actingAs(known.principal, claimed)
    if (acting.refused) throw new PawlError(acting.refusal)
    return { ...known, principal: acting.value, actor: claimed }
  }

  /** Whether what they came with still lets them in, where they are. */
  async isStillIn({ tokenHash, signIn, store }: Caller): Promise<boolean> {
    const { first } = this.#workspaces
    if (tokenHash !== undefined) {
      const found = await first.findToken(tokenHash)
      return found !== undefined && isGoodToken(found, Date.now()) && isClaimHeld(store, found.token)
    }
    if (signIn === undefined) return true
    const found = await first.findSignIn(signIn.hash)
    if (found === undefined || !isStillGood(found, Date.now())) return false
    return (await this.#roleIn(store.workspace, found)) === signIn.role
  }

  async #authenticate(request: FastifyRequest): Promise<Authenticated> {
    const secret = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (secret !== undefined) {
      if (!this.#local.isLocalSecret(secret)) return this.#byToken(request, hashSecret(secret))
      if (this.#local.knows(secret, request)) return this.#asLocal(request)
      throw fail('TOKEN_INVALID', {})
    }
    const way = this.#local.signInWay(request)
    const cookie = way && readSignIn(request, way)
    const known = cookie && (await this.#bySignIn(request, cookie))
    if (known) return known
    if (await this.#local.isOwnConnection(request)) return this.#asLocal(request)
    throw cookie ? fail('SESSION_ENDED', {}) : fail('TOKEN_REQUIRED', {})
  }

  async #asLocal(request: FastifyRequest): Promise<Authenticated> {
    const chosen = chosenWorkspace(request)
    const store = chosen === undefined ? this.#workspaces.first : await this.#workspaces.named(chosen)
    return { principal: localPrincipal(await this.#isAlone()), store }
  }

  async #byToken(request: FastifyRequest, tokenHash: string): Promise<Authenticated> {
    const found = await this.#workspaces.first.findToken(tokenHash)
    const now = Date.now()
    if (found === undefined || !isGoodToken(found, now)) throw fail('TOKEN_INVALID', {})
    const { workspace, token, ownsLocal, closedPlaces } = found
    const chosen = chosenWorkspace(request)
    if (chosen !== undefined && chosen !== workspace) throw fail('WORKSPACE_NOT_FOUND', { workspace: chosen })
    const store = await this.#workspaces.in(workspace)
    if (!(await isClaimHeld(store, token))) throw fail('TOKEN_INVALID', {})
    if (now - (token.lastUsedAt ?? 0) >= USE_EVERY)
      this.#noteUse(tokenHash, now, () => store.noteTokenUse(tokenHash, now))
    return { principal: { ...principalOf(token), ...ownedBy(ownsLocal) }, tokenHash, store, closedPlaces }
  }

  /** Undefined if the cookie is good no more. */
  async #bySignIn(request: FastifyRequest, secret: string): Promise<Authenticated | undefined> {
    const { first } = this.#workspaces
    const hash = hashSecret(secret)
    const found = await first.findSignIn(hash)
    const now = Date.now()
    if (found === undefined || !isStillGood(found, now)) return undefined
    const place = await this.#placeOf(found, chosenWorkspace(request))
    if (place === undefined) return undefined
    if (!READING.includes(request.method)) requireOwnPage(request, secret)
    if (now - found.lastUsedAt >= USE_EVERY) this.#noteUse(hash, now, () => first.noteSignInUse(hash, now))
    const { person } = found
    return {
      principal: { name: person, role: place.role, alone: false, by: 'sign-in', ...ownedBy(found.ownsLocal) },
      store: await this.#workspaces.in(place.workspace),
      signIn: { hash, person, role: place.role },
      ...(place.workspace === found.workspace && { closedPlaces: found.closedPlaces }),
    }
  }

  async #placeOf(found: FoundPlace, chosen: string | undefined): Promise<Place | undefined> {
    const workspace = chosen ?? found.workspace
    const role = await this.#roleIn(workspace, found)
    if (role !== undefined) return { workspace, role }
    if (chosen !== undefined) throw fail('WORKSPACE_NOT_FOUND', { workspace: chosen })
    // They were removed from where they were; they may be a member elsewhere.
    return (await this.#workspaces.first.membershipsOf(found.person))[0]
  }

  async #roleIn(workspace: string, { person, workspace: own, role }: FoundPlace): Promise<MemberRole | undefined> {
    if (workspace === own) return role ?? undefined
    const all = await this.#workspaces.first.membershipsOf(person)
    return all.find((one) => one.workspace === workspace)?.role
  }

  readonly #noted = new Map<string, number>()

  /** Nobody waits for it, and nobody is refused because it could not be stored. */
  #noteUse(hash: string, now: number, note: () => Promise<void>): void {
    if (now - (this.#noted.get(hash) ?? 0) < USE_EVERY) return
    this.#noted.set(hash, now)
    note().catch(() => {})
  }

  #hasAccounts = false
  #looked: Promise<void> | undefined
  #lookedAt = 0

  /** Once people have accounts they can be told apart [D42]. While the store is away the last that was known counts. */
  async #isAlone(): Promise<boolean> {
    const isFirst = this.#looked === undefined
    if (!this.#hasAccounts && Date.now() - this.#lookedAt >= LOOK_EVERY) {
      this.#lookedAt = Date.now()
      this.#looked = this.#workspaces.first.hasAccounts().then(
        (has) => {
          this.#hasAccounts = has
        },
        () => {},
      )
    }
    if (isFirst) await this.#looked
    return !this.#hasAccounts
  }
}

interface Place {
  readonly workspace: string
  readonly role: MemberRole
}

interface FoundPlace {
  readonly person: string
  readonly workspace: string
  readonly role: MemberRole | null
}

/** What was made on the machine, before anyone had an account, is one person's. */
function ownedBy(ownsLocal: boolean): Pick<Principal, 'owns'> {
  return ownsLocal ? { owns: [LOCAL_ACTOR] } : {}
}

/** What is said to someone whose way in has ended. */
export function endedWayIn({ signIn }: Caller): Refusal {
  return (signIn === undefined ? fail('TOKEN_INVALID', {}) : fail('SESSION_ENDED', {})).refusal
}

function principalOf(token: StoredToken): Principal {
  const { actor, role, rooms, systems, createdBy, expiresAt } = token
  const session = sessionOfToken(token)
  const task = claimOf(token)?.number
  return {
    name: actor,
    role,
    ...(rooms && { rooms }),
    ...(systems && { systems }),
    ...(session !== undefined && { session }),
    ...(task !== undefined && { task }),
    ...(createdBy !== actor && { madeBy: createdBy }),
    ...(expiresAt !== null && { until: expiresAt }),
    alone: false,
    by: 'token',
  }
}

/** On routes that are no operations. */
export function requireRight({ principal }: Caller, asked: { readonly right: Right; readonly forHolder?: true }): void {
  const refused = refuseWithout(principal, asked)
  if (refused !== undefined) throw new PawlError(refused.refusal)
}
