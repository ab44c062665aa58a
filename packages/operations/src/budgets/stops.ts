// Where nothing new may be begun, because a budget is used up or was stopped. Looked up once a second, so that a claim where no
// budget is set costs nothing: whoever is let in a moment too late only does what was to be done anyway.

import { type Outcome, refuse } from '@pawl/contract'
import type { RecordStore } from '../ports/record-store.ts'
import { asOfNow, type BudgetContext } from './budget-records.ts'

const GOOD_FOR = 1_000
const MOST = 1_000
const STOPPING = ['spent', 'stopped']

interface Known {
  readonly stops: ReadonlySet<string>
  readonly readAt: number
}
const known = new WeakMap<RecordStore, Known>()

async function stopsIn(store: RecordStore): Promise<ReadonlySet<string>> {
  const before = known.get(store)
  const now = performance.now()
  if (before !== undefined && now - before.readAt < GOOD_FOR) return before.stops
  const records = await store.records({ kind: 'budget', states: STOPPING, limit: MOST })
  const stops = new Set(records.map(({ id }) => id))
  known.set(store, { stops, readAt: now })
  return stops
}

/** Undefined if work may begin; else which budget says no. One whose period is over is opened by the clock first. */
export async function stopOver(context: BudgetContext, place: string, agent: string): Promise<string | undefined> {
  const stops = await stopsIn(context.store)
  if (stops.size === 0) return undefined
  for (const id of [place, agent]) {
    if (!stops.has(id)) continue
    const record = await context.store.findRecord('budget', id)
    if (record === undefined) continue
    const { state } = await asOfNow(context, record)
    if (STOPPING.includes(state)) return id
    known.delete(context.store)
  }
  return undefined
}

export function refuseSpent(budget: string): Extract<Outcome<never>, { refused: true }> {
  return refuse('BUDGET_SPENT', { budget })
}

/** After something was used: whether that was the last of it. */
export async function noteSpending(context: BudgetContext, place: string, agent: string): Promise<void> {
  for (const id of [place, agent]) {
    const record = await context.store.findRecord('budget', id)
    if (record === undefined || record.state !== 'open') continue
    const { state } = await asOfNow(context, record)
    if (STOPPING.includes(state)) known.delete(context.store)
  }
}
