// Why Pawl itself asks a question. The code and its facts are stored beside the English text; whoever reads the question
// gets the text in their own language. What a person or an agent gave as the reason has no code, and stays as written.

import * as z from 'zod'
import { once } from '../once.ts'

export const askedBecause = once(() =>
  z.discriminatedUnion('reason', [
    z.strictObject({ reason: z.literal('no_worker_enabled') }),
    z.strictObject({ reason: z.literal('attempts_rejected'), attempts: z.int() }),
    z.strictObject({ reason: z.literal('too_many_reviews') }),
    z.strictObject({ reason: z.literal('no_policy_applies') }),
    z.strictObject({ reason: z.literal('invalid_review') }),
  ]),
)

export type AskedBecause = z.infer<ReturnType<typeof askedBecause>>
