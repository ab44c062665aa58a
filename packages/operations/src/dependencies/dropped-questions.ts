// Work whose blocker was dropped, as questions of the inbox [D50]. Such a question is no record: it is read from the task,
// whose events say what became of it, so that the two cannot disagree.
//
// DQ1. A question is about what was dropped when it was asked: its name says which. If more is dropped meanwhile, or what was
//      dropped comes back, an answer to it changes nothing.
// DQ2. It is asked while the task has not ended itself.

import {
  droppedAnswer,
  droppedQuestion,
  droppedReason,
  type InputOf,
  type Operations,
  type Outcome,
  problemsIn,
  type ResultOf,
  refuse,
  succeed,
  type TaskView,
} from '@pawl/contract'
import { present, shortenText, type Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import type { TaskReader } from '../ports/task-store.ts'
import { droppedIn, type PastDrop } from './dropped-history.ts'
import { endOf, linksOf, nameOf } from './links.ts'
import { mayAnswer, unblock } from './unblock-task.ts'

type Item = ResultOf<Operations['inbox']>['items'][number]

const TITLE = 100
const SHOWN = 20

interface DroppedRef {
  readonly number: number
  /** Which blockers it is about; whichever are dropped now if left out. */
  readonly about: string | undefined
}

/** Undefined if it names no such question. */
export function droppedRef(item: string): DroppedRef | undefined {
  const match = /^#?([1-9]\d{0,9})-dropped-([0-9a-f]{8})$/.exec(item)
  return match === null ? undefined : { number: Number(match[1]), about: present(match[2]) }
}

const nameFor = (number: number, about: string) => `${number}-dropped-${about}`

/** Names some blockers, whoever may see them. */
function nameOfThese(ids: readonly string[]): string {
  return crypto().createHash('sha256').update(ids.toSorted().join()).digest('hex').slice(0, 8)
}

export function asksHowToGoOn(task: Task): boolean {
  return linksOf(task, 'droppedBlockers').length > 0 && endOf(task) === undefined
}

/** Those that are asked about, by number. A to-do is asked about only where its answer may be given. */
export async function droppedQuestions(
  context: Context<TaskReader>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly Task[]> {
  const asked: Task[] = []
  for (let last = after; asked.length < limit; ) {
    const page = await context.store.tasksWaiting({ after: last, limit: Math.max(limit, SHOWN), dropped: true })
    const isForAsker = (task: Task) => task.lifecycle !== 'todo' || !mayAnswer(context, task).refused
    asked.push(...page.tasks.filter((task) => asksHowToGoOn(task) && isForAsker(task)))
    if (page.last === null) break
    last = page.last
  }
  return asked.slice(0, limit)
}

/** As the inbox shows them. */
export async function droppedItems(context: Context<TaskReader>, tasks: readonly Task[], brief: boolean) {
  const blockers = await blockersOf(context, tasks)
  return tasks.map((task): Item => {
    const ids = linksOf(task, 'droppedBlockers')
    const open = { ids, by: task.fields.ownedBy ?? task.lifecycle, at: task.updatedAt }
    const { ways, answers, ...item } = toItem(context, task, { ...open, by: String(open.by) }, blockers)
    return brief ? item : { ...item, ways, answers }
  })
}

async function blockersOf({ store }: Context<TaskReader>, tasks: readonly Task[]) {
  const ids = new Set(tasks.flatMap((task) => linksOf(task, 'droppedBlockers').slice(0, SHOWN)))
  return new Map((await store.findTasks([...ids])).map((one) => [one.id, one]))
}

function toItem(
  { language }: Pick<Context, 'language'>,
  task: Task,
  { ids, by, at, answered }: PastDrop,
  blockers: ReadonlyMap<string, Task>,
): Item {
  const known = ids.flatMap((id) => blockers.get(id) ?? [])
  const named = known.map((one) => `#${one.number} ${shortenText(firstLine(one), TITLE)}`)
  const { chatroomId: room, initiative_id } = task.fields
  return {
    kind: 'item',
    id: nameFor(task.number, nameOfThese(ids)),
    version: task.version,
    state: becameOf(answered),
    body: {
      type: 'DroppedBlocker',
      task_id: task.id,
      task_number: task.number,
      title: shortenText(firstLine(task), TITLE),
      dropped: known.map(({ number }) => number),
      reason: droppedReason(named, ids.length - known.length, language),
      ...(room !== undefined && { room }),
      ...(initiative_id !== undefined && { initiative_id }),
      ...(answered !== undefined && answered !== 'withdrawn' && { answer: { answer: answered } }),
    },
    actor: by,
    at,
    to: 'user',
    type: 'DroppedBlocker',
    ...droppedQuestion(language),
  }
}

const firstLine = (task: Task) => nameOf(task).split('\n')[0] ?? ''

function becameOf(answered: PastDrop['answered']): Item['state'] {
  if (answered === undefined) return 'open'
  return answered === 'withdrawn' ? 'withdrawn' : 'answered'
}

/** Answered or not. Undefined if nothing of the kind was ever asked. */
export async function findDropped(
  context: Context<TaskReader>,
  { number, about }: DroppedRef,
): Promise<Item | undefined> {
  const task = await context.store.findTask({ number })
  if (task === undefined) return undefined
  const past = droppedIn((await context.store.taskEvents(task.id)).map(({ event }) => event))
  const found = past.findLast(({ ids }) => about === undefined || nameOfThese(ids) === about)
  if (found === undefined) return undefined
  const blockers = new Map((await context.store.findTasks(found.ids.slice(0, SHOWN))).map((one) => [one.id, one]))
  return toItem(context, task, found, blockers)
}

export async function answerDropped(
  context: Context,
  ref: DroppedRef,
  { item, answer: given }: InputOf<Operations['answerItem']>,
): Promise<Outcome<ResultOf<Operations['answerItem']>>> {
  const read = droppedAnswer()
  const said = typeof given === 'string' ? asObject(given) : given
  const problems = problemsIn(read, said, context.language, 'answer')
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const answer = read.parse(said)
  const asked = await findDropped(context, ref)
  if (asked === undefined) return refuse('ITEM_NOT_FOUND', { item })
  const told = ({ task }: { readonly task: TaskView }) => {
    const { kind, id } = asked
    const body = { ...asked.body, answer }
    const state = becameOf(answer.answer)
    const { actor } = context
    return {
      item: { kind, id, version: task.version, state, body, actor, at: task.updatedAt },
      tasks: [task],
      items: [],
    }
  }
  if (context.receipt !== undefined) context.receipt.keptAs = (done) => told(done as { readonly task: TaskView })
  const stillAsked = (task: Task) => refuseUnasked(context, ref, item, task)
  const on = answer.answer === 'wait_for' ? answer.on : []
  const outcome = await unblock(context, { task: String(ref.number), answer: answer.answer, on }, stillAsked)
  return outcome.refused ? outcome : succeed(told(outcome.value))
}

/** Undefined if the task asks just this now [DQ1]. */
async function refuseUnasked(context: Context, { number, about }: DroppedRef, item: string, task: Task) {
  const ids = linksOf(task, 'droppedBlockers')
  if (asksHowToGoOn(task) && (about === undefined || nameOfThese(ids) === about)) return undefined
  const past = await findDropped(context, { number, about })
  if (past?.state === 'answered') return refuse('ITEM_ANSWERED', { item, by: past.actor, at: past.at })
  return refuse('ITEM_OUTDATED', { item, reason: 'blockers_moved', task: number })
}

/** `go_on` is short for the object that says so. */
function asObject(given: string): unknown {
  try {
    const parsed: unknown = JSON.parse(given)
    if (typeof parsed === 'object') return parsed
  } catch {
    // It is no JSON, and need not be.
  }
  return { answer: given.trim() }
}
