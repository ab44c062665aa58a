// The inbox: what waits for someone to judge. Questions of rooms and of to-dos stand beside the items of governed work.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { isOneOf, present, type RoomTask } from '@pawl/kernel'
import { newBell } from '../bell.ts'
import { budgetsIn } from '../budgets/budgets.ts'
import type { Context } from '../context.ts'
import { droppedItems, findDropped } from '../dependencies/dropped-questions.ts'
import { outlast } from '../outlast.ts'
import { WAITING } from '../ports/record-store.ts'
import { briefQuestionItem, findQuestion, questionItem } from '../rooms/questions.ts'
import { awaitsReview, briefReviewItem, findReview, reviewItem } from '../rooms/reviews.ts'
import { asRoomTask } from '../rooms/room-task.ts'
import type { AskedOf } from './answerers.ts'
import { type Handed, handedAmong, isHandedTo } from './handed-questions.ts'
import { cursorAfter, placeIn, START, type Wanted, waitingFor } from './inbox-page.ts'
import { namedQuestion } from './named-question.ts'
import { toBriefItemView, toItemView } from './records.ts'
import { snoozedBy } from './snoozed-by.ts'

/** Even without a hint it is looked again after so long. */
const SAFETY = 15_000
export async function inbox(
  context: Context,
  { brief, timeoutSeconds, ...wanted }: InputOf<Operations['inbox']>,
): Promise<Outcome<ResultOf<Operations['inbox']>>> {
  const after = wanted.cursor === undefined ? START : placeIn(wanted.cursor)
  if (after === undefined) return refuse('INVALID_CURSOR', {})
  const giveUpAt = performance.now() + timeoutSeconds * 1000
  const isForPeople = (wanted.for === undefined || wanted.for === 'user') && wanted.item === undefined && !wanted.ready
  const bell = newBell(context)
  try {
    for (;;) {
      bell.reset()
      const look = () => awakeFor(context, { ...wanted, after }, brief)
      const { items, nextTry, nextCursor } = await outlast(context, giveUpAt, look)
      const left = giveUpAt - performance.now()
      if (items.length > 0 || left <= 0 || context.signal?.aborted) {
        return succeed({
          items: items.toSorted((a, b) => a.at - b.at),
          budgets: isForPeople ? await budgetsIn(context, ['spent']) : [],
          nextCursor,
        })
      }
      await bell.rung(Math.max(0, Math.min(left, SAFETY, nextTry - context.now())))
    }
  } finally {
    bell.close()
  }
}

type Item = ResultOf<Operations['inbox']>['items'][number]

/** What of the inbox someone wants to see beside what waits for anyone. */
interface Apart {
  readonly snoozed: boolean
  readonly handed: boolean
}

/**
 * A page as whoever asks wants to see it: without what they have snoozed or what was handed to someone else, or that alone. A
 * program that answers sees what is snoozed; whoever names a question sees it.
 */
async function awakeFor(context: Context, wanted: Wanted & Apart, brief: boolean) {
  const snoozed = wanted.ready ? NO_SNOOZES : await snoozedBy(context)
  const isShown = (id: string, handed: Handed | undefined) => {
    if (wanted.item !== undefined) return true
    if (wanted.handed) return handed !== undefined
    if (wanted.snoozed || snoozed.has(id)) return wanted.snoozed && snoozed.has(id)
    return handed === undefined || isHandedTo(context, handed)
  }
  const shown: Item[] = []
  let nextTry = wanted.snoozed ? Number.POSITIVE_INFINITY : Math.min(Number.POSITIVE_INFINITY, ...snoozed.values())
  for (let { after } = wanted; ; ) {
    const page = await waitingFor(context, { ...wanted, after, limit: wanted.limit - shown.length })
    nextTry = Math.min(nextTry, page.nextTry)
    const found = await viewsOf(context, page, brief)
    const handed = await handedAmong(context, found)
    for (const { id, item } of found)
      if (isShown(id, handed.get(id))) shown.push(withApart(item, snoozed.get(id), handed.get(id)))
    if (!page.isMore) return { items: shown, nextTry, nextCursor: null }
    const nextCursor = cursorAfter(page)
    if (shown.length >= wanted.limit) return { items: shown, nextTry, nextCursor }
    after = placeIn(nextCursor) ?? START
  }
}

