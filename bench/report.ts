// The figures as one table for people, or as one document for programs.

import { cpus, platform } from 'node:os'
import type { Goal, Row, Unit } from './benchmark.ts'

const HEADINGS = ['work', 'Pawl', 'floor or peer', 'ratio', 'goal', 'met?'] as const

export interface Results {
  readonly quick: boolean
  readonly rows: readonly Row[]
  readonly notMeasured: readonly string[]
}

export function asText({ quick, rows, notMeasured }: Results): string {
  const lines = [
    `Pawl against floors and peers measured in the same run, in turns, round after round. A ratio is Pawl's figure`,
    `divided by the other, round by round: the median, then the lowest and the highest. ${machine()}.`,
    ...(quick
      ? ['QUICK RUN: small sizes, few rounds. It shows that the benchmarks work; its figures mean little.']
      : []),
    '',
    ...table([HEADINGS, ...rows.map(cells)]),
    '',
    'Not measured:',
    ...notMeasured.map((line) => `- ${line}`),
  ]
  return lines.join('\n')
}

export function asJson({ quick, rows, notMeasured }: Results): string {
  return JSON.stringify({
    machine: machine(),
    quick,
    rows: rows.map((row) => ({ ...row, met: row.goal === null ? null : isMet(row.ratio, row.goal) })),
    notMeasured,
  })
}

export function isMet(ratio: number, goal: Goal): boolean {
  return 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost
}

export function figure(value: number, unit: Unit): string {
  if (unit === 'milliseconds') return `${value < 10 ? value.toFixed(3) : value.toFixed(1)} ms`
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M/s`
  return `${Math.round(value).toLocaleString('en-US')}/s`
}

function cells(row: Row): string[] {
  const { goal } = row
  return [
    row.work,
    figure(row.pawl, row.unit),
    `${row.against}: ${figure(row.other, row.unit)}`,
    `${times(row.ratio)} (${times(row.lowest)}–${times(row.highest)})`,
    goal === null ? '—' : 'atLeast' in goal ? `≥ ${goal.atLeast} ×` : `≤ ${goal.atMost} ×`,
    goal === null ? '—' : isMet(row.ratio, goal) ? 'yes' : 'no',
  ]
}

function times(ratio: number): string {
  return ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] as string).length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(rows[0] as string[]), rule, ...rows.slice(1).map(line)]
}

function machine(): string {
  const { node, sqlite } = process.versions
  return `${cpus().length} cores, ${platform()}, Node ${node}, SQLite ${sqlite}`
}
