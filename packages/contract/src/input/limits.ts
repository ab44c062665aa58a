// Plain values a page needs too: nothing here brings the schemas along.

import { todo } from '@pawl/kernel'

export const PRIORITIES = todo.fields.priority.holds
export type Priority = (typeof PRIORITIES)[number]

/** What one message may hold. */
export const MESSAGE_LIMIT = 10_000
