// The cumulative flow: what is finished lies at the bottom, what has just come on top.

import { type LifecycleName, type LifecycleTable, lifecycles } from '@pawl/kernel'
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { GRID, TOOLTIP, useAxes } from './drawing.ts'
import type { Insight } from './insight-page.tsx'
import { insightPhrases } from './phrases.ts'
import { statusColors } from './status-colors.ts'

export function FlowChart({ insight: { lifecycle, statuses, flow } }: { readonly insight: Insight }) {
  const { flow: phrases, day } = usePhrases(insightPhrases)
  const words = useWords().lifecycles[lifecycle].statuses
  const dates = useDates()
  const axes = useAxes()
  const colors = statusColors(lifecycle, statuses)
  const layers = fromBottom(lifecycle, statuses).filter((status) =>
    flow.some(({ counts }) => (counts[status] ?? 0) > 0),
  )
  const name = (status: string) => words[status]?.name ?? status
  const shown = layers.toReversed()
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
      <AreaChart data={flow.map(({ at, counts }) => ({ at, ...counts }))} accessibilityLayer={false}>
        <CartesianGrid {...GRID} />
        <XAxis {...axes.x} dataKey="at" tickFormatter={dates.day} minTickGap={24} />
        <YAxis {...axes.y} allowDecimals={false} />
        <Tooltip {...TOOLTIP} labelFormatter={(at) => dates.day(Number(at))} />
        {layers.map((status) => (
          <Area
            key={status}
            dataKey={status}
            name={name(status)}
            stackId="flow"
            stroke="var(--surface)"
            fill={colors.get(status)}
            fillOpacity={1}
            isAnimationActive={false}
          />
        ))}
      </AreaChart>
    </ChartPanel>
  )
}

function fromBottom(name: LifecycleName, statuses: readonly string[]): readonly string[] {
  const table: LifecycleTable = lifecycles[name]
  const isEnd = (status: string) => table.statuses[status]?.end !== undefined
  return [...statuses.filter(isEnd), ...statuses.filter((status) => !isEnd(status)).reverse()]
}
