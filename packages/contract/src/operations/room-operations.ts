// The operations of rooms: people post, plan and review. Triggers are those of document 001.

import { keysOf, room as roomTable } from '@pawl/kernel'
import * as z from 'zod'
import type { Right } from '../access/rights.ts'
import type { Form } from '../errors/texts.ts'
import { blockedBy } from '../input/blocked-by.ts'
import { labelName, labels, roleName, roomContent, roomName, skills, toldText } from '../input/room-names.ts'
import { changedSettings, newSettings, roomRoles, storedSettings } from '../input/room-settings.ts'
import { searchText } from '../input/text-rules.ts'
import { once } from '../once.ts'
import { taskReference } from '../views/task-view.ts'
import { roomTaskView, workTaskView } from '../views/work-task-view.ts'
import { declareOperation } from './operation.ts'
import { queueEntry } from './queue-operations.ts'

const ROOM_STATUSES = keysOf(roomTable.statuses)
const LEVELS = ['low', 'medium', 'high'] as const

const room = () => roomName().describe('The room')
const roomView = once(() =>
  z
    .object({
      room: z.string(),
      ...storedSettings().shape,
      createdBy: z.string(),
      createdAt: z.int(),
      version: z.int().describe('Rises by one with every change of the room'),
      state: z.enum(['open', 'closed']),
    })
    .meta({ id: 'Room' }),
)
export type RoomViewDocument = z.output<ReturnType<typeof roomView>>

const oneTask = () => z.object({ task: roomTaskView() })

const label = () => labelName().optional().describe('Only what has this label')

/** What can be said of work besides what is to be done. */
export const plannedWork = () => ({
  priority: z.number().optional().describe('Higher is claimed first; 0 if nobody says'),
  skills: skills().optional().describe('Skills that whoever claims it must offer'),
  labels: labels().optional().describe('Labels to find it by'),
})

export const createRoom = declareOperation({
  name: 'create-room',
  summary: 'Create a room with its roles.',
  right: 'care',
  http: { method: 'POST', path: '/api/rooms' },
  command: { words: ['room', 'create'], positional: ['room'] },
  input: () =>
    z.strictObject({
      room: room(),
      roles: roomRoles().describe('The roles that work here; the first gets the messages'),
      entry: roleName().optional().describe('The role that gets the messages, if not the first'),
      ...newSettings(),
    }),
  result: () => z.object({ room: roomView() }),
})

const someRoles = () => z.array(roleName()).max(20).default([])

export const changeRoom = declareOperation({
  name: 'change-room',
  summary: 'Change the settings of a room, and which roles work in it.',
  right: 'care',
  http: { method: 'PATCH', path: '/api/rooms/:room/change' },
  command: { words: ['room', 'change'], positional: ['room'] },
  input: () =>
    z
      .strictObject({
        room: room(),
        ...changedSettings(),
        addRole: someRoles().describe('Roles to add'),
        removeRole: someRoles().describe('Roles to remove; refused while they have open work'),
        renameRole: roleName()
          .optional()
          .describe('A role to rename, with its open work; refused while someone holds some of it'),
        to: roleName().optional().describe('The new name of that role'),
        entry: roleName().optional().describe('The role that gets the messages'),
      })
      .refine(({ renameRole, to }) => (renameRole === undefined) === (to === undefined), {
        error: 'form:renamedRole' satisfies Form,
      }),
  result: () => z.object({ room: roomView() }),
})

const roomMove = (word: 'close' | 'open', summary: string) =>
  declareOperation({
    name: `${word}-room`,
    summary,
    right: 'care',
    http: { method: 'POST', path: `/api/rooms/:room/${word}` },
    command: { words: ['room', word], positional: ['room'] },
    input: () => z.strictObject({ room: room() }),
    result: () => z.object({ room: roomView() }),
  })
export const closeRoom = roomMove(
  'close',
  'Close a room: it takes no messages and gives out no work; what is in work goes on.',
)
export const openRoom = roomMove('open', 'Open a closed room again.')

