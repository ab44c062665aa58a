// The operations on the store as a whole.

import { lifecycles } from '@pawl/kernel'
import * as z from 'zod'
import { declareOperation } from '../operation.ts'

/** One line of the report `pawl verify` writes: how far it is, what it found, and at the end the totals. */
const verifyLine = () =>
  z.union([
    z.object({ kind: z.literal('progress'), checked: z.int(), total: z.int() }),
    z.object({ kind: z.literal('difference'), task: z.string(), number: z.int().nullable(), problem: z.string() }),
    z.object({
      ...{ kind: z.literal('end'), tasks: z.int(), events: z.int(), rooms: z.int() },
      records: z.int().describe('Versions of the records of governed work'),
      differences: z.int(),
    }),
  ])
export type VerifyLine = z.output<ReturnType<typeof verifyLine>>

export const verifyStore = declareOperation({
  name: 'verify-store',
  summary: 'Rebuild every task from its events and name any difference.',
  access: 'admin',
  http: { method: 'GET', path: '/api/verify' },
  command: { words: ['verify'] },
  shape: 'lines out',
  input: () => z.strictObject({}),
  result: verifyLine,
})

export const exportStore = declareOperation({
  name: 'export-store',
  summary: 'Write the whole store as JSON lines.',
  access: 'admin',
  http: { method: 'GET', path: '/api/export' },
  command: { words: ['export'], positional: ['file'] },
  shape: 'lines out',
  input: () => z.strictObject({}),
  result: () => z.looseObject({ kind: z.string() }),
})

export const importStore = declareOperation({
  name: 'import-store',
  summary: 'Read a whole store from JSON lines into an empty one, all of it or nothing.',
  access: 'admin',
  http: { method: 'POST', path: '/api/import' },
  doneOnceBy: 'an empty store',
  command: { words: ['import'], positional: ['file'] },
  shape: 'lines in',
  input: () => z.strictObject({}),
  result: () => z.object({ tasks: z.int(), events: z.int(), rooms: z.int() }),
})

export const listLifecycles = declareOperation({
  name: 'list-lifecycles',
  summary: 'Show the tables of rules, each with its diagram and how many tasks are in each status.',
  access: 'read',
  http: { method: 'GET', path: '/api/lifecycles' },
  command: { words: ['lifecycles'], positional: ['name'] },
  input: () =>
    z.strictObject({
      name: z
        .enum(Object.keys(lifecycles) as [keyof typeof lifecycles])
        .optional()
        .describe('Only this one'),
    }),
  result: () =>
    z.object({
      lifecycles: z.array(
        z.looseObject({
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
          counts: z.record(z.string(), z.int()).describe('How many tasks are in each status now'),
        }),
      ),
    }),
})
