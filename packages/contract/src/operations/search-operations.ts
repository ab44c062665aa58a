// Finding what one remembers only words of.

import * as z from 'zod'
import { searchText } from '../input/text-rules.ts'
import { taskView } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'

export const find = declareOperation({
  name: 'find',
  summary:
    'Find tasks of every kind, what you said in conversations and what waits in rooms, by words or number, best first.',
  right: 'lists',
  http: { method: 'GET', path: '/api/find' },
  command: { words: ['find'], positional: ['text'], takesSeveral: true },
  staleAfter: { changesOf: ['todo', 'room', 'governed', 'record'] },
  input: () =>
    z.strictObject({
      text: searchText().describe('Words in any order, beginnings of words, or a number'),
      limit: z.int().min(1).max(100).default(20).describe('How many at the most'),
    }),
  result: () =>
    z.object({
      tasks: z.array(taskView()),
      said: z
        .array(z.object({ conversation: z.string(), text: z.string(), at: z.int() }))
        .describe('What was said in conversations of your own, the newest of each'),
      waiting: z
        .array(z.object({ room: z.string(), message: z.int(), text: z.string(), at: z.int() }))
        .describe('Messages that wait in rooms for their turn'),
      misspelled: z.boolean().describe('Nothing was spelled so: these are spelled nearly so'),
    }),
})