export const listRooms = declareOperation({
  name: 'list-rooms',
  summary: 'List the rooms.',
  right: 'look',
  http: { method: 'GET', path: '/api/rooms' },
  command: { words: ['room', 'list'] },
  staleAfter: { changesOf: ['room', 'record'] },
  shownWhileAway: true,
  input: () => z.strictObject({ closed: z.boolean().default(false).describe('Include the closed ones') }),
  result: () => z.object({ rooms: z.array(roomView()) }),
})

export const roomHistory = declareOperation({
  name: 'room-history',
  summary: 'Show what happened in a room last, oldest first: who gave what to whom.',
  right: 'look',
  http: { method: 'GET', path: '/api/rooms/:room/history' },
  command: { words: ['room', 'history'], positional: ['room'] },
  staleAfter: { changesOf: ['room', 'record'] },
  shownWhileAway: true,
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
  shownWhileAway: true,
  input: () => z.strictObject({ room: room(), label: label() }),
  result: () =>
    z.object({
      room: roomView(),
      working: z.array(
        roomTaskView().extend({
          holder: z.string(),
          since: z.int(),
          lastSeen: z.int().nullable(),
          lastProgress: z.int().describe('When something new was last said or printed: not a mere sign of life'),
          state: z.enum(['alive', 'suspect']),
          overdue: z.boolean().describe('It takes longer than one attempt may'),
        }),
      ),
      pending: z.array(roomTaskView()),
      queue: z.array(queueEntry()),
      review: z.array(roomTaskView()),
      reviewLater: z
        .array(z.object({ task: z.int(), after: z.array(z.int()) }))
        .optional()
        .describe('What of it goes with work that is not over: it is reviewed after that'),
      unmatched: z
        .array(z.object({ task: z.int(), skills: z.array(z.string()) }))
        .describe('What is pending and needs skills that nobody offers who waits at this server'),
      waits: z
        .array(
          z.object({
            task: z.int(),
            on: z.array(z.object({ task: z.int(), title: z.string(), dropped: z.boolean() })),
            hidden: z.int().describe('How many more that you may not see'),
          }),
        )
        .describe('What is pending and waits for other work'),
      active: z.int().describe('How many could be claimed or are held: no more than parallel begin'),
      backlog: z.int(),
    }),
})

export const postMessage = declareOperation({
  name: 'post-message',
  summary: 'Post a message to a room: it becomes a task for the entry role, or waits while the room is busy.',
  right: 'work',
  http: { method: 'POST', path: '/api/rooms/:room/messages' },
  command: { words: ['room', 'post'], positional: ['room', 'content'] },
  input: () =>
    z.strictObject({
      room: room(),
      content: roomContent().describe('What is to be done'),
      attach: z.array(taskReference()).max(100).default([]).describe('Backlog items that go with it'),
      ...plannedWork(),
      blockedBy: blockedBy(),
    }),
  result: () => z.object({ message: z.int(), queued: z.boolean(), task: roomTaskView().nullable() }),
})

export const resetStuckTask = declareOperation({
  name: 'reset-stuck-task',
  summary: 'Take a task back from whoever holds it and offer it again.',
  right: 'care',
  http: { method: 'POST', path: '/api/work/:task/reset-stuck', formerly: '/api/work/:task/reset' },
  command: { words: ['room', 'reset-stuck'], positional: ['task'] },
  neverLater: true,
  input: () => z.strictObject({ task: taskReference() }),
  result: oneTask,
})

export const cancelTask = declareOperation({
  name: 'cancel-task',
  summary: 'Close a task of a room without finishing it.',
  right: 'care',
  http: { method: 'POST', path: '/api/work/:task/cancel' },
  command: { words: ['room', 'cancel'], positional: ['task'] },
  neverLater: true,
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
      ...plannedWork(),
      blockedBy: blockedBy(),
    }),
  result: oneTask,
})

