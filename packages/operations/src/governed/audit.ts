// For someone who was not there: the chain of attempts, and everything that was decided on the way.

import { type InputOf, type Operations, type Outcome, type ResultOf, succeed, toTaskView } from '@pawl/contract'
import { type GovernedTask, governed, isTaskOf } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import type { TaskReader } from '../ports/task-store.ts'
import { governedTask } from './change.ts'
import { toRecordView } from './records.ts'

const MANY = 10_000

export async function lineage(
  context: Context,
  { task }: InputOf<Operations['lineage']>,
): Promise<Outcome<ResultOf<Operations['lineage']>>> {
  const found = await governedTask(context, task)
  return found.refused ? found : succeed({ attempts: (await chainOf(context, found.value)).map(toTaskView) })
}

export async function evidence(
  context: Context,
  { task }: InputOf<Operations['evidence']>,
): Promise<Outcome<ResultOf<Operations['evidence']>>> {
  const found = await governedTask(context, task)
  if (found.refused) return found
  const { store } = context
  const attempts = []
  const judgedBy = new Set<string>()
  for (const attempt of await chainOf(context, found.value)) {
    const of = (kind: 'result' | 'case' | 'message') => store.records({ kind, subject: attempt.id, limit: MANY })
    const cases = (await of('case')).toSorted(byTime)
    for (const { body } of cases) judgedBy.add(String(body.policy_id))
    const items = await store.itemsAbout({ task: attempt.id })
    attempts.push({
      task: toTaskView(attempt),
      events: (await store.taskEvents(attempt.id)).map(({ event }) => ({
        ...event,
        set: { ...event.set },
        cleared: [...event.cleared],
      })),
      results: (await of('result')).toSorted(byTime).map(toRecordView),
      cases: cases.map(toRecordView),
      items: items.toSorted(byTime).map(toRecordView),
      messages: (await of('message')).toSorted(byTime).map(toRecordView),
    })
  }
  const policies = await Promise.all([...judgedBy].sort().map((id) => store.recordVersions('policy', id)))
  return succeed({ attempts, policies: policies.flat().map(toRecordView) })
}

const byTime = (a: StoredRecord, b: StoredRecord) => a.at - b.at || (a.id < b.id ? -1 : 1)

async function attempt(store: TaskReader, id: string | undefined): Promise<GovernedTask | undefined> {
  const task = id === undefined ? undefined : await store.findTask({ id })
  return task !== undefined && isTaskOf(governed, task) ? task : undefined
}

/** From the first attempt to the last. */
async function chainOf({ store }: Context, task: GovernedTask): Promise<readonly GovernedTask[]> {
  const chain = [task]
  for (let first: GovernedTask | undefined = task; first !== undefined; ) {
    first = await attempt(store, first.fields.replaces_task_id)
    if (first !== undefined) chain.unshift(first)
  }
  for (let last: GovernedTask | undefined = task; last !== undefined; ) {
    last = await attempt(store, last.fields.follow_up_task_ids?.[0])
    if (last !== undefined) chain.push(last)
  }
  return chain
}
