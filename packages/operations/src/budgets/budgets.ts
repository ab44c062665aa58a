// Setting a budget, and saying how to go on once it is used up.

import {
  type BudgetView,
  type InputOf,
  type Operations,
  type Outcome,
  type Place,
  type ResultOf,
  refuse,
  standingIn,
  standingOf,
  succeed,
} from '@pawl/contract'
import type { Relation } from '@pawl/kernel'
import { refuseOthers } from '../access/places.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { moveOrEdit, moveRecord, newRecord } from '../record-decisions.ts'
import { asOfNow, type BudgetRecord, beginningOf, toBudgetView } from './budget-records.ts'

const MOST = 1_000

type Where = Pick<InputOf<Operations['setBudget']>, 'room' | 'initiative' | 'agent'>

export async function setBudget(
  context: Context,
  input: InputOf<Operations['setBudget']>,
): Promise<Outcome<ResultOf<Operations['setBudget']>>> {
  const place = await placeOf(context, input)
  if (place.refused) return place
  const id = place.value
  const { per } = input
  const body = { ...amountsOf(input), per, since: beginningOf(per, context.now()), again: 0 }
  const found = await context.store.findRecord('budget', id)
  const as = standing(context, id)
  if (found === undefined) {
    const others = id.startsWith('agent:') ? undefined : refuseOthers(context, id as Place, 'setBudget')
    if (others !== undefined) return others
    const record = newRecord(context, 'budget', { id, body })
    const isNew = await context.store.insertRecord(
      record,
      [],
      receiptFor(context, (made) => unspent(made)),
    )
    if (isNew) return answer(context, await asOfNow(context, record))
    return refuse('BUDGET_CHANGED', { budget: id })
  }
  const cleared = { costMicros: null, tokens: null, ...body }
  const next = moveOrEdit(context, found, { kind: 'budget', to: 'open', trigger: 'reopenBudget', as, body: cleared })
  return stored(context, next)
}

export async function listBudgets(context: Context): Promise<Outcome<ResultOf<Operations['listBudgets']>>> {
  return succeed({ budgets: await budgetsIn(context, ['open', 'spent', 'stopped']) })
}

/** Those whose place is there for whoever asks. */
export async function budgetsIn(context: Context, states: readonly string[]): Promise<BudgetView[]> {
  const views: BudgetView[] = []
  for (const record of await context.store.records({ kind: 'budget', states, limit: MOST })) {
    if (!(await isThere(context, record.id))) continue
    const now = await asOfNow(context, record)
    if (states.includes(now.state)) views.push(await toBudgetView(context, now))
  }
  return views
}

export async function answerBudget(
  context: Context,
  input: InputOf<Operations['answerBudget']>,
): Promise<Outcome<ResultOf<Operations['answerBudget']>>> {
  const place = await placeOf(context, input)
  if (place.refused) return place
  const id = place.value
  const found = await context.store.findRecord('budget', id)
  if (found === undefined || found.state === 'removed') return refuse('BUDGET_NOT_FOUND', { budget: id })
  const as = standing(context, id)
  const record = await asOfNow(context, found)
  const again = record.body.again ?? 0
  const move = { kind: 'budget', as } as const
  switch (input.how) {
    case 'raise': {
      const body = { ...amountsOf(input), again: 0 }
      return stored(context, moveOrEdit(context, record, { ...move, to: 'open', trigger: 'reopenBudget', body }))
    }
    case 'once': {
      const body = { again: again + 1 }
      return stored(context, moveOrEdit(context, record, { ...move, to: 'open', trigger: 'reopenBudget', body }))
    }
    case 'stop':
      return stored(context, moveRecord(context, record, { ...move, to: 'stopped', trigger: 'stopBudget' }))
    case 'remove':
      return stored(context, moveRecord(context, record, { ...move, to: 'removed', trigger: 'removeBudget' }))
  }
}

async function stored(
  context: Context,
  next: Outcome<BudgetRecord>,
): Promise<Outcome<{ readonly budget: BudgetView }>> {
  if (next.refused) return next
  const isStored = await context.store.updateRecord(
    next.value,
    receiptFor(context, (made) => unspent(made)),
  )
  if (!isStored) return refuse('BUDGET_CHANGED', { budget: next.value.id })
  return answer(context, await asOfNow(context, next.value))
}

async function answer(context: Context, record: BudgetRecord) {
  return succeed({ budget: await toBudgetView(context, record) })
}

/** What an answer that is kept says: what was used is looked up by whoever asks again. */
function unspent(record: BudgetRecord): { readonly budget: BudgetView } {
  const { costMicros = null, tokens = null, per, since } = record.body
  return {
    budget: { budget: record.id, state: record.state, per, since, costMicros, tokens, spentMicros: 0, spentTokens: 0 },
  }
}

function amountsOf({
  cost,
  tokens,
}: {
  cost?: number | undefined
  tokens?: number | undefined
}): Partial<BudgetRecord['body']> {
  return {
    ...(cost !== undefined && { costMicros: Math.round(cost * 1_000_000) }),
    ...(tokens !== undefined && { tokens }),
  }
}

async function placeOf({ store }: Context, { room, initiative, agent }: Where): Promise<Outcome<string>> {
  if (room !== undefined)
    return (await store.findRoom(room)) ? succeed(`room:${room}`) : refuse('ROOM_NOT_FOUND', { room })
  if (initiative !== undefined)
    return (await store.findRecord('initiative', initiative))
      ? succeed(`initiative:${initiative}`)
      : refuse('INITIATIVE_NOT_FOUND', { initiative })
  return succeed(`agent:${agent}`)
}

/** An agent is in no place of its own. */
function standing({ principal }: Context, id: string): readonly Relation[] {
  return id.startsWith('agent:') ? standingOf(principal) : standingIn(principal, id as Place)
}

/** Who is limited to rooms is told what it may use itself, not what others may. */
async function isThere({ store, principal }: Context, id: string): Promise<boolean> {
  const [kind, name] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)]
  if (kind === 'room') return (await store.findRoom(name)) !== undefined
  if (kind === 'agent') return principal.rooms === undefined || principal.name.split('/')[0] === id
  return (await store.findRecord('initiative', name)) !== undefined
}
