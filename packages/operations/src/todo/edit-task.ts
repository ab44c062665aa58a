// Changes what a task says. Of one that recurs, the deadline is that of this time; everything else is the whole series',
// unless only this time is meant. Several are changed together, or none of them.

import { type InputOf, type Operations, type Outcome, refuse, succeed, type TaskView } from '@pawl/contract'
import { isTaskOf, type TodoTask, todo } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { changeTogether, namedIn } from './change-together.ts'
import { editFields, type TodoChanges } from './edit-fields.ts'
import { plannedFields } from './planned-fields.ts'

type Input = InputOf<Operations['editTask']>

export async function editTask(
  context: Context<TaskStore>,
  input: Input,
): Promise<Outcome<{ task: TaskView; also?: TaskView[] }>> {
  const named = namedIn(input.task)
  if (named.length > 1)
    return changeTogether(
      context,
      named,
      (own, id) => editOne(own, { ...input, task: id }),
      () => ({}),
    )
  return editOne(context, input)
}

async function editOne(context: Context<TaskStore>, input: Input): Promise<Outcome<{ task: TaskView }>> {
  const { task, expectedVersion, onlyThis = false, timeZone, addTags, ...given } = input
  // A rule begins at the deadline the task has; nothing else depends on it.
  const has = given.recurrence ? await context.store.findTask(parseTaskRef(task)) : undefined
  const plan = await plannedFields(context, given, timeZone, has && isTaskOf(todo, has) ? has.fields : {})
  if (plan.refused) return plan
  const fields: TodoChanges = givenOnly({ ...given, ...plan.value })
  return editFields(context, { task, expectedVersion }, (now) => {
    const changes =
      addTags === undefined ? fields : { ...fields, tags: withTags(fields.tags ?? now.fields.tags, addTags) }
    if (Object.keys(changes).length === 0) return refuse('NOTHING_TO_EDIT', { taskId: now.id })
    const series = seriesAfter(now, changes, onlyThis)
    return succeed(series === undefined ? changes : { ...changes, series })
  })
}

/** Each once, however it is spelled. */
function withTags(has: readonly string[] | null = [], added: readonly string[]): string[] {
  const tags = [...(has ?? []), ...added.map((tag) => tag.replace(/^#/, ''))]
  return tags.filter((tag, at) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at)
}

function givenOnly(fields: object): TodoChanges {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** In these one time may differ from the others. */
const OF_A_SERIES = ['title', 'description', 'priority', 'project', 'tags', 'reminders', 'checklist'] as const

/** What the next one gets instead; undefined if that stays as it is. */
function seriesAfter({ fields: now }: TodoTask, changes: TodoChanges, onlyThis: boolean): TodoChanges['series'] {
  const touched = OF_A_SERIES.filter((field) => changes[field] !== undefined)
  if (now.recurrence === undefined || touched.length === 0 || changes.series !== undefined) return undefined
  const before = (now.series ?? {}) as Record<string, NonNullable<TodoChanges['series']>>
  if (!onlyThis && now.series === undefined) return undefined
  const kept = { ...before }
  for (const field of touched) {
    if (!onlyThis) delete kept[field]
    else if (!(field in kept)) kept[field] = (now[field] ?? null) as never
  }
  return Object.keys(kept).length === 0 ? null : kept
}
