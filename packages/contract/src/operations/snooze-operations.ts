// Questions of the inbox that a person puts off for themselves.

import * as z from 'zod'
import { momentInWords } from '../input/planner-fields.ts'
import { anyText } from '../input/text-rules.ts'
import { timeZone } from '../input/time-zone.ts'
import { declareOperation } from './operation.ts'

export const SNOOZES_LIMIT = 200

const oneSnooze = () => z.object({ item: z.string(), until: z.int().describe('Milliseconds since 1970-01-01 UTC') })

export const snoozeItem = declareOperation({
  name: 'snooze-item',
  summary: 'Put off a question for yourself: it is not in your inbox until then; others can still answer it.',
  right: 'todo',
  http: { method: 'POST', path: '/api/inbox/:item/snooze' },
  command: { words: ['inbox', 'snooze'], positional: ['item', 'until'] },
  input: () =>
    z.strictObject({
      item: anyText(64).describe('The id of the question, or the number of the task it is about'),
      until: momentInWords(),
      timeZone: timeZone().optional(),
    }),
  result: oneSnooze,
})

export const wakeItem = declareOperation({
  name: 'wake-item',
  summary: 'Bring a question you have put off back into your inbox.',
  right: 'todo',
  http: { method: 'POST', path: '/api/inbox/:item/wake' },
  command: { words: ['inbox', 'wake'], positional: ['item'] },
  input: () =>
    z.strictObject({ item: anyText(64).describe('The id of the question, or the number of the task it is about') }),
  result: oneSnooze,
})
