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
import type { StoredRecord } from '../ports/record-store.ts'
import { ANSWERS } from './answers.ts'
import { changeInitiative } from './change.ts'
import { both, type Effects, Refusal, recording } from './flow.ts'
import { nextVersion, toItemView, toRecordView } from './records.ts'

export async function inbox(
  { store }: Context,
  input: InputOf<Operations['inbox']>,
): Promise<Outcome<ResultOf<Operations['inbox']>>> {
  const subject = input.for
  const items = await store.records({ kind: 'item', state: 'open', limit: input.limit, ...(subject && { subject }) })
  return succeed({ items: items.toSorted((a, b) => a.at - b.at).map(toItemView) })
}

export async function answerItem(
  context: Context,
  { item: id, answer: given }: InputOf<Operations['answerItem']>,
): Promise<Outcome<ResultOf<Operations['answerItem']>>> {
  const item = await context.store.findRecord('item', id)
  if (item === undefined) return refuse('ITEM_NOT_FOUND', { item: id })
  const type = item.body.type as ItemTypeName
  const answer = parsed(given)
  const problems = problemsIn(ITEM_TYPES[type].answer(), answer, context.language, 'answer')
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const taskId = item.body.task_id as string | undefined
  const needs = { items: [id], ...(taskId && { tasks: [taskId] }) }
  const outcome = await changeInitiative(context, String(item.body.initiative_id), needs, (view) => {
    const [now] = view.items
    if (now?.state !== 'open')
      throw new Refusal(refuse('ITEM_ANSWERED', { item: id, by: now?.actor ?? '', at: now?.at ?? 0 }).refusal as never)
    const task = view.tasks.get(taskId ?? '') as Task
    const apply = ANSWERS[type] as (asked: object, answer: unknown) => Effects
    const effects = apply({ context, view, item: now, task }, answer)
    return both(recording(nextVersion(context, now, { state: 'answered', body: { answer } })), effects)
  })
  if (outcome.refused) return outcome
  const { tasks, records } = outcome.value
  return succeed({
    item: toRecordView(records[0] as StoredRecord),
    tasks: tasks.map(toTaskView),
    items: records.filter(({ kind, state }) => kind === 'item' && state === 'open').map(toItemView),
  })
}

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}
