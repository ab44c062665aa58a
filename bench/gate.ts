// What the gate says of each limit. It fails on a clear miss on a machine that was free, and on a row that a benchmark no
// longer has: a limit nobody looks at holds nothing. Whatever could not be told fails nothing.

import type { Goal, Row } from './benchmark.ts'
import { intervalOfMedian, nameOfRow, type Verdict, verdict } from './measure-rows.ts'

export interface GateLine {
  readonly row: string
  readonly verdict: Verdict | 'left out' | 'not measured'
  readonly text: string
}

/** By benchmark and row. */
export interface Limits {
  readonly [benchmark: string]: { readonly [row: string]: Goal }
}

/** Benchmarks that did not run, with the reason: a peer that is not installed, no PostgreSQL, no time left. */
export type LeftOut = ReadonlyMap<string, string>

/** A ratio of two contestants who need different shares of a machine means nothing if others take more than this of it. */
const TOO_BUSY = 0.25

export function gateLines(limits: Limits, rows: readonly Row[], leftOut: LeftOut): GateLine[] {
  return Object.entries(limits).flatMap(([benchmark, ofBenchmark]) =>
    Object.entries(ofBenchmark).map(([name, limit]) => {
      const row = rows.find((one) => nameOfRow(one) === name)
      return row === undefined ? missing(name, limit, leftOut.get(benchmark)) : measured(name, row, limit)
    }),
  )
}

function missing(name: string, limit: Goal, reason: string | undefined): GateLine {
  const is = reason === undefined ? 'not measured' : 'left out'
  const why = reason === undefined ? '' : `: ${reason}`
  return { row: name, verdict: is, text: `${is}: ${name} (${wanted(limit)})${why}` }
}

function measured(name: string, row: Row, limit: Goal): GateLine {
  const { othersShare = 0 } = row
  const told = verdict(row.ratios, limit)
  const isBusy = told === 'missed' && othersShare > TOO_BUSY
  const is = isBusy ? 'unclear' : told
  const { low, high } = intervalOfMedian(row.ratios)
  const interval = Number.isFinite(low) ? `${low.toFixed(2)} to ${high.toFixed(2)}, ` : ''
  const figures = `${row.ratio.toFixed(2)} (${interval}${row.rounds} rounds)`
  const busy = isBusy ? `; others took ${Math.round(100 * othersShare)}% of the machine` : ''
  return { row: name, verdict: is, text: `${is}: ${name}: ${figures}, limit ${wanted(limit)}${busy}` }
}

export function isGatePassed(lines: readonly GateLine[]): boolean {
  return lines.every(({ verdict: is }) => is !== 'missed' && is !== 'not measured')
}

function wanted(limit: Goal): string {
  return 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`
}
