// The operations on the store as a whole.

import { lifecycles, type RecordLifecycleName, recordLifecycles } from '@pawl/kernel'
import * as z from 'zod'
import { declareOperation } from './operation.ts'

/** One line of the report `pawl verify` writes: how far it is, what it found, and at the end the totals. */
const verifyLine = () =>
  z.union([
    z.object({ kind: z.literal('progress'), checked: z.int(), total: z.int() }),
    z.object({
      kind: z.literal('difference'),
      task: z.string(),
      number: z.int().nullable(),
      problem: z.string().describe('In words, in the language asked for'),
      difference: z.looseObject({ reason: z.string() }).describe('The same for programs: a code and its facts'),
    }),
    z.object({
      kind: z.literal('end'),
      tasks: z.int(),
      events: z.int(),
      rooms: z.int(),
      records: z.int().describe('Versions of the records of governed work'),
      securityEvents: z.int(),
      differences: z.int(),
    }),
  ])
export type VerifyLine = z.output<ReturnType<typeof verifyLine>>

export const verifyStore = declareOperation({
  name: 'verify-store',
  summary: 'Rebuild every task from its events and name any difference.',
  right: 'audit',
  http: { method: 'GET', path: '/api/verify' },
  command: { words: ['verify'] },
  shape: 'lines out',
  input: () => z.strictObject({}),
  result: verifyLine,
})

export const exportStore = declareOperation({
  name: 'export-store',
  summary: 'Write the whole store as JSON lines.',
  right: 'admin',
  http: { method: 'GET', path: '/api/export' },
  command: { words: ['export'], positional: ['file'] },
  shape: 'lines out',
  input: () => z.strictObject({}),
  result: () => z.looseObject({ kind: z.string() }),
})

export const importStore = declareOperation({
  name: 'import-store',
  summary: 'Read a whole store from JSON lines into an empty one, all of it or nothing.',
  right: 'admin',
  http: { method: 'POST', path: '/api/import' },
  doneOnceBy: 'an empty store',
  shape: 'lines in',
  input: () =>
    z.strictObject({
      withTokens: z
        .boolean()
        .default(false)
        .describe('Bring the tokens too: whoever had one where it was exported comes in here'),
    }),
  result: () => z.object({ tasks: z.int(), events: z.int(), rooms: z.int() }),
})

const tableNames = [...Object.keys(lifecycles), ...Object.keys(recordLifecycles)] as [
  keyof typeof lifecycles | RecordLifecycleName,
]

const table = () => ({
  name: z.string(),
  statuses: z.record(
    z.string(),
    z.object({
      means: z.string(),
      terminal: z.literal(true).optional().describe('Nothing leaves it'),
      end: z.enum(['done', 'dropped']).optional().describe('Work ends here'),
    }),
  ),
  fields: z.record(z.string(), z.looseObject({})),
  rules: z.array(z.looseObject({ from: z.string(), to: z.string(), trigger: z.string() })),
  diagram: z.string(),
})

export const listLifecycles = declareOperation({
  name: 'list-lifecycles',
  summary: 'Show the tables of rules, each with its diagram and how many tasks are in each status.',
  right: 'look',
  http: { method: 'GET', path: '/api/lifecycles' },
  command: { words: ['lifecycles'], positional: ['name'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed'] },
  input: () =>
    z.strictObject({
      name: z.enum(tableNames).optional().describe('Only this one'),
    }),
  result: () =>
    z.object({
      lifecycles: z.array(
        z.looseObject({
          ...table(),
          counts: z.record(z.string(), z.int()).describe('How many tasks are in each status now'),
        }),
      ),
      records: z.array(z.looseObject(table())).describe('Those of what is no task: initiatives, questions, policies …'),
    }),
})
