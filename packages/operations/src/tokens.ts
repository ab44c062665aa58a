// Tokens: a secret is shown once and kept only as a hash, so that a stolen database opens no door. Where it may have to be
// shown again, to a request that is sent again, it is sealed with the key of that request.

import {
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
  type TokenView,
} from '@pawl/contract'
import type { Context } from './context.ts'
import { crypto } from './crypto.ts'
import type { StoredToken } from './ports/store.ts'
import { receiptFor } from './receipt-for.ts'

export async function whoAmI({ actor }: Context) {
  return succeed({ actor })
}

export async function addToken(
  context: Context,
  input: InputOf<Operations['addToken']>,
): Promise<Outcome<ResultOf<Operations['addToken']>>> {
  const secret = `pawl_${crypto().randomBytes(24).toString('base64url')}`
  const token: StoredToken = { ...input, secretHash: hashSecret(secret), createdAt: context.now(), revokedAt: null }
  const answer = () => ({ token: toTokenView(token), secret })
  const isNew = await context.store.insertToken(token, receiptFor(context, answer))
  return isNew ? succeed(answer()) : refuse('TOKEN_NAME_TAKEN', { name: input.name })
}

export async function listTokens(context: Context) {
  return succeed({ tokens: (await context.store.listTokens()).map(toTokenView) })
}

export async function revokeToken(
  context: Context,
  input: InputOf<Operations['revokeToken']>,
): Promise<Outcome<ResultOf<Operations['revokeToken']>>> {
  const answer = (token: StoredToken) => ({ token: toTokenView(token) })
  const token = await context.store.revokeToken(input.name, context.now(), receiptFor(context, answer))
  return token === undefined ? refuse('TOKEN_NOT_FOUND', { name: input.name }) : succeed(answer(token))
}

export function hashSecret(secret: string): string {
  return crypto().createHash('sha256').update(secret).digest('hex')
}

function toTokenView({ name, actor, may, createdAt, revokedAt }: StoredToken): TokenView {
  return { name, actor, may, createdAt, revokedAt }
}
