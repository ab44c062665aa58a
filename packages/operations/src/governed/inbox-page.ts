// A page of the inbox: first the questions of governed work, by id, then what awaits a person in rooms (questions of agents and
// work to review), by the number of the task, then work whose blocker was dropped, by number.

import type { InputOf, Operations } from '@pawl/contract'
import type { RoomTask, Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { asksHowToGoOn, droppedQuestions, droppedRef } from '../dependencies/dropped-questions.ts'
import { type RecordOf, type StoredRecord, WAITING } from '../ports/record-store.ts'
import { PEOPLE } from '../rooms/asking.ts'
import { questionRef } from '../rooms/questions.ts'
import { awaitsReview, reviewable, reviewRef } from '../rooms/reviews.ts'
import { openQuestionOf } from '../rooms/room-decisions.ts'
import { asRoomTask } from '../rooms/room-task.ts'

/** How many questions are read at once. */
const LOOKED_AT = 500

interface Page {
  /** By id, which is by the second they were asked in. */
  readonly items: readonly StoredRecord[]
  /** Tasks of rooms whose holders ask people, or that wait for a review. */
  readonly inRooms: readonly RoomTask[]
  /** Tasks whose blocker was dropped. */
  readonly dropped: readonly Task[]
  /** When the next one can be tried. */
  readonly nextTry: number
  readonly isMore: boolean
}

/** What the last page ended with. */
type Place = { readonly item: string | undefined } | { readonly inRooms: number } | { readonly dropped: number }

export const START: Place = { item: undefined }

export type Wanted = Pick<InputOf<Operations['inbox']>, 'for' | 'item' | 'ready' | 'limit'> & { readonly after: Place }

/** A page of what can be answered. */
export async function waitingFor(context: Context, wanted: Wanted): Promise<Page> {
  const { after, limit, item, ready, for: subject } = wanted
  if (item !== undefined) return onlyOne(context, item, ready)
  const governed = 'item' in after ? await governedPage(context, wanted, after.item) : NONE_GOVERNED
  // A program that answers for all systems does not answer for people.
  const isForPeople = subject === 'user' || (subject === undefined && !ready)
  if (governed.isMore || !isForPeople) return { ...EMPTY, ...governed }
  let left = limit - governed.items.length
  const last = 'inRooms' in after ? after.inRooms : 0
  const inRooms = 'dropped' in after ? [] : await awaitingInRooms(context, { after: last, limit: left + 1 })
  if (inRooms.length > left) return { ...EMPTY, ...governed, inRooms: inRooms.slice(0, left), isMore: true }
  left -= inRooms.length
  const dropped = await droppedQuestions(context, { after: 'dropped' in after ? after.dropped : 0, limit: left + 1 })
  return { ...governed, inRooms, dropped: dropped.slice(0, left), isMore: dropped.length > left }
}

/** What a role was asked waits for the role. */
async function awaitingInRooms(
  context: Context,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly RoomTask[]> {
  const awaiting: RoomTask[] = []
  for (let last = after; ; ) {
    const found = await context.store.awaitingPerson({ after: last, limit })
    const reviews = new Set(await reviewable(context, found.filter(awaitsReview)))
    awaiting.push(...found.filter((task) => reviews.has(task) || asksPeople(task)))
    last = found.at(-1)?.number ?? last
    if (found.length < limit || awaiting.length >= limit) return awaiting.slice(0, limit)
  }
}

const asksPeople = (task: RoomTask) => openQuestionOf(task) !== undefined && task.fields.askedOf === PEOPLE

type GovernedPage = Omit<Page, 'inRooms' | 'dropped'>

const NONE_GOVERNED: GovernedPage = { items: [], nextTry: Number.POSITIVE_INFINITY, isMore: false }
const EMPTY: Page = { ...NONE_GOVERNED, inRooms: [], dropped: [] }

async function onlyOne({ store }: Context, id: string, ready: boolean): Promise<Page> {
  const [about, review] = [questionRef(id), reviewRef(id)]
  const number = about?.number ?? review?.number ?? droppedRef(id)?.number
  const task = number === undefined ? undefined : await store.findTask({ number })
  if (task !== undefined) {
    const named = about ?? review
    const awaiting = named !== undefined && task.lifecycle === 'room' ? asRoomTask(task) : undefined
    const isSame = named?.epoch === undefined || named.epoch === (awaiting?.fields.epoch ?? 0)
    const isNamed = (one: RoomTask) =>
      (about !== undefined && openQuestionOf(one) !== undefined) ||
      (about?.epoch === undefined && awaitsReview(one) && !asksHowToGoOn(one))
    if (awaiting !== undefined && isSame && isNamed(awaiting)) return { ...EMPTY, inRooms: [awaiting] }
    return { ...EMPTY, dropped: about?.epoch === undefined && asksHowToGoOn(task) ? [task] : [] }
  }
  const only = await store.findRecord('item', id)
  const states: readonly string[] = ready ? ['open'] : WAITING
  return { ...EMPTY, items: only !== undefined && states.includes(only.state) ? [only] : [] }
}

/** What is to be tried later does not take the place of what can be tried now. */
async function governedPage(
  { store, now }: Context,
  { for: subject, ready, limit }: Wanted,
  begin: string | undefined,
): Promise<GovernedPage> {
  const states: readonly string[] = ready ? ['open'] : WAITING
  const due: StoredRecord[] = []
  let nextTry = Number.POSITIVE_INFINITY
  const atOnce = ready ? LOOKED_AT : limit + 1
  for (let after = begin; ; ) {
    const found = await store.records({
      kind: 'item',
      states,
      limit: atOnce,
      ...(subject && { subject }),
      ...(after !== undefined && { after }),
    })
    for (const item of found) {
      if (ready && retryAt(item) > now()) nextTry = Math.min(nextTry, retryAt(item))
      else due.push(item)
    }
    after = found.at(-1)?.id
    if (due.length > limit) return { items: due.slice(0, limit), nextTry, isMore: true }
    if (found.length < atOnce) return { items: due, nextTry, isMore: false }
  }
}

/** Names what it goes on after, so that a page is found by looking it up, not by counting. */
export function cursorAfter({ items, inRooms, dropped }: Pick<Page, 'items' | 'inRooms' | 'dropped'>): string {
  return Buffer.from(JSON.stringify(lastOf(items, inRooms, dropped))).toString('base64url')
}

function lastOf(items: Page['items'], inRooms: Page['inRooms'], dropped: Page['dropped']) {
  const [lastDropped, lastInRooms] = [dropped.at(-1), inRooms.at(-1)]
  if (lastDropped !== undefined) return ['dropped', lastDropped.number]
  return lastInRooms === undefined ? ['item', items.at(-1)?.id] : ['question', lastInRooms.number]
}

/** Undefined if it is no cursor of an inbox. */
export function placeIn(cursor: string): Place | undefined {
  try {
    const [kind, value] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (kind === 'question' && Number.isSafeInteger(value)) return { inRooms: value }
    if (kind === 'dropped' && Number.isSafeInteger(value)) return { dropped: value }
    return kind === 'item' && /^[\p{L}\p{N}._-]{1,64}$/u.test(value) ? { item: value } : undefined
  } catch {
    return undefined
  }
}

const retryAt = ({ body }: RecordOf<'item'>) => body.retry_at ?? 0
