// Looking back: how work flowed, how long it stayed where, and what has come to a halt.

import { LIFECYCLE_NAMES, type LifecycleName } from '@pawl/kernel'
import * as z from 'zod'
import { roomName } from '../input/room-names.ts'
import { anyText } from '../input/text-rules.ts'
import { timeZone } from '../input/time-zone.ts'
import { taskView } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'

const milliseconds = (what: string) => z.int().describe(`${what}, in milliseconds since 1970-01-01 UTC`)
const duration = () => z.int().describe('Milliseconds')

interface Scope {
  readonly room?: string | undefined
  readonly initiative?: string | undefined
}

/** What the tasks of a room, or of an initiative, can be; the first is meant if nothing is said. */
export function lifecyclesOf({ room, initiative }: Scope): LifecycleName[] {
  if (room !== undefined) return ['room']
  return initiative === undefined ? LIFECYCLE_NAMES : ['governed']
}

export const insight = declareOperation({
  name: 'insight',
  summary: 'Show how work flowed over the last days, how long it stayed in each status, and what is stuck.',
  right: 'look',
  http: { method: 'GET', path: '/api/insight' },
  command: { words: ['insight'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed'] },
  input: () =>
    z
      .strictObject({
        lifecycle: z
          .enum(LIFECYCLE_NAMES)
          .optional()
          .describe('Of which tasks; todo, unless a room or an initiative is named'),
        room: roomName().optional().describe('Only the tasks of this room'),
        initiative: anyText(64).optional().describe('Only the tasks of this initiative'),
        days: z.int().min(1).max(366).default(30).describe('How many days, today included'),
        timeZone: timeZone().optional().describe('Where the days begin, such as Asia/Jerusalem; UTC if not given'),
      })
      .check(({ value, issues }) => {
        const { lifecycle, room, initiative } = value
        const values = lifecyclesOf({ room, initiative })
        if (room !== undefined && initiative !== undefined)
          issues.push({ code: 'unrecognized_keys', keys: ['initiative'], input: value, path: [] })
        if (lifecycle !== undefined && !values.includes(lifecycle))
          issues.push({ code: 'invalid_value', values, input: lifecycle, path: ['lifecycle'] })
      }),
  result: () =>
    z.object({
      lifecycle: z.enum(LIFECYCLE_NAMES),
      statuses: z.array(z.string()).describe('In the order of the table'),
      flow: z.array(
        z.object({
          at: milliseconds('The end of the day; of the last one, now'),
          counts: z.record(z.string(), z.int()).describe('How many tasks were in each status then'),
        }),
      ),
      throughput: z.array(z.object({ at: milliseconds('The start of the day'), created: z.int(), finished: z.int() })),
      timeInStatus: z
        .array(
          z.object({
            status: z.string(),
            passes: z.int(),
            medianMs: duration(),
            p90Ms: duration(),
            longestMs: duration(),
          }),
        )
        .describe('Of the times a task left the status within the days'),
      stuck: z
        .array(
          z.object({
            task: taskView(),
            since: milliseconds('When it got its status'),
            forMs: duration(),
            usualMs: duration().nullable().describe('The median of those that left the status within the days'),
          }),
        )
        .describe('In their status for an hour or more, and longer than nine in ten were; the longest first'),
      suspects: z
        .array(
          z.object({
            task: taskView(),
            holder: z.string(),
            since: milliseconds('When it was claimed'),
            lastSeen: z.int(),
          }),
        )
        .describe('In rooms: claims without a sign of life'),
    }),
})
