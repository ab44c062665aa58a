import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { countTicks } from './count-ticks.ts'
import { Drawing, type Scale } from './drawing.tsx'
import { dayBand } from './flow-chart.tsx'
import type { Insight } from './insight-page.tsx'
import { insightPhrases } from './phrases.ts'

const CREATED = 'var(--quiet)'
const FINISHED = 'var(--good)'

/** What came and what was finished, day by day. */
export function ThroughputChart({ insight: { throughput } }: { readonly insight: Insight }) {
  const { throughput: phrases, day } = usePhrases(insightPhrases)
  const dates = useDates()
  const ticks = countTicks(Math.max(0, ...throughput.flatMap(({ created, finished }) => [created, finished])))
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
      <Drawing
        across={[-0.5, throughput.length - 0.5]}
        up={[0, ticks.at(-1) ?? 1]}
        marksAcross={throughput.map(({ at }, index) => ({ at: index, label: dates.day(at) }))}
        marksUp={ticks.map((at) => ({ at, label: String(at) }))}
        lines="up"
      >
        {(scale) =>
          throughput.map(({ at, created, finished }, index) => (
            <g key={at}>
              <rect {...bar(scale, index - PLACE, created)} fill={CREATED} />
              <rect {...bar(scale, index + PLACE, finished)} fill={FINISHED} />
              <rect {...dayBand(scale, index)} fill="transparent">
                <title>
                  {[dates.day(at), `${phrases.created}: ${created}`, `${phrases.finished}: ${finished}`].join('\n')}
                </title>
              </rect>
            </g>
          ))
        }
      </Drawing>
    </ChartPanel>
  )
}

/** How far from the middle of its day a bar stands, and how wide it is, in days. */
const PLACE = 0.2
const WIDTH = 0.36
const WIDEST = 24

function bar({ across, up }: Scale, at: number, value: number) {
  const width = Math.min(WIDEST, Math.abs(across(at + WIDTH) - across(at)))
  return { x: across(at) - width / 2, width, y: up(value), height: up(0) - up(value) }
}
