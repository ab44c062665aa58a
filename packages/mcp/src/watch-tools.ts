// For whoever looks after agents: what it may cost, and where it is told. Few tokens: the operations read the values.

import type { OperationKey } from '@pawl/contract'
import { keysOf } from '@pawl/kernel'
import * as z from 'zod'
import { DOES_ANYTHING, READS, type Tool } from './tool.ts'

const BUDGETS = { list: 'listBudgets', set: 'setBudget', answer: 'answerBudget' } as const satisfies Record<
  string,
  OperationKey
>
const text = () => z.string().optional()
const amount = () => z.number().optional()

export const watchTools: readonly Tool[] = [
  {
    name: 'budgets',
    operation: BUDGETS,
    title: 'Budgets',
    description:
      'set: cost or tokens per day, week or total, of one room, initiative or agent. answer: how is raise, once, stop or remove.',
    input: z.strictObject({
      action: z.enum(keysOf(BUDGETS)),
      room: text(),
      initiative: text(),
      agent: text(),
      cost: amount(),
      tokens: amount(),
      per: text(),
      how: text(),
    }),
    answer: z.looseObject({ budget: z.looseObject({}).optional(), budgets: z.array(z.looseObject({})).optional() }),
    hints: DOES_ANYTHING,
  },
  {
    name: 'hooks',
    operation: 'listHooks',
    title: 'Hooks',
    description: 'Where what happens is told, and how that fares.',
    input: z.strictObject({}),
    answer: z.looseObject({ hooks: z.array(z.looseObject({ id: z.string(), state: z.string() })) }),
    hints: READS,
  },
]
