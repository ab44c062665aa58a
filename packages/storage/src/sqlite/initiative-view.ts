// What a change of an initiative is decided on, read inside the change's transaction.

import { type GovernedTask, governed, isTaskOf } from '@pawl/kernel'
import { type InitiativeNeeds, type InitiativeView, type PolicyHistory, type RecordOf, WAITING } from '@pawl/operations'
import { changedSince } from '../changed-since.ts'
import { toRecord } from '../record-rows.ts'
import type { Sender } from './send.ts'
import { liveTaskIds, liveTasks, unassignedTasks, workerLoads } from './statements/governed-tasks.ts'
import { itemsAbout, recordHead, recordHeads, recordVersions } from './statements/records.ts'
import { taskById } from './statements/tasks.ts'

export function viewOf(
  sender: Sender,
  initiative: RecordOf<'initiative'>,
  { tasks = [], items = [], others = [], all = false, policyHistory = false }: InitiativeNeeds,
): InitiativeView {
  const { id } = initiative
  const asked = all ? liveTasks(sender, id) : tasks.flatMap((task) => governedTask(sender, task) ?? [])
  const unassigned = unassignedTasks(sender, id)
  const begins = others.flatMap((other) => {
    const row = recordHead(sender, 'initiative', other)
    return row === undefined
      ? []
      : [{ initiative: toRecord<'initiative'>(row), unassigned: unassignedTasks(sender, other) }]
  })
  const elsewhere = begins.flatMap((other) => other.unassigned)
  const spokenOf = new Set([...asked, ...unassigned, ...elsewhere].map((task) => task.id))
  const waiting = all
    ? itemsAbout(sender, { initiative: id, states: WAITING })
    : [...spokenOf].flatMap((task) => itemsAbout(sender, { task, states: WAITING }))
  const policies = recordHeads(sender, { kind: 'policy' }).map(toRecord<'policy'>)
  return {
    initiative,
    tasks: new Map(asked.map((task) => [task.id, task])),
    unassigned,
    live: liveTaskIds(sender, id),
    policies,
    policyHistory: policyHistory ? historyOf(sender, policies, asked) : undefined,
    workers: recordHeads(sender, { kind: 'worker' }).map(toRecord<'worker'>),
    loads: Object.fromEntries(workerLoads(sender).map(({ worker, count }) => [worker, count])),
    results: tasks.flatMap((subject) => recordHeads(sender, { kind: 'result', subject })).map(toRecord<'result'>),
    cases: tasks.flatMap((subject) => recordHeads(sender, { kind: 'case', subject })).map(toRecord<'case'>),
    items: items.flatMap((item) => recordHead(sender, 'item', item) ?? []).map(toRecord<'item'>),
    others: begins,
    waiting: waiting.map(toRecord<'item'>),
  }
}

/** Mostly no policy was changed meanwhile, and the task is the first of its attempts. */
function historyOf(
  sender: Sender,
  policies: readonly RecordOf<'policy'>[],
  tasks: readonly GovernedTask[],
): PolicyHistory {
  const since = Math.min(...tasks.map((task) => firstAttempt(sender, task).createdAt))
  const versions = changedSince(policies, since).map(
    (policy) => [policy, recordVersions(sender, 'policy', policy).map(toRecord<'policy'>)] as const,
  )
  return { since, versions: new Map(versions) }
}

function firstAttempt(sender: Sender, task: GovernedTask): GovernedTask {
  const { replaces_task_id: before } = task.fields
  const replaced = before === undefined ? undefined : governedTask(sender, before)
  return replaced === undefined ? task : firstAttempt(sender, replaced)
}

function governedTask(sender: Sender, id: string): GovernedTask | undefined {
  const task = taskById(sender, id)
  return task !== undefined && isTaskOf(governed, task) ? task : undefined
}