/** Each question of a page as it is shown, with what it is read from. */
async function viewsOf(context: Context, page: Awaited<ReturnType<typeof waitingFor>>, brief: boolean) {
  const view = brief ? toBriefItemView : toItemView
  const dropped = await droppedItems(context, page.dropped, brief)
  const found: { item: Item; asked: AskedOf }[] = [
    ...page.items.map((record) => ({
      item: view(record, context.language),
      asked: { from: 'record', record } as const,
    })),
    ...page.inRooms.map((task) => ({ item: itemInRoom(context, task, brief), asked: { from: 'room', task } as const })),
    ...page.dropped.map((task, index) => ({
      item: present(dropped[index]),
      asked: { from: 'dropped', task } as const,
    })),
  ]
  return found.map(({ item, asked }) => ({ id: item.id, item, asked }))
}

const NO_SNOOZES: ReadonlyMap<string, number> = new Map()

function withApart(item: Item, snoozedUntil: number | undefined, handed: Handed | undefined): Item {
  return {
    ...item,
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(handed !== undefined && { handed }),
  }
}

function itemInRoom(context: Context, task: RoomTask, brief: boolean) {
  if (awaitsReview(task)) return brief ? briefReviewItem(task, context) : reviewItem(task, context)
  return brief ? briefQuestionItem(task, context.language) : questionItem(task, context.language)
}

/** Whoever was overtaken sees by whom, and with what answer. */
export async function showItem(
  context: Context,
  { item: id }: InputOf<Operations['showItem']>,
): Promise<Outcome<ResultOf<Operations['showItem']>>> {
  const found = await findAsked(context, id)
  if (found === undefined) return refuse('ITEM_NOT_FOUND', { item: id })
  const { item, asked } = found
  const handed = isOneOf(WAITING, item.state) ? await handedAmong(context, [{ id: item.id, asked }]) : undefined
  return succeed({ item: withApart(item, (await snoozedBy(context)).get(item.id), handed?.get(item.id)) })
}

/** A question, answered or not, with what it is read from. */
export async function findAsked(
  context: Context,
  id: string,
): Promise<{ readonly item: Item; readonly asked: AskedOf } | undefined> {
  const { store, language } = context
  const named = await namedQuestion(context, id)
  const item = await foundItem(context, named)
  if (item !== undefined) {
    const task = present(await store.findTask({ id: String(item.body.task_id) }))
    return {
      item,
      asked: item.type === 'DroppedBlocker' ? { from: 'dropped', task } : { from: 'room', task: asRoomTask(task) },
    }
  }
  const record = await store.findRecord('item', named.kind === 'record' ? named.id : id)
  return record && { item: toItemView(record, language), asked: { from: 'record', record } }
}

/** What is read from its task. Of a task about which nothing is asked now, what was asked last. */
async function foundItem(context: Context, named: Awaited<ReturnType<typeof namedQuestion>>) {
  switch (named.kind) {
    case 'question':
      return findQuestion(context, named.ref)
    case 'review':
      return findReview(context, named.ref)
    case 'dropped':
      return findDropped(context, named.ref)
    case 'record':
      return undefined
    case 'nothing': {
      const { number } = named
      const past = [
        await findQuestion(context, { number, epoch: undefined }),
        await findReview(context, { number, epoch: undefined }),
        await findDropped(context, { number, about: undefined }),
      ]
      return past.filter((one) => one !== undefined).toSorted((one, other) => other.at - one.at)[0]
    }
  }
}
