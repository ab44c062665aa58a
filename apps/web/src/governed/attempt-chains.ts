// The tasks of an initiative, folded into chains: a task and the attempts that replaced it, the first first. Pure.

import type { TaskView } from '@pawl/contract'

export function attemptChains(tasks: readonly TaskView[]): readonly (readonly [TaskView, ...TaskView[]])[] {
  const known = new Set(tasks.map(({ id }) => id))
  const followers = Map.groupBy(tasks, ({ replaces_task_id }) => String(replaces_task_id))
  const from = (task: TaskView): readonly TaskView[] => [task, ...(followers.get(task.id) ?? []).flatMap(from)]
  return tasks
    .filter(({ replaces_task_id }) => !known.has(String(replaces_task_id)))
    .map((first) => from(first) as [TaskView, ...TaskView[]])
}
