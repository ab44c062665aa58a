// The tools of whoever answers for a system: what is asked, briefly; one question whole; and the answer.

import { operations } from '@pawl/contract'
import * as z from 'zod'
import { ADDS, READS, type Tool } from './tool.ts'

const { inbox, answerItem } = operations

const question = z.looseObject({ id: z.string(), type: z.string(), to: z.string(), asks: z.string() })

export const governedTools: readonly Tool[] = [
  {
    name: 'inbox',
    operation: 'inbox',
    title: 'Inbox',
    description:
      'List the questions that wait for an answer, of governed work and of agents in rooms, and work of rooms to review, oldest first, 50 at a time. With item: that one whole, with its ways to answer and what each causes. With timeout_seconds it waits for the first.',
    input: z.strictObject({
      for: inbox.input.shape.for,
      item: inbox.input.shape.item.describe('The id of one question'),
      cursor: inbox.input.shape.cursor.describe('nextCursor of the last answer'),
      timeout_seconds: z.number().min(0).max(3600).optional(),
    }),
    // The list is to choose from; what it takes to answer comes with the one that was chosen.
    adds: ({ item }) => ({ brief: item === undefined }),
    answer: z.looseObject({ items: z.array(question), nextCursor: z.string().nullable() }),
    hints: READS,
  },
  {
    name: 'answer',
    operation: 'answerItem',
    title: 'Answer',
    description: 'Answer a question of the inbox, in one of its ways; what follows is done at once.',
    input: z.strictObject({
      item: answerItem.input.shape.item.describe('Its id, or the number of the task'),
      answer: z.union([z.record(z.string(), z.unknown()), z.string()]).describe('In one of its ways, or plain text'),
    }),
    adds: () => ({ brief: true }),
    answer: z.looseObject({
      tasks: z.array(z.looseObject({ number: z.int(), status: z.string() })),
      items: z.array(question).describe('What is asked now'),
    }),
    hints: ADDS,
  },
]
