/** How far ahead one looks. */
export const DAYS = 28
