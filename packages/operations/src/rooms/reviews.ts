// Work of rooms that waits for a person's review, as items of the inbox, and their answers. Such an item is no record: it is read
// from the task, whose events say what became of it, so that the two cannot disagree.
//
// WR1. A review is named by the task and the claim it is about, `3-review-2`: whoever answers one after the task was worked on
//      again changes nothing. A person may name the task alone.
// WR2. What is attached to work is reviewed once nobody works on that any more [D25].
// WR3. What a role was asked waits for the role, not for a person [D49].

import {
  type InputOf,
  type Operations,
  type Outcome,
  problemsIn,
  type ResultOf,
  type ReviewAnswer,
  type ReviewCause,
  refuse,
  reviewAnswer,
  reviewReason,
  roomReview,
  toTaskView,
} from '@pawl/contract'
import { type RoomTask, shortenText, type TaskEvent } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RoomStore, RoomView } from '../ports/room-store.ts'
import type { TaskReader, TaskStore } from '../ports/task-store.ts'
import { changedAndTold } from './change-room-task.ts'
import { accepting, closing, sendingBack } from './move-room-task.ts'
import { epochOf, openQuestionOf, parentsOf } from './room-decisions.ts'
import { asRoomTask } from './room-task.ts'

type Item = ResultOf<Operations['inbox']>['items'][number]

const TITLE = 100
/** How much of a result is told where it stands among others. */
const BRIEF = 500
const IN_WORK = ['pending', 'queued', 'acknowledged', 'in_progress']

interface ReviewRef {
  readonly number: number
  /** The claim it is about; whichever waits now if left out. */
  readonly epoch: number | undefined
}

/** Undefined if it names no review. */
export function reviewRef(item: string): ReviewRef | undefined {
  const match = /^#?([1-9]\d{0,9})-review-(\d{1,9})$/.exec(item)
  return match === null ? undefined : { number: Number(match[1]), epoch: Number(match[2]) }
}

export function awaitsReview(task: RoomTask): boolean {
  return task.status === 'pending_user_review' && openQuestionOf(task) === undefined
}

/** Of these, the ones that nobody works on any more [WR2]. */
export async function reviewable(
  { store }: Context<Pick<TaskReader, 'findTasks'>>,
  tasks: readonly RoomTask[],
): Promise<readonly RoomTask[]> {
  const later = await reviewedLater(store, tasks)
  return tasks.filter(({ id }) => !later.has(id))
}

