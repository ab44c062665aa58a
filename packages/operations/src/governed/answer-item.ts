// An item of the inbox is answered, once, by someone it is for; or the program that should answer it cannot, and says so.

import {
  ANSWERING,
  type InputOf,
  ITEM_TYPES,
  type ItemTypeName,
  type Operations,
  type Outcome,
  problemsIn,
  type ResultOf,
  refuse,
  succeed,
  systemsOf,
  toTaskView,
} from '@pawl/contract'
import type { GovernedTask, Relation } from '@pawl/kernel'
import { isOneOf, present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { answerDropped } from '../dependencies/dropped-questions.ts'
import { type InitiativeView, type RecordOf, type StoredRecord, WAITING } from '../ports/record-store.ts'
import { editRecord, moveOrEdit, moveRecord } from '../record-decisions.ts'
import { answerQuestion } from '../rooms/questions.ts'
import { answerReview } from '../rooms/reviews.ts'
import { causedBy } from './answers.ts'
import { type Changed, changeInitiative } from './change.ts'
import { both, type Effects, recording } from './effects.ts'
import { findJudges } from './find-judges.ts'
import { NOBODY_ELSE } from './four-eyes.ts'
import { namedQuestion } from './named-question.ts'
import { toBriefItemView, toItemView, toRecordView } from './records.ts'
import { policiesOf } from './review.ts'

/** After so many failures a person is asked. */
const TRIES = 3

export async function answerItem(
  context: Context,
  input: InputOf<Operations['answerItem']>,
): Promise<Outcome<ResultOf<Operations['answerItem']>>> {
  const { item: id, answer: given, brief, reason, answeredWith } = input
  const { name, alone } = context.principal
  if (answeredWith !== undefined && !alone && name.startsWith('person:'))
    return refuse('PROGRAM_NEEDS_OWN_NAME', { principal: name })
  const named = await namedQuestion(context, id)
  if (named.kind === 'dropped') return answerDropped(context, named.ref, input)
  if (named.kind === 'review') return answerReview(context, named.ref, input)
  if (named.kind === 'question') return answerQuestion(context, named.ref, input)
  if (named.kind === 'nothing') return answerQuestion(context, { number: named.number, epoch: undefined }, input)
  const found = await itemFor(context, named.id)
  if (found.refused) return found
  const type = found.value.body.type as ItemTypeName
  const answer = answerTo(type, parsed(given))
  const problems = problemsIn(ITEM_TYPES[type].answer(), answer, context.language, 'answer')
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const judges = type === 'TaskReview' ? await findJudges(context, policiesOf(found.value)) : NOBODY_ELSE
  const body = { answer, ...(answeredWith !== undefined && { answered_with: answeredWith }) }
  const follow = (view: InitiativeView, item: RecordOf<'item'>, task: GovernedTask): Effects => {
    const move = { kind: 'item', to: 'answered', trigger: 'answerItem', as: answererOf(context, item), body } as const
    const asked = { context, view, item, task, judges, reason }
    return both(recording(moveRecord(context, item, move)), causedBy(type, asked, answer))
  }
  const told = ({ tasks, records }: Changed) => {
    const asked = records.filter(({ kind, state }) => kind === 'item' && state === 'open')
    const view = brief ? toBriefItemView : toItemView
    return {
      item: toRecordView(present(records[0])),
      tasks: tasks.map(toTaskView),
      items: asked.map((one) => view(one, context.language)),
    }
  }
  const changed = await changeItem(context, found.value, begunBy(answer), follow, told)
  return changed.refused ? changed : succeed(told(changed.value))
}

/** An answerer that cannot leaves the item where a person sees it; it can still be answered. */
export async function setItemAside(
  context: Context,
  { item: id, reason }: InputOf<Operations['setItemAside']>,
): Promise<Outcome<ResultOf<Operations['setItemAside']>>> {
  const found = await itemFor(context, id)
  if (found.refused) return found
  const follow = (_: InitiativeView, item: RecordOf<'item'>) =>
    recording(setAside(context, item, { set_aside_because: reason }))
  const answer = ({ records }: Changed) => ({ item: toRecordView(present(records[0])) })
  const changed = await changeItem(context, found.value, [], follow, answer)
  return changed.refused ? changed : succeed(answer(changed.value))
}

/** The answerer failed. How often is kept with the question, so that it counts whoever tries, and after a restart. */
export async function reportFailedAnswer(
  context: Context,
  { item: id, reason, retryAfterSeconds }: InputOf<Operations['reportFailedAnswer']>,
): Promise<Outcome<ResultOf<Operations['reportFailedAnswer']>>> {
  const found = await itemFor(context, id)
  if (found.refused) return found
  const follow = (_: InitiativeView, item: RecordOf<'item'>) => {
    const tries = (item.body.tries ?? 0) + 1
    const retry_at = context.now() + Math.round(retryAfterSeconds * 1000 * 2 ** (tries - 1))
    const failed = { tries, problem: reason }
    return recording(
      tries >= TRIES
        ? setAside(context, item, { ...failed, set_aside_because: reason })
        : editRecord(context, item, answererOf(context, item), { ...failed, retry_at }),
    )
  }
  const answer = ({ records }: Changed) => {
    const item = present(records[0])
    return { item: toRecordView(item), setAside: item.state === 'set_aside' }
  }
  const changed = await changeItem(context, found.value, [], follow, answer)
  return changed.refused ? changed : succeed(answer(changed.value))
}

function setAside(context: Context, item: RecordOf<'item'>, body: StoredRecord['body']): Outcome<StoredRecord> {
  return moveOrEdit(context, item, {
    kind: 'item',
    to: 'set_aside',
    trigger: 'setItemAside',
    as: answererOf(context, item),
    body,
  })
}

/** The planned initiative that this answer begins, if it begins one. */
function begunBy(answer: unknown): readonly string[] {
  const { next } = answer as { next?: { initiative?: unknown } | null }
  return typeof next?.initiative === 'string' ? [next.initiative] : []
}

function changeItem(
  context: Context,
  { id, body }: RecordOf<'item'>,
  others: readonly string[],
  follow: (view: InitiativeView, item: RecordOf<'item'>, task: GovernedTask) => Effects,
  answer?: (changed: Changed) => unknown,
) {
  const taskId = body.task_id
  const needs = { items: [id], others, ...(taskId !== undefined && { tasks: [taskId] }) }
  const followItem = (view: InitiativeView): Effects => {
    const item = present(view.items[0])
    if (!isOneOf(WAITING, item.state)) return refuse('ITEM_ANSWERED', { item: id, by: item.actor, at: item.at })
    return follow(view, item, view.tasks.get(taskId ?? '') as GovernedTask)
  }
  return changeInitiative(context, String(body.initiative_id), needs, followItem, answer)
}

/** A plain text answers what a System1 asked when it was blocked: it goes on with the answer. */
function answerTo(type: ItemTypeName, answer: unknown): unknown {
  return type === 'BlockedResolution' && typeof answer === 'string' ? { action: 'resume', answer } : answer
}

async function itemFor(context: Context, id: string): Promise<Outcome<RecordOf<'item'>>> {
  const { store, actor } = context
  const item = await store.findRecord('item', id)
  if (item === undefined) return refuse('ITEM_NOT_FOUND', { item: id })
  if (answererOf(context, item).length > 0) return succeed(item)
  return refuse('NOT_YOURS_TO_ANSWER', { item: id, for: item.subject, actor })
}

/** Whoever may answer for the one who is asked, and for nobody else [D43]. */
export function answererOf({ principal }: Pick<Context, 'principal'>, { subject }: StoredRecord): readonly Relation[] {
  return ANSWERING.filter((one) => one === subject && systemsOf(principal).includes(one))
}

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}
