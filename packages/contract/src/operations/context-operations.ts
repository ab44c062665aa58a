// What whoever works on a task has to know of it, in one document.

import * as z from 'zod'
import { taskReference, taskView } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'

export const taskContext = declareOperation({
  name: 'task-context',
  summary:
    'Show all that matters for a task in one document: the request, the results before it, what was asked and answered, why it came back.',
  right: 'lists',
  forHolder: true,
  http: { method: 'GET', path: '/api/tasks/:task/task-context' },
  command: { words: ['task-context'], positional: ['task'] },
  staleAfter: { changesOf: ['room', 'governed'] },
  input: () =>
    z.strictObject({
      task: taskReference(),
      limit: z.int().min(2_000).max(200_000).default(24_000).describe('How many characters at the most'),
    }),
  result: () => z.object({ task: taskView(), context: z.string().describe('Markdown') }),
})
