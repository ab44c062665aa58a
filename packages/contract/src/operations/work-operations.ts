// What whoever works does: wait, begin, report, complete, hand on, give back. The same for an agent in a role of a room
// and for a System1 that is assigned governed work.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { operationCall } from '../guidance/operation-call.ts'
import { roleName, roomContent, roomName, sessionKey, sessionOrWorker, skills } from '../input/room-names.ts'
import { anyText, name, note } from '../input/text-rules.ts'
import { taskReference } from '../views/task-view.ts'
import { roomTaskView, workTaskView } from '../views/work-task-view.ts'
import { declareOperation } from './operation.ts'

/** What one request may wait at the longest. */
const LONGEST_WAIT = 3600

/** What one report may tell of. */
const MOST_TOKENS = 1_000_000_000_000
const MOST_COST = 1_000_000

const visibleNote = () => note().refine((text) => text.trim() !== '', { params: { problem: 'nothing_visible' } })

const oneTask = () => z.object({ task: workTaskView() })
const exitCode = () => z.int().min(-1).max(0xff_ff_ff_ff).optional().describe('Of the command that worked on it')
/** Calls of operations, by their names in the contract; each door says them in its own words. */
const next = () => z.array(operationCall())

const held = () => ({
  task: taskReference(),
  session: sessionOrWorker().describe(
    'The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough',
  ),
  epoch: z.int().positive().optional().describe('Refuse if the task was claimed or begun again since'),
})

export const waitForTask = declareOperation({
  name: 'wait-for-task',
  summary: 'Wait for a task in a role of a room, or for one that is assigned to a worker; be told what to do next.',
  right: 'work',
  http: { method: 'POST', path: '/api/work/wait-for-task', formerly: '/api/work/wait' },
  doneOnceBy: 'its session',
  command: { words: ['wait-for-task'] },
  waits: 'in pieces',
  input: () =>
    z
      .strictObject({
        room: roomName().optional().describe('The room, with a role in it'),
        role: roleName().optional().describe('The role'),
        worker: name().optional().describe('The worker, instead of a room and a role'),
        initiative: anyText(64).optional().describe('For a worker: only what belongs to this initiative'),
        session: sessionKey()
          .optional()
          .describe(
            'In a room: your session, with the secret it was given; the same one gets its own task again. A new one if left out',
          ),
        skills: skills()
          .optional()
          .describe('In a room: what you can do; work that needs anything else is not given to you'),
        timeoutSeconds: z.number().min(0).max(LONGEST_WAIT).optional().describe('How long to wait at the longest'),
      })
      .refine(isOneOfTwo, { error: 'form:whoWaits' satisfies Form }),
  result: () =>
    z.object({
      task: workTaskView(),
      attached: z.array(roomTaskView()).describe('Backlog items that go with it'),
      session: z
        .string()
        .describe(
          'Who holds it, with the secret that every later call needs: NAME:SECRET. A worker (System1) is its own session',
        ),
      epoch: z.int().describe('How often it was claimed; of a governed task, begun'),
      resumed: z.boolean().describe('You had it already'),
      limits: z
        .object({ attemptSeconds: z.int(), quietSeconds: z.int() })
        .describe('How long this attempt may take, and how long nothing may be heard of it; 0 is without end'),
      next: next().describe('What to do next, in order'),
    }),
})

/** In a role of a room, or as a System1. */
function isOneOfTwo(given: {
  room?: string
  role?: string
  worker?: string
  initiative?: string
  session?: string
  skills?: string[]
}) {
  const { room, role, worker, initiative, session, skills: offered } = given
  if (worker !== undefined && offered !== undefined) return false
  if (worker === undefined) return room !== undefined && role !== undefined && initiative === undefined
  return room === undefined && role === undefined && (session === undefined || session === worker)
}

export const startWork = declareOperation({
  name: 'task-started',
  summary: 'Say that you have started on the task you were given.',
  right: 'work',
  forHolder: true,
  http: { method: 'POST', path: '/api/work/:task/task-started', formerly: '/api/work/:task/start' },
  command: { words: ['task-started'], positional: ['task'] },
  input: () => z.strictObject(held()),
  result: () => z.object({ task: workTaskView(), next: next() }),
})

export const reportProgress = declareOperation({
  name: 'report-progress',
  summary: 'Say how far you are, and what it has used since you last said so; it also shows that you are alive.',
  right: 'work',
  forHolder: true,
  http: { method: 'POST', path: '/api/work/:task/report-progress', formerly: '/api/work/:task/progress' },
  command: { words: ['report-progress'], positional: ['task', 'progress'] },
  input: () =>
    z.strictObject({
      ...held(),
      progress: note().optional().describe('How far you are'),
      tokens: z
        .int()
        .min(0)
        .max(MOST_TOKENS)
        .optional()
        .describe('Tokens used since the last report; they are added up'),
      cost: z.number().min(0).max(MOST_COST).optional().describe('What that cost, such as 0.03; it is added up'),
      model: name().optional().describe('The model that was used'),
    }),
  result: oneTask,
})

