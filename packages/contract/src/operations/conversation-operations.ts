// The operations of conversation. Names in requests and answers are those of document 000.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { MESSAGE_LIMIT } from '../input/limits.ts'
import { anyText, saidText } from '../input/text-rules.ts'
import { timeZone } from '../input/time-zone.ts'
import { LANGUAGES } from '../language.ts'
import { once } from '../once.ts'
import { declareOperation } from './operation.ts'

export const MODES = ['direct', 'guided'] as const

const conversationId = () =>
  z
    .string()
    .regex(/^[0-9a-z]{14}$/, { error: 'form:conversation' satisfies Form })
    .describe('The id of the conversation')

const command = once(() =>
  z
    .object({
      intent: z.enum(['add_task', 'update_task', 'delete_task', 'list_tasks', 'clarify']),
      ready: z.boolean(),
      confidence: z.number(),
      fields: z.object({
        title: z.string().optional(),
        priority: z.string().optional(),
        deadline: z.string().nullable().optional(),
        deadlineLocal: z.string().optional().describe('The deadline as written, with its time zone'),
        deadlineBy: z
          .string()
          .optional()
          .describe('Of several that are asked about: how much later each is to be due, as a duration'),
        dates: z.array(z.string()).optional().describe('The deadline could be each of these: it is asked which'),
        recurrence: z
          .string()
          .nullable()
          .optional()
          .describe('How it comes again, as RFC 5545 writes it; null if no more'),
        skip: z.literal(true).optional().describe('This time of what comes again is left out'),
        recurrenceText: z.string().optional().describe('The words that was said in'),
        recurrenceFrom: z.enum(['date', 'completion']).optional().describe('What it is counted from'),
        reminders: z.array(z.string()).optional().describe('When to remind: durations before the deadline, or times'),
        tags: z.array(z.string()).optional(),
        project: z.string().optional(),
        checklist: z.array(z.object({ text: z.string(), done: z.boolean() })).optional(),
        status: z.string().optional(),
        description: z.string().optional(),
        due: z
          .string()
          .optional()
          .describe('Of a list: overdue, none, any, a day, or the first and the last day with a slash between them'),
        done: z.string().optional().describe('Of a list: the day they were done on, or the first and the last one'),
        added: z.string().optional().describe('Of a list: the days they came onto the list on'),
        about: z.string().optional().describe('Of a list: words the tasks have'),
        without: z.string().optional().describe('Of a list: words that none of the tasks has'),
        recurring: z.literal(true).optional().describe('Of a list: only those that come again'),
        sort: z.enum(['priority']).optional().describe('Of a list: by what it is ordered, if not by its days'),
        undo: z.literal(true).optional().describe('Takes the last change of the task back'),
      }),
      ref: z
        .object({
          task_id: z.string().optional(),
          title: z.string().optional(),
          options: z.array(z.string()).optional(),
          titles: z.array(z.string()).optional().describe('Of the options, where all of them are to be changed'),
          wanted: z
            .enum(['delete_task', 'update_task'])
            .optional()
            .describe('What is to be done to the task the next message names'),
          waiting: z.string().optional().describe('What was asked for after this, and waits for it'),
        })
        .nullable(),
      missing_fields: z.array(z.string()),
    })
    .meta({ id: 'Command' }),
)

const turn = () => ({
  reply: z.string().describe('What is said, with the state marker at its end if a question is open'),
  intent: z.string(),
  command: command(),
  commands: z.array(command()),
  detected: z.array(z.string()),
  language: z.enum(LANGUAGES),
  suggestions: suggestions(),
})

const suggestions = () =>
  z.array(z.string()).describe('Quick replies: messages that answer the open question, or take back what was done')

const executed = () =>
  z.array(
    z.object({ intent: z.string(), success: z.boolean(), task: z.string().nullable().describe('The id of the task') }),
  )

