// Who is asking, and the tokens: who may come in from beyond this machine, and what they may do.

import * as z from 'zod'
import { ACCESS_LEVELS, actorName } from '../actor.ts'
import { once } from '../once.ts'
import { declareOperation } from '../operation.ts'
import { name } from '../text-rules.ts'

const tokenView = once(() =>
  z
    .object({
      name: z.string(),
      actor: z.string(),
      may: z.enum(ACCESS_LEVELS),
      createdAt: z.int(),
      revokedAt: z.int().nullable(),
    })
    .meta({ id: 'Token' }),
)
export type TokenView = z.output<ReturnType<typeof tokenView>>

export const whoAmI = declareOperation({
  name: 'who-am-i',
  summary: 'Say who you are here.',
  access: 'read',
  http: { method: 'GET', path: '/api/me' },
  command: { words: ['whoami'] },
  input: () => z.strictObject({}),
  result: () => z.object({ actor: z.string() }),
})

const tokenName = name.describe('What to call the token')

export const addToken = declareOperation({
  name: 'add-token',
  summary: 'Make a token; it is shown once and stored only as a hash.',
  access: 'admin',
  http: { method: 'POST', path: '/api/tokens' },
  command: { words: ['token', 'add'], positional: ['name'] },
  tellsSecret: true,
  input: () =>
    z.strictObject({
      name: tokenName,
      actor: actorName.describe('Who it stands for, such as person:dana or agent:builder'),
      may: z.enum(ACCESS_LEVELS).default('write').describe('What it may do; each includes the ones before it'),
    }),
  result: () => z.object({ token: tokenView(), secret: z.string() }),
})

export const listTokens = declareOperation({
  name: 'list-tokens',
  summary: 'List the tokens, never their secrets.',
  access: 'admin',
  http: { method: 'GET', path: '/api/tokens' },
  command: { words: ['token', 'list'] },
  input: () => z.strictObject({}),
  result: () => z.object({ tokens: z.array(tokenView()) }),
})

export const revokeToken = declareOperation({
  name: 'revoke-token',
  summary: 'Stop a token from working, at once.',
  access: 'admin',
  http: { method: 'DELETE', path: '/api/tokens/:name' },
  command: { words: ['token', 'revoke'], positional: ['name'] },
  input: () => z.strictObject({ name: tokenName }),
  result: () => z.object({ token: tokenView() }),
})
