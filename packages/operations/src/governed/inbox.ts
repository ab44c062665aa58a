// The inbox: what waits for someone's judgement, and what follows from it. An item is answered once.

import {
  type InputOf,
  ITEM_TYPES,
  type ItemTypeName,
  type Operations,
  type Outcome,
  problemsIn,
  type ResultOf,
  refuse,
  succeed,
  toTaskView,
} from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { type InitiativeView, type StoredRecord, WAITING } from '../ports/record-store.ts'
import { renewed } from './answers/judgement.ts'
import { ANSWERS } from './answers.ts'
import { changeInitiative } from './change.ts'
import { both, type Effects, NOTHING, recording } from './effects.ts'
import { nextVersion, toItemView, toRecordView } from './records.ts'
import { refused } from './refused.ts'

export async function inbox(
  { store }: Context,
  input: InputOf<Operations['inbox']>,
): Promise<Outcome<ResultOf<Operations['inbox']>>> {
  const subject = input.for
  const items = await store.records({ kind: 'item', states: WAITING, limit: input.limit, ...(subject && { subject }) })
  return succeed({ items: items.toSorted((a, b) => a.at - b.at).map(toItemView) })
}

/** Whoever was overtaken sees by whom, and with what answer. */
export async function showItem(
  { store }: Context,
  { item: id }: InputOf<Operations['showItem']>,
): Promise<Outcome<ResultOf<Operations['showItem']>>> {
  const item = await store.findRecord('item', id)
  return item === undefined ? refuse('ITEM_NOT_FOUND', { item: id }) : succeed({ item: toItemView(item) })
}

export async function answerItem(
  context: Context,
  { item: id, answer: given }: InputOf<Operations['answerItem']>,
): Promise<Outcome<ResultOf<Operations['answerItem']>>> {
  const found = await itemFor(context, id)
  if (found.refused) return found
  const type = found.value.body.type as ItemTypeName
  const answer = parsed(given)
  const problems = problemsIn(ITEM_TYPES[type].answer(), answer, context.language, 'answer')
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const changed = await changeItem(context, found.value, (view, item, task) => {
    const causes = ANSWERS[type] as (asked: object, answer: unknown) => Effects
    const answered = recording(nextVersion(context, item, { state: 'answered', body: { answer } }))
    return both(answered, causes({ context, view, item, task }, answer))
  })
  if (changed.refused) {
    if (changed.refusal.code === 'ITEM_OUTDATED' && type === 'TaskReview') await askAnew(context, found.value)
    return changed
  }
  const { tasks, records } = changed.value
  return succeed({
    item: toRecordView(records[0] as StoredRecord),
    tasks: tasks.map(toTaskView),
    items: records.filter(({ kind, state }) => kind === 'item' && state === 'open').map(toItemView),
  })
}

/** An answerer that cannot leaves the item where a person sees it; it can still be answered. */
export async function setItemAside(
  context: Context,
  { item: id, reason }: InputOf<Operations['setItemAside']>,
): Promise<Outcome<ResultOf<Operations['setItemAside']>>> {
  const found = await itemFor(context, id)
  if (found.refused) return found
  const changed = await changeItem(context, found.value, (_, item) =>
    recording(nextVersion(context, item, { state: 'set_aside', body: { set_aside_because: reason } })),
  )
  return changed.refused ? changed : succeed({ item: toRecordView(changed.value.records[0] as StoredRecord) })
}

/** The policies changed while the question was open: it is asked again with those that apply now. */
async function askAnew(context: Context, item: StoredRecord): Promise<void> {
  await changeItem(context, item, (view, now, task) => renewed({ context, view, item: now, task }) ?? NOTHING)
}

function changeItem(
  context: Context,
  { id, body }: StoredRecord,
  follow: (view: InitiativeView, item: StoredRecord, task: Task) => Effects,
) {
  const taskId = body.task_id as string | undefined
  const needs = { items: [id], ...(taskId !== undefined && { tasks: [taskId] }) }
  return changeInitiative(context, String(body.initiative_id), needs, (view) => {
    const item = view.items[0] as StoredRecord
    if (!(WAITING as readonly string[]).includes(item.state))
      throw refused('ITEM_ANSWERED', { item: id, by: item.actor, at: item.at })
    return follow(view, item, view.tasks.get(taskId ?? '') as Task)
  })
}

/** A system answers for itself, an agent for any system, and only a person where the user is asked. */
async function itemFor({ store, actor }: Context, id: string): Promise<Outcome<StoredRecord>> {
  const item = await store.findRecord('item', id)
  if (item === undefined) return refuse('ITEM_NOT_FOUND', { item: id })
  const isPerson = actor.startsWith('person:')
  const isForThem = actor === item.subject || (actor.startsWith('agent:') && item.subject !== 'user')
  return isPerson || isForThem ? succeed(item) : refuse('NOT_YOURS_TO_ANSWER', { item: id, for: item.subject, actor })
}

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}
