// The last days up to now, as the clocks of a time zone have them: days of 23 or 25 hours are days like others.

import { offsetOf } from '../conversation/time-zone.ts'

export interface Day {
  readonly start: number
  /** The last millisecond of it; of today, now. */
  readonly end: number
}

const DAY = 86_400_000
const MINUTE = 60_000

export function lastDays(now: number, count: number, timeZone: string | undefined): readonly Day[] {
  const today = Math.floor((now + offsetOf(timeZone, now) * MINUTE) / DAY)
  const start = (back: number) => midnight(today - back, timeZone)
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    return { start: start(back), end: back === 0 ? now : start(back - 1) - 1 }
  })
}

/** When a day begins. Its offset is looked up where it would begin without one, and once more where that says it does. */
function midnight(day: number, timeZone: string | undefined): number {
  const guess = day * DAY - offsetOf(timeZone, day * DAY) * MINUTE
  return day * DAY - offsetOf(timeZone, guess) * MINUTE
}
