// Plain values a page needs too: nothing here brings the schemas along.

export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export type Priority = (typeof PRIORITIES)[number]

/** What one message may hold. */
export const MESSAGE_LIMIT = 10_000
