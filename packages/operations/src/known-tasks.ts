// Tasks as the conversation sees them. Made once for an array of tasks, so that what the dialogue keeps for it is kept.

import type { KnownTask } from '@pawl/dialogue'
import type { Task } from '@pawl/kernel'

const known = new WeakMap<readonly Task[], readonly KnownTask[]>()

export function knownTasks(tasks: readonly Task[]): readonly KnownTask[] {
  const before = known.get(tasks)
  if (before !== undefined) return before
  const made = tasks.map(toKnownTask)
  known.set(tasks, made)
  return made
}

function toKnownTask({ id, number, status, fields }: Task): KnownTask {
  return {
    id,
    number,
    status,
    title: String(fields.title ?? ''),
    priority: (fields.priority as string | undefined) ?? null,
    deadline: (fields.deadline as string | undefined) ?? null,
    description: (fields.description as string | undefined) ?? null,
  }
}
