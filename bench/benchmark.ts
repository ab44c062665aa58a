// What a benchmark is given, and what it hands back: rows of one table.

import type { Cleanup } from './cleanup.ts'
import type { Comparison } from './measure.ts'
import type { MeasureRows } from './measure-rows.ts'

export interface Bench {
  /** Small sizes and few rounds: to see that it runs, not to learn a figure. */
  readonly quick: boolean
  /** Small rounds, so that enough of them fit into the time there is. */
  readonly gate: boolean
  readonly say: (text: string) => void
  /** Runs the contestants in turns and makes rows of their figures. */
  readonly measure: MeasureRows
  readonly cleanup: Cleanup
}

export type Benchmark = (bench: Bench) => Promise<readonly Row[]>

/** Whether the figures are calls per second or milliseconds per call. */
export type Unit = 'per second' | 'milliseconds'
export type Goal = { readonly atLeast: number } | { readonly atMost: number }

export interface Row extends Comparison {
  readonly work: string
  /** What Pawl is held against. */
  readonly against: string
  readonly unit: Unit
  /** Null where a figure is shown for the sake of the others. */
  readonly goal: Goal | null
  /** What share of the machine others took; the gate looks. */
  readonly othersShare?: number
}
