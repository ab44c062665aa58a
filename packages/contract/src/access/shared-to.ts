/** What a to-do is shared for: to see it only, or to change it too. */
export const SHARED_TO = ['see', 'change'] as const
export type SharedTo = (typeof SHARED_TO)[number]
