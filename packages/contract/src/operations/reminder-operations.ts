// Where people are reminded, what was sent there, and putting a reminder off.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { momentInWords } from '../input/planner-fields.ts'
import { timeZone } from '../input/time-zone.ts'
import { LANGUAGES } from '../language.ts'
import { once } from '../once.ts'
import { taskReference, taskView } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'

export const CHANNEL_KINDS = ['email', 'webhook', 'push'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** What is held waits for its hook to be resumed; what was withheld is not for the owner of the hook any more. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'held', 'withheld'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why something could not be sent: a word, said in each language where it is shown. */
export const DELIVERY_TROUBLES = ['unreachable', 'silent', 'refused', 'busy', 'gone', 'notAllowed', 'notSetUp'] as const
export type DeliveryTrouble = (typeof DELIVERY_TROUBLES)[number]

export const CHANNELS_LIMIT = 20
export const ADDRESS_LIMIT = 1_000

/** A code that confirms an address of email: it is of so many digits, and ends after so many wrong ones. */
export const CODE_DIGITS = 8
export const CODE_TRIES = 5
/** In a day, to one address in a workspace, and for one person. */
export const CODES_TO_ADDRESS = 3
export const CODES_FOR_PERSON = 10

/** No spaces, no list, no name beside it: it goes into the header of a message as it is. */
const EMAIL = /^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]{1,190}\.[^\s@<>(),;:"\\]{2,}$/

/** Without a name or a password in it. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i

const channelView = once(() =>
  z
    .object({
      id: z.string(),
      kind: z.enum(CHANNEL_KINDS),
      address: z.string(),
      confirmed: z.boolean().describe('False of an email address until its code is given: nothing is sent there'),
      language: z.enum(LANGUAGES).describe('In which its messages are written'),
      timeZone: z.string().describe('In which they tell times'),
      createdAt: z.int(),
    })
    .meta({ id: 'Channel' }),
)
export type ChannelView = z.output<ReturnType<typeof channelView>>

const deliveryView = once(() =>
  z
    .object({
      id: z.string().describe('The same however often it is sent'),
      channel: z.string(),
      kind: z.enum(CHANNEL_KINDS),
      task: z.int().nullable().describe('The number of the task; null in a test'),
      code: z.boolean().optional().describe('True of the code that confirms an address'),
      dueAt: z.int(),
      state: z.enum(DELIVERY_STATES),
      attempts: z.int(),
      nextAt: z.int().nullable().describe('When it is tried again, while it waits'),
      endedAt: z.int().nullable(),
      trouble: z.enum(DELIVERY_TROUBLES).nullable().describe('Why the last try did not succeed'),
    })
    .meta({ id: 'Delivery' }),
)
export type DeliveryView = z.output<ReturnType<typeof deliveryView>>

const channelId = () =>
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .describe('Its id')

export const addChannel = declareOperation({
  name: 'add-channel',
  summary: 'Send your reminders to another place too: an email address, a webhook, or a browser.',
  right: 'todo',
  http: { method: 'POST', path: '/api/channels' },
  command: { words: ['notify', 'add'], positional: ['kind', 'address'] },
  tellsSecret: true,
  neverLater: true,
  input: () =>
    z
      .strictObject({
        kind: z.enum(CHANNEL_KINDS).describe('How'),
        address: z
          .string()
          .max(ADDRESS_LIMIT)
          .describe('Where: an email address, or an address that begins with https://'),
        p256dh: z.base64url().max(200).optional().describe('Of a browser: its public key'),
        auth: z.base64url().max(100).optional().describe('Of a browser: its secret'),
        timeZone: timeZone().optional(),
      })
      .refine(({ kind, address }) => kind !== 'email' || isEmailAddress(address), {
        path: ['address'],
        error: 'form:email' satisfies Form,
      })
      .refine(({ kind, address }) => kind === 'email' || isWebAddress(address), {
        path: ['address'],
        error: 'form:webAddress' satisfies Form,
      })
      .refine(({ kind, p256dh, auth }) => kind !== 'push' || (p256dh !== undefined && auth !== undefined), {
        path: ['p256dh'],
        error: 'form:pushKeys' satisfies Form,
      }),
  result: () =>
    z.object({
      channel: channelView(),
      secret: z.string().nullable().describe('Of a webhook: what its messages are signed with. It is shown once'),
    }),
})

/** Whether it may be reached at all is looked at when something is sent: that depends on the server, and on names. */
export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text)
}

