// What depends on what [D50]: said, shown, and answered when a blocker was dropped.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { MOST_BLOCKERS } from '../input/blocked-by.ts'
import { roomName } from '../input/room-names.ts'
import { anyText } from '../input/text-rules.ts'
import { dependencies, linkedTask } from '../views/dependency-view.ts'
import { taskReference, taskView } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'
import { expectedVersion } from './task-operations.ts'

const several = () => z.array(taskReference()).min(1).max(MOST_BLOCKERS).optional()
const dependent = () => z.object({ task: taskView(), dependencies: dependencies() })

export const dependTask = declareOperation({
  name: 'depend-task',
  summary: 'Make a task depend on others: it cannot be claimed, started or completed until they are done.',
  right: 'work',
  http: { method: 'POST', path: '/api/tasks/:task/depend' },
  command: { words: ['depend'], positional: ['task'] },
  input: () =>
    z
      .strictObject({
        task: taskReference(),
        on: several().describe('Tasks that have to be done before it'),
        notOn: several().describe('Tasks it does not depend on any more'),
        expectedVersion: expectedVersion(),
      })
      .refine(({ on, notOn }) => on !== undefined || notOn !== undefined, { error: 'form:onOrNotOn' satisfies Form }),
  result: dependent,
})

export const showDependencies = declareOperation({
  name: 'show-dependencies',
  summary: 'Show what a task depends on and what depends on it.',
  right: 'lists',
  forHolder: true,
  http: { method: 'GET', path: '/api/tasks/:task/dependencies' },
  command: { words: ['dependencies'], positional: ['task'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed'] },
  shownWhileAway: true,
  input: () => z.strictObject({ task: taskReference() }),
  result: dependent,
})

const UNBLOCK_ANSWERS = ['go_on', 'wait_for', 'cancel'] as const

export const unblockTask = declareOperation({
  name: 'unblock-task',
  summary: 'Decide about a task whose blocker was dropped: go on without it, wait for another task, or cancel.',
  right: 'work',
  http: { method: 'POST', path: '/api/tasks/:task/unblock' },
  command: { words: ['unblock'], positional: ['task', 'answer'] },
  input: () =>
    z
      .strictObject({
        task: taskReference(),
        answer: z.enum(UNBLOCK_ANSWERS).describe('Go on without it, wait for others instead, or cancel this one too'),
        on: several().describe('With wait_for: the tasks it waits for instead'),
      })
      .refine(({ answer, on }) => (answer === 'wait_for') === (on !== undefined), {
        error: 'form:waitForWhat' satisfies Form,
      }),
  result: dependent,
})

const place = () => ({
  room: roomName().optional().describe('Of this room'),
  initiative: anyText(64).optional().describe('Of this initiative'),
})

export const readyTasks = declareOperation({
  name: 'ready-tasks',
  summary: 'List what can be started now: your to-dos, or the work of a room or an initiative, most important first.',
  right: 'lists',
  http: { method: 'GET', path: '/api/ready' },
  command: { words: ['ready'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed'] },
  input: () =>
    z.strictObject({ ...place(), limit: z.int().min(1).max(500).default(20).describe('How many at the most') }),
  result: () => z.object({ tasks: z.array(taskView()) }),
})

export const nextTask = declareOperation({
  name: 'next-task',
  summary: 'Name the one thing to do next: what you have started, or else the most important task you can start.',
  right: 'lists',
  http: { method: 'GET', path: '/api/next' },
  command: { words: ['next'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed'] },
  input: () => z.strictObject(place()),
  result: () => z.object({ task: taskView().nullable(), begun: z.boolean() }),
})

export const blockedTasks = declareOperation({
  name: 'blocked-tasks',
  summary: 'List what waits for other work, and for what; or only where a blocker was dropped and a person decides.',
  right: 'lists',
  http: { method: 'GET', path: '/api/blocked' },
  command: { words: ['blocked'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed'] },
  input: () =>
    z.strictObject({
      ...place(),
      dropped: z.boolean().optional().describe('Only those with a blocker that was dropped'),
      limit: z.int().min(1).max(500).default(50).describe('How many at the most'),
    }),
  result: () => z.object({ tasks: z.array(dependent()) }),
})

export const taskGraph = declareOperation({
  name: 'task-graph',
  summary: 'Show what waits for what as a graph: around one task, or everything that waits now.',
  right: 'lists',
  http: { method: 'GET', path: '/api/graph' },
  command: { words: ['graph'], positional: ['task'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed'] },
  input: () =>
    z.strictObject({
      task: taskReference().optional(),
      ...place(),
      limit: z.int().min(1).max(1000).default(200).describe('How many tasks at the most'),
      mermaid: z.boolean().optional().describe('Also as text that Mermaid draws'),
    }),
  result: () =>
    z.object({
      tasks: z.array(
        linkedTask().extend({
          waits: z.boolean(),
          asked: z.boolean().describe('A blocker was dropped: a person is asked how it goes on'),
        }),
      ),
      arrows: z.array(z.object({ from: z.int().describe('The blocker'), to: z.int().describe('What depends on it') })),
      isWhole: z.boolean().describe('Whether nothing was left out'),
      mermaid: z.string().optional(),
    }),
})
