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

export interface Patience {
  /** For each measurement. */
  readonly seconds: number
  /** When all of them have to be over, on the clock of `performance.now`. */
  readonly deadline: number
  /** What share of the machine others take, while nothing is measured. */
  readonly othersShare: () => Promise<number>
}

/**
 * Rounds go on until every row with a limit is clear of it, or the time is up. Rows say what share of the machine others
 * took around the measurement.
 */
export function untilClear(limits: { readonly [row: string]: Goal }, patience: Patience): MeasureRows {
  return async (_, contestants, rowsOf) => {
    const before = await patience.othersShare()
    const end = Math.min(performance.now() + patience.seconds * 1000, patience.deadline)
    const isEnough = (figures: Parameters<typeof rowsOf>[0]) => {
      if (performance.now() > end) return true
      return rowsOf(figures).every((row) => {
        const limit = limits[nameOfRow(row)]
        return limit === undefined || verdict(row.ratios, limit) !== 'unclear'
      })
    }
    const rows = rowsOf(await interleave(Number.POSITIVE_INFINITY, contestants, isEnough))
    const othersShare = Math.max(before, await patience.othersShare())
    return rows.map((row) => ({ ...row, othersShare }))
  }
}

export function nameOfRow({ work, against }: Pick<Row, 'work' | 'against'>): string {
  return `${work} / ${against}`
}

export type Verdict = 'held' | 'missed' | 'unclear'

/** How likely the true median may be outside of the interval. A miss fails a build, and has to be surer. */
const DOUBT = { held: 0.01, missed: 0.001 }

/** Only a whole interval on the wrong side is a miss: a busy machine widens the interval and fails nothing. */
export function verdict(ratios: readonly number[], limit: Goal): Verdict {
  const held = intervalOfMedian(ratios, DOUBT.held)
  const missed = intervalOfMedian(ratios, DOUBT.missed)
  const [isHeld, isMissed] =
    'atLeast' in limit
      ? [held.low >= limit.atLeast, missed.high < limit.atLeast]
      : [held.high <= limit.atMost, missed.low > limit.atMost]
  return isHeld ? 'held' : isMissed ? 'missed' : 'unclear'
}

/** From the order of the figures alone, whatever their distribution: the sign test turned round. */
export function intervalOfMedian(values: readonly number[], doubt = DOUBT.held): { low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const count = sorted.length
  let probability = 0.5 ** count
  let tail = 0
  let outside = 0
  while (2 * (tail + probability) <= doubt) {
    tail += probability
    outside++
    probability *= (count - outside + 1) / outside
  }
  if (outside === 0) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  return { low: sorted[outside - 1] as number, high: sorted[count - outside] as number }
}
