// The record of a budget: what it allows, when its period began. A new period begins by the clock, whoever looks first; nothing that
// is claimed or started is decided by a time [D28].

import { type BudgetView, CLOCK_ACTOR } from '@pawl/contract'
import { CLOCK, EFFECT } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RecordOf, RecordStore } from '../ports/record-store.ts'
import type { SpendingStore, Spent } from '../ports/spending-store.ts'
import { editRecord, moveRecord } from '../record-decisions.ts'

export type BudgetContext = Context<RecordStore & SpendingStore>
export type BudgetRecord = RecordOf<'budget'>

const DAY = 86_400_000
/** The first day of 1970 was a Thursday. */
const MONDAY = 4

/** When the period began that a moment is in. */
export function beginningOf(per: BudgetRecord['body']['per'], at: number): number {
  if (per === 'total') return 0
  const day = Math.floor(at / DAY)
  return (per === 'day' ? day : Math.floor((day - MONDAY) / 7) * 7 + MONDAY) * DAY
}

function spentOf({ store }: BudgetContext, record: BudgetRecord): Promise<Spent> {
  const { id } = record
  const of = id.startsWith('agent:') ? { agent: id } : { place: id }
  return store.spent({ ...of, since: record.body.since, everywhere: true })
}

function isSpent(record: BudgetRecord, { tokens, costMicros }: Spent): boolean {
  const { costMicros: most, tokens: mostTokens, again = 0 } = record.body
  const isOver = (used: number, limit: number | undefined) => limit !== undefined && used >= limit * (again + 1)
  return isOver(costMicros, most) || isOver(tokens, mostTokens)
}

/** As it is now: a period that is over has ended, and what is used up is so. */
export async function asOfNow(context: BudgetContext, found: BudgetRecord): Promise<BudgetRecord> {
  const turned = await turn(context, found)
  if (turned.state !== 'open' || !isSpent(turned, await spentOf(context, turned))) return turned
  const next = moveRecord(context, turned, { kind: 'budget', to: 'spent', trigger: 'spendBudget', as: EFFECT })
  return next.refused ? turned : kept(context, next.value)
}

async function turn(context: BudgetContext, record: BudgetRecord): Promise<BudgetRecord> {
  const { per, since } = record.body
  const begins = beginningOf(per, context.now())
  if (begins <= since || record.state === 'removed') return record
  const body = { since: begins, again: 0 }
  const clock = { ...context, actor: CLOCK_ACTOR }
  const next =
    record.state === 'spent'
      ? moveRecord(clock, record, { kind: 'budget', to: 'open', trigger: 'reopenBudget', as: CLOCK, body })
      : editRecord(clock, record, CLOCK, body)
  return next.refused ? record : kept(context, next.value)
}

/** What someone else has stored meanwhile is what it is. */
async function kept({ store }: BudgetContext, next: BudgetRecord): Promise<BudgetRecord> {
  if (await store.updateRecord(next)) return next
  return (await store.findRecord('budget', next.id)) ?? next
}

export async function toBudgetView(context: BudgetContext, record: BudgetRecord): Promise<BudgetView> {
  const { costMicros = null, tokens = null, per, since, again = 0 } = record.body
  const spent = await spentOf(context, record)
  const times = (amount: number | null) => (amount === null ? null : amount * (again + 1))
  return {
    budget: record.id,
    state: record.state,
    per,
    since,
    costMicros: times(costMicros),
    tokens: times(tokens),
    spentMicros: spent.costMicros,
    spentTokens: spent.tokens,
  }
}
