// One beginning of a task: who had it, how it ended, what it used.

import * as z from 'zod'
import { once } from '../once.ts'

export const ATTEMPT_OUTCOMES = [
  'running',
  'completed',
  'handedOff',
  'failed',
  'released',
  'asked',
  'setAside',
  'stopped',
  'blocked',
  'takenBack',
  'cancelled',
] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

const moment = () => z.int().nullable()

export const attemptView = once(() =>
  z
    .object({
      attempt: z.int().describe('Which one: the epoch of the claim'),
      by: z.string().describe('The name acted under'),
      principal: z.string().nullable().describe('Who was authenticated, where that is not `by`'),
      role: z.string().nullable(),
      session: z.string().nullable(),
      worker: z.string().nullable().describe('Of governed work: the System1'),
      claimedAt: moment(),
      startedAt: moment(),
      endedAt: moment().describe('Null while it goes on'),
      endedBy: z.string().nullable(),
      outcome: z.enum(ATTEMPT_OUTCOMES),
      because: z.string().nullable().describe('Why it failed, what was asked, whom it was handed to'),
      exitCode: z.int().nullable().describe('Of the command, if one was run'),
      progress: z.string().nullable().describe('What was last said of it'),
      progressedAt: moment().describe('When something new was last said of it'),
      lastSeen: moment().describe('The last sign of life of one that goes on'),
      tokens: z.int().describe('As its holder told'),
      costMicros: z.int().describe('Millionths of the currency, as its holder told'),
      model: z.string().nullable(),
    })
    .meta({ id: 'Attempt' }),
)
export type AttemptView = z.output<ReturnType<typeof attemptView>>
