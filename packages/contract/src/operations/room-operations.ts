// The operations of rooms: people post, plan and review. Triggers are those of document 001.

import * as z from 'zod'
import type { Right } from '../access/rights.ts'
import { roleName, roomContent, roomName } from '../input/room-names.ts'
import { once } from '../once.ts'
import { taskReference } from '../views/task-view.ts'
import { roomTaskView } from '../views/work-task-view.ts'
import { declareOperation } from './operation.ts'

const LEVELS = ['low', 'medium', 'high'] as const

const room = () => roomName().describe('The room')
const roomView = once(() =>
  z
    .object({
      room: z.string(),
      roles: z.array(z.string()),
      entryRole: z.string().describe('Whom messages are for'),
      parallel: z.int().describe('How many tasks may be pending or in work at once before messages wait'),
      leaseSeconds: z.int().describe('How long a claim without a sign of life counts as alive'),
      resetSuspects: z.boolean(),
      createdBy: z.string(),
      createdAt: z.int(),
    })
    .meta({ id: 'Room' }),
)
export type RoomViewDocument = z.output<ReturnType<typeof roomView>>

const oneTask = () => z.object({ task: roomTaskView() })

export const createRoom = declareOperation({
  name: 'create-room',
  summary: 'Create a room with its roles.',
  right: 'care',
  http: { method: 'POST', path: '/api/rooms' },
  command: { words: ['room', 'create'], positional: ['room'] },
  input: () =>
    z.strictObject({
      room: room(),
      roles: z.array(roleName()).min(1).max(20).describe('The roles that work here; the first gets the messages'),
      entry: roleName().optional().describe('The role that gets the messages, if not the first'),
      parallel: z.int().min(1).max(10_000).default(1).describe('How many tasks may be in work at once'),
      leaseSeconds: z
        .int()
        .min(1)
        .max(86_400)
        .default(600)
        .describe('After how long without a sign of life a claim is suspect'),
      resetSuspects: z.boolean().default(false).describe('Let waiting agents take over what a suspect holds'),
    }),
  result: () => z.object({ room: roomView() }),
})

export const listRooms = declareOperation({
  name: 'list-rooms',
  summary: 'List the rooms.',
  right: 'look',
  http: { method: 'GET', path: '/api/rooms' },
  command: { words: ['room', 'list'] },
  staleAfter: { changesOf: ['room', 'record'] },
  input: () => z.strictObject({}),
  result: () => z.object({ rooms: z.array(roomView()) }),
})

export const roomHistory = declareOperation({
  name: 'room-history',
  summary: 'Show what happened in a room last, oldest first: who gave what to whom.',
  right: 'look',
  http: { method: 'GET', path: '/api/rooms/:room/history' },
  command: { words: ['room', 'history'], positional: ['room'] },
  staleAfter: { changesOf: ['room', 'record'] },
  input: () =>
    z.strictObject({
      room: room(),
      limit: z.int().min(1).max(1000).default(200).describe('How many at the most: the newest'),
    }),
  result: () =>
    z.object({
      roles: z.array(z.string()),
      entries: z.array(
        z.object({
          at: z.int(),
          trigger: z.string(),
          by: z.string(),
          from: z.string().nullable().describe('Who gave it: a person or a role'),
          to: z.string().nullable().describe('Who got it: a person or a role'),
          task: z.int().nullable().describe('The number of the task'),
          text: z.string().nullable(),
          message: z.int().nullable().describe('The position of the message'),
        }),
      ),
    }),
})

export const roomStatus = declareOperation({
  name: 'room-status',
  summary: 'Show who works on what in a room, what waits, and who has gone silent.',
  right: 'look',
  http: { method: 'GET', path: '/api/rooms/:room' },
  command: { words: ['room', 'status'], positional: ['room'] },
  staleAfter: { changesOf: ['room', 'record'] },
  input: () => z.strictObject({ room: room() }),
  result: () =>
    z.object({
      room: roomView(),
      working: z.array(
        roomTaskView().extend({
          holder: z.string(),
          since: z.int(),
          lastSeen: z.int().nullable(),
          state: z.enum(['alive', 'suspect']),
        }),
      ),
      pending: z.array(roomTaskView()),
      queue: z.array(
        z.object({ position: z.number(), content: z.string(), message: z.int().nullable(), task: z.int().nullable() }),
      ),
      review: z.array(roomTaskView()),
      backlog: z.int(),
    }),
})

export const postMessage = declareOperation({
  name: 'post-message',
  summary: 'Say what is to be done in a room: a task for its entry role, or in a busy room a message that waits.',
  right: 'work',
  http: { method: 'POST', path: '/api/rooms/:room/messages' },
  command: { words: ['room', 'post'], positional: ['room', 'content'] },
  input: () =>
    z.strictObject({
      room: room(),
      content: roomContent().describe('What is to be done'),
      attach: z.array(taskReference()).max(100).default([]).describe('Backlog items that go with it'),
    }),
  result: () => z.object({ message: z.int(), queued: z.boolean(), task: roomTaskView().nullable() }),
})

