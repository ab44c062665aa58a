// All that matters for a task, gathered from where it is kept: the message it came from, the tasks before it of the same
// message, what it waited for, its own events, what is attached. Of a governed task the attempts it replaces.

import {
  type ContextPart,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  shownReason,
  succeed,
  taskContextMarkdown,
  toTaskView,
} from '@pawl/contract'
import { type GovernedTask, governed, isTaskOf, type RoomTask, room, type Task } from '@pawl/kernel'
import { foldAttempts } from '../attempts/fold-attempts.ts'
import type { Context } from '../context.ts'
import { linksOf } from '../dependencies/links.ts'
import type { RoomStore } from '../ports/room-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { questionsIn } from './questions.ts'
import { attachedTo } from './room-decisions.ts'
import { sourceMessage } from './room-entries.ts'

type Needs = Context<RoomStore & TaskStore>

/** Among so many of the last changes of a room the work before is looked for. */
const LOOKED_THROUGH = 1_000
/** So many attempts are followed back along a chain of replacements. */
const MOST_REPLACED = 10

export async function taskContext(
  context: Needs,
  { task: ref, limit }: InputOf<Operations['taskContext']>,
): Promise<Outcome<ResultOf<Operations['taskContext']>>> {
  const task = await context.store.findTask(parseTaskRef(ref))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  const parts = await partsOf(context, task)
  const document = { task: task.number, parts }
  return succeed({ task: toTaskView(task), context: taskContextMarkdown(document, context.language, limit) })
}

async function partsOf(context: Needs, task: Task): Promise<readonly ContextPart[]> {
  if (isTaskOf(room, task)) return inRoom(context, task)
  if (isTaskOf(governed, task)) return underPolicy(context, task)
  const { title, description } = task.fields
  return [{ part: 'task', text: said([title, description]) }]
}

async function inRoom(context: Needs, task: RoomTask): Promise<readonly ContextPart[]> {
  const { content, sentBackBecause, releasedBecause, messages = [] } = task.fields
  const { request, before } = await cameFrom(context, task)
  const attached = await context.store.findTasks(attachedTo(task))
  return [
    { part: 'task', text: content },
    ...(request === undefined || request === content ? [] : [{ part: 'request', text: request } as const]),
    ...part('sentBack', sentBackBecause),
    ...(await askedAbout(context, task)),
    ...messages.map((text) => ({ part: 'told', text }) as const),
    ...(await ownResults(context, task)),
    ...before.map(resultOf),
    ...(await waitedFor(context, task, before)),
    ...attached.map(({ number, fields }) => ({
      part: 'attached' as const,
      of: `#${number}`,
      text: said([fields.content, fields.result]),
    })),
    ...(await failuresOf(context, task)),
    ...part('released', releasedBecause && shownReason(releasedBecause, context.language)),
  ]
}

function resultOf(task: RoomTask | GovernedTask): ContextPart {
  const { number } = task
  if (isTaskOf(governed, task)) {
    const { title, result, assignee } = task.fields
    return { part: 'result', of: [`#${number}`, assignee].filter(Boolean).join(', '), text: said([title, result]) }
  }
  const { content, result, assignedTo, role } = task.fields
  return { part: 'result', of: `#${number}, ${assignedTo ?? role}`, text: said([content, result]) }
}

/** What came of the work it depends on, as far as that is there for whoever asks. */
async function waitedFor({ store }: Needs, task: Task, told: readonly Task[] = []): Promise<readonly ContextPart[]> {
  const known = new Set(told.map(({ id }) => id))
  const ids = linksOf(task, 'blockedBy').filter((id) => !known.has(id))
  const found = ids.length === 0 ? [] : await store.findTasks(ids)
  return found
    .toSorted((a, b) => a.number - b.number)
    .flatMap((one) => ((isTaskOf(room, one) || isTaskOf(governed, one)) && one.fields.result ? [resultOf(one)] : []))
}

/** The message a task came from, and what was done for it already, oldest first. */
async function cameFrom({ store }: Needs, task: RoomTask) {
  const position = sourceMessage(task.fields.sourceMessageId)
  if (position === undefined) return { request: undefined, before: [] }
  const history = await store.roomHistory(task.fields.chatroomId, LOOKED_THROUGH)
  const request = history.messages.find((message) => message.position === position)?.content
  const before = [...history.tasks.values()]
    .filter(({ id, fields }) => id !== task.id && fields.sourceMessageId === task.fields.sourceMessageId)
    .filter(({ fields }) => fields.result !== undefined)
    .sort((a, b) => a.number - b.number)
  return { request, before }
}

async function askedAbout(context: Needs, task: RoomTask): Promise<readonly ContextPart[]> {
  const questions = questionsIn(await eventsOf(context, task))
  return questions.flatMap(({ question, askedOf, answered }) => [
    { part: 'question' as const, of: askedOf, text: question },
    ...(answered === undefined ? [] : [{ part: 'answer' as const, of: answered.by, text: answered.answer }]),
  ])
}

/** What was handed in for it before it came back, with what was said to the person who looked at it. */
async function ownResults(context: Needs, { id, number, fields }: RoomTask): Promise<readonly ContextPart[]> {
  const events = await eventsOf(context, { id })
  const handedIn = events.filter(({ set }) => typeof set.result === 'string' && set.result !== fields.result)
  return handedIn.map(({ set }) => ({
    part: 'result' as const,
    of: `#${number}`,
    text: said([set.setAsideBecause, set.result]),
  }))
}

async function failuresOf(context: Needs, task: Task): Promise<readonly ContextPart[]> {
  const failed = foldAttempts(await eventsOf(context, task)).filter(({ outcome }) => outcome === 'failed')
  return failed.flatMap(({ attempt, because }) =>
    because === null
      ? []
      : [{ part: 'failure' as const, of: String(attempt), text: shownReason(because, context.language) }],
  )
}

async function underPolicy(context: Needs, task: GovernedTask): Promise<readonly ContextPart[]> {
  const { title, description } = task.fields
  return [
    { part: 'task', text: said([title, description]) },
    ...(await waitedFor(context, task)),
    ...(await replacedBy(context, task)).map(({ number, fields }) => ({
      part: 'result' as const,
      of: `#${number}`,
      text: fields.result ?? '',
    })),
    ...(await failuresOf(context, task)),
  ]
}

/** The attempts it replaces that handed something in, oldest first. */
async function replacedBy({ store }: Needs, task: GovernedTask): Promise<readonly GovernedTask[]> {
  const found: GovernedTask[] = []
  let id = task.fields.replaces_task_id
  for (let steps = 0; id !== undefined && steps < MOST_REPLACED; steps++) {
    const before = await store.findTask({ id })
    if (before === undefined || !isTaskOf(governed, before)) break
    if (before.fields.result !== undefined) found.unshift(before)
    id = before.fields.replaces_task_id
  }
  return found
}

async function eventsOf({ store }: Needs, { id }: Pick<Task, 'id'>) {
  return (await store.taskEvents(id)).map(({ event }) => event)
}

function part(name: ContextPart['part'], text: string | undefined): readonly ContextPart[] {
  return text === undefined ? [] : [{ part: name, text }]
}

/** Those of them that there are, one after the other. */
function said(texts: readonly unknown[]): string {
  return texts.filter((text) => typeof text === 'string' && text !== '').join('\n\n')
}
