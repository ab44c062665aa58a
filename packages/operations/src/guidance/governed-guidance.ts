// The way of one caller through the table of governed work. What takes a mind is never answered for anyone: of all the
// answers only those that need no word of one's own are steps, and only for those who may give them.

import type { Guidance, NoWay, OperationCall, OperationKey } from '@pawl/contract'
import { type GovernedTask, governed as lifecycle, type TransitionRule } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { answererOf } from '../governed/answer-item.ts'
import { initiativeOf } from '../governed/change.ts'
import { epochOf } from '../governed/wait-as-worker.ts'
import { type StoredRecord, WAITING } from '../ports/record-store.ts'
import { type Attempt, again, alreadyThere, noWay, sessionOf } from './attempt.ts'
import { type Standing, shortestWay } from './shortest-way.ts'

/** What a System1 does, where it leads, and what it has to say with it. */
const BY_WORKER: { readonly [key in OperationKey]?: { readonly to?: string; readonly needs?: string } } = {
  startWork: { to: 'in_progress' },
  reportProgress: {},
  completeWork: { to: 'completed', needs: 'result' },
  blockWork: { to: 'blocked' },
  failWork: { to: 'blocked' },
  giveBackWork: { to: 'blocked' },
  releaseWork: {},
}

/** What a person does to whoever works: there is no other way to it. */
const STEERING: readonly OperationKey[] = ['tellAgent', 'stopAgent']

interface Facts {
  readonly worker: string | undefined
  /** What is asked about the task. */
  readonly item: StoredRecord | undefined
}

export async function governedGuidance(context: Context, attempt: Attempt, task: GovernedTask): Promise<Guidance> {
  const waiting = await context.store.itemsAbout({ initiative: initiativeOf(task), states: WAITING })
  const item = waiting.find(({ body }) => body.task_id === task.id && body.type !== 'InternalError')
  const facts: Facts = { worker: sessionOf(attempt), item }
  const { operation, input } = attempt
  const work = BY_WORKER[operation]
  const isMove = operation === 'transitionTask'
  if (STEERING.includes(operation)) return noWay(whyNot(attempt, task, facts), look(task, facts))
  if (work === undefined && !isMove) return noWay({ reason: 'otherKind', lifecycle: 'governed' }, look(task, facts))
  if (isMove && !Object.hasOwn(lifecycle.statuses, String(input.to)))
    return noWay({ reason: 'unknownStatus', statuses: Object.keys(lifecycle.statuses) }, look(task, facts))
  const otherwise = work === undefined ? look(task, facts) : otherWork(facts)
  const goal = isMove ? String(input.to) : work?.to
  const isMine = work === undefined || task.fields.assignee === facts.worker
  if (isMine && goal === task.status) return alreadyThere(task.status, otherwise)
  const steps = isMine ? wayFor(attempt, task, facts, goal) : undefined
  if (steps === undefined) return noWay(whyNot(attempt, task, facts), otherwise)
  if (work?.needs !== undefined && input[work.needs] === undefined)
    return noWay({ reason: 'missing', field: work.needs }, otherwise)
  return { kind: 'way', steps }
}

function wayFor(
  attempt: Attempt,
  task: GovernedTask,
  facts: Facts,
  goal: string | undefined,
): readonly OperationCall[] | undefined {
  const { operation, input } = attempt
  const isWorker = operation !== 'transitionTask' && operation !== 'startWork'
  const end = isWorker ? 'in_progress' : goal
  const way = shortestWay(lifecycle, task, {
    start: { status: task.status, isMine: true },
    isThere: ({ status }) => status === end,
    pull: (rule, place) => pull(attempt, task, facts, rule, place),
  })
  if (way === undefined || !isWorker) return way
  // A beginning counts: a result of an earlier one is refused.
  const epoch = epochOf(task) + (way.some((call) => call.operation === 'startWork') ? 1 : 0)
  return input.epoch === undefined || input.epoch === epoch ? [...way, again(attempt)] : undefined
}

function pull(
  { principal }: Attempt,
  task: GovernedTask,
  { worker, item }: Facts,
  { trigger }: TransitionRule,
  _: Standing,
) {
  const answering = (answer: object) =>
    item !== undefined && item.body.type === 'BlockedResolution' && answererOf({ principal }, item).length > 0
      ? { call: { operation: 'answerItem' as const, input: { item: item.id, answer } }, isMine: true }
      : undefined
  switch (trigger) {
    case 'start':
      if (worker === undefined) return undefined
      return {
        call: { operation: 'startWork' as const, input: { task: String(task.number), session: worker } },
        isMine: true,
      }
    case 'resume':
      return answering({ action: 'resume' })
    case 'restart':
      // It may be given to another then.
      return worker === undefined ? answering({ action: 'restart' }) : undefined
    default:
      return undefined
  }
}

function look(task: GovernedTask, { item }: Facts): OperationCall {
  if (item !== undefined) return { operation: 'inbox', input: { item: item.id } }
  return { operation: 'evidence', input: { task: String(task.number) } }
}

const otherWork = ({ worker }: Facts): OperationCall => ({ operation: 'waitForTask', input: { worker } })

function whyNot({ input }: Attempt, task: GovernedTask, { worker, item }: Facts): NoWay {
  if (task.status === 'approved' || task.status === 'canceled') return { reason: 'over', status: task.status }
  const assignee = task.fields.assignee ?? null
  if (worker !== undefined && assignee !== worker) return { reason: 'notAssigned', assignee }
  const isWorked = task.status === 'pending' || task.status === 'in_progress'
  if (worker !== undefined && isWorked && input.epoch !== undefined)
    return { reason: 'claimIsOver', epoch: epochOf(task) }
  if (item !== undefined) return { reason: 'asked', whom: item.subject, item: item.id }
  return isWorked ? { reason: 'notAssigned', assignee } : { reason: 'otherKind', lifecycle: 'governed' }
}
