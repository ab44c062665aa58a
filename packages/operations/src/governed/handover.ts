// Questions of the inbox that are handed to one person.
//
// QH1. What is handed to someone is in their inbox and out of the others', who find it apart. Who may answer stays as it is.
// QH2. Whoever may answer a question hands it over, to someone who may answer it, and gives it back to everyone.
// QH3. It holds while that person may answer: of someone who has left, or may not any more, nothing waits.
// QH4. A question that is asked anew has another id, and so is everyone's.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { Relation } from '@pawl/kernel'
import { ownersOf } from '../access/relations.ts'
import { someoneHere } from '../access/someone-here.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { moveOrEdit, moveRecord, newRecord } from '../record-decisions.ts'
import { answerersOf, isAnswerer, mayAnswerNow, placeOf } from './answerers.ts'
import { findAsked } from './inbox.ts'

const ATTEMPTS = 10
const WAITING: readonly string[] = ['open', 'set_aside']
const ANSWERER: readonly Relation[] = ['answerer']
const NOBODY: readonly Relation[] = []

type Question = Pick<InputOf<Operations['handItem']>, 'item'>

export async function handItem(
  context: Context,
  { item: named, person }: InputOf<Operations['handItem']>,
): Promise<Outcome<ResultOf<Operations['handItem']>>> {
  const found = await waitingQuestion(context, named)
  if (found.refused) return found
  const { id, asked, as } = found.value
  const to = ownersOf(context.principal).includes(person) ? person : await someoneHere(context, person)
  if (as === ANSWERER && to === undefined) return refuse('PERSON_NOT_HERE', { person })
  if (as === ANSWERER && !(to?.startsWith('person:') && (await mayAnswerNow(context, to, asked))))
    return refuse('CANNOT_BE_HANDED', { item: id, person: to ?? person, could: await answerersOf(context, asked) })
  const place = placeOf(asked)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await context.store.findRecord('handover', id)
    const first = newRecord(context, 'handover', { id, body: place === undefined ? {} : { place } })
    const move = { kind: 'handover', to: 'handed', trigger: 'handItem', as, body: { to } } as const
    const next = moveOrEdit(context, before ?? first, move)
    if (next.refused) return next
    const answer = () => ({ item: id, handedTo: String(next.value.body.to) })
    const receipt = receiptFor(context, answer)
    const isStored =
      before === undefined
        ? await context.store.insertRecord(first, [next.value], receipt)
        : await context.store.updateRecord(next.value, receipt)
    if (isStored) return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

export async function returnItem(
  context: Context,
  { item: named }: InputOf<Operations['returnItem']>,
): Promise<Outcome<ResultOf<Operations['returnItem']>>> {
  const found = await waitingQuestion(context, named)
  if (found.refused) return found
  const { id, as } = found.value
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await context.store.findRecord('handover', id)
    if (before?.state !== 'handed') return refuse('NOT_HANDED', { item: id })
    const next = moveRecord(context, before, { kind: 'handover', to: 'shared', trigger: 'returnItem', as })
    if (next.refused) return next
    const answer = () => ({ item: id })
    if (await context.store.updateRecord(next.value, receiptFor(context, answer))) return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

export async function listAnswerers(
  context: Context,
  { item: named }: InputOf<Operations['listAnswerers']>,
): Promise<Outcome<ResultOf<Operations['listAnswerers']>>> {
  const found = await waitingQuestion(context, named)
  if (found.refused) return found
  const { asked, as } = found.value
  return succeed({ people: as === NOBODY ? [] : [...(await answerersOf(context, asked))] })
}

async function waitingQuestion(context: Context, named: Question['item']) {
  const found = await findAsked(context, named)
  if (found === undefined) return refuse('ITEM_NOT_FOUND', { item: named })
  const { id, state, actor, at } = found.item
  if (!WAITING.includes(state)) return refuse('ITEM_ANSWERED', { item: id, by: actor, at })
  return succeed({ id, asked: found.asked, as: isAnswerer(context.principal, found.asked) ? ANSWERER : NOBODY })
}