export const interpretMessage = declareOperation({
  name: 'interpret-message',
  summary: 'Say what a message means and what would be answered; nothing is stored or done.',
  right: 'look',
  http: { method: 'POST', path: '/api/interpret' },
  input: () =>
    z.strictObject({
      message: z.string().max(MESSAGE_LIMIT),
      conversation_history: z
        .array(
          z.looseObject({
            role: z.string(),
            content: z.string(),
            command: command().nullable().optional(),
            commands: z.array(command()).optional(),
          }),
        )
        .max(10_000)
        .default([]),
      tasks: z
        .array(
          z.strictObject({
            id: z.string().max(200),
            title: z.string().max(MESSAGE_LIMIT),
            status: z.string().max(64),
            number: z.int().optional(),
            priority: z.string().nullable().optional(),
            deadline: z.string().nullable().optional(),
            description: z.string().nullable().optional(),
            project: z.string().nullable().optional(),
            tags: z.array(z.string()).nullable().optional(),
            recurrence: z.string().nullable().optional(),
            reminders: z.array(z.string()).nullable().optional(),
            completedAt: z.int().nullable().optional(),
            createdAt: z.int().optional(),
          }),
        )
        .max(100_000)
        .default([]),
      mode: z.enum(MODES).default('direct'),
      now: z
        .union([z.int(), z.iso.datetime({ offset: true })])
        .optional()
        .describe('The moment to read the message at; an offset says where the clocks are'),
      time_zone: timeZone().optional(),
    }),
  result: () => z.object(turn()),
})

export const takeTurn = declareOperation({
  name: 'take-turn',
  summary: 'Say something in a conversation, and have done what it asks for once that is clear and confirmed.',
  right: 'todo',
  http: { method: 'POST', path: '/api/chat' },
  input: () =>
    z.strictObject({
      message: saidText(MESSAGE_LIMIT),
      conversation_id: conversationId().optional(),
      begin: z
        .boolean()
        .optional()
        .describe('Begin the conversation under this id if there is none yet: sent again it is the same one'),
      mode: z.enum(MODES).optional().describe('For a new conversation; direct if not given'),
      time_zone: timeZone().optional(),
      message_id: anyText(64).min(1).optional().describe('The same id sent again is answered again, not done again'),
    }),
  result: () =>
    z.object({
      ...turn(),
      conversation_id: z.string(),
      text: z.string().describe('The reply as people see it, without the marker'),
      executed: executed(),
      time_zone: z.string().optional().describe('The time zone dates were read in'),
      decided_reply: z.string().optional().describe('The reply before a language model put it in other words'),
    }),
})

export const listConversations = declareOperation({
  name: 'list-conversations',
  summary: 'List your conversations, the last one first.',
  right: 'lists',
  http: { method: 'GET', path: '/api/conversations' },
  command: { words: ['conversations'] },
  staleAfter: { changesOf: ['todo'] },
  shownWhileAway: true,
  input: () => z.strictObject({ limit: z.int().min(1).max(100).default(20).describe('How many at the most') }),
  result: () =>
    z.object({
      conversations: z.array(
        z.object({
          id: z.string(),
          mode: z.string(),
          createdAt: z.int(),
          updatedAt: z.int(),
          messages: z.int(),
          beginsWith: z.string().describe('The beginning of what was said first'),
        }),
      ),
    }),
})

export const showConversation = declareOperation({
  name: 'show-conversation',
  summary: 'Show everything that was said in a conversation, markers and commands included.',
  right: 'lists',
  http: { method: 'GET', path: '/api/conversations/:conversation' },
  command: { words: ['conversation'], positional: ['conversation'] },
  staleAfter: { changesOf: ['todo'] },
  shownWhileAway: true,
  input: () => z.strictObject({ conversation: conversationId() }),
  result: () =>
    z.object({
      id: z.string(),
      mode: z.string(),
      messages: z.array(
        z.object({
          role: z.string(),
          content: z.string(),
          text: z.string().describe('What was said as people see it, without the marker'),
          at: z.int(),
          command: command().nullable(),
          commands: z.array(command()).nullable(),
          executed: executed().nullable(),
          language: z.enum(LANGUAGES).nullable().describe('The language it was answered in'),
          suggestions: suggestions(),
        }),
      ),
    }),
})

export const replayConversation = declareOperation({
  name: 'replay-conversation',
  summary: 'Replay every turn of a conversation, with the list as it was then, and name the first reply that differs.',
  right: 'lists',
  http: { method: 'GET', path: '/api/conversations/:conversation/replay' },
  command: { words: ['replay'], positional: ['conversation'] },
  input: () => z.strictObject({ conversation: conversationId() }),
  result: () =>
    z.object({
      turns: z.int(),
      skipped: z
        .int()
        .describe('Turns from before the conversation was imported: what the store held then is not known'),
      identical: z.boolean(),
      difference: z
        .object({ turn: z.int(), message: z.string(), stored: z.string(), recomputed: z.string() })
        .nullable(),
    }),
})
