// The operations of governed work: initiatives, policies, workers, results, and the questions that wait for an answer.

import * as z from 'zod'
import { actorName } from '../actor.ts'
import { SYSTEMS } from '../governed/parties.ts'
import { newName } from '../input/names.ts'
import { anyText, linesOfText, name, title } from '../input/text-rules.ts'
import { once } from '../once.ts'
import { taskReference, taskView } from '../views/task-view.ts'
import { budgetView } from './budget-operations.ts'
import { declareOperation } from './operation.ts'

/** What one request may wait at the longest. */
const LONGEST_WAIT = 3600

const text = () => linesOfText(10_000)
const worker = () => name().describe('Which worker')

/** Who judges by a policy, how many have to agree, and what it is for. */
const policySettings = () => ({
  approvers: z.array(actorName()).max(50).optional().describe('Only these judge by it'),
  quorum: z.int().min(1).max(20).optional().describe('So many of them have to find it satisfied; 1 if left out'),
  initiatives: z.array(anyText(64)).max(50).optional().describe('Only for these initiatives'),
  skills: z.array(name()).max(50).optional().describe('Only for tasks that need one of these skills'),
})

const answeredWith = () =>
  z.strictObject({
    command: anyText(2000).optional(),
    model: anyText(200).optional(),
    prompt: anyText(20_000).optional(),
  })

const record = once(() =>
  z
    .object({
      kind: z.string(),
      id: z.string(),
      version: z.int(),
      state: z.string(),
      body: z.record(z.string(), z.unknown()),
      actor: z.string().describe('The name acted under'),
      principal: z.string().optional().describe('Who was authenticated, where that is not the actor'),
      at: z.int(),
    })
    .meta({ id: 'Record' }),
)
export type RecordView = z.output<ReturnType<typeof record>>

const item = once(() =>
  record()
    .extend({
      to: z.string(),
      type: z.string(),
      asks: z.string().describe('The question, in your language'),
      ways: z
        .array(z.object({ answer: z.record(z.string(), z.unknown()), causes: z.string() }))
        .optional()
        .describe('One answer of each kind, and what follows from it'),
      answers: z.unknown().optional().describe('A JSON Schema of what may be answered'),
      handed: z
        .object({ to: z.string(), by: z.string(), at: z.int() })
        .optional()
        .describe('The one person it was handed to, by whom, and when'),
      snoozedUntil: z.int().optional().describe('Until when you have snoozed it, in milliseconds since 1970-01-01 UTC'),
    })
    .meta({ id: 'Item' }),
)

const oneTask = () => z.object({ task: taskView(), items: z.array(item()).describe('What is asked now') })

export const startInitiative = declareOperation({
  name: 'start-initiative',
  summary: 'Start an initiative; System3 is asked for its tasks.',
  right: 'care',
  http: { method: 'POST', path: '/api/initiatives' },
  command: { words: ['initiative', 'start'], positional: ['title'] },
  input: () =>
    z.strictObject({
      title: title().describe('What it is for'),
      description: text().optional().describe('More about it'),
      requirePolicy: z.boolean().default(false).describe('Approve nothing as long as no policy applies'),
      planned: z.boolean().default(false).describe('Only plan it: it starts when System4 or a person picks it'),
    }),
  result: () => z.object({ initiative: record(), items: z.array(item()) }),
})

export const beginInitiative = declareOperation({
  name: 'begin-initiative',
  summary: 'Start a planned initiative, or start the next task of a running one beside the others.',
  right: 'care',
  http: { method: 'POST', path: '/api/initiatives/:initiative/begin' },
  command: { words: ['initiative', 'begin'], positional: ['initiative'] },
  input: () => z.strictObject({ initiative: anyText(64).describe('The id of the initiative') }),
  result: () => z.object({ initiative: record(), tasks: z.array(taskView()), items: z.array(item()) }),
})

export const listInitiatives = declareOperation({
  name: 'list-initiatives',
  summary: 'List the initiatives.',
  right: 'look',
  http: { method: 'GET', path: '/api/initiatives' },
  command: { words: ['initiative', 'list'] },
  staleAfter: { changesOf: ['governed', 'record'] },
  shownWhileAway: true,
  input: () => z.strictObject({}),
  result: () => z.object({ initiatives: z.array(record()) }),
})

export const showInitiative = declareOperation({
  name: 'show-initiative',
  summary: 'Show an initiative, its tasks, and on what and whom it waits.',
  right: 'look',
  http: { method: 'GET', path: '/api/initiatives/:initiative' },
  command: { words: ['initiative', 'show'], positional: ['initiative'] },
  staleAfter: { changesOf: ['governed', 'record'] },
  shownWhileAway: true,
  input: () => z.strictObject({ initiative: anyText(64).describe('The id of the initiative') }),
  result: () => z.object({ initiative: record(), tasks: z.array(taskView()), waitsFor: z.array(item()) }),
})

