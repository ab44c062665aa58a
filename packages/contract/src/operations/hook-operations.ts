// Hooks: who wants to be told of what, at which address outside; what was sent there, and what could not be.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { HOOK_FORMATS } from '../hooks/hook-address.ts'
import { HOOK_FILTER_LIMIT } from '../hooks/hook-filter.ts'
import { name } from '../input/text-rules.ts'
import { LANGUAGES } from '../language.ts'
import { once } from '../once.ts'
import { declareOperation } from './operation.ts'
import {
  ADDRESS_LIMIT,
  DELIVERY_STATES,
  DELIVERY_TROUBLES,
  isEmailAddress,
  isWebAddress,
} from './reminder-operations.ts'

export const HOOKS_LIMIT = 100
const HOOK_STATES = ['active', 'paused', 'stopped', 'removed'] as const

/** Why a hook was stopped: nobody is there any more, it could not be reached for a day, or its owner may not be told. */
const HOOK_STOPS = [...DELIVERY_TROUBLES, 'ownerLeft'] as const
export type HookStop = (typeof HOOK_STOPS)[number]

const hookView = once(() =>
  z
    .object({
      id: z.string(),
      name: z.string().nullable(),
      on: z.string().describe('Of what it tells'),
      as: z.enum(HOOK_FORMATS),
      to: z.string().describe('Where it sends to, without what is secret in it'),
      confirmed: z.boolean().describe('False of an email address until its code is given: nothing is sent there'),
      owner: z.string().describe('Whose it is: it tells what they may see'),
      language: z.enum(LANGUAGES).describe('In which its messages are written'),
      state: z.enum(HOOK_STATES),
      because: z.enum(HOOK_STOPS).nullable().describe('Why it was stopped'),
      hasAddress: z.boolean().describe('False in a copy of a store: the address did not come along'),
      version: z.int(),
      changedAt: z.int(),
      position: z.string().nullable().describe('Everything in the log up to here was looked at'),
      waiting: z.int().describe('How many messages have still to be sent'),
      failing: z.int().describe('How many of those were tried and not taken'),
      dead: z.int().describe('How many were given up'),
      lastSentAt: z.int().nullable(),
    })
    .meta({ id: 'Hook' }),
)
export type HookView = z.output<ReturnType<typeof hookView>>

const hookDeliveryView = once(() =>
  z
    .object({
      id: z.string().describe('The same however often it is sent'),
      hook: z.string(),
      hookName: z.string().optional().describe('What the hook is called, among messages of several hooks'),
      task: z.int().nullable().describe('The number of the task; null in a test'),
      version: z.int().nullable().describe('Which version of the task it tells of'),
      trigger: z.string().nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      code: z.boolean().optional().describe('True of the code that confirms an address'),
      at: z.int(),
      state: z.enum(DELIVERY_STATES),
      attempts: z.int(),
      nextAt: z.int().nullable().describe('When it is tried again, while it waits'),
      endedAt: z.int().nullable(),
      trouble: z.enum(DELIVERY_TROUBLES).nullable().describe('Why the last try did not succeed'),
    })
    .meta({ id: 'HookDelivery' }),
)
export type HookDeliveryView = z.output<ReturnType<typeof hookDeliveryView>>

const hookRef = () => name().describe('Its id or its name')
const limit = () => z.int().min(1).max(500).default(50).describe('How many at the most')
const address = () =>
  z
    .string()
    .max(ADDRESS_LIMIT)
    .refine((text) => isWebAddress(text) || isEmailAddress(text), { error: 'form:hookAddress' satisfies Form })

export const addHook = declareOperation({
  name: 'add-hook',
  summary: 'Send a message to an address whenever certain things happen.',
  right: 'hooks',
  http: { method: 'POST', path: '/api/hooks' },
  command: { words: ['hook', 'add'] },
  tellsSecret: true,
  neverLater: true,
  input: () =>
    z.strictObject({
      on: z.string().max(HOOK_FILTER_LIMIT).describe('On what, such as "room:* -> pending_user_review"'),
      to: address().describe('Where to: an address that begins with https://, or an email address'),
      as: z.enum(HOOK_FORMATS).optional().describe('In which format; chosen by the address if left out'),
      name: name().optional().describe('A name to call it by'),
    }),
  result: () =>
    z.object({
      hook: hookView(),
      secret: z.string().nullable().describe('Of json: what its messages are signed with. It is shown once'),
    }),
})

