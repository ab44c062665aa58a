// Round times for an axis: seconds, hours, days, never 1.39 hours. Pure.

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]
const STEPS = [
  ...[SECOND / 10, SECOND / 2, SECOND, 5 * SECOND, 10 * SECOND, 30 * SECOND],
  ...[MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR],
  ...[DAY, 2 * DAY, 5 * DAY, 10 * DAY, 30 * DAY, 90 * DAY],
]
const MOST_TICKS = 5

/** From nothing to the first round time that is not less. */
export function durationTicks(longest: number): number[] {
  const step = STEPS.find((one) => longest / one <= MOST_TICKS - 1) ?? Math.ceil(longest / MOST_TICKS / DAY) * DAY
  return Array.from({ length: Math.ceil(longest / step) + 1 }, (_, index) => index * step)
}
