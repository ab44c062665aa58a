// The projects and tags of whoever asks, by name, with how many open tasks each has. They are what tasks say: one that no open task
// names is not there.

import { type Operations, type Outcome, type ResultOf, succeed } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { FiledCount, TaskStore } from '../ports/task-store.ts'

export async function listProjects({
  store,
  language,
}: Context<TaskStore>): Promise<Outcome<ResultOf<Operations['listProjects']>>> {
  const counts = await store.countFiled()
  const { compare } = new Intl.Collator(language)
  const named = (kind: FiledCount['kind']) =>
    merged(counts.filter((count) => count.kind === kind)).toSorted((one, other) => compare(one.name, other.name))
  return succeed({ projects: named('project'), tags: named('tag') })
}

/** ‘Home’ and ‘home’ are one, by the name that is used most. */
function merged(counts: readonly FiledCount[]): { name: string; tasks: number }[] {
  const groups = Map.groupBy(counts, ({ name }) => name.toLocaleLowerCase())
  return [...groups.values()].map((spelled) => {
    const [most] = spelled.toSorted((one, other) => other.tasks - one.tasks || (one.name < other.name ? -1 : 1))
    return { name: (most as FiledCount).name, tasks: spelled.reduce((sum, { tasks }) => sum + tasks, 0) }
  })
}
