// The inbox: what waits for someone to judge. Questions of rooms and of to-dos stand beside the items of governed work.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { RoomTask } from '@pawl/kernel'
import { newBell } from '../bell.ts'
import { budgetsIn } from '../budgets/budgets.ts'
import type { Context } from '../context.ts'
import { droppedItems, findDropped } from '../dependencies/dropped-questions.ts'
import { outlast } from '../outlast.ts'
import { briefQuestionItem, findQuestion, questionItem } from '../rooms/questions.ts'
import { awaitsReview, briefReviewItem, findReview, reviewItem } from '../rooms/reviews.ts'
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

/** A page as whoever asks wants to see it: without what they have snoozed, or that alone. A program that answers, and whoever names a question, see it. */
async function awakeFor(context: Context, wanted: Wanted & { readonly snoozed: boolean }, brief: boolean) {
  const isAsked = wanted.ready || wanted.item !== undefined
  const snoozed = wanted.ready ? NO_SNOOZES : await snoozedBy(context)
  const view = brief ? toBriefItemView : toItemView
  const shown: Item[] = []
  let nextTry = wanted.snoozed ? Number.POSITIVE_INFINITY : Math.min(Number.POSITIVE_INFINITY, ...snoozed.values())
  for (let { after } = wanted; ; ) {
    const page = await waitingFor(context, { ...wanted, after, limit: wanted.limit - shown.length })
    nextTry = Math.min(nextTry, page.nextTry)
    const found = [
      ...page.items.map((item) => view(item, context.language)),
      ...page.inRooms.map((task) => itemInRoom(context, task, brief)),
      ...(await droppedItems(context, page.dropped, brief)),
    ]
    shown.push(...found.filter(({ id }) => isAsked || snoozed.has(id) === wanted.snoozed).map(withSnooze(snoozed)))
    if (!page.isMore) return { items: shown, nextTry, nextCursor: null }
    const nextCursor = cursorAfter(page)
    if (shown.length >= wanted.limit) return { items: shown, nextTry, nextCursor }
    after = placeIn(nextCursor) ?? START
  }
}

const NO_SNOOZES: ReadonlyMap<string, number> = new Map()

const withSnooze = (snoozed: ReadonlyMap<string, number>) => (item: Item) => {
  const snoozedUntil = snoozed.get(item.id)
  return snoozedUntil === undefined ? item : { ...item, snoozedUntil }
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
  const { store, language } = context
  const named = await namedQuestion(context, id)
  const found = await foundItem(context, named)
  const stored = found ?? (await store.findRecord('item', named.kind === 'record' ? named.id : id))
  if (stored === undefined) return refuse('ITEM_NOT_FOUND', { item: id })
  const item = 'to' in stored ? stored : toItemView(stored, language)
  return succeed({ item: withSnooze(await snoozedBy(context))(item) })
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
