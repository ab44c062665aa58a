// A person's calendar: the to-dos with a deadline as an iCalendar file, and the address under which other programs read it.

import * as z from 'zod'
import { once } from '../once.ts'
import { declareOperation } from './operation.ts'

/** What stands before and behind the secret in the address of a calendar. */
export const CALENDAR_PATH = '/calendar/'
export const CALENDAR_ENDING = '.ics'

const calendarView = once(() =>
  z
    .object({
      person: z.string().describe('Whose it is'),
      createdAt: z.int(),
      lastUsedAt: z.int().nullable().describe('When a program last read it, to the minute'),
    })
    .meta({ id: 'Calendar' }),
)
export type CalendarView = z.output<ReturnType<typeof calendarView>>

export const showCalendar = declareOperation({
  name: 'show-calendar',
  summary:
    'Show whether calendar programs can read your deadlines at an address; the address itself is never shown again.',
  right: 'lists',
  http: { method: 'GET', path: '/api/calendar' },
  command: { words: ['calendar'] },
  input: () => z.strictObject({}),
  result: () => z.object({ calendar: calendarView().nullable() }),
})

export const addCalendar = declareOperation({
  name: 'add-calendar',
  summary: 'Make an address for your calendar; it is shown once, and the one before stops working.',
  right: 'todo',
  http: { method: 'POST', path: '/api/calendar' },
  command: { words: ['calendar', 'add'] },
  tellsSecret: true,
  neverLater: true,
  input: () => z.strictObject({}),
  result: () =>
    z.object({
      calendar: calendarView(),
      address: z.string().describe('Where on the server: whoever has it can read it'),
    }),
})

export const revokeCalendar = declareOperation({
  name: 'revoke-calendar',
  summary: 'Stop the address of your calendar from working, at once.',
  right: 'todo',
  http: { method: 'DELETE', path: '/api/calendar' },
  command: { words: ['calendar', 'revoke'] },
  input: () => z.strictObject({}),
  result: () => z.object({ calendar: calendarView() }),
})

export const exportCalendar = declareOperation({
  name: 'export-calendar',
  summary: 'Write your open to-dos with a deadline as an iCalendar file.',
  right: 'lists',
  http: { method: 'GET', path: '/api/calendar/export' },
  command: { words: ['calendar', 'export'] },
  input: () => z.strictObject({}),
  result: () => z.object({ file: z.string().describe('As RFC 5545 has it'), tasks: z.int() }),
})
