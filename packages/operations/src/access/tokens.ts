// Tokens: a secret is shown once and kept only as a hash, so that a stolen database opens no door. Where it may have to be
// shown again, to a request that is sent again, it is sealed with the key of that request.

import {
  ANSWERING,
  type InputOf,
  isWithin,
  LOCAL_ACTOR,
  type Operations,
  type Outcome,
  personKey,
  type ResultOf,
  refuse,
  roleFor,
  succeed,
  systemsOf,
  type TokenView,
} from '@pawl/contract'
import { present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { behind } from '../governed/behind.ts'
import { refuseLookAlike } from '../look-alikes.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { AuditStore } from '../ports/audit-store.ts'
import type { StoredToken, TokenStore } from '../ports/token-store.ts'
import { actorsIn } from './actors.ts'
import { isActive } from './member-states.ts'
import { recordSecurityEvent } from './security-events.ts'
import { isTaskToken } from './task-token-names.ts'
import { newToken, revokedAt } from './token-decisions.ts'

export async function whoAmI({
  actor,
  store,
  principal,
}: Context<Pick<AccountStore, 'workspace'>>): Promise<Outcome<ResultOf<Operations['whoAmI']>>> {
  const { name, role, alone, by, rooms, task } = principal
  return succeed({
    actor,
    principal: name,
    role,
    alone,
    by: by ?? 'machine',
    workspace: store.workspace,
    answersFor: ANSWERING.filter((one) => systemsOf(principal).includes(one)),
    ...(rooms !== undefined && { rooms: [...rooms] }),
    ...(task !== undefined && { task }),
  })
}

export async function addToken(
  context: Context<TokenStore & AuditStore & AccountStore>,
  input: InputOf<Operations['addToken']>,
): Promise<Outcome<ResultOf<Operations['addToken']>>> {
  const confused = await refuseConfusable(context, input)
  if (confused !== undefined) return confused
  const anothers = await isAnothersName(context, input.actor)
  if (anothers) return refuse('ACTOR_NOT_YOURS', { actor: context.principal.name, claimed: input.actor })
  const above = await aboveMember(context, input)
  if (above !== undefined) return above
  const secret = `pawl_${crypto().randomBytes(24).toString('base64url')}`
  const { name, actor, may, role = roleFor(may, actor), rooms = null, systems = null, expiresIn } = input
  const made = newToken(context, {
    name,
    actor,
    role,
    rooms,
    systems,
    secretHash: hashSecret(secret),
    lastsFor: expiresIn === undefined ? null : milliseconds(expiresIn),
  })
  // Whoever is behind a program that makes a token is behind that one too, and is the one who is named [D42].
  const [createdBy = made.createdBy] = behind(context.principal)
  const token = { ...made, createdBy }
  const answer = () => ({ token: toTokenView(token), secret })
  const isNew = await context.store.insertToken(token, receiptFor(context, answer))
  if (!isNew) return refuse('TOKEN_NAME_TAKEN', { name: input.name })
  await recordSecurityEvent(context, { kind: 'token_made', about: name, details: { actor, role } })
  return succeed(answer())
}

/** Several tokens may stand for one actor, but not for two whose names look alike. */
async function refuseConfusable(
  { store }: Context<TokenStore & AccountStore>,
  { name, actor }: InputOf<Operations['addToken']>,
) {
  const others = (await store.listTokens()).filter((token) => !isTaskToken(token))
  return (
    (await refuseLookAlike('token', name, async () => others.map((token) => token.name))) ??
    (await refuseLookAlike('actor', actor, () => actorsIn(store)))
  )
}

/**
 * Someone who signs in makes tokens in their name themselves. Whoever has the store itself could write anything into it, and
 * is nobody a token made by others stands for.
 */
async function isAnothersName({ store, principal }: Context<AccountStore>, actor: string): Promise<boolean> {
  if (!actor.startsWith('person:') || actor === principal.name || principal.by === undefined) return false
  return actor === LOCAL_ACTOR || (await store.findAccount(personKey(actor))) !== undefined
}

/** It would open nothing (`good-token.ts`). */
async function aboveMember({ store }: Context<AccountStore>, { actor, may, role }: InputOf<Operations['addToken']>) {
  const member = (await store.listMembers()).find(({ person }) => person === actor)
  const wanted = role ?? roleFor(may, actor)
  if (member === undefined || (isActive(member.state) && isWithin(wanted, member.role))) return undefined
  return refuse('TOKEN_ABOVE_MEMBER', { actor, role: wanted, member: isActive(member.state) ? member.role : null })
}

/** Those of single tasks end by themselves, and are too many to be read. */
export async function listTokens(context: Context<TokenStore>) {
  const tokens = await context.store.listTokens()
  return succeed({ tokens: tokens.filter((token) => !isTaskToken(token)).map(toTokenView) })
}

export async function revokeToken(
  context: Context<TokenStore & AuditStore>,
  input: InputOf<Operations['revokeToken']>,
): Promise<Outcome<ResultOf<Operations['revokeToken']>>> {
  const { name } = input
  const found = (await context.store.listTokens()).find((token) => token.name === name)
  if (found === undefined) return refuse('TOKEN_NOT_FOUND', { name })
  const answer = (token: StoredToken) => ({ token: toTokenView(token) })
  const token = await context.store.revokeToken(name, revokedAt(context, found), receiptFor(context, answer))
  if (token === undefined) return refuse('TOKEN_NOT_FOUND', { name })
  await revokeTaskTokensOf(context, found.actor)
  await recordSecurityEvent(context, { kind: 'token_revoked', about: name })
  return succeed(answer(token))
}

/** What someone has passed on to their commands ends with what they were let in by. */
export async function revokeTaskTokensOf(context: Context<TokenStore>, maker: string): Promise<void> {
  const now = context.now()
  const passedOn = (await context.store.listTokens()).filter(
    (token) => isTaskToken(token) && token.createdBy === maker && token.revokedAt === null,
  )
  for (const token of passedOn) {
    const isOver = token.expiresAt !== null && token.expiresAt <= now
    if (!isOver) await context.store.revokeToken(token.name, revokedAt(context, token))
  }
}

export function hashSecret(secret: string): string {
  return crypto().createHash('sha256').update(secret).digest('hex')
}

function toTokenView({ secretHash: _, ...view }: StoredToken): TokenView {
  return view as TokenView
}

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

export function milliseconds(span: string): number {
  return Number(span.slice(0, -1)) * present(UNITS[present(span.at(-1))])
}
