// Budgets: how much may be used in a room, in an initiative or by an agent, and the question to people once it is used up.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { roomName } from '../input/room-names.ts'
import { anyText, name } from '../input/text-rules.ts'
import { once } from '../once.ts'
import { declareOperation } from './operation.ts'

const MOST_COST = 1_000_000_000
const MOST_TOKENS = 1_000_000_000_000_000

const where = () => ({
  room: roomName().optional().describe('Of this room'),
  initiative: anyText(64).optional().describe('Of this initiative'),
  agent: name().optional().describe('Of this role or worker, wherever it works'),
})

const amounts = () => ({
  cost: z.number().positive().max(MOST_COST).optional().describe('How much it may cost, such as 20'),
  tokens: z.int().positive().max(MOST_TOKENS).optional().describe('How many tokens may be used'),
})

function isOneOfThree({ room, initiative, agent }: { room?: string; initiative?: string; agent?: string }): boolean {
  return [room, initiative, agent].filter((given) => given !== undefined).length === 1
}

export const budgetView = once(() =>
  z
    .object({
      budget: z.string().describe('room:…, initiative:… or agent:…'),
      state: z.enum(['open', 'spent', 'stopped', 'removed']),
      per: z.enum(['day', 'week', 'total']),
      since: z.int().describe('When the period began that is counted now'),
      costMicros: z.int().nullable().describe('How much may be spent in it, in millionths'),
      tokens: z.int().nullable(),
      spentMicros: z.int().describe('How much was'),
      spentTokens: z.int(),
    })
    .meta({ id: 'Budget' }),
)
export type BudgetView = z.output<ReturnType<typeof budgetView>>

export const setBudget = declareOperation({
  name: 'set-budget',
  summary: 'Set how much may be used in a room, in an initiative or by an agent; beyond that no new work starts.',
  right: 'care',
  http: { method: 'POST', path: '/api/budgets/set' },
  command: { words: ['budget', 'set'] },
  input: () =>
    z
      .strictObject({
        ...where(),
        ...amounts(),
        per: z.enum(['day', 'week', 'total']).default('day').describe('In how long (days and weeks of UTC)'),
      })
      .refine((given) => isOneOfThree(given) && (given.cost !== undefined || given.tokens !== undefined), {
        error: 'form:budget' satisfies Form,
      }),
  result: () => z.object({ budget: budgetView() }),
})

export const listBudgets = declareOperation({
  name: 'list-budgets',
  summary: 'Show the budgets, what was used of each, and which of them wait for a person.',
  right: 'look',
  http: { method: 'GET', path: '/api/budgets' },
  command: { words: ['budget', 'list'] },
  staleAfter: { changesOf: ['record', 'room', 'governed'] },
  input: () => z.strictObject({}),
  result: () => z.object({ budgets: z.array(budgetView()) }),
})

export const answerBudget = declareOperation({
  name: 'answer-budget',
  summary: 'Say how to go on with a budget: raise it, allow the same amount once more, stop, or remove it.',
  right: 'care',
  http: { method: 'POST', path: '/api/budgets/answer' },
  command: { words: ['budget', 'answer'], positional: ['how'] },
  input: () =>
    z
      .strictObject({
        how: z.enum(['raise', 'once', 'stop', 'remove']).describe('How to go on'),
        ...where(),
        ...amounts(),
      })
      .refine(
        ({ how, ...given }) =>
          isOneOfThree(given) && (given.cost !== undefined || given.tokens !== undefined) === (how === 'raise'),
        { error: 'form:budget' satisfies Form },
      ),
  result: () => z.object({ budget: budgetView() }),
})
