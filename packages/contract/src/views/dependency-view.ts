// What a task depends on and what depends on it, as every door shows it [D50].

import { LIFECYCLE_NAMES } from '@pawl/kernel'
import * as z from 'zod'
import { once } from '../once.ts'

/** Another task, in as much as whoever asks may know it. */
export const linkedTask = once(() =>
  z
    .object({
      number: z.int(),
      title: z.string(),
      lifecycle: z.enum(LIFECYCLE_NAMES),
      status: z.string(),
      ended: z.enum(['done', 'dropped']).nullable().describe('Null while it is not over'),
    })
    .meta({ id: 'LinkedTask' }),
)
export type LinkedTask = z.output<ReturnType<typeof linkedTask>>

export const dependencies = once(() =>
  z
    .object({
      blockedBy: z.array(linkedTask()).describe('What it depends on'),
      waitsFor: z.array(z.int()).describe('The numbers of those that are not done'),
      dropped: z.array(z.int()).describe('Those of them that were dropped: a person says how it goes on'),
      blocks: z.array(linkedTask()).describe('What depends on it'),
      hidden: z.int().describe('How many more it depends on that you may not see'),
    })
    .meta({ id: 'Dependencies' }),
)
export type Dependencies = z.output<ReturnType<typeof dependencies>>
