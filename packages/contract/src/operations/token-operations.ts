// Who is asking, and the tokens: who may come in from beyond this machine, and what they may do.

import * as z from 'zod'
import { ANSWERING, MEMBER_ROLES } from '../access/principal.ts'
import { ACCESS_LEVELS, newActorName } from '../actor.ts'
import type { Form } from '../errors/texts.ts'
import { newName } from '../input/names.ts'
import { roomName } from '../input/room-names.ts'
import { name } from '../input/text-rules.ts'
import { once } from '../once.ts'
import { declareOperation } from './operation.ts'

const tokenView = once(() =>
  z
    .object({
      name: z.string(),
      actor: z.string(),
      role: z.enum(MEMBER_ROLES),
      rooms: z.array(z.string()).nullable().describe('Only these rooms; null is every room'),
      systems: z.array(z.enum(ANSWERING)).nullable().describe('For whom it may answer; null is what its role may'),
      createdBy: z.string(),
      createdAt: z.int(),
      expiresAt: z.int().nullable(),
      lastUsedAt: z.int().nullable().describe('To the minute'),
      revokedAt: z.int().nullable(),
    })
    .meta({ id: 'Token' }),
)
export type TokenView = z.output<ReturnType<typeof tokenView>>

export const whoAmI = declareOperation({
  name: 'who-am-i',
  summary: 'Say who you are here.',
  right: 'look',
  forHolder: true,
  http: { method: 'GET', path: '/api/whoami', formerly: '/api/me' },
  command: { words: ['whoami'] },
  shownWhileAway: true,
  input: () => z.strictObject({}),
  result: () =>
    z.object({
      actor: z.string().describe('The name acted under'),
      principal: z.string().describe('Who was authenticated'),
      role: z.enum(MEMBER_ROLES),
      alone: z.boolean().describe('One person’s own machine: nobody can be told apart'),
      by: z.enum(['machine', 'token', 'sign-in']).describe('How you came in'),
      workspace: z.string().describe('The workspace you are in'),
      answersFor: z.array(z.enum(ANSWERING)).describe('Whose questions of governed work you may answer'),
      rooms: z.array(z.string()).optional().describe('Only these rooms are there for you'),
      task: z.int().optional().describe('Only this task is there for you'),
    }),
})

const tokenName = once(() => name().describe('What to call the token'))
/** Names that begin so are those of single tasks. */
const ownName = once(() =>
  newName()
    .refine((text) => !/^task\./i.test(text), { error: 'form:tokenName' satisfies Form })
    .describe('What to call the token'),
)

export const addToken = declareOperation({
  name: 'add-token',
  summary: 'Make a token; it is shown once and stored only as a hash.',
  right: 'admin',
  http: { method: 'POST', path: '/api/tokens' },
  command: { words: ['token', 'add'], positional: ['name'] },
  tellsSecret: true,
  input: () =>
    z.strictObject({
      name: ownName(),
      actor: newActorName().describe('Who it stands for, such as person:dana or agent:builder'),
      role: z.enum(MEMBER_ROLES).optional().describe('What it is here; made from `may` if left out'),
      may: z
        .enum(ACCESS_LEVELS)
        .default('write')
        .describe(
          'Without a role: admin is an owner, read an auditor, write a member, or an agent if the actor is one',
        ),
      rooms: z.array(roomName()).min(1).max(100).optional().describe('Only these rooms'),
      systems: z.array(z.enum(ANSWERING)).min(1).optional().describe('For whom it may answer'),
      expiresIn: z
        .string()
        .regex(/^[1-9]\d{0,4}[smhd]$/, { error: 'form:span' satisfies Form })
        .optional()
        .describe('For how long it works: 90d, 12h, 30m or 45s; until it is revoked if left out'),
    }),
  result: () => z.object({ token: tokenView(), secret: z.string() }),
})

export const listTokens = declareOperation({
  name: 'list-tokens',
  summary: 'List the tokens, never their secrets.',
  right: 'admin',
  http: { method: 'GET', path: '/api/tokens' },
  command: { words: ['token', 'list'] },
  input: () => z.strictObject({}),
  result: () => z.object({ tokens: z.array(tokenView()) }),
})

export const revokeToken = declareOperation({
  name: 'revoke-token',
  summary: 'Stop a token from working, at once.',
  right: 'admin',
  http: { method: 'DELETE', path: '/api/tokens/:name' },
  command: { words: ['token', 'revoke'], positional: ['name'] },
  input: () => z.strictObject({ name: tokenName() }),
  result: () => z.object({ token: tokenView() }),
})
