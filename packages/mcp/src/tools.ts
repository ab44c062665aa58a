// The tools: the five of document 002 with its names and parameters, `chat` and `why`; then those of whoever works, and
// of whoever answers.
//
// MT1. Whoever is connected is the user. A `user_id` that names someone else is refused, never obeyed.
// MT2. All of this is read by a model before it does anything: the seven here stay below 2,000 tokens, all together below
//     6,000.

import { operations } from '@pawl/contract'
import * as z from 'zod'
import { dependencyTools } from './dependency-tools.ts'
import { governedTools } from './governed-tools.ts'
import { queueTools } from './queue-tools.ts'
import { roomTools } from './room-tools.ts'
import { ADDS, DOES_ANYTHING, MOVES, READS, REPLACES, type Tool } from './tool.ts'
import { watchTools } from './watch-tools.ts'

const { addTask, listTasks, editTask, takeTurn, whyTask } = operations

const user_id = z.string().max(128).optional().describe('Whoever is connected')
const task_id = z
  .union([z.int().positive(), whyTask.input.shape.task], { error: 'form:task' })
  .describe('Its number or id')

const time_zone = z.string().max(64).optional().describe("The user's, such as Asia/Jerusalem")

const task = z.looseObject({ id: z.string(), number: z.int(), title: z.string(), status: z.string() })
const oneTask = z.looseObject({ task })

export const tools: readonly Tool[] = [
  {
    name: 'add_task',
    operation: 'addTask',
    title: 'Add a task',
    description: 'Add a task to the list.',
    input: z.strictObject({
      user_id,
      title: addTask.input.shape.title.unwrap().describe('What is to be done'),
      description: addTask.input.shape.description,
      priority: addTask.input.shape.priority,
      deadline: addTask.input.shape.deadline.describe('Such as 2026-03-01, 2026-03-01T09:00 or "friday at 5"'),
      recurrence: addTask.input.shape.recurrence.describe('Such as "every friday", or an RRULE'),
      reminders: addTask.input.shape.reminders.describe('Such as 30m or 1d before the deadline'),
      project: addTask.input.shape.project,
      tags: addTask.input.shape.tags.describe('Without #'),
      time_zone,
    }),
    answer: oneTask,
    hints: ADDS,
  },
  {
    name: 'list_tasks',
    operation: 'listTasks',
    title: 'List tasks',
    description:
      'List tasks, oldest first, 50 at a time. Pending is open or in_progress; deleted ones are never listed.',
    input: z.strictObject({
      user_id,
      status: z.enum(['pending', 'completed', 'all']).default('all'),
      tag: listTasks.input.shape.tag,
      project: listTasks.input.shape.project,
      deadline: listTasks.input.shape.deadline.describe('Due on this day, such as today or 2026-03-01'),
      overdue: listTasks.input.shape.overdue,
      time_zone,
      cursor: listTasks.input.shape.cursor.describe('nextCursor of the last answer'),
    }),
    answer: z.looseObject({ tasks: z.array(task), nextCursor: z.string().nullable() }),
    hints: READS,
  },
  {
    name: 'complete_task',
    operation: 'completeTask',
    title: 'Complete a task',
    description: 'Mark a task as done.',
    input: z.strictObject({ user_id, task_id }),
    answer: oneTask,
    hints: MOVES,
  },
  {
    name: 'delete_task',
    operation: 'deleteTask',
    title: 'Delete a task',
    description: 'Delete a task. A person can restore it.',
    input: z.strictObject({ user_id, task_id }),
    answer: oneTask,
    hints: REPLACES,
  },
  {
    name: 'update_task',
    operation: 'editTask',
    title: 'Update a task',
    description: 'Change what a task says. Only what is given changes.',
    input: z.strictObject({
      user_id,
      task_id,
      title: editTask.input.shape.title,
      description: addTask.input.shape.description.describe('The new description'),
      priority: editTask.input.shape.priority,
      deadline: editTask.input.shape.deadline.describe('A date or words; null for none'),
      recurrence: editTask.input.shape.recurrence.describe('A rule or words; null for none'),
      reminders: editTask.input.shape.reminders.describe('All of them'),
      project: editTask.input.shape.project,
      tags: editTask.input.shape.tags.describe('All of them'),
      time_zone,
    }),
    answer: oneTask,
    hints: REPLACES,
  },
  {
    name: 'chat',
    operation: 'takeTurn',
    title: 'Say it in plain words',
    description:
      "Say one message, in English or Hebrew: what it asks for is done, or a question comes back in text. Give the user's own words, and the conversation_id of the last answer to go on.",
    input: takeTurn.input.pick({ message: true, conversation_id: true, mode: true }),
    answer: z.looseObject({
      conversation_id: z.string(),
      text: z.string(),
      executed: z.array(z.looseObject({ intent: z.string(), success: z.boolean() })),
    }),
    hints: DOES_ANYTHING,
  },
  {
    name: 'why',
    operation: 'whyTask',
    title: 'Why (not)',
    description:
      'Ask whether a task may go to a status (open, in_progress, done, deleted), by which rule, and the legal way there. Changes nothing.',
    input: z.strictObject({ task_id, to: whyTask.input.shape.to }),
    answer: z.looseObject({
      allowed: z.boolean(),
      refusal: z.looseObject({}).nullable(),
      path: z.array(z.looseObject({ trigger: z.string(), to: z.string() })).nullable(),
    }),
    hints: READS,
  },
  ...roomTools,
  ...dependencyTools,
  ...queueTools,
  ...watchTools,
  ...governedTools,
]
