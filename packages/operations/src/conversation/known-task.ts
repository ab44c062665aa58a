// A task as the conversation sees it.

import type { KnownTask } from '@pawl/dialogue'
import type { Task, TodoTask } from '@pawl/kernel'

/** Conversations are about to-dos. */
export function toKnownTask(task: Task): KnownTask {
  const { id, number, status, createdAt, fields } = task as TodoTask
  return {
    id,
    number,
    status,
    title: fields.title,
    priority: fields.priority ?? null,
    deadline: fields.deadline ?? null,
    description: fields.description ?? null,
    tags: fields.tags ?? null,
    project: fields.project ?? null,
    recurrence: fields.recurrence ?? null,
    reminders: fields.reminders ?? null,
    completedAt: fields.completedAt ?? null,
    createdAt,
    ...(fields.waitsFor !== undefined && { waits: true }),
  }
}
