// The operations of rooms: people post and plan, agents wait, work and hand on. Triggers are those of document 001.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { once } from '../once.ts'
import { declareOperation } from '../operation.ts'
import { roleName, roomContent, roomName, sessionName } from '../room-names.ts'
import { linesOfText } from '../text-rules.ts'

const LEVELS = ['low', 'medium', 'high'] as const
const NOTE_LIMIT = 10_000
/** What one request may wait at the longest. */
const LONGEST_WAIT = 3600

const room = () => roomName().describe('The room')
const role = () => roleName().describe('The role')
const session = () => sessionName().describe('The session that holds the task: wait-for-task prints it')
const epoch = () => z.int().positive().optional().describe('Refuse if the task was claimed again since')
const task = () =>
  z
    .string()
    .regex(/^#?[1-9]\d{0,14}$|^[0-9a-z]{14}$/, { error: 'form:task' satisfies Form })
    .describe('The number or id of the task')
const note = () => linesOfText(NOTE_LIMIT)

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

const roomTaskView = once(() =>
  z
    .looseObject({
      id: z.string(),
      number: z.int(),
      status: z.string(),
      version: z.int(),
      chatroomId: z.string(),
      content: z.string(),
      origin: z.enum(['backlog', 'chat']).optional(),
      role: z.string().optional().describe('Whom it is addressed to'),
      assignedTo: z.string().optional().describe('The role that has it'),
      claimedBy: z.string().optional().describe('The session that has it'),
      epoch: z.int().optional().describe('How often it was claimed'),
      queuePosition: z.number().optional(),
      attachedTaskIds: z.array(z.string()).optional(),
      parentTaskIds: z.array(z.string()).optional(),
      complexity: z.string().optional(),
      value: z.string().optional(),
      priority: z.number().optional(),
      progress: z.string().optional(),
      result: z.string().optional(),
      failures: z.int().optional(),
      lastFailure: z.string().optional(),
    })
    .meta({ id: 'RoomTask' }),
)
export type RoomTaskView = z.output<ReturnType<typeof roomTaskView>>

const oneTask = () => z.object({ task: roomTaskView() })

export const createRoom = declareOperation({
  name: 'create-room',
  summary: 'Create a room with its roles.',
  access: 'write',
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
  access: 'read',
  http: { method: 'GET', path: '/api/rooms' },
  command: { words: ['room', 'list'] },
  input: () => z.strictObject({}),
  result: () => z.object({ rooms: z.array(roomView()) }),
})

export const roomHistory = declareOperation({
  name: 'room-history',
  summary: 'Show what happened in a room last, oldest first: who gave what to whom.',
  access: 'read',
  http: { method: 'GET', path: '/api/rooms/:room/history' },
  command: { words: ['room', 'history'], positional: ['room'] },
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
  access: 'read',
  http: { method: 'GET', path: '/api/rooms/:room' },
  command: { words: ['room', 'status'], positional: ['room'] },
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
  access: 'write',
  http: { method: 'POST', path: '/api/rooms/:room/messages' },
  command: { words: ['room', 'post'], positional: ['room', 'content'] },
  input: () =>
    z.strictObject({
      room: room(),
      content: roomContent().describe('What is to be done'),
      attach: z.array(task()).max(100).default([]).describe('Backlog items that go with it'),
    }),
  result: () => z.object({ message: z.int(), queued: z.boolean(), task: roomTaskView().nullable() }),
})

export const waitForTask = declareOperation({
  name: 'wait-for-task',
  summary: 'Wait for a task in a role, claim it, and be told what to do next.',
  access: 'write',
  http: { method: 'POST', path: '/api/rooms/:room/wait' },
  command: { words: ['wait-for-task'] },
  input: () =>
    z.strictObject({
      room: room(),
      role: role(),
      session: sessionName()
        .optional()
        .describe('Your session; the same one gets its own task again. A new one if left out'),
      timeoutSeconds: z.number().min(0).max(LONGEST_WAIT).optional().describe('How long to wait at the longest'),
    }),
  result: () =>
    z.object({
      task: roomTaskView(),
      attached: z.array(roomTaskView()).describe('Backlog items that go with it'),
      session: z.string(),
      epoch: z.int(),
      resumed: z.boolean().describe('You had it already'),
      next: z.array(z.string()).describe('What to run next, in order'),
    }),
})

const held = () => ({ task: task(), session: session(), epoch: epoch() })

export const startWork = declareOperation({
  name: 'task-started',
  summary: 'Say that you have started on the task you claimed.',
  access: 'write',
  http: { method: 'POST', path: '/api/work/:task/start' },
  command: { words: ['task-started'], positional: ['task'] },
  input: () => z.strictObject(held()),
  result: () => z.object({ task: roomTaskView(), next: z.array(z.string()) }),
})

export const reportProgress = declareOperation({
  name: 'report-progress',
  summary: 'Say how far you are; it also shows that you are alive.',
  access: 'write',
  http: { method: 'POST', path: '/api/work/:task/progress' },
  command: { words: ['report-progress'], positional: ['task', 'progress'] },
  input: () => z.strictObject({ ...held(), progress: note().optional().describe('How far you are') }),
  result: oneTask,
})

export const completeWork = declareOperation({
  name: 'task-complete',
  summary: 'Say that the task is done.',
  access: 'write',
  http: { method: 'POST', path: '/api/work/:task/complete' },
  command: { words: ['task-complete'], positional: ['task'] },
  input: () => z.strictObject({ ...held(), result: note().optional().describe('What came of it') }),
  result: () => z.object({ task: roomTaskView(), next: z.array(z.string()) }),
})

export const handOff = declareOperation({
  name: 'hand-off',
  summary: 'Complete your task and give the next role one of its own; attached backlog items go along.',
  access: 'write',
  http: { method: 'POST', path: '/api/work/:task/hand-off' },
  command: { words: ['handoff'], positional: ['task'] },
  input: () =>
    z.strictObject({
      ...held(),
      to: roleName().describe('The role that goes on'),
      message: roomContent().describe('What it has to do'),
      result: note().optional().describe('What came of your part'),
    }),
  result: () => z.object({ task: roomTaskView(), handedOn: roomTaskView(), next: z.array(z.string()) }),
})

export const releaseWork = declareOperation({
  name: 'release-work',
  summary: 'Give a task back unfinished; the third time in a row it goes to a person.',
  access: 'write',
  http: { method: 'POST', path: '/api/work/:task/release' },
  input: () =>
    z.strictObject({
      ...held(),
      reason: note().describe('Why: the exit code, the last lines'),
      failed: z.boolean().default(true).describe('False if the work was only interrupted: it does not count'),
    }),
  result: () => z.object({ task: roomTaskView(), setAside: z.boolean() }),
})

export const resetStuckTask = declareOperation({
  name: 'reset-stuck-task',
  summary: 'Take a task back from whoever holds it and offer it again.',
  access: 'write',
  http: { method: 'POST', path: '/api/work/:task/reset' },
  command: { words: ['room', 'reset-stuck'], positional: ['task'] },
  input: () => z.strictObject({ task: task() }),
  result: oneTask,
})

export const cancelTask = declareOperation({
  name: 'cancel-task',
  summary: 'Close a task of a room without finishing it.',
  access: 'write',
  http: { method: 'POST', path: '/api/work/:task/cancel' },
  command: { words: ['room', 'cancel'], positional: ['task'] },
  input: () => z.strictObject({ task: task() }),
  result: oneTask,
})

export const addBacklogTask = declareOperation({
  name: 'add-backlog-task',
  summary: 'Put something into the backlog of a room.',
  access: 'write',
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
  access: 'read',
  http: { method: 'GET', path: '/api/rooms/:room/backlog' },
  command: { words: ['backlog', 'list'] },
  input: () =>
    z.strictObject({ room: room(), limit: z.int().min(1).max(1000).default(50).describe('How many at the most') }),
  result: () => z.object({ tasks: z.array(roomTaskView()) }),
})

export const showRoomTask = declareOperation({
  name: 'show-room-task',
  summary: 'Show a task of a room, with what is attached to it and what it is attached to.',
  access: 'read',
  http: { method: 'GET', path: '/api/work/:task' },
  command: { words: ['backlog', 'show'], positional: ['task'] },
  input: () => z.strictObject({ task: task() }),
  result: () => z.object({ task: roomTaskView(), attached: z.array(roomTaskView()), parents: z.array(roomTaskView()) }),
})

export const scoreBacklogTask = declareOperation({
  name: 'score-backlog-task',
  summary: 'Say how much a backlog item costs and is worth.',
  access: 'write',
  http: { method: 'PATCH', path: '/api/work/:task/score' },
  command: { words: ['backlog', 'score'], positional: ['task'] },
  input: () =>
    z.strictObject({
      task: task(),
      complexity: z.enum(LEVELS).optional(),
      value: z.enum(LEVELS).optional(),
      priority: z.number().optional().describe('Higher comes first'),
    }),
  result: oneTask,
})

export const attachToMessage = declareOperation({
  name: 'attach-to-message',
  summary: 'Attach a backlog item to a task that is waiting or in work.',
  access: 'write',
  http: { method: 'POST', path: '/api/work/:task/attach' },
  command: { words: ['backlog', 'attach'], positional: ['task'] },
  input: () => z.strictObject({ task: task(), to: task().describe('The task it goes with') }),
  result: () => z.object({ task: roomTaskView(), parent: roomTaskView() }),
})

const backlogMove = (name: string, path: string, word: string, summary: string) =>
  declareOperation({
    ...{ name, summary, access: 'write', http: { method: 'POST', path: `/api/work/:task/${path}` } },
    command: { words: ['backlog', word], positional: ['task'] },
    input: () => z.strictObject({ task: task() }),
    result: oneTask,
  } as const)

export const moveToQueue = backlogMove(
  'move-to-queue',
  'queue',
  'move-to-queue',
  'Offer a backlog item to the entry role, or queue it in a busy room.',
)
export const sendBackForRework = backlogMove(
  'send-back-for-rework',
  'send-back',
  'send-back',
  'Send what is under review back to the entry role.',
)
export const markBacklogComplete = backlogMove(
  'mark-backlog-complete',
  'accept',
  'complete',
  'Accept what is under review as done.',
)
export const closeBacklogTask = backlogMove(
  'close-backlog-task',
  'close',
  'close',
  'Close a backlog item without doing it.',
)
export const reopenBacklogTask = backlogMove(
  'reopen-backlog-task',
  'reopen',
  'reopen',
  'Put a finished or closed backlog item under review again.',
)