export const listHooks = declareOperation({
  name: 'list-hooks',
  summary: 'Show your hooks; an owner of the workspace sees everyone’s.',
  right: 'look',
  http: { method: 'GET', path: '/api/hooks' },
  command: { words: ['hook', 'list'] },
  staleAfter: { changesOf: ['record'] },
  input: () => z.strictObject({}),
  result: () => z.object({ hooks: z.array(hookView()) }),
})

export const showHook = declareOperation({
  name: 'show-hook',
  summary: 'Show a hook and what became of its messages.',
  right: 'look',
  http: { method: 'GET', path: '/api/hooks/:hook' },
  command: { words: ['hook', 'show'], positional: ['hook'] },
  staleAfter: { changesOf: ['record'] },
  input: () => z.strictObject({ hook: hookRef() }),
  result: () => z.object({ hook: hookView() }),
})

export const pauseHook = declareOperation({
  name: 'pause-hook',
  summary: 'Pause a hook. What happens meanwhile is sent when you resume it.',
  right: 'hooks',
  http: { method: 'POST', path: '/api/hooks/:hook/pause' },
  command: { words: ['hook', 'pause'], positional: ['hook'] },
  input: () => z.strictObject({ hook: hookRef() }),
  result: () => z.object({ hook: hookView() }),
})

export const resumeHook = declareOperation({
  name: 'resume-hook',
  summary: 'Resume a paused or stopped hook where it left off, at another address if you give one.',
  right: 'hooks',
  http: { method: 'POST', path: '/api/hooks/:hook/resume' },
  command: { words: ['hook', 'resume'], positional: ['hook'] },
  tellsSecret: true,
  input: () =>
    z.strictObject({
      hook: hookRef(),
      to: address().optional().describe('Another address. In a copy of a store a hook has none'),
    }),
  result: () =>
    z.object({
      hook: hookView(),
      secret: z.string().nullable().describe('What its messages are signed with, if that is new. It is shown once'),
    }),
})

export const removeHook = declareOperation({
  name: 'remove-hook',
  summary: 'Remove a hook, and drop what it has not sent yet.',
  right: 'hooks',
  http: { method: 'DELETE', path: '/api/hooks/:hook' },
  command: { words: ['hook', 'remove'], positional: ['hook'] },
  input: () => z.strictObject({ hook: hookRef() }),
  result: () => z.object({ hook: hookView() }),
})

export const testHook = declareOperation({
  name: 'test-hook',
  summary: 'Send a message that shows whether it arrives.',
  right: 'hooks',
  http: { method: 'POST', path: '/api/hooks/:hook/test' },
  command: { words: ['hook', 'test'], positional: ['hook'] },
  input: () => z.strictObject({ hook: hookRef() }),
  result: () => z.object({ delivery: hookDeliveryView() }),
})

export const replayHook = declareOperation({
  name: 'replay-hook',
  summary: 'Send what was given up again, all of it or one message.',
  right: 'hooks',
  http: { method: 'POST', path: '/api/hooks/:hook/replay' },
  command: { words: ['hook', 'replay'], positional: ['hook'] },
  input: () =>
    z.strictObject({
      hook: hookRef(),
      delivery: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional()
        .describe('Only the message with this id'),
    }),
  result: () => z.object({ hook: hookView(), replayed: z.int() }),
})

export const hookDeliveries = declareOperation({
  name: 'hook-deliveries',
  summary: 'Show what a hook has sent, what waits, and what could not be sent.',
  right: 'look',
  http: { method: 'GET', path: '/api/hooks/:hook/deliveries' },
  command: { words: ['hook', 'deliveries'], positional: ['hook'] },
  staleAfter: { changesOf: ['record'] },
  input: () => z.strictObject({ hook: hookRef(), limit: limit() }),
  result: () => z.object({ deliveries: z.array(hookDeliveryView()) }),
})

export const deadDeliveries = declareOperation({
  name: 'dead-deliveries',
  summary: 'Show what your hooks failed to send and gave up on.',
  right: 'look',
  http: { method: 'GET', path: '/api/hooks/dead' },
  command: { words: ['hook', 'dead'] },
  staleAfter: { changesOf: ['record'] },
  input: () => z.strictObject({ limit: limit() }),
  result: () => z.object({ deliveries: z.array(hookDeliveryView()) }),
})
