// What the gate says of each limit. A row that was not measured is a failure too: a limit nobody looks at holds nothing.

import type { Goal, Row } from './benchmark.ts'
import { intervalOfMedian, nameOfRow, type Verdict, verdict } from './measure-rows.ts'

export interface GateLine {
  readonly row: string
  readonly verdict: Verdict | 'not measured'
  readonly text: string
}

export function gateLines(limits: { readonly [row: string]: Goal }, rows: readonly Row[]): GateLine[] {
  return Object.entries(limits).map(([name, limit]) => {
    const row = rows.find((one) => nameOfRow(one) === name)
    const wanted = 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`
    if (row === undefined) return { row: name, verdict: 'not measured', text: `not measured: ${name} (${wanted})` }
    const is = verdict(row.ratios, limit)
    const { low, high } = intervalOfMedian(row.ratios)
    const figures = `${row.ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}, ${row.rounds} rounds)`
    return { row: name, verdict: is, text: `${is}: ${name}: ${figures}, limit ${wanted}` }
  })
}

export function isGatePassed(lines: readonly GateLine[]): boolean {
  return lines.every((line) => line.verdict === 'held' || line.verdict === 'unclear')
}
