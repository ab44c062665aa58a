import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { GRID, TOOLTIP, useAxes } from './drawing.ts'
import { durationTicks } from './duration-ticks.ts'
import type { Insight } from './insight-page.tsx'
import { insightPhrases } from './phrases.ts'

const MEDIAN = 'var(--accent)'
const P90 = 'color-mix(in srgb, var(--accent) 40%, var(--surface))'

/** How long tasks stayed in each status. */
export function TimeChart({ insight: { lifecycle, timeInStatus } }: { readonly insight: Insight }) {
  const { time: phrases, status: statusTitle } = usePhrases(insightPhrases)
  const words = useWords().lifecycles[lifecycle].statuses
  const { duration } = useDates()
  const axes = useAxes()
  const rows = timeInStatus.map(({ status, ...times }) => ({ name: words[status]?.name ?? status, ...times }))
  const ticks = durationTicks(Math.max(0, ...rows.map(({ p90Ms }) => p90Ms)))
  return (
    <ChartPanel
      title={phrases.title}
      explain={phrases.explain}
      empty={rows.length === 0 && phrases.empty}
      series={[
        { name: phrases.median, color: MEDIAN },
        { name: phrases.p90, color: P90 },
      ]}
      table={{
        head: [statusTitle, phrases.median, phrases.p90, phrases.longest, phrases.passes],
        rows: rows.map(({ name, medianMs, p90Ms, longestMs, passes }) => [
          ...[name, duration(medianMs), duration(p90Ms), duration(longestMs), passes],
        ]),
      }}
    >
      <BarChart data={rows} layout="vertical" accessibilityLayer={false}>
        <CartesianGrid {...GRID} vertical horizontal={false} />
        <XAxis
          {...axes.x}
          type="number"
          domain={[0, ticks.at(-1) ?? 0]}
          ticks={ticks}
          tickFormatter={duration}
          minTickGap={16}
        />
        <YAxis {...axes.y} type="category" dataKey="name" width={92} />
        <Tooltip {...TOOLTIP} formatter={(value) => duration(Number(value))} />
        <Bar dataKey="medianMs" name={phrases.median} fill={MEDIAN} isAnimationActive={false} maxBarSize={16} />
        <Bar dataKey="p90Ms" name={phrases.p90} fill={P90} isAnimationActive={false} maxBarSize={16} />
      </BarChart>
    </ChartPanel>
  )
}
