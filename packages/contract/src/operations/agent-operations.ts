// Who works on what, everywhere: what someone needs who looks after many agents at once.

import * as z from 'zod'
import { roomName } from '../input/room-names.ts'
import { once } from '../once.ts'
import { declareOperation } from './operation.ts'

const moment = () => z.int().nullable()

const agentView = once(() =>
  z
    .object({
      task: z.int().describe('The number of the task'),
      lifecycle: z.enum(['room', 'governed']),
      status: z.string(),
      title: z.string().describe('What is to be done: the first line'),
      room: z.string().nullable(),
      initiative: z.string().nullable(),
      who: z.string().describe('The role, or the worker'),
      session: z.string().nullable(),
      attempt: z.int().describe('Which one: 1 is the first'),
      since: moment(),
      lastSeen: moment().describe('The last sign of life'),
      lastProgress: moment().describe('When something new was last said or printed'),
      state: z.enum(['alive', 'suspect']).describe('suspect: silent for longer than the room allows, or over its time'),
      overdue: z.boolean(),
      progress: z.string().nullable(),
      tokens: z.int().describe('Of all attempts at the task'),
      costMicros: z.int(),
      model: z.string().nullable(),
      output: z.string().nullable().describe('The last lines its command printed'),
      messages: z.array(z.string()).describe('What people told it, oldest first'),
    })
    .meta({ id: 'Agent' }),
)
export type AgentView = z.output<ReturnType<typeof agentView>>

export const listAgents = declareOperation({
  name: 'list-agents',
  summary: 'Show who works on what, everywhere: since when, how far, what was printed last, what it used.',
  right: 'look',
  http: { method: 'GET', path: '/api/agents' },
  command: { words: ['agents'] },
  staleAfter: { changesOf: ['room', 'governed', 'record'] },
  input: () =>
    z.strictObject({
      room: roomName().optional().describe('Only in this room'),
      limit: z.int().min(1).max(200).default(50).describe('How many at the most'),
    }),
  result: () =>
    z.object({ agents: z.array(agentView()).describe('The one that needs a look first, then the longest') }),
})
