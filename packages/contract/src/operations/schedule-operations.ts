// Schedules: a room is asked for something again and again.

import * as z from 'zod'
import { roomContent, roomName } from '../input/room-names.ts'
import { timeZone } from '../input/time-zone.ts'
import { once } from '../once.ts'
import { declareOperation } from './operation.ts'
import { plannedWork } from './room-operations.ts'

const room = () => roomName().describe('The room')
const schedule = () =>
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .describe('The schedule, by its id')

const scheduleView = once(() =>
  z
    .object({
      schedule: z.string(),
      room: z.string(),
      content: z.string(),
      every: z.string().describe('As it was said'),
      rule: z.string().describe('As RFC 5545 has it'),
      state: z.enum(['active', 'paused', 'ended', 'removed']),
      next: z.string().describe('When it posts next: a moment in UTC'),
      nextLocal: z.string().describe('The same as clocks there show it'),
      overlap: z.boolean(),
      lastMessage: z.int().nullable().describe('The message it posted last'),
      lastDue: z.string().nullable().describe('For which time that was'),
      lastLate: z.boolean().describe('Whether that was late: nothing was running then'),
      skipped: z.int().describe('How often it posted nothing since what it posted before was still open'),
    })
    .meta({ id: 'Schedule' }),
)
export type ScheduleView = z.output<ReturnType<typeof scheduleView>>

const oneSchedule = () => z.object({ schedule: scheduleView() })

export const addSchedule = declareOperation({
  name: 'add-schedule',
  summary: 'Post a message to a room on a schedule, such as every weekday at 9.',
  right: 'care',
  http: { method: 'POST', path: '/api/rooms/:room/schedules' },
  command: { words: ['schedule', 'add'], positional: ['room', 'content'] },
  input: () =>
    z.strictObject({
      room: room(),
      content: roomContent().describe('What is to be done'),
      every: z.string().min(1).max(200).describe('When: in words, such as every weekday at 9, or a rule of RFC 5545'),
      overlap: z.boolean().default(false).describe('Post even while the task it posted before is still open'),
      timeZone: timeZone().optional(),
      ...plannedWork(),
    }),
  result: oneSchedule,
})

export const listSchedules = declareOperation({
  name: 'list-schedules',
  summary: 'Show the schedules of a room, and when each comes next.',
  right: 'look',
  http: { method: 'GET', path: '/api/rooms/:room/schedules' },
  command: { words: ['schedule', 'list'], positional: ['room'] },
  staleAfter: { changesOf: ['record'] },
  input: () => z.strictObject({ room: room() }),
  result: () => z.object({ schedules: z.array(scheduleView()) }),
})

const move = (word: 'pause' | 'resume', summary: string) =>
  declareOperation({
    name: `${word}-schedule`,
    summary,
    right: 'care',
    http: { method: 'POST', path: `/api/schedules/:schedule/${word}` },
    command: { words: ['schedule', word], positional: ['schedule'] },
    input: () => z.strictObject({ schedule: schedule() }),
    result: oneSchedule,
  })
export const pauseSchedule = move('pause', 'Pause a schedule: it posts nothing until you resume it.')
export const resumeSchedule = move('resume', 'Resume a paused schedule, from its next time.')

export const removeSchedule = declareOperation({
  name: 'remove-schedule',
  summary: 'Remove a schedule; what it has posted stays.',
  right: 'care',
  http: { method: 'DELETE', path: '/api/schedules/:schedule' },
  command: { words: ['schedule', 'remove'], positional: ['schedule'] },
  input: () => z.strictObject({ schedule: schedule() }),
  result: oneSchedule,
})
