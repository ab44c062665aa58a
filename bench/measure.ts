// How things are timed. Contestants take turns, round after round, so that whatever else the machine is doing hits all
// of them; the figure is the median of the ratios of the rounds, not the ratio of two lucky moments.

import { setImmediate as turn } from 'node:timers/promises'

export interface Comparison {
  /** Medians of the rounds. */
  readonly pawl: number
  readonly other: number
  readonly ratio: number
  readonly lowest: number
  readonly highest: number
  readonly rounds: number
  /** Of each round. */
  readonly ratios: readonly number[]
}

/**
 * Each contestant measures itself once a round, until there were enough rounds. The first one warms up and does not
 * count.
 */
export async function interleave<Name extends string>(
  rounds: number,
  contestants: { readonly [name in Name]: () => number | Promise<number> },
  isEnough: (figures: Record<Name, number[]>) => boolean = () => false,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contestants) as Name[]
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      // Lets signals and timers through between contestants that never wait.
      await turn()
      const figure = await contestants[name]()
      if (round > 0) figures[name].push(figure)
    }
    if (round > 0 && isEnough(figures)) break
  }
  return figures
}

export function compare(pawl: readonly number[], other: readonly number[]): Comparison {
  const ratios = pawl.map((figure, round) => figure / (other[round] as number))
  return {
    pawl: median(pawl),
    other: median(other),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    rounds: ratios.length,
    ratios,
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

/** A round that turns out slow is cut short: half of its calls tell as much as all. */
const LONGEST_ROUND = 2_000

/** How many a second, one after the other; `count` of them if there is time. */
export async function ratePerSecond(count: number, call: (index: number) => unknown): Promise<number> {
  return 1000 / (await millisecondsEach(count, call))
}

export async function millisecondsEach(count: number, call: (index: number) => unknown): Promise<number> {
  const start = performance.now()
  for (let calls = 1; ; calls++) {
    const outcome = call(calls - 1)
    // Waiting costs a turn; a call that does not wait is not charged for one.
    if (outcome instanceof Promise) await outcome
    const took = performance.now() - start
    if (calls >= count || took > LONGEST_ROUND) return took / calls
  }
}
