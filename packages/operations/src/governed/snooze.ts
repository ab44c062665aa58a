// Questions of the inbox that a person has put off for themselves.
//
// SZ1. A snooze is its owner's: it changes what they are shown, and nothing of the question. Whoever else can answers it.
// SZ2. It ends by itself at its moment. A question that is asked anew has another id, and so is not snoozed.
// SZ3. A day is nine in the morning of it, where the person is.

import { type InputOf, type Operations, type Outcome, refuse, SNOOZES_LIMIT, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RecordOf } from '../ports/record-store.ts'
import { editRecord, moveRecord, newRecord } from '../record-decisions.ts'
import { momentInWords } from '../reminders/moment-in-words.ts'
import { showItem } from './inbox.ts'
import { isOn, snoozesOf } from './snoozed-by.ts'

const ATTEMPTS = 10
const OWNER = ['owner'] as const
const WAITING: readonly string[] = ['open', 'set_aside']

type SnoozeAnswer = Outcome<{ item: string; until: number }>

export async function snoozeItem(
  context: Context,
  { item: named, until, timeZone }: InputOf<Operations['snoozeItem']>,
): Promise<SnoozeAnswer> {
  const shown = await showItem(context, { item: named })
  if (shown.refused) return shown
  const { id: item, state, actor, at } = shown.value.item
  if (!WAITING.includes(state)) return refuse('ITEM_ANSWERED', { item, by: actor, at })
  const moment = await momentInWords(context, until, timeZone)
  if (moment.refused) return moment
  const fields = { until: moment.value }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const own = await snoozesOf(context)
    const before = own.find(({ body }) => body.item === item)
    if (before === undefined && own.filter(isOn(context)).length >= SNOOZES_LIMIT)
      return refuse('SNOOZES_FULL', { limit: SNOOZES_LIMIT })
    const subject = context.principal.name
    const next =
      before === undefined
        ? succeed(newRecord(context, 'snooze', { subject, body: { item, ...fields } }))
        : editRecord(context, before, OWNER, fields)
    if (next.refused) return next
    const answer = () => toSnooze(next.value)
    const receipt = receiptFor(context, answer)
    const isStored =
      before === undefined
        ? await context.store.insertRecord(next.value, [], receipt)
        : await context.store.updateRecord(next.value, receipt)
    if (isStored) return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

export async function wakeItem(
  context: Context,
  { item: named }: InputOf<Operations['wakeItem']>,
): Promise<SnoozeAnswer> {
  const shown = await showItem(context, { item: named })
  if (shown.refused) return shown
  const item = shown.value.item.id
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = (await snoozesOf(context)).filter(isOn(context)).find(({ body }) => body.item === item)
    if (found === undefined) return refuse('NOT_SNOOZED', { item })
    const next = moveRecord(context, found, { kind: 'snooze', to: 'ended', trigger: 'wakeItem', as: OWNER })
    if (next.refused) return next
    const answer = () => toSnooze(next.value)
    if (await context.store.updateRecord(next.value, receiptFor(context, answer))) return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

function toSnooze({ body }: RecordOf<'snooze'>): { item: string; until: number } {
  return { item: body.item, until: body.until }
}
