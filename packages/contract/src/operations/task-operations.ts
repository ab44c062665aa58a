// The operations on to-dos.

import { todo } from '@pawl/kernel'
import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { blockedBy } from '../input/blocked-by.ts'
import { PRIORITIES } from '../input/limits.ts'
import { project, writtenTag } from '../input/planner-fields.ts'
import { anyText, description, searchText, title, visibleText } from '../input/text-rules.ts'
import { timeZone } from '../input/time-zone.ts'
import { once } from '../once.ts'
import {
  comingTime,
  deadline,
  eventView,
  moveView,
  priority,
  stepView,
  TODO_STATUSES,
  taskReference,
  taskReferences,
  taskView,
} from '../views/task-view.ts'
import { declareOperation } from './operation.ts'

export const LIST_STATUSES = ['all', 'pending', 'completed', ...TODO_STATUSES] as const
export const LIST_SORTS = ['number', 'deadline', 'priority', 'updated', 'position'] as const
export const PAGE_LIMIT = 500
const WORDS_LIMIT = 200

/** Programs write a date, people may write words. What is neither is refused by the operation. */
const when = once(() => z.string().trim().min(1).max(WORDS_LIMIT))
const WHEN =
  'A date (2026-03-01), a time (2026-03-01T09:00, or 2026-03-01T09:00:00Z in UTC), or words such as "friday at 5"'

/** What a plan is made of. */
const plan = () => ({
  project: project().describe('The project it belongs to'),
  tags: z.array(writtenTag()).max(50).describe('Its tags, with or without #'),
  recurrence: when().describe('When it comes again: words such as "every friday", or a rule of RFC 5545'),
  recurrenceText: title().describe('The words the rule came from'),
  recurrenceFrom: z
    .enum(todo.fields.recurrenceFrom.holds)
    .describe('Whether the next one is counted from the date of this one or from when it was done'),
  reminders: z
    .array(when())
    .max(20)
    .describe('When to be reminded: 30m, 2h or 1d before the deadline, or a time of its own'),
  checklist: z
    .array(z.union([title(), z.strictObject({ text: title(), done: z.boolean() })]))
    .max(200)
    .describe('The steps it has'),
})

type Shape = Readonly<Record<string, z.ZodType>>

function optionally<Given extends Shape>(shape: Given) {
  const each = Object.entries(shape).map(([name, schema]) => [name, schema.optional()])
  return Object.fromEntries(each) as { [field in keyof Given]: z.ZodOptional<Given[field]> }
}

/** Null takes it away. */
function orNone<Given extends Shape>(shape: Given) {
  const each = Object.entries(shape).map(([name, schema]) => [name, schema.nullable().optional()])
  return Object.fromEntries(each) as { [field in keyof Given]: z.ZodOptional<z.ZodNullable<Given[field]>> }
}

export const expectedVersion = () =>
  z.int().positive().optional().describe('Refuse if the task has changed since this version')
export const oneTask = () => z.object({ task: taskView() })

