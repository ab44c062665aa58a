// Tokens: a secret is shown once and kept only as a hash, so that a stolen database opens no door.

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

export async function whoAmI({ actor }: Context) {
  return succeed({ actor })
}

export async function addToken(
  context: Context,
  input: InputOf<Operations['addToken']>,
): Promise<Outcome<ResultOf<Operations['addToken']>>> {
  const secret = `pawl_${crypto().randomBytes(24).toString('base64url')}`
  const token: StoredToken = { ...input, secretHash: hashSecret(secret), createdAt: context.now(), revokedAt: null }
  if (!(await context.store.insertToken(token))) return refuse('TOKEN_NAME_TAKEN', { name: input.name })
  return succeed({ token: toTokenView(token), secret })
}

export async function listTokens(context: Context) {
  return succeed({ tokens: (await context.store.listTokens()).map(toTokenView) })
}

export async function revokeToken(
  context: Context,
  input: InputOf<Operations['revokeToken']>,
): Promise<Outcome<ResultOf<Operations['revokeToken']>>> {
  const token = await context.store.revokeToken(input.name, context.now())
  return token === undefined ? refuse('TOKEN_NOT_FOUND', { name: input.name }) : succeed({ token: toTokenView(token) })
}

export function hashSecret(secret: string): string {
  return crypto().createHash('sha256').update(secret).digest('hex')
}

function toTokenView({ name, actor, may, createdAt, revokedAt }: StoredToken): TokenView {
  return { name, actor, may, createdAt, revokedAt }
}
