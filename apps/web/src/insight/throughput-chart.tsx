import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { GRID, TOOLTIP, useAxes } from './drawing.ts'
import type { Insight } from './insight-page.tsx'
import { insightPhrases } from './phrases.ts'

const CREATED = 'var(--quiet)'
const FINISHED = 'var(--good)'

/** What came and what was finished, day by day. */
export function ThroughputChart({ insight: { throughput } }: { readonly insight: Insight }) {
  const { throughput: phrases, day } = usePhrases(insightPhrases)
  const dates = useDates()
  const axes = useAxes()
  const nothing = throughput.every(({ created, finished }) => created + finished === 0)
  return (
    <ChartPanel
      title={phrases.title}
      explain={phrases.explain}
      empty={nothing && phrases.empty}
      series={[
        { name: phrases.created, color: CREATED },
        { name: phrases.finished, color: FINISHED },
      ]}
      table={{
        head: [day, phrases.created, phrases.finished],
        rows: throughput.map(({ at, created, finished }) => [dates.day(at), created, finished]),
      }}
    >
      <BarChart data={[...throughput]} accessibilityLayer={false}>
        <CartesianGrid {...GRID} />
        <XAxis {...axes.x} dataKey="at" tickFormatter={dates.day} minTickGap={24} />
        <YAxis {...axes.y} allowDecimals={false} />
        <Tooltip {...TOOLTIP} labelFormatter={(at) => dates.day(Number(at))} />
        <Bar dataKey="created" name={phrases.created} fill={CREATED} isAnimationActive={false} maxBarSize={24} />
        <Bar dataKey="finished" name={phrases.finished} fill={FINISHED} isAnimationActive={false} maxBarSize={24} />
      </BarChart>
    </ChartPanel>
  )
}
