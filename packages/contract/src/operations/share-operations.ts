// Sharing a to-do with people of the workspace, and taking that back [D41].

import * as z from 'zod'
import { personName } from '../access/people.ts'
import { SHARED_TO } from '../access/shared-to.ts'
import { taskReference, taskView } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'

export const shareTask = declareOperation({
  name: 'share-task',
  summary: 'Share a to-do of yours with someone of the workspace, to see it or to change it too.',
  right: 'todo',
  http: { method: 'POST', path: '/api/tasks/:task/share' },
  command: { words: ['share'], positional: ['task', 'with'] },
  input: () =>
    z.strictObject({
      task: taskReference(),
      with: personName().describe('Who, by the name they have here'),
      to: z.enum(SHARED_TO).default('see').describe('Only see it, or also edit, start, complete and reopen it'),
    }),
  result: () => z.object({ task: taskView() }),
})

export const unshareTask = declareOperation({
  name: 'unshare-task',
  summary: 'Take a to-do of yours back from someone it is shared with, or from everyone.',
  right: 'todo',
  http: { method: 'POST', path: '/api/tasks/:task/unshare' },
  command: { words: ['unshare'], positional: ['task', 'with'] },
  input: () =>
    z.strictObject({
      task: taskReference(),
      with: personName().optional().describe('From whom; from everyone if left out'),
    }),
  result: () => z.object({ task: taskView() }),
})
