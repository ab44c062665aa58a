// What is wanted of several tasks, as it is for one of them: a new tag or reminder is added to those that it has.

import type { KnownTask } from '../../turn.ts'
import type { Wish } from './deeds.ts'

/** Of tags and reminders the last is the one that was new: it is added to those that a task has. */
export function ofTask(wish: Wish, task: KnownTask): Wish {
  const { tags, reminders, ...fields } = wish.fields
  const tag = tags?.at(-1)
  const reminder = reminders?.at(-1)
  return {
    ...wish,
    fields: {
      ...fields,
      ...(tag !== undefined && { tags: [...new Set([...(task.tags ?? []), tag])] }),
      ...(reminder !== undefined && { reminders: [...new Set([...(task.reminders ?? []), reminder])] }),
    },
  }
}