export const cancelInitiative = declareOperation({
  name: 'cancel-initiative',
  summary: 'Stop an initiative: tasks that have not begun are canceled, work in progress ends where it is.',
  right: 'care',
  http: { method: 'POST', path: '/api/initiatives/:initiative/cancel' },
  command: { words: ['initiative', 'cancel'], positional: ['initiative'] },
  neverLater: true,
  input: () => z.strictObject({ initiative: anyText(64).describe('The id of the initiative') }),
  result: () => z.object({ initiative: record(), tasks: z.array(taskView()) }),
})

export const addPolicy = declareOperation({
  name: 'add-policy',
  summary: 'Add a policy that results are judged by.',
  right: 'govern',
  http: { method: 'POST', path: '/api/policies' },
  command: { words: ['policy', 'add'], positional: ['policy', 'text'] },
  input: () =>
    z.strictObject({
      policy: newName().describe('A short name'),
      text: text().describe('What it demands'),
      ...policySettings(),
    }),
  result: () => z.object({ policy: record() }),
})

export const changePolicy = declareOperation({
  name: 'change-policy',
  summary: 'Give a policy a new text or retire it; the old versions stay.',
  right: 'govern',
  http: { method: 'PATCH', path: '/api/policies/:policy' },
  command: { words: ['policy', 'change'], positional: ['policy', 'text'] },
  input: () =>
    z.strictObject({
      policy: name().describe('Its name'),
      text: text().optional().describe('What it demands from now on'),
      retire: z.boolean().optional().describe('It no longer applies'),
      ...policySettings(),
      reason: text().min(1).optional().describe('Why; needed on a server, where others are judged by it'),
    }),
  result: () => z.object({ policy: record() }),
})

export const listPolicies = declareOperation({
  name: 'list-policies',
  summary: 'List the policies that apply.',
  right: 'look',
  http: { method: 'GET', path: '/api/policies' },
  command: { words: ['policy', 'list'] },
  staleAfter: { changesOf: ['governed', 'record'] },
  shownWhileAway: true,
  input: () => z.strictObject({ retired: z.boolean().default(false).describe('Include those that no longer apply') }),
  result: () => z.object({ policies: z.array(record()) }),
})

export const showPolicy = declareOperation({
  name: 'show-policy',
  summary: 'Show every version of a policy.',
  right: 'look',
  http: { method: 'GET', path: '/api/policies/:policy' },
  command: { words: ['policy', 'show'], positional: ['policy'] },
  staleAfter: { changesOf: ['governed', 'record'] },
  input: () => z.strictObject({ policy: name().describe('Its name') }),
  result: () => z.object({ versions: z.array(record()).describe('The oldest first') }),
})

export const addWorker = declareOperation({
  name: 'add-worker',
  summary: 'Add a worker: a name and skills, for the tasks of initiatives.',
  right: 'govern',
  http: { method: 'POST', path: '/api/workers' },
  command: { words: ['worker', 'add'], positional: ['worker'] },
  input: () =>
    z.strictObject({
      worker: newName().describe('What to call it'),
      skills: z.array(name()).max(50).default([]).describe('What it can do'),
      owner: actorName().optional().describe('Who runs it, and so does not judge what it makes; you if left out'),
    }),
  result: () => z.object({ worker: record() }),
})

export const changeWorker = declareOperation({
  name: 'change-worker',
  summary: 'Give a worker other skills, or turn it off and on.',
  right: 'govern',
  http: { method: 'PATCH', path: '/api/workers/:worker' },
  command: { words: ['worker', 'change'], positional: ['worker'] },
  input: () =>
    z.strictObject({
      worker: worker(),
      skills: z.array(name()).max(50).optional().describe('What it can do'),
      enabled: z.boolean().optional().describe('Whether it is given tasks'),
      owner: actorName().optional().describe('Who runs it, and so does not judge what it makes'),
    }),
  result: () => z.object({ worker: record() }),
})

export const listWorkers = declareOperation({
  name: 'list-workers',
  summary: 'List the workers.',
  right: 'look',
  http: { method: 'GET', path: '/api/workers' },
  command: { words: ['worker', 'list'] },
  staleAfter: { changesOf: ['governed', 'record'] },
  shownWhileAway: true,
  input: () => z.strictObject({}),
  result: () => z.object({ workers: z.array(record()) }),
})

export const requestReview = declareOperation({
  name: 'request-review',
  summary: 'Ask for a review of a task; at the wrong time that is an error System5 is told of.',
  right: 'judge',
  http: { method: 'POST', path: '/api/governed/:task/review' },
  command: { words: ['review'], positional: ['task'] },
  input: () => z.strictObject({ task: taskReference() }),
  result: oneTask,
})

