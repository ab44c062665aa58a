// The tools of whoever works, in a room or as a System1. They take what the operations take; a session is given back by wait_for_task and goes
// with every call after it.

import { type OperationKey, operations } from '@pawl/contract'
import * as z from 'zod'
import { ADDS, DOES_ANYTHING, MOVES, READS, type Tool } from './tool.ts'

const { waitForTask, startWork, reportProgress, completeWork, blockWork, handOff, roomStatus, addBacklogTask } =
  operations

/** Short enough for a client that gives up after a minute without a sign of life. */
const WAIT = 50

const BACKLOG = {
  add: 'addBacklogTask',
  list: 'listBacklog',
  show: 'showRoomTask',
  attach: 'attachToMessage',
  'move-to-queue': 'moveToQueue',
  'send-back': 'sendBackForRework',
  complete: 'markBacklogComplete',
  close: 'closeBacklogTask',
  reopen: 'reopenBacklogTask',
} as const satisfies Record<string, OperationKey>

const room = roomStatus.input.shape.room.describe('The room')
const task_id = z
  .union([z.int().positive(), startWork.input.shape.task], { error: 'form:task' })
  .describe('Its number or id')
const held = {
  task_id,
  session: startWork.input.shape.session.describe('From wait_for_task'),
  epoch: startWork.input.shape.epoch.describe('From wait_for_task'),
}
const task = z.looseObject({ number: z.int(), status: z.string() })
const oneTask = z.looseObject({ task })
const tasks = z.array(z.looseObject({ number: z.int() }))

export const roomTools: readonly Tool[] = [
  {
    name: 'wait_for_task',
    operation: 'waitForTask',
    title: 'Wait for work',
    description:
      'Wait for a task: in your role of a room, or as a worker of governed work. With nothing to do before the time-out, call again with the same session. Then start_task, work, and end it as next says.',
    input: z.strictObject({
      room: waitForTask.input.shape.room,
      role: waitForTask.input.shape.role.describe('Your role'),
      worker: waitForTask.input.shape.worker.describe('Your profile, instead of room and role'),
      initiative: waitForTask.input.shape.initiative.describe('With worker: only of this one'),
      session: waitForTask.input.shape.session.describe('Yours, from the last answer; none the first time'),
      timeout_seconds: z.number().min(0).max(3600).default(WAIT),
    }),
    answer: z.looseObject({
      task: z.looseObject({ number: z.int(), content: z.string() }),
      session: z.string(),
      epoch: z.int(),
      next: z.array(z.string()),
    }),
    hints: ADDS,
  },
  {
    name: 'start_task',
    operation: 'startWork',
    title: 'Start',
    description: 'Say that you have started on the task you claimed.',
    input: z.strictObject(held),
    answer: oneTask,
    hints: MOVES,
  },
  {
    name: 'report_progress',
    operation: 'reportProgress',
    title: 'Report',
    description: 'Say how far you are, or only that you are alive.',
    input: z.strictObject({ ...held, progress: reportProgress.input.shape.progress }),
    answer: oneTask,
    hints: MOVES,
  },
  {
    name: 'complete_task_work',
    operation: 'completeWork',
    title: 'Complete',
    description: 'Say that your task is done.',
    input: z.strictObject({ ...held, result: completeWork.input.shape.result }),
    answer: oneTask,
    hints: MOVES,
  },
  {
    name: 'block_task',
    operation: 'blockWork',
    title: 'Blocked',
    description: 'Say that you cannot go on with a governed task, who has to act, and how.',
    input: z.strictObject({ ...held, ...blockWork.input.pick({ owner: true, action: true }).shape }),
    answer: oneTask,
    hints: MOVES,
  },
  {
    name: 'hand_off',
    operation: 'handOff',
    title: 'Hand off',
    description: 'Complete your task and give another role the next one.',
    input: z.strictObject({ ...held, ...handOff.input.pick({ to: true, message: true, result: true }).shape }),
    answer: z.looseObject({ handedOn: task }),
    hints: ADDS,
  },
  {
    name: 'backlog',
    operation: BACKLOG,
    title: 'Backlog',
    description:
      'What is planned in a room. add and list take room (add also content); the others task_id, attach also to. send-back, complete, close and reopen are for people who review.',
    input: z.strictObject({
      action: z.enum(Object.keys(BACKLOG) as [keyof typeof BACKLOG]),
      room: roomStatus.input.shape.room.optional(),
      task_id: task_id.optional(),
      content: addBacklogTask.input.shape.content.optional().describe('What is to be done some time'),
      to: z.string().optional().describe('The task it goes with'),
    }),
    answer: z.looseObject({ task: task.optional(), tasks: tasks.optional() }),
    hints: DOES_ANYTHING,
  },
  {
    name: 'room_status',
    operation: 'roomStatus',
    title: 'Room status',
    description: 'Show who works on what in a room, what waits, and who has gone silent.',
    input: z.strictObject({ room }),
    answer: z.looseObject({ working: tasks, pending: tasks, review: tasks }),
    hints: READS,
  },
]
