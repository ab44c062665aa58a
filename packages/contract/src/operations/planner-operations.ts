// What a planner does with to-dos beyond changing and moving them.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { comment } from '../input/planner-fields.ts'
import { timeZone } from '../input/time-zone.ts'
import { taskReference, taskView } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'
import { expectedVersion, oneTask } from './task-operations.ts'

export const skipTask = declareOperation({
  name: 'skip-task',
  summary: 'Leave out this time of a task that recurs: it becomes the next one.',
  right: 'todo',
  http: { method: 'POST', path: '/api/tasks/:task/skip' },
  command: { words: ['skip'], positional: ['task'] },
  input: () => z.strictObject({ task: taskReference(), expectedVersion: expectedVersion() }),
  result: oneTask,
})

export const commentTask = declareOperation({
  name: 'comment-task',
  summary: 'Write a comment on a task. The history keeps all of them.',
  right: 'todo',
  http: { method: 'POST', path: '/api/tasks/:task/comment' },
  command: { words: ['comment'], positional: ['task', 'text'] },
  input: () => z.strictObject({ task: taskReference(), text: comment.describe('What there is to say, in Markdown') }),
  result: oneTask,
})

export const arrangeTask = declareOperation({
  name: 'arrange-task',
  summary: 'Put a task before or after another in your own order of the list.',
  right: 'todo',
  http: { method: 'POST', path: '/api/tasks/:task/arrange' },
  command: { words: ['arrange'], positional: ['task'] },
  input: () =>
    z
      .strictObject({
        task: taskReference(),
        before: taskReference().optional().describe('The task it comes before'),
        after: taskReference().optional().describe('The task it comes after'),
      })
      .refine(({ before, after }) => (before === undefined) !== (after === undefined), {
        error: 'form:beforeOrAfter' satisfies Form,
      }),
  result: oneTask,
})

const filed = () => z.array(z.object({ name: z.string(), tasks: z.int().describe('How many are open') }))

export const listProjects = declareOperation({
  name: 'list-projects',
  summary: 'List your projects and tags, with how many open tasks each has.',
  right: 'lists',
  http: { method: 'GET', path: '/api/projects' },
  command: { words: ['projects'] },
  staleAfter: { changesOf: ['todo'] },
  shownWhileAway: true,
  input: () => z.strictObject({}),
  result: () => z.object({ projects: filed(), tags: filed() }),
})

const day = () => z.object({ day: z.string(), tasks: z.array(taskView()) })

export const todaysTasks = declareOperation({
  name: 'todays-tasks',
  summary: 'Show what is overdue and what is due today.',
  right: 'lists',
  http: { method: 'GET', path: '/api/today' },
  command: { words: ['today'] },
  staleAfter: { changesOf: ['todo'] },
  shownWhileAway: true,
  input: () => z.strictObject({ timeZone: timeZone().optional() }),
  result: () => z.object({ day: z.string(), overdue: z.array(taskView()), tasks: z.array(taskView()) }),
})

export const upcomingTasks = declareOperation({
  name: 'upcoming-tasks',
  summary: 'Show what is due in the coming days, day by day.',
  right: 'lists',
  http: { method: 'GET', path: '/api/upcoming' },
  command: { words: ['upcoming'] },
  staleAfter: { changesOf: ['todo'] },
  shownWhileAway: true,
  input: () =>
    z.strictObject({
      days: z.int().min(1).max(90).default(7).describe('How many days, from today on'),
      timeZone: timeZone().optional(),
    }),
  result: () => z.object({ days: z.array(day()) }),
})
