// What was written, as it is after what followed from it in the same commit.

import type { Task } from '@pawl/kernel'

/** The tasks in the order they were asked to be written, each as it is by now, and after them the others. */
export function withFollowing(tasks: readonly Task[], following: readonly Task[]): Task[] {
  const latest = new Map(following.map((task) => [task.id, task]))
  const own = tasks.map((task) => latest.get(task.id) ?? task)
  const others = following.filter(({ id }) => own.every((task) => task.id !== id))
  return [...own, ...others]
}
