// What of an insight stands out: a few facts that are worth a sentence before the charts. Pure.
//
// SO1. What is not so is not said: nothing of stuck work where none is.

import { lifecycles } from '@pawl/kernel'
import type { Result } from '../api/request.ts'

type Insight = Result<'insight'>

export type Fact =
  | { readonly kind: 'flow'; readonly created: number; readonly finished: number }
  | { readonly kind: 'open'; readonly now: number; readonly before: number }
  | { readonly kind: 'slowest'; readonly status: string; readonly medianMs: number }
  | { readonly kind: 'stuck'; readonly tasks: number; readonly number: number; readonly forMs: number }

/** Of fewer than so many the middle says nothing. */
const ENOUGH = 3
/** Who waits for less does not wait. */
const WORTH_SAYING = 60_000

export function standsOut(
  insight: Pick<Insight, 'lifecycle' | 'flow' | 'throughput' | 'timeInStatus' | 'stuck'>,
): Fact[] {
  const created = sum(insight.throughput.map((day) => day.created))
  const finished = sum(insight.throughput.map((day) => day.finished))
  const [first, last] = [insight.flow.at(0), insight.flow.at(-1)]
  const slowest = insight.timeInStatus
    .filter(
      ({ passes, status, medianMs }) =>
        passes >= ENOUGH && medianMs >= WORTH_SAYING && !isOver(insight.lifecycle, status),
    )
    .toSorted((one, other) => other.medianMs - one.medianMs)[0]
  const longest = insight.stuck[0]
  return [
    ...(created + finished > 0 ? [{ kind: 'flow' as const, created, finished }] : []),
    ...(first !== undefined && last !== undefined
      ? [{ kind: 'open' as const, now: openIn(insight, last.counts), before: openIn(insight, first.counts) }]
      : []),
    ...(slowest === undefined
      ? []
      : [{ kind: 'slowest' as const, status: slowest.status, medianMs: slowest.medianMs }]),
    ...(longest === undefined
      ? []
      : [
          {
            kind: 'stuck' as const,
            tasks: insight.stuck.length,
            number: longest.task.number,
            forMs: longest.forMs,
          },
        ]),
  ]
}

function openIn({ lifecycle }: Pick<Insight, 'lifecycle'>, counts: Readonly<Record<string, number>>): number {
  return sum(Object.entries(counts).flatMap(([status, tasks]) => (isOver(lifecycle, status) ? [] : [tasks])))
}

function isOver(lifecycle: Insight['lifecycle'], status: string): boolean {
  const statuses: Readonly<Record<string, { readonly end?: string }>> = lifecycles[lifecycle].statuses
  return statuses[status]?.end !== undefined
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
