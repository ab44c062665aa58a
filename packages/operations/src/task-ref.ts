// How people and programs point at a task: 3, #3, or its id.

import type { TaskRef } from './ports/task-store.ts'

export function parseTaskRef(text: string): TaskRef {
  return /^#?\d{1,15}$/.test(text) ? { number: Number(text.replace('#', '')) } : { id: text }
}
