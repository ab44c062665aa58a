// Attempts: each beginning of a task, who had it, how it ended, what it used.

import * as z from 'zod'
import { attemptView } from '../views/attempt-view.ts'
import { taskReference, taskView } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'

export const listAttempts = declareOperation({
  name: 'list-attempts',
  summary: 'Show every attempt at a task: who had it, how it ended, what it cost.',
  right: 'lists',
  forHolder: true,
  http: { method: 'GET', path: '/api/tasks/:task/attempts' },
  command: { words: ['attempts'], positional: ['task'] },
  staleAfter: { changesOf: ['room', 'governed'], onlyItsTask: true },
  shownWhileAway: true,
  input: () => z.strictObject({ task: taskReference() }),
  result: () => z.object({ task: taskView(), attempts: z.array(attemptView()).describe('Oldest first') }),
})

export const showAttempt = declareOperation({
  name: 'show-attempt',
  summary: 'Show one attempt at a task.',
  right: 'lists',
  forHolder: true,
  http: { method: 'GET', path: '/api/tasks/:task/attempts/:attempt' },
  command: { words: ['attempt'], positional: ['task', 'attempt'] },
  staleAfter: { changesOf: ['room', 'governed'], onlyItsTask: true },
  input: () =>
    z.strictObject({ task: taskReference(), attempt: z.int().positive().describe('Which attempt: 1 is the first') }),
  result: () => z.object({ task: taskView(), attempt: attemptView() }),
})
