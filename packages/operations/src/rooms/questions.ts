// The questions of agents as items of the inbox, and their answers [D49]. A question is part of its task: it is open while
// the task is set aside with it, and it is named by the task and the claim in which it was asked, `3.2`, so that an answer
// never meets a later question. A person may name the task alone.

import {
  agentQuestion,
  type InputOf,
  type Language,
  type Operations,
  type Outcome,
  problemsIn,
  questionAnswer,
  type ResultOf,
  refuse,
  succeed,
  toTaskView,
} from '@pawl/contract'
import { type RoomTask, shortenText, type TaskEvent } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { RoomStore, RoomView } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import type { Stored, Write } from '../ports/write.ts'
import { LONGEST_LINE, PEOPLE, sentBack } from './asking.ts'
import { epochOf, moved, openQuestionOf, takesPlace, written } from './room-decisions.ts'
import { asRoomTask, roomOf } from './room-task.ts'

type Item = ResultOf<Operations['inbox']>['items'][number]

/** How much of a question is told where it stands among others. */
const BRIEF = 500
const TITLE = 100

export interface QuestionRef {
  readonly number: number
  /** The claim it was asked in; whichever is open if left out. */
  readonly epoch: number | undefined
}

/** Undefined if it names no task. */
export function questionRef(item: string): QuestionRef | undefined {
  const match = /^#?([1-9]\d{0,9})(?:\.(\d{1,9}))?$/.exec(item)
  if (match === null) return undefined
  return { number: Number(match[1]), epoch: match[2] === undefined ? undefined : Number(match[2]) }
}

/** One question of a task, and what became of it. */
export interface PastQuestion {
  readonly epoch: number
  readonly question: string
  readonly askedOf: string
  readonly by: string
  readonly at: number
  readonly answered?: { readonly answer: string; readonly by: string; readonly at: number }
}

/** Everything a task was ever set aside with as a question, oldest first. Pure. */
export function questionsIn(events: readonly TaskEvent[]): PastQuestion[] {
  const questions: PastQuestion[] = []
  let epoch = 0
  for (const { trigger, set, by, at } of events) {
    if (typeof set.epoch === 'number') epoch = set.epoch
    const last = questions.at(-1)
    if (trigger === 'setAside' && typeof set.question === 'string')
      questions.push({ epoch, question: set.question, askedOf: String(set.askedOf ?? PEOPLE), by, at })
    else if (last !== undefined && typeof set.askedOf === 'string')
      questions[questions.length - 1] = { ...last, askedOf: set.askedOf }
    else if (last !== undefined && trigger === 'sendBackForRework' && typeof set.answer === 'string')
      questions[questions.length - 1] = { ...last, answered: { answer: set.answer, by, at } }
  }
  return questions
}

export function questionItem(task: RoomTask, language: Language): Item {
  const { assignedTo, role } = task.fields
  const by = `agent:${assignedTo ?? role}`
  const open = { epoch: epochOf(task), question: task.fields.question ?? '', askedOf: PEOPLE, by, at: task.updatedAt }
  return toItem(task, open, language)
}

/** Enough to choose by. */
export function briefQuestionItem(task: RoomTask, language: Language): Item {
  const { ways: _, answers: __, ...item } = questionItem(task, language)
  return { ...item, body: { ...item.body, question: shortenText(String(item.body.question), BRIEF) } }
}

function toItem(
  task: RoomTask,
  { question, askedOf, by, at, epoch, answered }: PastQuestion,
  language: Language,
): Item {
  const { chatroomId: room, role, content } = task.fields
  const isOpen = answered === undefined && openQuestionOf(task) !== undefined && epoch === epochOf(task)
  return {
    kind: 'item',
    id: `${task.number}.${epoch}`,
    version: task.version,
    state: becameOf(answered, isOpen),
    body: {
      type: 'Question',
      room,
      role,
      task_id: task.id,
      task_number: task.number,
      title: shortenText(content.split('\n')[0] ?? '', TITLE),
      question,
      ...(answered !== undefined && { answer: answered.answer }),
    },
    actor: answered?.by ?? by,
    at: answered?.at ?? at,
    to: askedOf,
    type: 'Question',
    ...agentQuestion(language),
  }
}

/** A question is no record: what would be its state is read from the task. */
function becameOf(answered: PastQuestion['answered'], isOpen: boolean): Item['state'] {
  if (answered !== undefined) return 'answered'
  return isOpen ? 'open' : 'withdrawn'
}

