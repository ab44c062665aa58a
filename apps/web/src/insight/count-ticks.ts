// Round numbers for an axis that counts: 0, 1, 2 or 0, 20, 40. Pure.

const MOST_TICKS = 5

/** From nothing to the first round number that is not less. */
export function countTicks(most: number): number[] {
  const steps = [1, 2, 5].flatMap((step) => [0, 1, 2, 3, 4, 5, 6].map((power) => step * 10 ** power))
  const step = steps.toSorted((a, b) => a - b).find((one) => most / one <= MOST_TICKS - 1) ?? most
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step)
}
