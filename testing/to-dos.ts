// To-dos for the suites of the store: added, moved and edited as operations do it, by a clock that goes on by itself.

import { refuse } from '../packages/contract/src/index.ts'
import {
  createTask,
  decide,
  decideEdit,
  type Fields,
  lifecycleOf,
  type Task,
  type TodoTask,
  todo,
} from '../packages/kernel/src/index.ts'
import {
  type Decided,
  newId,
  type TaskQuery,
  type WorkspaceStore,
  type Write,
} from '../packages/operations/src/index.ts'
import { EVERYONE } from './everyone.ts'

let clock = 1_000

export function add(store: WorkspaceStore, fields: TodoTask['fields']): Promise<Write> {
  return store.insertTask(draftOf(fields))
}

export const todoDraft = (title: string) => draftOf({ title })

function draftOf(fields: TodoTask['fields']): (number: number) => Write {
  const creation = { id: newId(), by: 'person:dana', at: clock++, fields }
  return (number) => createTask(todo, { ...creation, number })
}

export const move =
  (to: string, by = 'person:dana') =>
  (task: Task): Decided => {
    const decision = decide(lifecycleOf(task), task, { as: EVERYONE, to, by, at: clock++ })
    return decision.refused ? refuse('TASK_INVALID_TRANSITION', decision.error.variables) : decision
  }

export const edit =
  (fields: Fields) =>
  (task: Task): Decided => {
    const decision = decideEdit(lifecycleOf(task), task, { as: EVERYONE, by: 'person:dana', at: clock++, fields })
    if (decision.refused) return refuse('FIELD_NOT_EDITABLE', { field: decision.field, lifecycle: 'todo' })
    return 'unchanged' in decision ? { refused: false, unchanged: task } : decision
  }

export const everything: TaskQuery = {
  lifecycle: 'todo',
  statuses: ['open', 'in_progress', 'done'],
  sort: 'number',
  limit: 50,
}

export const titles = (tasks: readonly Task[]) => tasks.map((task) => task.fields.title)

export const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))
