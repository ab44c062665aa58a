// chrono-node on the same English phrases, behind the same errand: what it takes out of the sentence, and what of the phrase it
// leaves behind. It knows no recurrence and no Hebrew.

import { parse } from 'chrono-node'
import { ERRANDS, halfOf, NOW, type Outcome, readSpan, type Span, UTC_OFFSET } from './spans.ts'

/** Prepositions it leaves beside what it read are not held against it. */
const SMALL =
  /\b(?:on|at|by|for|in|the|of|to|from|before|until|till|around|about|due|starting|beginning|over|within)\b/gi

type ChronoOutcome = 'whole' | 'half' | 'missed'

interface Beside {
  readonly pawl: Outcome
  readonly chrono: ChronoOutcome
  readonly isSame: boolean
}

export function besideChrono(span: Span): Beside {
  const { outcome, deadline } = readSpan(span)
  const { order, title } = ERRANDS.en
  const text = `${order} ${title} ${span.text}`
  const results = parse(text, { instant: new Date(NOW), timezone: UTC_OFFSET }, { forwardDate: true })
  if (results.length === 0) return { pawl: outcome, chrono: 'missed', isSame: false }
  const left = results
    .toReversed()
    .reduce((rest, { index, text: own }) => `${rest.slice(0, index)} ${rest.slice(index + own.length)}`, text)
  const isWhole =
    left
      .slice(order.length)
      .replace(title, '')
      .replace(SMALL, '')
      .replace(/[\s.,]+/g, '') === ''
  const at = results[0]?.start.date().toISOString().slice(0, 16) ?? ''
  const isSame =
    deadline !== null && (deadline.includes('T') ? at === deadline.slice(0, 16) : localDay(at) === deadline)
  return { pawl: outcome, chrono: isWhole && results.length === 1 ? 'whole' : 'half', isSame }
}

function localDay(at: string): string {
  return new Date(Date.parse(`${at}:00Z`) + UTC_OFFSET * 60_000).toISOString().slice(0, 10)
}

export function chronoReport(name: string, all: readonly Span[], most: number): string {
  const spans = [
    ...new Map(all.filter(({ lang }) => lang === 'en').map((one) => [one.text.toLowerCase(), one])).values(),
  ]
  const groups = (['once', 'recurring'] as const).flatMap((kind) =>
    (['seen', 'unseen'] as const).map((half) => {
      const own = spans.filter((span) => halfOf(span) === half && span.isRecurring === (kind === 'recurring'))
      return { title: `${kind}, ${half}`, read: own.map((span) => ({ span, ...besideChrono(span) })) }
    }),
  )
  const lines = groups.flatMap(({ title, read }) => {
    const count = (is: (one: (typeof read)[number]) => boolean) => read.filter(is).length
    const more = read.filter(({ pawl, chrono }) => chrono === 'whole' && pawl !== 'whole')
    const other = read.filter(({ pawl, chrono, isSame }) => chrono === 'whole' && pawl === 'whole' && !isSame)
    return [
      `  ${title}: ${read.length} different phrases`,
      `    Pawl        whole ${count(({ pawl }) => pawl === 'whole')}, half ${count(({ pawl }) => pawl === 'half')}, asked ${count(({ pawl }) => pawl === 'asked')}, left ${count(({ pawl }) => pawl === 'kept')}`,
      `    chrono-node whole ${count(({ chrono }) => chrono === 'whole')}, half ${count(({ chrono }) => chrono === 'half')}, missed ${count(({ chrono }) => chrono === 'missed')}`,
      `    only chrono-node whole ${more.length}, only Pawl whole ${count(({ pawl, chrono }) => pawl === 'whole' && chrono !== 'whole')}, both whole and another moment ${other.length}`,
      ...(title.endsWith(', seen')
        ? [
            ...more.map(({ span, pawl }) => `      only chrono-node (${pawl}): ${span.text}`),
            ...other.map(({ span }) => `      another moment: ${span.text}`),
          ].slice(0, most)
        : []),
    ]
  })
  return `\n${name}, beside chrono-node\n${lines.join('\n')}\n`
}
