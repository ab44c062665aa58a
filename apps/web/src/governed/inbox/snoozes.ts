/** Until when one often puts something off, as the server understands it. */
export const SNOOZES = ['in 1 hour', 'in 3 hours', 'tomorrow', 'next week'] as const