/** What is taken out of a text that is added, and may be left in it: a field, or one tag as it is written. */
const TEXT_PART = /^(?:deadline|reminders|priority|project|tags|#[\p{L}\p{N}][\p{L}\p{N}\p{M}._/&+-]{0,49})$/u
const leave = () =>
  z
    .array(z.string().regex(TEXT_PART, { error: 'form:textPart' satisfies Form }))
    .max(60)
    .describe(
      'What stays in the title instead of becoming a field: deadline, reminders, priority, project, tags, or one #tag',
    )
const addedText = () =>
  visibleText().describe('What is to be done. A date and a priority in it become fields, unless they are in quotes')

/** People write a text, programs give fields as fields [D44]. */
export const addTask = declareOperation({
  name: 'add-task',
  summary: 'Add a task: as a text in which a date and a priority are understood, or by its exact title.',
  right: 'todo',
  http: { method: 'POST', path: '/api/tasks' },
  command: { words: ['add'], positional: ['text'] },
  input: () =>
    z
      .strictObject({
        text: addedText().optional(),
        leave: leave().optional(),
        title: title().optional().describe('Instead of a text: the title, word for word'),
        description: description().optional().describe('More about it'),
        priority: priority().optional().describe('How much it matters'),
        deadline: when().optional().describe(WHEN),
        ...optionally(plan()),
        blockedBy: blockedBy(),
        timeZone: timeZone().optional(),
      })
      .refine(({ text, title }) => (text === undefined) !== (title === undefined), {
        error: 'form:textOrTitle' satisfies Form,
      }),
  result: oneTask,
})

const understood = () =>
  z.object({
    deadline: deadline().optional(),
    recurrence: z.string().optional(),
    recurrenceText: z.string().optional(),
    reminders: z.array(z.string()).optional(),
    priority: priority().optional(),
    project: z.string().optional(),
    tags: z.array(z.string()).optional(),
  })

export const previewTask = declareOperation({
  name: 'preview-task',
  summary: 'Say what would be understood of a text that is added: its title, and the fields taken out of it.',
  right: 'lists',
  http: { method: 'POST', path: '/api/tasks/preview' },
  input: () => z.strictObject({ text: addedText(), leave: leave().default([]), timeZone: timeZone().optional() }),
  result: () =>
    z.object({
      title: z.string().describe('What is left of the text'),
      understood: understood().describe('What would be taken out'),
      left: understood().describe('What would be taken out, but is left'),
    }),
})

export const listTasks = declareOperation({
  name: 'list-tasks',
  summary: 'List tasks, filtered and sorted, a page at a time.',
  right: 'lists',
  http: { method: 'GET', path: '/api/tasks' },
  command: { words: ['list'] },
  staleAfter: { changesOf: ['todo'], keptLive: true },
  shownWhileAway: true,
  input: () =>
    z.strictObject({
      status: z.enum(LIST_STATUSES).default('all').describe('pending is open and in_progress; all leaves out deleted'),
      priority: priority().optional().describe('Only tasks of this priority'),
      dueBefore: deadline().optional().describe('Only tasks due before this date'),
      dueAfter: deadline().optional().describe('Only tasks due on or after this date'),
      deadline: when().optional().describe('Only tasks due on this day, such as 2026-03-01, tomorrow or friday'),
      overdue: z.boolean().optional().describe('Only tasks whose day or time has passed'),
      undated: z.boolean().optional().describe('Only tasks without a deadline'),
      tag: writtenTag().optional().describe('Only tasks with this tag'),
      project: project().optional().describe('Only tasks of this project'),
      blocked: z.boolean().optional().describe('Only tasks that wait for others, or only those that do not'),
      text: searchText().optional().describe('Only tasks with this in the title or description'),
      view: title().optional().describe('Filtered and sorted as the saved view of this name'),
      sort: z
        .enum(LIST_SORTS)
        .default('number')
        .describe('Most urgent, soonest due, last changed, your own order, or oldest first'),
      limit: z.int().min(1).max(PAGE_LIMIT).default(50).describe('How many at the most'),
      cursor: anyText(500).optional().describe('Go on after this page: the nextCursor of the last answer'),
      timeZone: timeZone().optional(),
    }),
  result: () => z.object({ tasks: z.array(taskView()), nextCursor: z.string().nullable() }),
})

export const showTask = declareOperation({
  name: 'show-task',
  summary: 'Show a task and what may be done with it next.',
  right: 'lists',
  forHolder: true,
  http: { method: 'GET', path: '/api/tasks/:task' },
  command: { words: ['show'], positional: ['task'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed', 'record'], onlyItsTask: true },
  shownWhileAway: true,
  input: () => z.strictObject({ task: taskReference() }),
  result: () =>
    z.object({
      task: taskView(),
      moves: z.array(moveView()),
      conversation: z.string().nullable().describe('The conversation of yours in which it was added'),
    }),
})

export const editTask = declareOperation({
  name: 'edit-task',
  summary:
    'Change what a task says: title, description, priority, deadline, project, tags, recurrence, reminders, checklist.',
  right: 'todo',
  http: { method: 'PATCH', path: '/api/tasks/:task' },
  command: { words: ['edit'], positional: ['task'], takesSeveral: true },
  input: () =>
    z.strictObject({
      task: taskReferences(),
      title: title().optional().describe('The new title'),
      description: description().nullable().optional().describe('The new description, or none'),
      priority: priority()
        .nullable()
        .optional()
        .describe(`${PRIORITIES.join(', ')} or none`),
      deadline: when().nullable().optional().describe(`${WHEN}; or none`),
      ...orNone(plan()),
      addTags: z.array(writtenTag()).max(50).optional().describe('Tags it gets beside those it has'),
      onlyThis: z
        .boolean()
        .optional()
        .describe('Of a task that recurs: only this time, the next ones stay as they were'),
      expectedVersion: expectedVersion(),
      timeZone: timeZone().optional(),
    }),
  result: () =>
    z.object({ task: taskView(), also: z.array(taskView()).optional().describe('The others that were named') }),
})

export const transitionTask = declareOperation({
  name: 'transition-task',
  summary: 'Move a task of any lifecycle to another status, or only ask whether it may.',
  right: 'todo',
  http: { method: 'POST', path: '/api/tasks/:task/transition' },
  command: { words: ['transition'], positional: ['task', 'to'], takesAnyField: true },
  input: () =>
    z.looseObject({
      task: taskReference(),
      to: z.string().min(1).max(64).describe('The status to go to'),
      expectedVersion: expectedVersion(),
      dryRun: z.boolean().optional().describe('Answer as `why` does, and change nothing'),
    }),
  result: () => z.union([oneTask(), z.object({ allowed: z.boolean() }).loose()]),
})

export const whyTask = declareOperation({
  name: 'why-task',
  summary: 'Say whether a task may go to a status, by which rule, what is missing, and the way there.',
  right: 'lists',
  forHolder: true,
  http: { method: 'GET', path: '/api/tasks/:task/why' },
  command: { words: ['why'], positional: ['task', 'to'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed', 'record'], onlyItsTask: true },
  input: () => z.strictObject({ task: taskReference(), to: z.string().min(1).max(64).describe('The status to go to') }),
  result: () =>
    z
      .object({
        allowed: z.boolean(),
        task: taskView(),
        to: z.string(),
        rule: z.record(z.string(), z.unknown()).nullable().describe('The row of the table that decides'),
        missingFields: z.array(z.string()).describe('What has to be given along with it'),
        refusal: z.record(z.string(), z.unknown()).nullable(),
        path: z.array(stepView()).nullable().describe('The shortest way there that throws nothing away'),
      })
      .meta({ id: 'Why' }),
})

export const taskHistory = declareOperation({
  name: 'task-history',
  summary: 'Show everything that happened to a task, oldest first.',
  right: 'lists',
  forHolder: true,
  http: { method: 'GET', path: '/api/tasks/:task/history', formerly: '/api/tasks/:task/events' },
  command: { words: ['history'], positional: ['task'] },
  staleAfter: { changesOf: ['todo', 'room', 'governed', 'record'], onlyItsTask: true },
  shownWhileAway: true,
  input: () => z.strictObject({ task: taskReference() }),
  result: () => z.object({ task: taskView(), events: z.array(eventView()) }),
})

const move = (name: string, word: string, trigger: string, summary: string, formerly?: string) =>
  declareOperation({
    name,
    summary,
    right: 'todo',
    http: { method: 'POST', path: `/api/tasks/:task/${word}`, formerly },
    command: { words: [word], positional: ['task'], takesSeveral: true },
    trigger,
    input: () => z.strictObject({ task: taskReferences(), expectedVersion: expectedVersion() }),
    result: () =>
      z.object({
        task: taskView(),
        also: z.array(taskView()).describe('The others that were named'),
        again: z.array(comingTime()).optional().describe('Of what recurs and was done: when it comes again'),
      }),
  })

export const startTask = move('start-task', 'start', 'startTask', 'Start work on a task.')
export const stopTask = move('stop-task', 'stop', 'stopTask', 'Put a started task back to open.')
export const completeTask = move(
  'complete-task',
  'done',
  'completeTask',
  'Mark a task as done.',
  '/api/tasks/:task/complete',
)
export const reopenTask = move('reopen-task', 'reopen', 'reopenTask', 'Open a finished task again.')
export const deleteTask = move('delete-task', 'delete', 'deleteTask', 'Delete a task; it can be restored.')
export const restoreTask = move('restore-task', 'restore', 'restoreTask', 'Bring a deleted task back as it was.')

export const listChanges = declareOperation({
  name: 'list-changes',
  summary: 'Show your last changes, newest first, and which of them can be undone.',
  right: 'lists',
  http: { method: 'GET', path: '/api/changes' },
  command: { words: ['changes'] },
  staleAfter: { changesOf: ['todo'] },
  input: () => z.strictObject({ limit: z.int().min(1).max(100).default(10).describe('How many at the most') }),
  result: () =>
    z.object({
      changes: z.array(
        z.object({ event: eventView(), title: z.string().nullable(), undone: z.boolean(), undoable: z.boolean() }),
      ),
    }),
})

export const undoChange = declareOperation({
  name: 'undo-change',
  summary: 'Undo your last change, or the one named, with what was done together with it.',
  right: 'todo',
  http: { method: 'POST', path: '/api/undo' },
  command: { words: ['undo'], positional: ['change'] },
  input: () =>
    z.strictObject({
      change: z
        .string()
        .regex(/^#?[1-9]\d{0,14}@[1-9]\d{0,8}$/, { error: 'form:change' satisfies Form })
        .optional()
        .describe('Which change, as `pawl changes` and `pawl history` name it, such as 3@2'),
      only: z.boolean().optional().describe('Only this change, not what was done together with it'),
    }),
  result: () =>
    z.object({
      task: taskView(),
      undone: eventView(),
      also: z
        .array(z.object({ task: taskView(), undone: eventView() }))
        .describe('What was done together with it, and is undone with it'),
    }),
})
