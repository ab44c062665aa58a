// What waits in a room, changed while it waits: messages are edited, moved, taken back and put back; tasks are moved.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { labels, roomContent, roomName, skills } from '../input/room-names.ts'
import { once } from '../once.ts'
import { taskReference } from '../views/task-view.ts'
import { roomTaskView } from '../views/work-task-view.ts'
import { declareOperation } from './operation.ts'

/** The seventh message of a room is 7, or m7 where it could be mistaken for a task. */
const messageReference = () => z.string().regex(/^m?[1-9]\d{0,8}$/, { error: 'form:message' satisfies Form })
const inLine = () =>
  z
    .string()
    .regex(/^m[1-9]\d{0,8}$|^#?[1-9]\d{0,14}$|^[0-9a-z]{14}$/, { error: 'form:inLine' satisfies Form })
    .optional()

const roomMessageView = once(() =>
  z
    .object({
      room: z.string(),
      message: z.int().describe('Its position among the messages of the room'),
      sender: z.string(),
      content: z.string(),
      at: z.int(),
      priority: z.number(),
      position: z.number().nullable().describe('Where it waits; null if it does not'),
      skills: z.array(z.string()).optional(),
      labels: z.array(z.string()).optional(),
      state: z.enum(['waiting', 'cancelled']),
      version: z.int().describe('Rises by one with every change of the message'),
    })
    .meta({ id: 'RoomMessage' }),
)
export type RoomMessageView = z.output<ReturnType<typeof roomMessageView>>

const oneMessage = () => z.object({ message: roomMessageView() })
const ofRoom = () => ({
  room: roomName().describe('The room'),
  message: messageReference().describe('The message, by its number in the room'),
})

/** One of four ways to say it. */
const where = () => ({
  first: z.boolean().default(false).describe('Before everything else that waits there'),
  last: z.boolean().default(false).describe('After everything else that waits there'),
  before: inLine().describe('Before this task, or this message, such as m3'),
  after: inLine().describe('After this task, or this message, such as m3'),
})
interface Where {
  readonly first: boolean
  readonly last: boolean
  readonly before?: string | undefined
  readonly after?: string | undefined
}
const isOnePlace = ({ first, last, before, after }: Where) =>
  [first, last, before !== undefined, after !== undefined].filter(Boolean).length === 1

/** Messages that are no task yet, and tasks that wait for a place. */
export const queueEntry = once(() =>
  z.object({
    position: z.number(),
    priority: z.number(),
    content: z.string(),
    message: z.int().nullable().describe('The number of the message in its room, if it is one'),
    task: z.int().nullable().describe('The number of the task, if it is one'),
  }),
)

export const listMessages = declareOperation({
  name: 'list-messages',
  summary: 'Show what waits in the queue of a room, the next one first, with the numbers to name it by.',
  right: 'look',
  http: { method: 'GET', path: '/api/rooms/:room/messages' },
  command: { words: ['message', 'list'], positional: ['room'] },
  staleAfter: { changesOf: ['room', 'record'] },
  input: () =>
    z.strictObject({
      room: roomName().describe('The room'),
      limit: z.int().min(1).max(1000).default(200).describe('How many at the most'),
    }),
  result: () => z.object({ queue: z.array(queueEntry()) }),
})

export const editMessage = declareOperation({
  name: 'edit-message',
  summary: 'Change a waiting message of a room: its text, its priority, and what it needs.',
  right: 'care',
  http: { method: 'PATCH', path: '/api/rooms/:room/messages/:message' },
  command: { words: ['message', 'edit'], positional: ['room', 'message'] },
  input: () =>
    z
      .strictObject({
        ...ofRoom(),
        content: roomContent().optional().describe('What is to be done'),
        priority: z.number().optional().describe('Higher is claimed first; 0 if nobody says'),
        skills: skills().nullable().optional().describe('Skills that whoever claims it must offer'),
        labels: labels().nullable().optional().describe('Labels to find it by'),
      })
      .refine(({ room: _, message: __, ...given }) => Object.values(given).some((value) => value !== undefined), {
        error: 'form:messageChange' satisfies Form,
      }),
  result: oneMessage,
})

export const moveMessage = declareOperation({
  name: 'move-message',
  summary: 'Move a waiting message within the queue of a room.',
  right: 'care',
  http: { method: 'POST', path: '/api/rooms/:room/messages/:message/move' },
  command: { words: ['message', 'move'], positional: ['room', 'message'] },
  input: () => z.strictObject({ ...ofRoom(), ...where() }).refine(isOnePlace, { error: 'form:whereTo' satisfies Form }),
  result: oneMessage,
})

const turned = (word: 'cancel' | 'restore', summary: string) =>
  declareOperation({
    name: `${word}-message`,
    summary,
    right: 'care',
    http: { method: 'POST', path: `/api/rooms/:room/messages/:message/${word}` },
    command: { words: ['message', word], positional: ['room', 'message'] },
    input: () => z.strictObject(ofRoom()),
    result: oneMessage,
  })
export const cancelMessage = turned('cancel', 'Take back a waiting message of a room: it will not become a task.')
export const restoreMessage = turned('restore', 'Put a message that was taken back into the queue again, at its end.')

export const moveRoomTask = declareOperation({
  name: 'move-room-task',
  summary: 'Move a waiting task of a room: among the pending tasks of its role, or in the queue.',
  right: 'care',
  http: { method: 'POST', path: '/api/work/:task/move' },
  command: { words: ['room', 'move'], positional: ['task'] },
  input: () =>
    z.strictObject({ task: taskReference(), ...where() }).refine(isOnePlace, { error: 'form:whereTo' satisfies Form }),
  result: () => z.object({ task: roomTaskView() }),
})