/** Those that go with work which is not over, by id, with the numbers of that. */
export async function reviewedLater(
  store: Pick<TaskReader, 'findTasks'>,
  tasks: readonly RoomTask[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const ids = new Set(tasks.flatMap(parentsOf))
  const parents = ids.size === 0 ? [] : await store.findTasks([...ids])
  const inWork = new Map(parents.filter(({ status }) => IN_WORK.includes(status)).map(({ id, number }) => [id, number]))
  const after = tasks.map((task) => [task.id, parentsOf(task).flatMap((id) => inWork.get(id) ?? [])] as const)
  return new Map(after.filter(([, numbers]) => numbers.length > 0))
}

/** One review of a task, and what became of it. */
interface PastReview {
  readonly epoch: number
  readonly by: string
  readonly at: number
  readonly answered?: ReviewAnswer
}

/** Everything that was ever left to people's review, oldest first. Pure. */
function reviewsIn(events: readonly TaskEvent[]): PastReview[] {
  const reviews: PastReview[] = []
  let epoch = 0
  let isOpen = false
  for (const { set, from, to, by, at } of events) {
    if (typeof set.epoch === 'number') epoch = set.epoch
    const last = reviews.at(-1)
    if (isOpen && last !== undefined && to !== 'pending_user_review') {
      reviews[reviews.length - 1] = { ...last, by, at, answered: answerIn(to, set.sentBackBecause) }
      isOpen = false
    }
    if (to === 'pending_user_review' && from !== to && set.question === undefined) {
      reviews.push({ epoch, by, at })
      isOpen = true
    }
  }
  return reviews
}

function answerIn(to: string, because: unknown): ReviewAnswer {
  if (to === 'completed') return { answer: 'accept' }
  if (to === 'closed') return { answer: 'close' }
  return { answer: 'send_back', ...(typeof because === 'string' && { because }) }
}

export function reviewItem(task: RoomTask, { language }: Pick<Context, 'language'>): Item {
  const { assignedTo, role } = task.fields
  return toItem(task, { epoch: epochOf(task), by: `agent:${assignedTo ?? role}`, at: task.updatedAt }, language)
}

/** Enough to choose by. */
export function briefReviewItem(task: RoomTask, context: Pick<Context, 'language'>): Item {
  const { ways: _, answers: __, ...item } = reviewItem(task, context)
  const { result } = item.body
  return {
    ...item,
    body: { ...item.body, ...(result !== undefined && { result: shortenText(String(result), BRIEF) }) },
  }
}

/** A review is no record: what would be its state is read from the task. */
function becameOf(answered: ReviewAnswer | undefined): Item['state'] {
  return answered === undefined ? 'open' : 'answered'
}

function toItem(task: RoomTask, { epoch, by, at, answered }: PastReview, language: Context['language']): Item {
  const { chatroomId: room, role, content, result } = task.fields
  const cause = causeOf(task)
  const reason = reviewReason(cause.cause, cause.said, language)
  return {
    kind: 'item',
    id: `${task.number}-review-${epoch}`,
    version: task.version,
    state: becameOf(answered),
    body: {
      type: 'RoomReview',
      room,
      role,
      task_id: task.id,
      task_number: task.number,
      title: shortenText(content.split('\n')[0] ?? '', TITLE),
      // What it came for is told of the review that waits; of one before, the events say it.
      ...(answered === undefined && { cause: cause.cause, reason }),
      ...(answered === undefined && result !== undefined && { result }),
      ...(answered !== undefined && { answer: answered }),
    },
    actor: by,
    at,
    to: 'user',
    type: 'RoomReview',
    ...roomReview(language),
  }
}

function causeOf({ fields }: RoomTask): { readonly cause: ReviewCause; readonly said: string | undefined } {
  const { stoppedBecause, setAsideBecause, lastFailure, failures, reviewAgain } = fields
  if (stoppedBecause !== undefined) return { cause: 'stopped', said: stoppedBecause }
  if (setAsideBecause !== undefined) return { cause: 'handed_over', said: setAsideBecause }
  if ((failures ?? 0) > 0) return { cause: 'failed', said: lastFailure }
  if (reviewAgain === true) return { cause: 'done_again', said: undefined }
  return { cause: fields.parentTaskIds === undefined ? 'reopened' : 'attached', said: undefined }
}

/** Answered or not. Undefined if there never was such a review. */
export async function findReview(
  { store, language }: Context<TaskReader>,
  { number, epoch }: ReviewRef,
): Promise<Item | undefined> {
  const task = await store.findTask({ number })
  if (task?.lifecycle !== 'room') return undefined
  const past = reviewsIn((await store.taskEvents(task.id)).map(({ event }) => event))
  const found = past.findLast((one) => epoch === undefined || one.epoch === epoch)
  return found && toItem(asRoomTask(task), found, language)
}

export async function answerReview(
  context: Context<RoomStore & TaskStore>,
  { number, epoch }: ReviewRef,
  { item, answer: given }: InputOf<Operations['answerItem']>,
): Promise<Outcome<ResultOf<Operations['answerItem']>>> {
  const read = reviewAnswer()
  const said = typeof given === 'string' ? asObject(given) : given
  const problems = problemsIn(read, said, context.language, 'answer')
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const answer = read.parse(said)
  const asked = await findReview(context, { number, epoch })
  if (asked === undefined) return refuse('ITEM_NOT_FOUND', { item })
  if (asked.state === 'answered') return refuse('ITEM_ANSWERED', { item, by: asked.actor, at: asked.at })
  const decide = decidingBy(context, answer)
  const unlessOutdated = (view: RoomView, now: RoomTask) =>
    awaitsReview(now) && (epoch === undefined || epoch === epochOf(now))
      ? decide(view, now)
      : refuse('ITEM_OUTDATED', { item, reason: 'reviewed_anew', task: number })
  const { kind, id, body } = asked
  const told = (task: RoomTask) => ({
    item: {
      kind,
      id,
      version: task.version,
      state: becameOf(answer),
      body: { ...body, answer },
      actor: context.actor,
      at: task.updatedAt,
    },
    tasks: [toTaskView(task)],
    items: [],
  })
  return changedAndTold(context, String(number), unlessOutdated, told)
}

function decidingBy(context: Context<RoomStore & TaskStore>, answer: ReviewAnswer) {
  switch (answer.answer) {
    case 'accept':
      return accepting(context)
    case 'send_back':
      return sendingBack(context, answer.because)
    case 'close':
      return closing(context)
  }
}

/** `accept` is short for the object that says so; what stands behind `send_back` is the reason. */
function asObject(given: string): unknown {
  try {
    const parsed: unknown = JSON.parse(given)
    if (typeof parsed === 'object') return parsed
  } catch {
    // It is no JSON, and need not be.
  }
  const [, because] = /^\s*send_back[\s:]+(.*)$/s.exec(given) ?? []
  return because === undefined ? { answer: given.trim() } : { answer: 'send_back', because }
}
