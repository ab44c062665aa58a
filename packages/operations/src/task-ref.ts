// How people and programs point at a task: 3, #3, or its id.

import type { TaskRef } from './ports/task-store.ts'

/** An id may be of digits alone: it has always fourteen, and no number begins with 0. */
export function parseTaskRef(text: string): TaskRef {
  const isNumber = /^#?[1-9]\d{0,14}$/.test(text) && !/^\d{14}$/.test(text)
  return isNumber ? { number: Number(text.replace('#', '')) } : { id: text }
}
