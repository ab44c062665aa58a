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
import { newBell } from '../bell.ts'
import type { Context } from '../context.ts'
import { type InitiativeView, type StoredRecord, WAITING } from '../ports/record-store.ts'
import { renewed } from './answers/judgement.ts'
import { ANSWERS } from './answers.ts'
import { changeInitiative } from './change.ts'
import { both, type Effects, NOTHING, recording } from './effects.ts'
import { nextVersion, toBriefItemView, toItemView, toRecordView } from './records.ts'
import { refused } from './refused.ts'

/** Even without a hint it is looked again after so long. */
const SAFETY = 15_000
/** After so many failures a person is asked. */
const TRIES = 3

export async function inbox(
  context: Context,
  { brief, timeoutSeconds, ...wanted }: InputOf<Operations['inbox']>,
): Promise<Outcome<ResultOf<Operations['inbox']>>> {
  const giveUpAt = performance.now() + timeoutSeconds * 1000
  const bell = newBell(context)
  try {
    for (;;) {
      bell.reset()
      const { items, nextTry } = await waitingFor(context, wanted)
      const left = giveUpAt - performance.now()
      if (items.length > 0 || left <= 0 || context.signal?.aborted) {
        const view = brief ? toBriefItemView : toItemView
        return succeed({ items: items.map((item) => view(item, context.language)) })
      }
      await bell.rung(Math.max(0, Math.min(left, SAFETY, nextTry - context.now())))
    }
  } finally {
    bell.close()
  }
}

/** Whoever was overtaken sees by whom, and with what answer. */
export async function showItem(
  { store, language }: Context,
  { item: id }: InputOf<Operations['showItem']>,
): Promise<Outcome<ResultOf<Operations['showItem']>>> {
  const item = await store.findRecord('item', id)
  return item === undefined ? refuse('ITEM_NOT_FOUND', { item: id }) : succeed({ item: toItemView(item, language) })
}

/** Oldest first, and when the next one can be tried. */
async function waitingFor(
  { store, now }: Context,
  wanted: Pick<InputOf<Operations['inbox']>, 'for' | 'item' | 'ready' | 'limit'>,
): Promise<{ items: readonly StoredRecord[]; nextTry: number }> {
  const { for: subject, item: id, ready, limit } = wanted
  const states = ready ? (['open'] as const) : WAITING
  const only = id === undefined ? undefined : await store.findRecord('item', id)
  const found =
    id === undefined
      ? await store.records({ kind: 'item', states, limit, ...(subject && { subject }) })
      : [only].flatMap((one) => (one !== undefined && (states as readonly string[]).includes(one.state) ? [one] : []))
  const isDue = (item: StoredRecord) => !ready || retryAt(item) <= now()
  const later = found.filter((item) => !isDue(item)).map(retryAt)
  return {
    items: found.filter(isDue).toSorted((a, b) => a.at - b.at),
    nextTry: Math.min(Number.POSITIVE_INFINITY, ...later),
  }
}

const retryAt = ({ body }: StoredRecord) => Number(body.retry_at ?? 0)

export async function answerItem(
  context: Context,
  { item: id, answer: given, brief }: InputOf<Operations['answerItem']>,
): Promise<Outcome<ResultOf<Operations['answerItem']>>> {
  const found = await itemFor(context, id)
  if (found.refused) return found
  const type = found.value.body.type as ItemTypeName
  const answer = parsed(given)
  const problems = problemsIn(ITEM_TYPES[type].answer(), answer, context.language, 'answer')
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const changed = await changeItem(context, found.value, begunBy(answer), (view, item, task) => {
    const causes = ANSWERS[type] as (asked: object, answer: unknown) => Effects
    const answered = recording(nextVersion(context, item, { state: 'answered', body: { answer } }))
    return both(answered, causes({ context, view, item, task }, answer))
  })
  if (changed.refused) {
    if (changed.refusal.code === 'ITEM_OUTDATED' && type === 'TaskReview') await askAnew(context, found.value)
    return changed
  }
  const { tasks, records } = changed.value
  const asked = records.filter(({ kind, state }) => kind === 'item' && state === 'open')
  const view = brief ? toBriefItemView : toItemView
  return succeed({
    item: toRecordView(records[0] as StoredRecord),
    tasks: tasks.map(toTaskView),
    items: asked.map((one) => view(one, context.language)),
  })
}

/** An answerer that cannot leaves the item where a person sees it; it can still be answered. */
export async function setItemAside(
  context: Context,
  { item: id, reason }: InputOf<Operations['setItemAside']>,
): Promise<Outcome<ResultOf<Operations['setItemAside']>>> {
  const found = await itemFor(context, id)
  if (found.refused) return found
  const changed = await changeItem(context, found.value, [], (_, item) =>
    recording(nextVersion(context, item, { state: 'set_aside', body: { set_aside_because: reason } })),
  )
  return changed.refused ? changed : succeed({ item: toRecordView(changed.value.records[0] as StoredRecord) })
}

/** The answerer failed. How often is kept with the question, so that it counts whoever tries, and after a restart. */
export async function reportFailedAnswer(
  context: Context,
  { item: id, reason, retryAfterSeconds }: InputOf<Operations['reportFailedAnswer']>,
): Promise<Outcome<ResultOf<Operations['reportFailedAnswer']>>> {
  const found = await itemFor(context, id)
  if (found.refused) return found
  const changed = await changeItem(context, found.value, [], (_, item) => {
    const tries = Number(item.body.tries ?? 0) + 1
    const retry_at = context.now() + Math.round(retryAfterSeconds * 1000 * 2 ** (tries - 1))
    const isLast = tries >= TRIES
    const body = { tries, problem: reason, ...(isLast ? { set_aside_because: reason } : { retry_at }) }
    return recording(nextVersion(context, item, { state: isLast ? 'set_aside' : item.state, body }))
  })
  if (changed.refused) return changed
  const item = changed.value.records[0] as StoredRecord
  return succeed({ item: toRecordView(item), setAside: item.state === 'set_aside' })
}

/** The initiative that was planned and is picked as the next one. */
function begunBy(answer: unknown): readonly string[] {
  const { next } = answer as { next?: { initiative?: unknown } | null }
  return typeof next?.initiative === 'string' ? [next.initiative] : []
}

/** The policies changed while the question was open: it is asked again with those that apply now. */
async function askAnew(context: Context, item: StoredRecord): Promise<void> {
  await changeItem(context, item, [], (view, now, task) => renewed({ context, view, item: now, task }) ?? NOTHING)
}

function changeItem(
  context: Context,
  { id, body }: StoredRecord,
  others: readonly string[],
  follow: (view: InitiativeView, item: StoredRecord, task: Task) => Effects,
) {
  const taskId = body.task_id as string | undefined
  const needs = { items: [id], others, ...(taskId !== undefined && { tasks: [taskId] }) }
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
