// The cumulative flow: what is finished lies at the bottom, what has just come on top.

import { type LifecycleName, type LifecycleTable, lifecycles } from '@pawl/kernel'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { countTicks } from './count-ticks.ts'
import { Drawing, type Scale } from './drawing.tsx'
import type { Insight } from './insight-page.tsx'
import { insightPhrases } from './phrases.ts'
import { statusColors } from './status-colors.ts'

export function FlowChart({ insight: { lifecycle, statuses, flow } }: { readonly insight: Insight }) {
  const { flow: phrases, day } = usePhrases(insightPhrases)
  const words = useWords().lifecycles[lifecycle].statuses
  const dates = useDates()
  const colors = statusColors(lifecycle, statuses)
  const layers = fromBottom(lifecycle, statuses).filter((status) =>
    flow.some(({ counts }) => (counts[status] ?? 0) > 0),
  )
  const name = (status: string) => words[status]?.name ?? status
  const shown = layers.toReversed()
  /** Of each day, the sum of the lowest so many layers. */
  const heights = (lowest: number) =>
    flow.map(({ counts }) => layers.slice(0, lowest).reduce((sum, status) => sum + (counts[status] ?? 0), 0))
  const ticks = countTicks(Math.max(0, ...heights(layers.length)))
  return (
    <ChartPanel
      title={phrases.title}
      explain={phrases.explain}
      empty={layers.length === 0 && phrases.empty}
      series={shown.map((status) => ({ name: name(status), color: colors.get(status) ?? '' }))}
      table={{
        head: [day, ...shown.map(name)],
        rows: flow.map(({ at, counts }) => [dates.day(at), ...shown.map((status) => counts[status] ?? 0)]),
      }}
    >
      <Drawing
        across={[0, Math.max(1, flow.length - 1)]}
        up={[0, ticks.at(-1) ?? 1]}
        marksAcross={flow.map(({ at }, index) => ({ at: index, label: dates.day(at) }))}
        marksUp={ticks.map((at) => ({ at, label: String(at) }))}
        lines="up"
      >
        {(scale) => (
          <>
            {layers.map((status, index) => (
              <path
                key={status}
                d={layer(scale, heights(index), heights(index + 1))}
                fill={colors.get(status)}
                stroke="var(--surface)"
              />
            ))}
            {flow.map(({ at, counts }, index) => (
              <rect key={at} {...dayBand(scale, index)} fill="transparent">
                <title>
                  {[dates.day(at), ...shown.map((status) => `${name(status)}: ${counts[status] ?? 0}`)].join('\n')}
                </title>
              </rect>
            ))}
          </>
        )}
      </Drawing>
    </ChartPanel>
  )
}

/** The outline of what lies between two heights. A single day is as wide as the picture. */
function layer({ across, up }: Scale, lower: readonly number[], upper: readonly number[]): string {
  const wide = (values: readonly number[]) => (values.length === 1 ? [...values, ...values] : values)
  const along = (values: readonly number[]) => wide(values).map((value, index) => `${across(index)} ${up(value)}`)
  return `M${[...along(upper), ...along(lower).toReversed()].join('L')}Z`
}

/** What of the picture belongs to a day. */
export function dayBand({ across, up }: Scale, index: number) {
  const [from, to] = [across(index - 0.5), across(index + 0.5)]
  return { x: Math.min(from, to), width: Math.abs(to - from), y: 0, height: up(0) }
}

function fromBottom(name: LifecycleName, statuses: readonly string[]): readonly string[] {
  const table: LifecycleTable = lifecycles[name]
  const isEnd = (status: string) => table.statuses[status]?.end !== undefined
  return [...statuses.filter(isEnd), ...statuses.filter((status) => !isEnd(status)).reverse()]
}
