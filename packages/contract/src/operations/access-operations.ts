// Who a room or an initiative is for: everyone of the workspace, or its members, with the rights they have there by name.

import * as z from 'zod'
import { NAMED_RIGHTS } from '../access/places.ts'
import { someonesName } from '../actor.ts'
import type { Form } from '../errors/texts.ts'
import { roomName } from '../input/room-names.ts'
import { declareOperation } from './operation.ts'

const place = () => ({
  room: roomName().optional().describe('The room'),
  initiative: z.string().min(1).max(64).optional().describe('Instead of a room: the id of the initiative'),
})
const isOne = ({ room, initiative }: { room?: string | undefined; initiative?: string | undefined }) =>
  (room === undefined) !== (initiative === undefined)
const one = { error: 'form:roomOrInitiative' satisfies Form }
const member = () => someonesName().describe('Who, by the name they have here; an agent as agent:builder')

const accessView = () =>
  z.object({
    access: z
      .object({
        open: z.boolean().describe('For everyone of the workspace'),
        members: z.array(z.object({ name: z.string(), rights: z.array(z.enum(NAMED_RIGHTS)) })),
        mayChange: z.boolean().describe('Whether you may let others in'),
      })
      .meta({ id: 'Access' }),
  })

export const showAccess = declareOperation({
  name: 'show-access',
  summary: 'Show who a room or an initiative is for.',
  right: 'look',
  http: { method: 'GET', path: '/api/access' },
  command: { words: ['access', 'show'] },
  staleAfter: { changesOf: ['record'] },
  input: () => z.strictObject(place()).refine(isOne, one),
  result: accessView,
})

export const admitMember = declareOperation({
  name: 'admit-member',
  summary: 'Give someone access to a room or an initiative. From the first one on it is closed to everyone else.',
  right: 'care',
  http: { method: 'POST', path: '/api/access/admit' },
  command: { words: ['access', 'admit'], positional: ['member'] },
  neverLater: true,
  input: () =>
    z
      .strictObject({
        member: member(),
        ...place(),
        rights: z
          .array(z.enum(NAMED_RIGHTS))
          .max(NAMED_RIGHTS.length)
          .default([])
          .describe('What they may do there beside working'),
      })
      .refine(isOne, one),
  result: accessView,
})

export const dismissMember = declareOperation({
  name: 'dismiss-member',
  summary: 'Take away someone’s access to a room or an initiative.',
  right: 'care',
  http: { method: 'POST', path: '/api/access/dismiss' },
  command: { words: ['access', 'dismiss'], positional: ['member'] },
  neverLater: true,
  input: () => z.strictObject({ member: member(), ...place() }).refine(isOne, one),
  result: accessView,
})

export const openToAll = declareOperation({
  name: 'open-to-all',
  summary: 'Open a room or an initiative to everyone of the workspace again.',
  right: 'care',
  http: { method: 'POST', path: '/api/access/open' },
  command: { words: ['access', 'open'] },
  neverLater: true,
  input: () => z.strictObject(place()).refine(isOne, one),
  result: accessView,
})