/** Answered or not. Undefined if there is no such question. */
export async function findQuestion(
  { store, language }: Context<TaskStore>,
  { number, epoch }: QuestionRef,
): Promise<Item | undefined> {
  const task = await store.findTask({ number })
  if (task?.lifecycle !== 'room') return undefined
  const past = questionsIn((await store.taskEvents(task.id)).map(({ event }) => event))
  const found = past.findLast((one) => epoch === undefined || one.epoch === epoch)
  return found && toItem(asRoomTask(task), found, language)
}

export async function answerQuestion(
  context: Context<RoomStore & TaskStore>,
  { number, epoch }: QuestionRef,
  { item: id, answer: given }: InputOf<Operations['answerItem']>,
): Promise<Outcome<ResultOf<Operations['answerItem']>>> {
  const found = await context.store.findTask({ number })
  if (found?.lifecycle !== 'room') return refuse('ITEM_NOT_FOUND', { item: id })
  const read = questionAnswer()
  const said = answerIn(given)
  const problems = problemsIn(read, said, context.language, 'answer')
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const { answer } = read.parse(said)
  const room = roomOf(asRoomTask(found))
  const line = await askedFor(context, asRoomTask(found))
  const decideOn = (view: RoomView) => {
    const now = asRoomTask(view.tasks.get(found.id))
    const isAsked = openQuestionOf(now) !== undefined && (epoch === undefined || epoch === epochOf(now))
    if (!isAsked) return refuse('NO_QUESTION', { task: number, status: now.status })
    // Whoever was asked instead need not answer any more; the asker takes the place it leaves.
    const closed = noLongerAsked(context, view, now)
    const isLeft = closed.some(({ before }) => takesPlace(before))
    const as = relationsTo(context, now)
    const step = isLeft
      ? moved(context, now, 'pending', 'sendBackForRework', as, { answer })
      : sentBack(context, view, now, as, { answer })
    if (step.refused) return step
    return { ...written([{ task: step.task, event: step.event }, ...closed.map(({ write }) => write)]), before: now }
  }
  const told = ({ tasks: [task], decision: { before } }: Stored<{ readonly before: RoomTask }>) => {
    const answered = { answer, by: context.actor, at: asRoomTask(task).updatedAt }
    const { question = '', askedOf = PEOPLE } = before.fields
    const past = { epoch: epochOf(before), question, askedOf, by: context.actor, at: answered.at, answered }
    const { to: _, type: __, asks: ___, ways: ____, answers: _____, ...item } = toItem(before, past, context.language)
    return { item, tasks: [toTaskView(asRoomTask(task))], items: [] }
  }
  const outcome = await context.store.changeRoom(room, [found.id, ...line], decideOn, receiptFor(context, told))
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  if (!outcome.refused) return succeed(told(outcome))
  return outcome.refusal.code === 'NO_QUESTION'
    ? ((await answeredBefore(context, { number, epoch }, id)) ?? outcome)
    : outcome
}

/** The tasks in which it is asked, each in turn for the one before. */
async function askedFor({ store }: Context<TaskStore>, asker: RoomTask): Promise<readonly string[]> {
  const line: string[] = []
  let { askedIn } = asker.fields
  while (askedIn !== undefined && line.length < LONGEST_LINE) {
    line.push(askedIn)
    const asked = await store.findTask({ id: askedIn })
    askedIn = asked?.lifecycle === 'room' ? asRoomTask(asked).fields.askedIn : undefined
  }
  return line
}

/** Closed by whoever answers; what they may not close stays, and its answer finds nobody who waits for it. */
function noLongerAsked(
  context: Context<unknown>,
  view: RoomView,
  asker: RoomTask,
): readonly { readonly before: RoomTask; readonly write: Write }[] {
  const before = view.tasks.get(asker.fields.askedIn ?? '')
  if (before === undefined || before.status === 'completed' || before.status === 'closed') return []
  const step = moved(context, before, 'closed', 'cancelTask', relationsTo(context, before))
  if (step.refused) return []
  return [{ before, write: { task: step.task, event: step.event } }, ...noLongerAsked(context, view, before)]
}

/** Whoever was overtaken is told by whom. */
async function answeredBefore(context: Context<TaskStore>, ref: QuestionRef, item: string) {
  const { state, actor, at } = (await findQuestion(context, ref)) ?? {}
  return state === 'answered' ? refuse('ITEM_ANSWERED', { item, by: actor ?? '', at: at ?? 0 }) : undefined
}

/** A text is the answer itself, unless it is the object that says so. */
function answerIn(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    const parsed: unknown = JSON.parse(given)
    if (typeof parsed === 'object' && parsed !== null && Object.keys(parsed).join() === 'answer') return parsed
  } catch {
    // It is no JSON, and need not be.
  }
  return { answer: given }
}
