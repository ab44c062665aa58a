// A task as the conversation sees it.

import type { KnownTask } from '@pawl/dialogue'
import type { Task } from '@pawl/kernel'

export function toKnownTask({ id, number, status, fields }: Task): KnownTask {
  return {
    id,
    number,
    status,
    title: String(fields.title ?? ''),
    priority: (fields.priority as string | undefined) ?? null,
    deadline: (fields.deadline as string | undefined) ?? null,
    description: (fields.description as string | undefined) ?? null,
    tags: (fields.tags as readonly string[] | undefined) ?? null,
    project: (fields.project as string | undefined) ?? null,
    recurrence: (fields.recurrence as string | undefined) ?? null,
    reminders: (fields.reminders as readonly string[] | undefined) ?? null,
    completedAt: (fields.completedAt as number | undefined) ?? null,
    ...(fields.waitsFor !== undefined && { waits: true }),
  }
}
