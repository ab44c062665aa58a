// The last days for the eyes of a person: what came and went, how long it took, and what has come to a halt.

import type { Operations, ResultOf } from '@pawl/contract'
import { cutText } from '@pawl/kernel'
import type { Screen } from './screen.ts'
import { table } from './table.ts'
import { statusText } from './tasks.ts'

type Insight = ResultOf<Operations['insight']>

export async function renderInsight(insight: Insight, screen: Screen): Promise<string> {
  const { throughput, flow, stuck, suspects } = insight
  const { phrases, paint } = screen
  const sum = (of: 'created' | 'finished') => throughput.reduce((total, day) => total + day[of], 0)
  const now = Object.entries(flow.at(-1)?.counts ?? {}).filter(([, tasks]) => tasks > 0)
  return [
    phrases.insight.flowed(sum('created'), sum('finished'), throughput.length),
    ...(now.length === 0
      ? []
      : [now.map(([status, tasks]) => `${statusText(insight.lifecycle, status, screen)}: ${tasks}`).join(' · ')]),
    ...(insight.timeInStatus.length === 0 ? [] : ['', await timesIn(insight, screen)]),
    ...(stuck.length === 0 ? [] : ['', paint('yellow', phrases.insight.stuck), ...stuck.map(stuckLine(screen))]),
    ...(suspects.length === 0
      ? []
      : ['', paint('red', phrases.insight.suspects), ...suspects.map(suspectLine(screen))]),
  ].join('\n')
}

function timesIn({ lifecycle, timeInStatus }: Insight, screen: Screen): Promise<string> {
  const { headings, insight } = screen.phrases
  return table(
    timeInStatus,
    [
      { heading: headings.status, text: ({ status }) => statusText(lifecycle, status, screen) },
      { heading: insight.left, text: ({ passes }) => String(passes), align: 'right' },
      { heading: insight.median, text: ({ medianMs }) => age(medianMs, screen), align: 'right' },
      { heading: insight.p90, text: ({ p90Ms }) => age(p90Ms, screen), align: 'right' },
      { heading: insight.longest, text: ({ longestMs }) => age(longestMs, screen), align: 'right' },
    ],
    screen,
  )
}

const stuckLine =
  (screen: Screen) =>
  ({ task, forMs, usualMs }: Insight['stuck'][number]) => {
    const usually = usualMs === null ? '' : ` (${screen.phrases.insight.usually(age(usualMs, screen))})`
    return `  ${nameOf(task, screen)}  ${statusText(task.lifecycle, task.status, screen)} ${age(forMs, screen)}${usually}`
  }

const suspectLine =
  (screen: Screen) =>
  ({ task, holder, lastSeen }: Insight['suspects'][number]) =>
    `  ${nameOf(task, screen)}  ${holder} ${age(screen.now - lastSeen, screen)}`

function nameOf({ number, title, content }: Insight['stuck'][number]['task'], { quote }: Screen): string {
  return `#${number} ${quote(cutText((title ?? String(content ?? '')).replace(/\s+/g, ' '), 60))}`
}

function age(milliseconds: number, { phrases }: Screen): string {
  return phrases.board.age(Math.max(0, Math.round(milliseconds / 1000)))
}
