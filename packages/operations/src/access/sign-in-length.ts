// How long someone stays signed in: so long after the last use, and so long in all.

const DAY = 86_400_000

export const LONGEST_IDLE = 30 * DAY
export const LONGEST_SIGN_IN = 90 * DAY