export const resetStuckTask = declareOperation({
  name: 'reset-stuck-task',
  summary: 'Take a task back from whoever holds it and offer it again.',
  right: 'care',
  http: { method: 'POST', path: '/api/work/:task/reset-stuck', formerly: '/api/work/:task/reset' },
  command: { words: ['room', 'reset-stuck'], positional: ['task'] },
  input: () => z.strictObject({ task: taskReference() }),
  result: oneTask,
})

export const cancelTask = declareOperation({
  name: 'cancel-task',
  summary: 'Close a task of a room without finishing it.',
  right: 'care',
  http: { method: 'POST', path: '/api/work/:task/cancel' },
  command: { words: ['room', 'cancel'], positional: ['task'] },
  input: () => z.strictObject({ task: taskReference() }),
  result: oneTask,
})

export const addBacklogTask = declareOperation({
  name: 'add-backlog-task',
  summary: 'Put something into the backlog of a room.',
  right: 'work',
  http: { method: 'POST', path: '/api/rooms/:room/backlog' },
  command: { words: ['backlog', 'add'], positional: ['content'] },
  input: () =>
    z.strictObject({
      room: room(),
      content: roomContent().describe('What is to be done some time'),
      complexity: z.enum(LEVELS).optional(),
      value: z.enum(LEVELS).optional(),
      priority: z.number().optional().describe('Higher comes first'),
    }),
  result: oneTask,
})

export const listBacklog = declareOperation({
  name: 'list-backlog',
  summary: 'List the backlog of a room: by priority, then value, then how little it costs.',
  right: 'look',
  http: { method: 'GET', path: '/api/rooms/:room/backlog' },
  command: { words: ['backlog', 'list'] },
  staleAfter: { changesOf: ['room', 'record'] },
  input: () =>
    z.strictObject({ room: room(), limit: z.int().min(1).max(1000).default(50).describe('How many at the most') }),
  result: () => z.object({ tasks: z.array(roomTaskView()) }),
})

export const showRoomTask = declareOperation({
  name: 'show-room-task',
  summary: 'Show a task of a room, with what is attached to it and what it is attached to.',
  right: 'look',
  forHolder: true,
  http: { method: 'GET', path: '/api/work/:task' },
  command: { words: ['backlog', 'show'], positional: ['task'] },
  staleAfter: { changesOf: ['room', 'record'] },
  input: () => z.strictObject({ task: taskReference() }),
  result: () => z.object({ task: roomTaskView(), attached: z.array(roomTaskView()), parents: z.array(roomTaskView()) }),
})

export const scoreBacklogTask = declareOperation({
  name: 'score-backlog-task',
  summary: 'Say how much a backlog item costs and is worth.',
  right: 'work',
  http: { method: 'PATCH', path: '/api/backlog/:task/score', formerly: '/api/work/:task/score' },
  command: { words: ['backlog', 'score'], positional: ['task'] },
  input: () =>
    z.strictObject({
      task: taskReference(),
      complexity: z.enum(LEVELS).optional(),
      value: z.enum(LEVELS).optional(),
      priority: z.number().optional().describe('Higher comes first'),
    }),
  result: oneTask,
})

export const attachToMessage = declareOperation({
  name: 'attach-to-message',
  summary: 'Attach a backlog item to a task that is waiting or in work.',
  right: 'work',
  http: { method: 'POST', path: '/api/backlog/:task/attach', formerly: '/api/work/:task/attach' },
  command: { words: ['backlog', 'attach'], positional: ['task'] },
  input: () => z.strictObject({ task: taskReference(), to: taskReference().describe('The task it goes with') }),
  result: () => z.object({ task: roomTaskView(), parent: roomTaskView() }),
})

const backlogMove = (right: Right, name: string, word: string, summary: string, formerly: string) =>
  declareOperation({
    name,
    summary,
    right,
    http: { method: 'POST', path: `/api/backlog/:task/${word}`, formerly },
    command: { words: ['backlog', word], positional: ['task'] },
    input: () => z.strictObject({ task: taskReference() }),
    result: oneTask,
  })

export const moveToQueue = backlogMove(
  'work',
  'move-to-queue',
  'move-to-queue',
  'Offer a backlog item to the entry role, or queue it in a busy room.',
  '/api/work/:task/queue',
)
export const sendBackForRework = backlogMove(
  'review',
  'send-back-for-rework',
  'send-back',
  'Send what is under review back to the entry role.',
  '/api/work/:task/send-back',
)
export const markBacklogComplete = backlogMove(
  'review',
  'mark-backlog-complete',
  'complete',
  'Accept what is under review as done.',
  '/api/work/:task/accept',
)
export const closeBacklogTask = backlogMove(
  'review',
  'close-backlog-task',
  'close',
  'Close a backlog item without doing it.',
  '/api/work/:task/close',
)
export const reopenBacklogTask = backlogMove(
  'review',
  'reopen-backlog-task',
  'reopen',
  'Put a finished or closed backlog item under review again.',
  '/api/work/:task/reopen',
)