export const editRoomTask = declareOperation({
  name: 'edit-room-task',
  summary: 'Change a task of a room: its text, its priority, and what it needs.',
  right: 'care',
  http: { method: 'PATCH', path: '/api/work/:task/edit' },
  command: { words: ['room', 'edit'], positional: ['task'] },
  input: () =>
    z.strictObject({
      task: taskReference(),
      content: roomContent().optional().describe('What is to be done'),
      priority: z.number().nullable().optional().describe('Higher is claimed first; 0 if nobody says'),
      skills: skills().nullable().optional().describe('Skills that whoever claims it must offer'),
      labels: labels().nullable().optional().describe('Labels to find it by'),
    }),
  result: oneTask,
})

export const retryTask = declareOperation({
  name: 'retry-task',
  summary: 'Let a task that failed be tried again at once, without the rest of its pause.',
  right: 'care',
  http: { method: 'POST', path: '/api/work/:task/retry' },
  command: { words: ['retry'], positional: ['task'] },
  input: () => z.strictObject({ task: taskReference() }),
  result: oneTask,
})

export const tellAgent = declareOperation({
  name: 'tell-agent',
  summary: 'Tell whoever works on a task something: they get it with the answer to their next report.',
  right: 'care',
  http: { method: 'POST', path: '/api/work/:task/tell' },
  command: { words: ['tell'], positional: ['task', 'text'] },
  neverLater: true,
  input: () => z.strictObject({ task: taskReference(), text: toldText().describe('What to tell them') }),
  result: () => z.object({ task: workTaskView() }),
})

export const stopAgent = declareOperation({
  name: 'stop-agent',
  summary:
    'Stop whoever works on a task, and say why: the task waits for a person, who sends it back or closes it. A governed one is blocked, for System3 to resolve.',
  right: 'care',
  http: { method: 'POST', path: '/api/work/:task/stop' },
  command: { words: ['room', 'stop'], positional: ['task'] },
  neverLater: true,
  input: () => z.strictObject({ task: taskReference(), because: roomContent().describe('Why') }),
  result: () => z.object({ task: workTaskView() }),
})

export const searchWork = declareOperation({
  name: 'search-work',
  summary: 'Find tasks of rooms by what was asked for or handed in, newest first.',
  right: 'look',
  http: { method: 'GET', path: '/api/search' },
  command: { words: ['search'], positional: ['text'], takesSeveral: true },
  staleAfter: { changesOf: ['room'] },
  input: () =>
    z.strictObject({
      text: searchText().optional().describe('What to look for; without it the work that changed last'),
      room: room().optional().describe('Only in this room'),
      status: z.enum(ROOM_STATUSES).optional().describe('Only tasks in this status'),
      limit: z.int().min(1).max(200).default(20).describe('How many at the most'),
    }),
  result: () => z.object({ tasks: z.array(roomTaskView()) }),
})

export const listBacklog = declareOperation({
  name: 'list-backlog',
  summary: 'List the backlog of a room: by priority, then value, then how little it costs.',
  right: 'look',
  http: { method: 'GET', path: '/api/rooms/:room/backlog' },
  command: { words: ['backlog', 'list'] },
  staleAfter: { changesOf: ['room', 'record'] },
  shownWhileAway: true,
  input: () =>
    z.strictObject({
      room: room(),
      label: label(),
      limit: z.int().min(1).max(1000).default(50).describe('How many at the most'),
    }),
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
  shownWhileAway: true,
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
export const sendBackForRework = declareOperation({
  name: 'send-back-for-rework',
  summary: 'Send what is under review back to the entry role; when it is done it is reviewed again.',
  right: 'review',
  http: { method: 'POST', path: '/api/backlog/:task/send-back', formerly: '/api/work/:task/send-back' },
  command: { words: ['backlog', 'send-back'], positional: ['task'] },
  input: () =>
    z.strictObject({
      task: taskReference(),
      because: roomContent().optional().describe('What is to be done better; whoever works on it next is told'),
    }),
  result: oneTask,
})
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