export const inbox = declareOperation({
  name: 'inbox',
  summary: 'List what waits for someone: questions, work of rooms to review, budgets that are used up.',
  right: 'look',
  http: { method: 'GET', path: '/api/inbox' },
  command: { words: ['inbox'] },
  waits: 'in one request',
  staleAfter: { changesOf: ['todo', 'governed', 'room', 'record'] },
  shownWhileAway: true,
  input: () =>
    z.strictObject({
      for: z.enum(SYSTEMS).optional().describe('Only those for this one'),
      item: anyText(64).optional().describe('Only this one'),
      ready: z.boolean().default(false).describe('Only what can be tried now: not set aside, its next try due'),
      snoozed: z.boolean().default(false).describe('Only what you have snoozed, which is left out otherwise'),
      handed: z
        .boolean()
        .default(false)
        .describe('Only what was handed to one person, which others do not see otherwise'),
      brief: z.boolean().default(false).describe('Without the ways to answer and most of what it is about'),
      limit: z.int().min(1).max(500).default(50).describe('How many at the most'),
      cursor: anyText(200).optional().describe('Where the last page ended'),
      timeoutSeconds: z
        .number()
        .min(0)
        .max(LONGEST_WAIT)
        .default(0)
        .describe('How long to wait for the first one, at the longest'),
    }),
  result: () =>
    z.object({
      items: z.array(item()),
      budgets: z.array(budgetView()).describe('Those that are used up and wait for a person: see answer-budget'),
      nextCursor: z.string().nullable().describe('Give it as cursor for the next page'),
    }),
})

export const showItem = declareOperation({
  name: 'show-item',
  summary: 'Show a question, answered or not: who answered it, when, and with what.',
  right: 'look',
  http: { method: 'GET', path: '/api/inbox/:item' },
  command: { words: ['question'], positional: ['item'] },
  staleAfter: { changesOf: ['todo', 'governed', 'room', 'record'] },
  shownWhileAway: true,
  input: () => z.strictObject({ item: anyText(64).describe('The id of the question') }),
  result: () => z.object({ item: item() }),
})

export const answerItem = declareOperation({
  name: 'answer-item',
  summary: 'Answer a question of the inbox; what follows from it is done at once.',
  right: 'judge',
  http: { method: 'POST', path: '/api/inbox/:item/answer', formerly: '/api/inbox/:item' },
  command: { words: ['answer'], positional: ['item'], lastWords: 'answer' },
  input: () =>
    z.strictObject({
      item: anyText(64).describe('The id of the question, or the number of the task it is about'),
      answer: z
        .union([z.record(z.string(), z.unknown()), z.string().max(200_000)])
        .describe('The answer: a JSON object, or plain text where an agent asks'),
      brief: z.boolean().default(false).describe('Tell what is asked now without the ways to answer it'),
      reason: text().min(1).optional().describe('Why an owner judges what nobody else is left to judge'),
      answeredWith: answeredWith().optional().describe('Which program gave the answer, if one did'),
    }),
  result: () => z.object({ item: record(), tasks: z.array(taskView()), items: z.array(item()) }),
})

export const setItemAside = declareOperation({
  name: 'set-item-aside',
  summary: 'Leave a question to a person; it stays in the inbox and can still be answered.',
  right: 'judge',
  http: { method: 'POST', path: '/api/inbox/:item/set-aside' },
  command: { words: ['set-aside'], positional: ['item', 'reason'] },
  input: () =>
    z.strictObject({
      item: anyText(64).describe('The id of the question'),
      reason: text().min(1).describe('Why it is not answered'),
    }),
  result: () => z.object({ item: record() }),
})

export const reportFailedAnswer = declareOperation({
  name: 'report-failed-answer',
  summary: 'Say that an answerer failed: the question is tried again later, and after the third time left to a person.',
  right: 'judge',
  http: { method: 'POST', path: '/api/inbox/:item/failed' },
  input: () =>
    z.strictObject({
      item: anyText(64).describe('The id of the question'),
      reason: text().min(1).describe('What was wrong'),
      retryAfterSeconds: z
        .number()
        .min(0)
        .max(86_400)
        .default(1)
        .describe('When to try again; twice as long the next time'),
    }),
  result: () => z.object({ item: record(), setAside: z.boolean() }),
})

export const lineage = declareOperation({
  name: 'lineage',
  summary: 'Show the chain of attempts a task belongs to.',
  right: 'look',
  http: { method: 'GET', path: '/api/governed/:task/lineage' },
  command: { words: ['lineage'], positional: ['task'] },
  staleAfter: { changesOf: ['governed', 'record'] },
  shownWhileAway: true,
  input: () => z.strictObject({ task: taskReference() }),
  result: () => z.object({ attempts: z.array(taskView()) }),
})

export const evidence = declareOperation({
  name: 'evidence',
  summary:
    'Everything that happened to a task and its attempts: results, verdicts, policies, decisions and who took them.',
  right: 'audit',
  http: { method: 'GET', path: '/api/governed/:task/evidence' },
  command: { words: ['evidence'], positional: ['task'] },
  staleAfter: { changesOf: ['governed', 'record'] },
  shownWhileAway: true,
  input: () => z.strictObject({ task: taskReference() }),
  result: () =>
    z.object({
      attempts: z.array(
        z.object({
          task: taskView(),
          events: z.array(
            z.looseObject({
              trigger: z.string(),
              by: z.string(),
              principal: z.string().optional(),
              at: z.int(),
              to: z.string(),
            }),
          ),
          results: z.array(record()),
          cases: z.array(record()),
          items: z.array(record()),
          messages: z.array(record()).describe('What the systems told each other'),
        }),
      ),
      policies: z.array(record()).describe('Every version of every policy that was judged by'),
    }),
})