export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text)
}

export const listChannels = declareOperation({
  name: 'list-channels',
  summary: 'Show where your reminders go.',
  right: 'lists',
  http: { method: 'GET', path: '/api/channels' },
  command: { words: ['notify', 'list'] },
  staleAfter: { changesOf: ['record'] },
  input: () => z.strictObject({}),
  result: () =>
    z.object({
      channels: z.array(channelView()),
      pushKey: z.string().nullable().describe('What a browser that wants to be reminded subscribes with'),
    }),
})

export const removeChannel = declareOperation({
  name: 'remove-channel',
  summary: 'Stop sending reminders there.',
  right: 'todo',
  http: { method: 'DELETE', path: '/api/channels/:channel' },
  command: { words: ['notify', 'remove'], positional: ['channel'] },
  input: () => z.strictObject({ channel: channelId() }),
  result: () => z.object({ channel: channelView() }),
})

export const testChannel = declareOperation({
  name: 'test-channel',
  summary: 'Send a message that shows whether it arrives.',
  right: 'todo',
  http: { method: 'POST', path: '/api/channels/:channel/test' },
  command: { words: ['notify', 'test'], positional: ['channel'] },
  neverLater: true,
  input: () => z.strictObject({ channel: channelId() }),
  result: () => z.object({ delivery: deliveryView() }),
})

const emailAddress = () =>
  z
    .string()
    .max(ADDRESS_LIMIT)
    .refine(isEmailAddress, { error: 'form:email' satisfies Form })
    .describe('The email address')

export const confirmAddress = declareOperation({
  name: 'confirm-address',
  summary: 'Confirm an email address with the code that was sent to it. Until then nothing else is sent there.',
  right: 'todo',
  http: { method: 'POST', path: '/api/channels/confirm' },
  command: { words: ['notify', 'confirm'], positional: ['address', 'code'] },
  neverLater: true,
  input: () =>
    z.strictObject({
      address: emailAddress(),
      code: z
        .string()
        .max(40)
        .regex(/^\s*(?:\d[\s-]*){8}$/, { error: 'form:addressCode' satisfies Form })
        .describe('The eight digits in the message'),
    }),
  result: () => z.object({ address: z.string(), confirmed: z.boolean() }),
})

export const sendCode = declareOperation({
  name: 'send-code',
  summary: 'Send another code to an email address that is not confirmed yet.',
  right: 'todo',
  http: { method: 'POST', path: '/api/channels/send-code' },
  command: { words: ['notify', 'send-code'], positional: ['address'] },
  neverLater: true,
  input: () => z.strictObject({ address: emailAddress() }),
  result: () =>
    z.object({ address: z.string(), confirmed: z.boolean().describe('True if it is confirmed, and needs no code') }),
})

export const listDeliveries = declareOperation({
  name: 'list-deliveries',
  summary: 'Show what was sent to you, what waits to be sent, and what could not be.',
  right: 'lists',
  http: { method: 'GET', path: '/api/deliveries' },
  command: { words: ['notify', 'deliveries'] },
  staleAfter: { changesOf: ['record'] },
  input: () => z.strictObject({ limit: z.int().min(1).max(500).default(50).describe('How many at the most') }),
  result: () => z.object({ deliveries: z.array(deliveryView()) }),
})

export const snoozeReminder = declareOperation({
  name: 'snooze-reminder',
  summary: 'Be reminded of a task again, later.',
  right: 'todo',
  http: { method: 'POST', path: '/api/tasks/:task/snooze' },
  command: { words: ['snooze'], positional: ['task', 'until'] },
  input: () =>
    z
      .strictObject({
        task: taskReference(),
        until: momentInWords().optional(),
        minutes: z
          .int()
          .min(1)
          .max(525_600)
          .optional()
          .describe('Instead: in how many minutes; 10 if neither is given'),
        timeZone: timeZone().optional(),
      })
      .refine(({ until, minutes }) => until === undefined || minutes === undefined, {
        error: 'form:untilOrMinutes' satisfies Form,
      }),
  result: () => z.object({ task: taskView() }),
})
