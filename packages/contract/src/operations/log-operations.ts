// The log of an attempt: what its command prints while it runs. And what attempts have used.

import * as z from 'zod'
import { roomName, sessionOrWorker } from '../input/room-names.ts'
import { anyText, name } from '../input/text-rules.ts'
import { taskReference } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'

/** What one request may wait at the longest. */
const LONGEST_WAIT = 3600
const LONGEST_PIECE = 65_536
const MOST_PIECES = 500
/** What a log can count up to. */
const LAST_PLACE = 1_000_000_000_000

const attempt = () => z.int().positive().optional().describe('Which attempt; the last one if left out')
const place = () => z.int().min(0).max(LAST_PLACE)

export const appendLog = declareOperation({
  name: 'append-log',
  summary: 'As the holder of a task, add what your command printed to the log of your attempt.',
  right: 'work',
  forHolder: true,
  http: { method: 'POST', path: '/api/work/:task/log' },
  doneOnceBy: 'its place',
  input: () =>
    z.strictObject({
      task: taskReference(),
      session: sessionOrWorker().describe('The session that holds the task, or held it'),
      epoch: z.int().positive().optional().describe('Which attempt; the one that goes on if left out'),
      place: place().optional().describe('How many characters were sent before; at the end if left out'),
      pieces: z
        .array(
          z.strictObject({
            text: z.string().max(LONGEST_PIECE).describe('As it was printed'),
            stream: z.enum(['out', 'err']).default('out').describe('Standard output or standard error'),
          }),
        )
        .max(MOST_PIECES)
        .describe('In the order they were printed'),
    }),
  result: () => z.object({ attempt: z.int(), size: z.int().describe('How many characters it has now') }),
})

export const showLog = declareOperation({
  name: 'show-log',
  summary: 'Show what the command of an attempt printed.',
  right: 'lists',
  forHolder: true,
  http: { method: 'GET', path: '/api/tasks/:task/log' },
  waits: 'in one request',
  input: () =>
    z.strictObject({
      task: taskReference(),
      attempt: attempt(),
      after: place().default(0).describe('Only what comes after so many characters'),
      tail: z.int().min(1).max(10_000).optional().describe('Only the last so many lines'),
      timeoutSeconds: z
        .number()
        .min(0)
        .max(LONGEST_WAIT)
        .default(0)
        .describe('How long to wait for something new, at the longest'),
    }),
  result: () =>
    z.object({
      task: z.int(),
      attempt: z.int().nullable().describe('Null if nobody has begun on it'),
      running: z.boolean().describe('Whether the attempt goes on'),
      size: z.int().describe('How many characters were printed, those that are left out too'),
      next: z.int().describe('Give it as after to go on from here'),
      more: z.boolean().describe('There is more to read now'),
      pieces: z.array(
        z.object({
          begins: z.int(),
          at: z.int(),
          stream: z.enum(['out', 'err']),
          text: z.string(),
          leftOut: z.int().describe('How many characters before it are not kept'),
        }),
      ),
    }),
})

export const forgetLogs = declareOperation({
  name: 'forget-logs',
  summary: 'Delete old logs of attempts. The attempts, their cost and the history stay.',
  right: 'admin',
  http: { method: 'POST', path: '/api/logs/forget' },
  command: { words: ['logs', 'forget'] },
  doneOnceBy: 'its place',
  input: () =>
    z.strictObject({
      days: z.int().min(1).max(36_500).default(30).describe('Logs that nothing was added to for this many days'),
    }),
  result: () => z.object({ forgotten: z.int().describe('How many logs') }),
})

export const spending = declareOperation({
  name: 'spending',
  summary: 'Show what was used: tokens and cost, by room, initiative and agent.',
  right: 'look',
  http: { method: 'GET', path: '/api/spending' },
  command: { words: ['spending'] },
  staleAfter: { changesOf: ['room', 'governed'] },
  input: () =>
    z.strictObject({
      room: roomName().optional().describe('Only in this room'),
      initiative: anyText(64).optional().describe('Only in this initiative'),
      agent: name().optional().describe('Only by this role or worker'),
      since: z.iso.date().optional().describe('Only since this day, such as 2026-03-01 (UTC)'),
    }),
  result: () =>
    z.object({
      tokens: z.int(),
      costMicros: z.int().describe('Millionths of the currency'),
      by: z
        .array(
          z.object({
            place: z.string().describe('room:… or initiative:…'),
            agent: z.string(),
            tasks: z.int(),
            tokens: z.int(),
            costMicros: z.int(),
          }),
        )
        .describe('The most expensive first'),
    }),
})