export const completeWork = declareOperation({
  name: 'task-complete',
  summary: 'Say that the task is done; the result of a governed one is judged by the policies.',
  right: 'work',
  forHolder: true,
  http: { method: 'POST', path: '/api/work/:task/task-complete', formerly: '/api/work/:task/complete' },
  command: { words: ['task-complete'], positional: ['task'] },
  input: () =>
    z.strictObject({
      ...held(),
      result: note().optional().describe('What came of it; a governed task needs it'),
      exitCode: exitCode(),
    }),
  result: () => z.object({ task: workTaskView(), next: next() }),
})

export const blockWork = declareOperation({
  name: 'task-blocked',
  summary: 'Say that you cannot go on, and ask: a person, or another role; the answer comes back with the task.',
  right: 'work',
  forHolder: true,
  http: { method: 'POST', path: '/api/work/:task/task-blocked', formerly: '/api/work/:task/block' },
  command: { words: ['task-blocked'], positional: ['task'] },
  input: () =>
    z
      .strictObject({
        ...held(),
        ask: roomContent().optional().describe('Your question'),
        of: name()
          .optional()
          .describe('Whom you ask: user, or a role of the room; people if left out. Governed: who has to act'),
        owner: name().optional().describe('In governed work, as before: who has to act'),
        action: note().optional().describe('In governed work, as before: what has to be done'),
      })
      .refine(asksOnce, { error: 'form:whatIsAsked' satisfies Form }),
  result: () =>
    z.object({
      task: workTaskView(),
      asked: roomTaskView().optional().describe('The task of the role that was asked'),
      next: next(),
    }),
})

/** A question, or an action and who has to take it. */
function asksOnce({ ask, of, owner, action }: { ask?: string; of?: string; owner?: string; action?: string }) {
  if (ask === undefined) return owner !== undefined && action !== undefined && of === undefined
  return owner === undefined && action === undefined
}

export const handOff = declareOperation({
  name: 'handoff',
  summary:
    'Complete your task and give the next role one of its own; attached backlog items go along. To user: a person looks at it first.',
  right: 'work',
  forHolder: true,
  http: { method: 'POST', path: '/api/work/:task/handoff', formerly: '/api/work/:task/hand-off' },
  command: { words: ['handoff'], positional: ['task'] },
  input: () =>
    z.strictObject({
      ...held(),
      to: roleName().describe('The role that goes on, or user'),
      message: roomContent().describe('What it has to do, or what the person is to know'),
      result: note().optional().describe('What came of your part'),
    }),
  result: () =>
    z.object({
      task: roomTaskView(),
      handedOn: roomTaskView().optional().describe('The next task; none if it goes to a person'),
      next: next(),
    }),
})

export const releaseWork = declareOperation({
  name: 'release-work',
  summary:
    'Give a task back unfinished. One that failed rests before it is tried again; after too many failures in a row it goes to a person. A governed one that failed is blocked, for System3 to resolve.',
  right: 'work',
  forHolder: true,
  http: { method: 'POST', path: '/api/work/:task/release' },
  input: () =>
    z.strictObject({
      ...held(),
      reason: note().describe('Why: the exit code, the last lines'),
      failed: z.boolean().default(true).describe('False if the work was only interrupted: it does not count'),
      isGone: z
        .boolean()
        .optional()
        .describe('The process of the holder is seen to have ended: a governed task goes to another that can do it'),
      exitCode: exitCode(),
    }),
  result: () => z.object({ task: workTaskView(), setAside: z.boolean(), next: next() }),
})

export const failWork = declareOperation({
  name: 'task-failed',
  summary:
    'Say that your attempt failed, and why: the task is offered again, and after several failures in a row it goes to a person. A governed one is blocked, for System3 to resolve.',
  right: 'work',
  forHolder: true,
  http: { method: 'POST', path: '/api/work/:task/task-failed' },
  command: { words: ['task-failed'], positional: ['task'] },
  input: () =>
    z.strictObject({ ...held(), because: visibleNote().describe('What went wrong; the next holder reads it') }),
  result: () => z.object({ task: workTaskView(), setAside: z.boolean(), next: next() }),
})

export const giveBackWork = declareOperation({
  name: 'task-release',
  summary:
    'Give your task back unfinished: it is offered again, and does not count as failed; what is given back too often goes to a person. System3 assigns a governed one anew.',
  right: 'work',
  forHolder: true,
  http: { method: 'POST', path: '/api/work/:task/task-release' },
  command: { words: ['task-release'], positional: ['task'] },
  input: () =>
    z.strictObject({ ...held(), because: visibleNote().optional().describe('Why; the next holder reads it') }),
  result: () => z.object({ task: workTaskView(), next: next() }),
})

export const addTaskToken = declareOperation({
  name: 'add-task-token',
  summary: 'As the holder of a task, make a token for the command that works on it; it ends with the claim.',
  right: 'work',
  http: { method: 'POST', path: '/api/work/:task/token' },
  tellsSecret: true,
  input: () => z.strictObject(held()),
  result: () =>
    z.object({
      secret: z.string().describe('Shown once'),
      actor: z.string().describe('Whom it stands for'),
      expiresAt: z.int().describe('When it ends, should the claim last longer'),
    }),
})
