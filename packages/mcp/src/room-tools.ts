// The tools of whoever works, in a room or as a System1. They take what the operations take; a session is given back by wait_for_task and goes
// with every call after it.

import { type OperationKey, operations } from '@pawl/contract'
import { keysOf } from '@pawl/kernel'
import * as z from 'zod'
import { ADDS, DOES_ANYTHING, MOVES, READS, type Tool } from './tool.ts'

const {
  waitForTask,
  startWork,
  reportProgress,
  completeWork,
  blockWork,
  giveBackWork,
  handOff,
  roomStatus,
  addBacklogTask,
  showLog,
  sendBackForRework,
} = operations

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
      skills: waitForTask.input.shape.skills.describe('What you can do; work that needs more is not given to you'),
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
    description: 'Say how far you are, or only that you are alive; what you used since the last report is added up.',
    input: z.strictObject({
      ...held,
      progress: reportProgress.input.shape.progress,
      tokens: reportProgress.input.shape.tokens.describe('Used since'),
      cost: reportProgress.input.shape.cost.describe('Of those, such as 0.03'),
      model: reportProgress.input.shape.model.describe('Used'),
    }),
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
    description: 'Say that you cannot go on, and ask a person or another role; the answer comes back with the task.',
    input: z.strictObject({
      ...held,
      ask: blockWork.input.shape.ask.unwrap(),
      of: blockWork.input.shape.of.describe('A role, or user; people if left out'),
    }),
    answer: oneTask,
    hints: MOVES,
  },
  {
    name: 'give_back_task',
    operation: { failed: 'failWork', release: 'giveBackWork' },
    title: 'Give back',
    description: 'Give your task back: failed, with what went wrong, which counts; or release, which does not.',
    input: z.strictObject({
      action: z.enum(['failed', 'release']),
      ...held,
      because: giveBackWork.input.shape.because.describe('Why; failed needs it'),
    }),
    answer: oneTask,
    hints: MOVES,
  },
  {
    name: 'hand_off',
    operation: 'handOff',
    title: 'Hand off',
    description: 'Complete your task and give another role the next one; to user: a person looks at it.',
    input: z.strictObject({ ...held, ...handOff.input.pick({ to: true, message: true, result: true }).shape }),
    answer: z.looseObject({ task, handedOn: task.optional() }),
    hints: ADDS,
  },
  {
    name: 'backlog',
    operation: BACKLOG,
    title: 'Backlog',
    description:
      'What is planned in a room. add and list take room (add also content); the others task_id, attach also to. send-back, complete, close and reopen are for people who review.',
    input: z.strictObject({
      action: z.enum(keysOf(BACKLOG)),
      room: roomStatus.input.shape.room.optional(),
      task_id: task_id.optional(),
      content: addBacklogTask.input.shape.content.optional().describe('What is to be done some time'),
      to: z.string().optional().describe('The task it goes with'),
      because: sendBackForRework.input.shape.because.describe('With send-back: why'),
    }),
    answer: z.looseObject({ task: task.optional(), tasks: tasks.optional() }),
    hints: DOES_ANYTHING,
  },
  {
    name: 'task_context',
    operation: 'taskContext',
    title: 'Context',
    description: 'All that matters for a task: the request, results before it, answers, why it came back.',
    input: z.strictObject({ task_id }),
    answer: z.looseObject({ context: z.string() }),
    hints: READS,
  },
  {
    name: 'attempts',
    operation: 'listAttempts',
    title: 'Attempts',
    description: 'How each attempt at a task ended, and what it used.',
    input: z.strictObject({ task_id }),
    answer: z.looseObject({ attempts: z.array(z.looseObject({ attempt: z.int(), outcome: z.string() })) }),
    hints: READS,
  },
  {
    name: 'task_log',
    operation: 'showLog',
    title: 'Log',
    description: 'The last lines that the command of an attempt printed.',
    input: z.strictObject({ task_id, attempt: showLog.input.shape.attempt, tail: z.int().min(1).max(200).default(40) }),
    answer: z.looseObject({ running: z.boolean(), pieces: z.array(z.looseObject({ text: z.string() })) }),
    hints: READS,
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
