import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { Drawing, type Scale } from './drawing.tsx'
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
      <Drawing
        across={[0, ticks.at(-1) ?? 1]}
        up={[rows.length - 0.5, -0.5]}
        marksAcross={ticks.map((at) => ({ at, label: duration(at) }))}
        marksUp={rows.map(({ name }, at) => ({ at, label: name }))}
        lines="across"
      >
        {(scale) =>
          rows.map(({ name, medianMs, p90Ms }, index) => (
            <g key={name}>
              <title>
                {[name, `${phrases.median}: ${duration(medianMs)}`, `${phrases.p90}: ${duration(p90Ms)}`].join('\n')}
              </title>
              <rect {...bar(scale, index - PLACE, medianMs)} fill={MEDIAN} />
              <rect {...bar(scale, index + PLACE, p90Ms)} fill={P90} />
            </g>
          ))
        }
      </Drawing>
    </ChartPanel>
  )
}

/** How far from the middle of its row a bar lies, and how thick it is, in rows. */
const PLACE = 0.19
const THICK = 0.34
const THICKEST = 16

function bar({ across, up }: Scale, at: number, value: number) {
  const height = Math.min(THICKEST, Math.abs(up(at + THICK) - up(at)))
  const [from, to] = [across(0), across(value)]
  return { x: Math.min(from, to), width: Math.abs(to - from), y: up(at) - height / 2, height }
}
