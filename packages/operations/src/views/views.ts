// The lists a person has kept under a name.
//
// VW1. A view is its owner's: nobody else sees it, whatever their role.
// VW2. A view of the same name is replaced, so that a name means one list.

import {
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  type SavedView,
  succeed,
  VIEWS_LIMIT,
} from '@pawl/contract'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RecordOf, RecordStore } from '../ports/record-store.ts'
import { editRecord, moveRecord, newRecord } from '../record-decisions.ts'

const ATTEMPTS = 10
const OWNER = ['owner'] as const

type Records = Pick<RecordStore, 'records' | 'insertRecord' | 'updateRecord'>
type ViewAnswer = Outcome<{ view: SavedView }>

export async function addView(context: Context<Records>, input: InputOf<Operations['addView']>): Promise<ViewAnswer> {
  const { name, ...shows } = input
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const own = await ownViews(context)
    const before = own.find(({ body }) => body.name === name)
    if (before === undefined && own.length >= VIEWS_LIMIT) return refuse('VIEWS_FULL', { limit: VIEWS_LIMIT })
    const subject = context.principal.name
    const next =
      before === undefined
        ? succeed(newRecord(context, 'view', { subject, body: { name, shows } }))
        : editRecord(context, before, OWNER, { shows })
    if (next.refused) return next
    const answer = () => ({ view: toView(next.value) })
    const receipt = receiptFor(context, answer)
    const isStored =
      before === undefined
        ? await context.store.insertRecord(next.value, [], receipt)
        : await context.store.updateRecord(next.value, receipt)
    if (isStored) return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

export async function listViews(context: Context<Records>): Promise<Outcome<ResultOf<Operations['listViews']>>> {
  return succeed({ views: (await ownViews(context)).map(toView) })
}

export async function removeView(
  context: Context<Records>,
  { view }: InputOf<Operations['removeView']>,
): Promise<ViewAnswer> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await viewNamed(context, view)
    if (found === undefined) return refuse('VIEW_NOT_FOUND', { view })
    const next = moveRecord(context, found, { kind: 'view', to: 'removed', trigger: 'removeView', as: OWNER })
    if (next.refused) return next
    const answer = () => ({ view: toView(next.value) })
    if (await context.store.updateRecord(next.value, receiptFor(context, answer))) return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

/** What a list shows that is asked for by the name of a view; undefined if there is none. */
export async function shownBy(
  context: Context<Pick<RecordStore, 'records'>>,
  name: string,
): Promise<Omit<SavedView, 'name'> | undefined> {
  const found = await viewNamed(context, name)
  return found && (found.body.shows as Omit<SavedView, 'name'>)
}

async function viewNamed(context: Context<Pick<RecordStore, 'records'>>, name: string) {
  return (await ownViews(context)).find(({ body }) => body.name === name)
}

/** Oldest first, and those from before they had an account. */
async function ownViews({
  store,
  principal,
}: Context<Pick<RecordStore, 'records'>>): Promise<readonly RecordOf<'view'>[]> {
  const owners = new Set([principal.name, ...(principal.owns ?? [])])
  const found = await Promise.all(
    [...owners].map((subject) => store.records({ kind: 'view', states: ['saved'], subject, limit: VIEWS_LIMIT })),
  )
  return found.flat()
}

function toView({ body }: RecordOf<'view'>): SavedView {
  return { name: String(body.name), ...(body.shows as Omit<SavedView, 'name'>) }
}
