// To-dos, and work for rooms and initiatives, from files of other programs.

import * as z from 'zod'
import { roomName } from '../input/room-names.ts'
import { anyText } from '../input/text-rules.ts'
import { timeZone } from '../input/time-zone.ts'
import { declareOperation } from './operation.ts'

export const IMPORT_SOURCES = ['todoist', 'taskwarrior', 'microsoft', 'google', 'text'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

/** Those whose work goes into the backlog of a room, or into an initiative. */
export const WORK_SOURCES = ['beads', 'backlog.md', 'task-master', 'github'] as const
export type WorkSource = (typeof WORK_SOURCES)[number]

/** Why something in a file is no to-do here. */
const IMPORT_LEFT_OUT = ['deleted', 'template', 'empty', 'done', 'cancelled'] as const
export type ImportLeftOut = (typeof IMPORT_LEFT_OUT)[number]

/** In one import, so that one undo takes it back. */
export const IMPORT_TASKS_LIMIT = 5_000
export const IMPORT_FILE_LIMIT = 8 * 1024 * 1024

const leftOut = () => z.array(z.object({ because: z.enum(IMPORT_LEFT_OUT), times: z.int() }))
const fieldUses = () =>
  z.array(
    z.object({
      field: z.string().describe('As the file calls it'),
      into: z.string().nullable().describe('Where it goes; null is nowhere'),
      times: z.int(),
    }),
  )

export const importTasks = declareOperation({
  name: 'import-tasks',
  summary: 'Take the to-dos in a file of another program into your list, or only show what would become of them.',
  right: 'todo',
  http: { method: 'POST', path: '/api/tasks/import' },
  longestBody: 2 * IMPORT_FILE_LIMIT,
  input: () =>
    z.strictObject({
      from: z
        .enum(IMPORT_SOURCES)
        .describe('Which program wrote the file; text is a task a line, Markdown or todo.txt'),
      content: anyText(IMPORT_FILE_LIMIT).describe('What is in the file'),
      fileName: anyText(300).optional().describe('What the file is called: Todoist names it after its project'),
      dryRun: z.boolean().default(false).describe('Show what would become of each field, and add nothing'),
      dayFirst: z.boolean().default(false).describe('Dates like 3/4/2026 are in April, where the file does not tell'),
      timeZone: timeZone().optional(),
    }),
  result: () =>
    z.object({
      dryRun: z.boolean(),
      added: z.int().describe('New to-dos; in a dry run, those that would be'),
      known: z.int().describe('Those that an earlier import brought'),
      leftOut: leftOut(),
      fields: fieldUses(),
      tasks: z
        .array(
          z.object({
            line: z.int(),
            title: z.string(),
            status: z.string(),
            deadline: z.string().nullable(),
            project: z.string().nullable(),
            recurrence: z.string().nullable(),
          }),
        )
        .describe('The first of them'),
      change: z.string().nullable().describe('Undoing it takes all of them back'),
    }),
})

const workFile = () => ({
  from: z.enum(WORK_SOURCES).describe('Which program wrote the file'),
  content: anyText(IMPORT_FILE_LIMIT).describe(
    'What is in the file; of several files of Backlog.md a JSON list of { name, text }',
  ),
  dryRun: z.boolean().default(false).describe('Show what would become of each field, and add nothing'),
})
const importedWork = () =>
  z.object({
    dryRun: z.boolean(),
    added: z.int().describe('New tasks; in a dry run, those that would be'),
    known: z.int().describe('Those that an earlier import brought'),
    leftOut: leftOut(),
    fields: fieldUses(),
    tasks: z
      .array(
        z.object({
          number: z.int().nullable(),
          line: z.int(),
          title: z.string(),
          priority: z.number().nullable(),
          blockedBy: z.array(z.string()).describe('As the file calls them'),
        }),
      )
      .describe('The first of them'),
    import: z.string().nullable().describe('Names what was added, to cancel it in one act'),
  })

export const importWork = declareOperation({
  name: 'import-work',
  summary:
    'Take the work in a file of another program into the backlog of a room, with what depends on what, or only show what would become of it.',
  right: 'care',
  http: { method: 'POST', path: '/api/rooms/:room/import' },
  longestBody: 2 * IMPORT_FILE_LIMIT,
  input: () => z.strictObject({ room: roomName().describe('The room'), ...workFile() }),
  result: importedWork,
})

export const importIntoInitiative = declareOperation({
  name: 'import-into-initiative',
  summary:
    'Take the work in a file of another program into an initiative, with what depends on what, or only show what would become of it.',
  right: 'care',
  http: { method: 'POST', path: '/api/initiatives/:initiative/import' },
  longestBody: 2 * IMPORT_FILE_LIMIT,
  input: () => z.strictObject({ initiative: anyText(64).describe('The id of the initiative'), ...workFile() }),
  result: importedWork,
})

export const cancelImport = declareOperation({
  name: 'cancel-import',
  summary: 'Take an import of work back in one act: what nobody has begun is cancelled, the rest stays.',
  right: 'care',
  http: { method: 'POST', path: '/api/imports/:import/cancel' },
  neverLater: true,
  input: () => z.strictObject({ import: anyText(64).describe('The import, as its answer named it') }),
  result: () =>
    z.object({
      cancelled: z.int(),
      kept: z.int().describe('Those that were begun or are over, and stay as they are'),
    }),
})
