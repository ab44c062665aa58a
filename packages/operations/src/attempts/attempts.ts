// The attempts at a task, as people and agents are shown them.

import {
  type AttemptView,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  shownReason,
  succeed,
  toTaskView,
} from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RoomStore } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { type Attempt, foldAttempts } from './fold-attempts.ts'

type Needs = Context<TaskStore & RoomStore>

export async function listAttempts(
  context: Needs,
  input: InputOf<Operations['listAttempts']>,
): Promise<Outcome<ResultOf<Operations['listAttempts']>>> {
  const task = await context.store.findTask(parseTaskRef(input.task))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: input.task })
  return succeed({ task: toTaskView(task), attempts: await attemptsAt(context, task) })
}

export async function showAttempt(
  context: Needs,
  input: InputOf<Operations['showAttempt']>,
): Promise<Outcome<ResultOf<Operations['showAttempt']>>> {
  const task = await context.store.findTask(parseTaskRef(input.task))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: input.task })
  const attempts = await attemptsAt(context, task)
  const attempt = attempts.find((one) => one.attempt === input.attempt)
  if (attempt === undefined)
    return refuse('ATTEMPT_NOT_FOUND', { task: task.number, attempt: input.attempt, attempts: attempts.length })
  return succeed({ task: toTaskView(task), attempt })
}

async function attemptsAt({ store, language }: Needs, task: Task): Promise<AttemptView[]> {
  const events = await store.taskEvents(task.id)
  const attempts = foldAttempts(events.map(({ event }) => event))
  const leases = attempts.at(-1)?.outcome === 'running' ? await store.leasesOf([task.id]) : []
  return attempts.map((attempt) => ({
    ...attempt,
    because: attempt.because && shownReason(attempt.because, language),
    lastSeen: lastSeen(attempt, task, leases),
  }))
}

/** Of one that goes on: the last sign of life, whatever it was. */
function lastSeen(
  { attempt, outcome }: Attempt,
  task: Task,
  leases: readonly { readonly epoch: number; readonly renewedAt: number }[],
): number | null {
  if (outcome !== 'running') return null
  const renewed = leases.find(({ epoch }) => epoch === attempt)?.renewedAt ?? 0
  return Math.max(renewed, task.updatedAt)
}
