import {
  fieldProblems,
  type InputOf,
  LOCAL_ACTOR,
  type Operations,
  refuse,
  succeed,
  type TaskView,
  toTaskView,
} from '@pawl/contract'
import { createTask, present, type Task, type TodoTask, todo } from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import type { Context } from '../context.ts'
import { blockedByThese, tasksNamed } from '../dependencies/named-tasks.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { TaskStore } from '../ports/task-store.ts'
import type { NewTask } from '../ports/write.ts'
import { plannedFields } from './planned-fields.ts'
import { readText } from './read-text.ts'

const ATTEMPTS = 10

type Input = InputOf<Operations['addTask']>

export async function addTask(context: Context<TaskStore>, { text, leave, timeZone, blockedBy, ...given }: Input) {
  const at = context.now()
  const moment = { ...context, now: () => at }
  const read = text === undefined ? given : await readText(moment, { text, leave, timeZone }, given)
  const plan = await plannedFields(moment, read, timeZone)
  if (plan.refused) return plan
  const fields = withoutNothing({ ...read, ...plan.value })
  const problems = fieldProblems('todo', fields, context.language)
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const blockers = await tasksNamed(context, blockedBy ?? [])
  if (blockers.refused) return blockers
  const creation = {
    ...signed(context),
    id: context.newId(),
    at,
    fields: { ...(fields as TodoTask['fields']), ...ownedBy(context), ...blockedByThese(blockers.value) },
  }
  const answer = (task: Task) => ({ task: toTaskView(task) })
  const build = (number: number) => createTask(todo, { ...creation, number })
  if (blockers.value.length > 0) return addDependent(context, { insert: build }, answer)
  const { task } = await context.store.insertTask(build, receiptFor(context, answer))
  return succeed(answer(task))
}

/** Those it depends on are written too: again, should one of them change meanwhile. */
async function addDependent(context: Context<TaskStore>, task: NewTask, answer: (task: Task) => { task: TaskView }) {
  const receipt = receiptFor(context, ([added]: readonly Task[]) => answer(added as Task))
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const stored = await context.store.storeTogether([task], receipt)
    if (stored !== 'stale') return succeed(answer(present(stored[0])))
  }
  return refuse('STORE_CONTENDED', {})
}

/** A new task has nothing to take away. */
function withoutNothing(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

/** Alone on a machine nobody has to be named. */
function ownedBy({ principal: { name, alone } }: Context<unknown>): Pick<TodoTask['fields'], 'ownedBy'> {
  return alone || name === LOCAL_ACTOR ? {} : { ownedBy: name }
}
