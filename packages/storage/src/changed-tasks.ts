import type { Task } from '@pawl/kernel'

/** The tasks, by number, as they are after some have changed or come; the same array if none has. */
export function withChanged(tasks: readonly Task[], changed: readonly Task[]): readonly Task[] {
  if (changed.length === 0) return tasks
  const newer = new Map(changed.map((task) => [task.number, task]))
  const kept = tasks.map((task) => {
    const now = newer.get(task.number)
    newer.delete(task.number)
    return now ?? task
  })
  return [...kept, ...newer.values()].sort((a, b) => a.number - b.number)
}
