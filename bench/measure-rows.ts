// How many rounds make a row. A table of figures takes a fixed number of them; the gate takes as many as it needs to
// tell whether a ratio is on the right side of its limit.

import type { Goal, Row } from './benchmark.ts'
import { interleave } from './measure.ts'

type Contestants<Name extends string> = { readonly [name in Name]: () => number | Promise<number> }

export type MeasureRows = <Name extends string>(
  rounds: number,
  contestants: Contestants<Name>,
  rowsOf: (figures: Record<Name, number[]>) => readonly Row[],
) => Promise<readonly Row[]>

export const withFixedRounds: MeasureRows = async (rounds, contestants, rowsOf) =>
  rowsOf(await interleave(rounds, contestants))

/** Rounds go on until every row with a limit is clear of it, or the time is up. */
export function untilClear(limits: { readonly [row: string]: Goal }, seconds: number): MeasureRows {
  return async (_, contestants, rowsOf) => {
    const end = performance.now() + seconds * 1000
    const isEnough = (figures: Parameters<typeof rowsOf>[0]) => {
      if (performance.now() > end) return true
      return rowsOf(figures).every((row) => {
        const limit = limits[nameOfRow(row)]
        return limit === undefined || verdict(row.ratios, limit) !== 'unclear'
      })
    }
    return rowsOf(await interleave(Number.POSITIVE_INFINITY, contestants, isEnough))
  }
}

export function nameOfRow({ work, against }: Pick<Row, 'work' | 'against'>): string {
  return `${work} / ${against}`
}

export type Verdict = 'held' | 'missed' | 'unclear'

/** Only a whole interval on the wrong side is a miss: a busy machine widens the interval and fails nothing. */
export function verdict(ratios: readonly number[], limit: Goal): Verdict {
  const { low, high } = intervalOfMedian(ratios)
  const [isHeld, isMissed] =
    'atLeast' in limit ? [low >= limit.atLeast, high < limit.atLeast] : [high <= limit.atMost, low > limit.atMost]
  return isHeld ? 'held' : isMissed ? 'missed' : 'unclear'
}

/** How sure the interval is that the true median lies inside. */
const DOUBT = 0.01

/** From the order of the figures alone, whatever their distribution: the sign test turned round. */
export function intervalOfMedian(values: readonly number[]): { low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const count = sorted.length
  let probability = 0.5 ** count
  let tail = 0
  let outside = 0
  while (2 * (tail + probability) <= DOUBT) {
    tail += probability
    outside++
    probability *= (count - outside + 1) / outside
  }
  if (outside === 0) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  return { low: sorted[outside - 1] as number, high: sorted[count - outside] as number }
}
